//! Reading the corpus: games, one a line, and the list of games to skip.

use std::collections::BTreeMap;
use std::fmt;
use std::fs::File;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};

use flate2::read::MultiGzDecoder;
use serde::Deserialize;
use serde_json::{Map, Value};

/// A file that cannot be used, where, and why.
#[derive(Debug)]
pub(crate) struct Unreadable {
    file: PathBuf,
    line: Option<usize>,
    problem: String,
}

impl Unreadable {
    pub(crate) fn new(file: &Path, line: Option<usize>, problem: impl fmt::Display) -> Unreadable {
        Unreadable { file: file.to_path_buf(), line, problem: problem.to_string() }
    }
}

impl fmt::Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.file.display())?;
        if let Some(line) = self.line {
            write!(f, ", line {line}")?;
        }
        write!(f, ": {}", self.problem)
    }
}

/// A game as it was recorded.
#[derive(Deserialize, Debug)]
pub(crate) struct Recorded {
    /// The version of the format.
    pub(crate) v: u32,
    pub(crate) id: String,
    pub(crate) sets: Map<String, Value>,
    pub(crate) elements: Map<String, Value>,
    pub(crate) rules: Map<String, Value>,
    /// How many played.
    pub(crate) players: usize,
    /// The tiles that lie at the beginning: id, column, row, quarter turns.
    pub(crate) start: Vec<(String, i64, i64, u8)>,
    pub(crate) turns: Vec<RecordedTurn>,
    #[serde(rename = "final")]
    pub(crate) end: RecordedEnd,
}

/// Figures or tokens by their names; what is missing is none.
pub(crate) type Pieces = BTreeMap<String, u64>;

/// One tile that was laid, and what followed.
#[derive(Deserialize, Debug)]
pub(crate) struct RecordedTurn {
    pub(crate) n: u32,
    /// Who moves, counted from 0.
    pub(crate) p: u8,
    /// 1 for the second tile of a builder's double turn.
    #[serde(default)]
    pub(crate) part: u8,
    /// Tiles drawn before that fitted nowhere.
    #[serde(default)]
    pub(crate) disc: Vec<String>,
    pub(crate) tile: String,
    pub(crate) x: i64,
    pub(crate) y: i64,
    pub(crate) r: u8,
    /// Everywhere it could have gone, all facings listed.
    pub(crate) legal: Vec<(i64, i64, u8)>,
    #[serde(default)]
    pub(crate) acts: Vec<RecordedAct>,
    /// Points after the turn.
    pub(crate) scores: Vec<i32>,
    /// Supplies after the turn.
    pub(crate) hand: Vec<Pieces>,
    /// Tokens after the turn; not there if nobody has any.
    #[serde(default)]
    pub(crate) tok: Option<Vec<Pieces>>,
    /// Prisoners after the turn; not there if nobody has any.
    #[serde(default)]
    pub(crate) prison: Option<Vec<Vec<String>>>,
    /// Where mage and witch stand.
    #[serde(default)]
    pub(crate) neutral: Option<BTreeMap<String, Value>>,
}

/// A decision after the tile was laid.
#[derive(Deserialize, Debug)]
pub(crate) struct RecordedAct {
    /// Who decides.
    pub(crate) p: u8,
    /// Everything that could be chosen.
    pub(crate) opts: Vec<String>,
    /// What was chosen.
    #[serde(rename = "do")]
    pub(crate) chosen: String,
    /// The die of a flight.
    #[serde(default)]
    pub(crate) roll: Option<u8>,
}

/// The end of the game.
#[derive(Deserialize, Debug)]
pub(crate) struct RecordedEnd {
    /// The points after everything is counted.
    pub(crate) scores: Vec<i32>,
    /// Tiles that fitted nowhere after the last one was laid.
    #[serde(default)]
    pub(crate) disc: Vec<String>,
}

/// The games of a file, with the numbers of their lines.
pub(crate) struct Games {
    file: PathBuf,
    lines: Box<dyn BufRead>,
    line: usize,
    failed: bool,
}

impl Games {
    pub(crate) fn open(file: &Path) -> Result<Games, Unreadable> {
        let opened = File::open(file).map_err(|e| Unreadable::new(file, None, e))?;
        let packed = file.extension().is_some_and(|ending| ending == "gz");
        let lines: Box<dyn BufRead> = if packed {
            Box::new(BufReader::new(MultiGzDecoder::new(opened)))
        } else {
            Box::new(BufReader::new(opened))
        };
        Ok(Games { file: file.to_path_buf(), lines, line: 0, failed: false })
    }

    /// The next line that is not empty, as a game.
    fn read(&mut self) -> Result<Option<(usize, Recorded)>, Unreadable> {
        let mut text = String::new();
        loop {
            text.clear();
            self.line += 1;
            let unreadable =
                |problem: &dyn fmt::Display| Unreadable::new(&self.file, Some(self.line), problem);
            let read = self.lines.read_line(&mut text);
            match read.map_err(|e| unreadable(&e))? {
                0 => return Ok(None),
                _ if text.trim().is_empty() => {}
                _ => {
                    let game: Recorded = serde_json::from_str(&text).map_err(|e| unreadable(&e))?;
                    if game.v != 1 {
                        return Err(unreadable(&format!("format {} is unknown", game.v)));
                    }
                    return Ok(Some((self.line, game)));
                }
            }
        }
    }
}

impl Iterator for Games {
    type Item = Result<(usize, Recorded), Unreadable>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.failed {
            return None;
        }
        let next = self.read();
        self.failed = next.is_err();
        next.transpose()
    }
}

/// Games in which the other engine itself breaks the rules: `REASON ID TURN` a line.
#[derive(Default, Debug)]
pub(crate) struct Deviations(BTreeMap<String, String>);

impl Deviations {
    pub(crate) fn read(file: &Path) -> Result<Deviations, Unreadable> {
        let text = std::fs::read_to_string(file).map_err(|e| Unreadable::new(file, None, e))?;
        let mut games = BTreeMap::new();
        for (number, line) in text.lines().enumerate() {
            let words: Vec<_> = line.split_whitespace().collect();
            match words[..] {
                [] => {}
                [comment, ..] if comment.starts_with('#') => {}
                [reason, id, turn] => {
                    games.insert(id.to_string(), format!("{reason} in turn {turn}"));
                }
                _ => {
                    let problem = "a line must say REASON GAME TURN";
                    return Err(Unreadable::new(file, Some(number + 1), problem));
                }
            }
        }
        Ok(Deviations(games))
    }

    pub(crate) fn read_if_there(file: &Path) -> Result<Deviations, Unreadable> {
        if file.exists() { Deviations::read(file) } else { Ok(Deviations::default()) }
    }

    /// Why a game is skipped, if it is.
    pub(crate) fn reason(&self, id: &str) -> Option<&str> {
        self.0.get(id).map(String::as_str)
    }
}
