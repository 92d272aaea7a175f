//! Reading an export line by line, plain or from gzip.

use std::fs::File;
use std::io::{BufRead, BufReader, Read};
use std::path::Path;

use bastide_store::WholeGame;
use flate2::read::MultiGzDecoder;

use super::format::{End, GameLine, Head, Line};
use super::{Error, FormatError};

/// How a file begins that gzip made.
const GZIP: [u8; 2] = [0x1f, 0x8b];
/// No game is longer, in bytes.
const LONGEST: u64 = 64 << 20;

/// An export whose first line was read.
pub(super) struct Reader<'a> {
    lines: Lines<'a>,
    /// How many games the first line promises.
    pub(super) promised: u64,
    /// How many games were read.
    pub(super) found: u64,
}

impl<'a> Reader<'a> {
    pub(super) fn new(from: &'a mut (dyn BufRead + Send)) -> Result<Reader<'a>, Error> {
        let mut lines = Lines { from, number: 0 };
        let head = lines.next()?.ok_or(Error::Format { line: 1, why: FormatError::Other })?;
        let head = Head::read(&head).map_err(|why| Error::Format { line: 1, why })?;
        Ok(Reader { lines, promised: head.games, found: 0 })
    }

    /// The next game; nothing after the last one, if none is missing.
    pub(super) fn next(&mut self) -> Result<Option<WholeGame>, Error> {
        let text = self.lines.next()?;
        let line = self.lines.number;
        let at = |why| Error::Format { line, why };
        let text = text.ok_or_else(|| at(FormatError::CutShort(self.found)))?;
        match parse(&text).map_err(at)? {
            Line::Game(game) => {
                game.check().map_err(at)?;
                self.found += 1;
                Ok(Some(WholeGame::from(*game)))
            }
            Line::End(End { end }) if end == self.found => Ok(None),
            Line::End(End { end }) => {
                Err(at(FormatError::Miscounted { found: self.found, said: end }))
            }
        }
    }
}

/// Opens an export, unpacked if gzip made it.
pub(super) fn open(file: &Path) -> Result<Box<dyn BufRead + Send>, Error> {
    let packed = begins_with(file, &GZIP)?;
    let opened = BufReader::new(File::open(file).map_err(|why| Error::file(file, &why))?);
    Ok(if packed {
        Box::new(BufReader::new(MultiGzDecoder::new(opened)))
    } else {
        Box::new(opened)
    })
}

/// Reads an export to its end and keeps nothing of it: whether all of it can be read.
pub(super) fn rehearse(file: &Path) -> Result<(), Error> {
    let read = || {
        let mut from = open(file)?;
        let mut games = Reader::new(&mut *from)?;
        while games.next()?.is_some() {}
        Ok(())
    };
    read().map_err(|error| in_file(file, error))
}

/// Names the file in which a line is wrong.
pub(super) fn in_file(file: &Path, error: Error) -> Error {
    if let Error::Format { line, why } = &error {
        return Error::file(file, &format!("line {line}: {why}"));
    }
    error
}

/// Whether a file begins like this.
pub(super) fn begins_with(file: &Path, begin: &[u8]) -> Result<bool, Error> {
    let failed = |why: std::io::Error| Error::file(file, &why);
    let opened = File::open(file).map_err(failed)?;
    let mut bytes = Vec::new();
    opened.take(begin.len() as u64).read_to_end(&mut bytes).map_err(failed)?;
    Ok(bytes == begin)
}

fn parse(line: &str) -> Result<Line, FormatError> {
    serde_json::from_str::<End>(line).map(Line::End).or_else(|_| {
        let game = serde_json::from_str::<GameLine>(line);
        game.map(|game| Line::Game(Box::new(game)))
            .map_err(|why| FormatError::Form(why.to_string()))
    })
}

/// Lines with their numbers.
struct Lines<'a> {
    from: &'a mut (dyn BufRead + Send),
    number: u64,
}

impl Lines<'_> {
    /// The next line; nothing at the end, also in the middle of a line.
    fn next(&mut self) -> Result<Option<String>, Error> {
        self.number += 1;
        let line = self.number;
        let at = |why| Error::Format { line, why };
        let mut bytes = Vec::new();
        let mut limited = Read::take(&mut *self.from, LONGEST);
        let read = limited.read_until(b'\n', &mut bytes);
        read.map_err(|why| at(FormatError::Form(why.to_string())))?;
        match bytes.pop() {
            Some(b'\n') => {}
            Some(_) if bytes.len() as u64 + 1 >= LONGEST => return Err(at(FormatError::TooLong)),
            Some(_) | None => return Ok(None),
        }
        let text =
            String::from_utf8(bytes).map_err(|why| at(FormatError::Form(why.to_string())))?;
        Ok(Some(text))
    }
}
