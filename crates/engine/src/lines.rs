//! Lines of somebody who cannot be trusted: none is longer than it may be, whatever comes.

use std::io::{self, BufRead};

/// The most bytes a line may have.
pub const MAX_LINE: usize = 64 * 1024;

/// What was read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Line {
    /// A line, without its end.
    Text(String),
    /// More than [`MAX_LINE`] bytes; the rest of that line is skipped.
    TooLong,
    /// Bytes that are not UTF-8.
    NotText,
    /// There is no more.
    End,
}

/// Reads line by line.
#[derive(Debug)]
pub struct LineReader<R> {
    from: R,
    /// Whether the rest of a line is still to be skipped.
    skipping: bool,
}

impl<R: BufRead> LineReader<R> {
    /// Reads from somewhere.
    pub fn new(from: R) -> LineReader<R> {
        LineReader { from, skipping: false }
    }

    /// The next line. A line that is too long is reported before its end has come: it may never come.
    pub fn next_line(&mut self) -> io::Result<Line> {
        let mut line = Vec::new();
        loop {
            let bytes = match self.from.fill_buf() {
                Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
                read => read?,
            };
            if bytes.is_empty() {
                let nothing = line.is_empty();
                return Ok(if nothing { Line::End } else { text(line) });
            }
            let end = bytes.iter().position(|byte| *byte == b'\n');
            let taken = end.unwrap_or(bytes.len());
            if !self.skipping {
                let room = MAX_LINE - line.len();
                if taken > room {
                    self.from.consume(room);
                    self.skipping = true;
                    return Ok(Line::TooLong);
                }
                line.extend_from_slice(&bytes[..taken]);
            }
            self.from.consume(taken + usize::from(end.is_some()));
            if end.is_some() && !std::mem::take(&mut self.skipping) {
                return Ok(text(line));
            }
        }
    }
}

fn text(line: Vec<u8>) -> Line {
    match String::from_utf8(line) {
        Ok(text) => Line::Text(text.trim().to_string()),
        Err(_) => Line::NotText,
    }
}

#[cfg(test)]
mod tests {
    use std::io::BufReader;

    use super::*;

    fn read(bytes: &[u8], buffer: usize) -> Vec<Line> {
        let mut reader = LineReader::new(BufReader::with_capacity(buffer, bytes));
        let mut lines = Vec::new();
        loop {
            let line = reader.next_line().expect("bytes can be read");
            if line == Line::End {
                return lines;
            }
            lines.push(line);
        }
    }

    #[test]
    fn lines_have_an_end() {
        let text = |text: &str| Line::Text(text.to_string());
        for buffer in [1, 3, 1000] {
            assert_eq!(
                read(b"one\r\n\n two \nthree", buffer),
                [text("one"), text(""), text("two"), text("three")]
            );
            assert_eq!(read(b"\xff\xfe\nok\n", buffer), [Line::NotText, text("ok")]);
        }
    }

    #[test]
    fn a_long_line_is_skipped_and_the_next_one_read() {
        let long = |length: usize| [&vec![b'x'; length][..], b"\nnext\n"].concat();
        let next = Line::Text("next".to_string());
        for buffer in [7, 8192, 1 << 20] {
            assert_eq!(read(&long(MAX_LINE + 1), buffer), [Line::TooLong, next.clone()]);
            assert_eq!(read(&long(10 * MAX_LINE), buffer), [Line::TooLong, next.clone()]);
            assert_eq!(read(&long(MAX_LINE), buffer).len(), 2);
        }
        assert_eq!(read(&vec![b'x'; 3 * MAX_LINE], 100), [Line::TooLong]);
    }
}
