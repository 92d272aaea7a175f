//! Trying something: lines that are played from a position of a finished game or of a puzzle. Nothing is kept: a browser
//! says the whole line every time, and it is played by the rules.

mod calls;
mod puzzles;
mod source;

use bastide_game::{Actor, Place, ReplayError, Seat, Turn};
use bastide_protocol::{Aids, Audience, Line, SeatKind, Studied, Study, StudyDraw, StudyTile};

use crate::app::App;
use crate::error::Error;
use crate::live::Possible;
use crate::play::LoadedGame;
use crate::show;
use crate::token::{self, Caller};
use source::{Source, Start};

pub(crate) use calls::router;

/// A line may have so many sentences.
const LONGEST: usize = 400;
/// A sentence may have so many bytes.
const WORDIEST: usize = 200;

/// A line that was played.
struct Played {
    game: LoadedGame,
    /// The number of the last entry before the line.
    start: u32,
    /// The only seat that may try something, and one turn only; nothing if all may.
    solver: Option<Seat>,
    drawn: Option<StudyDraw>,
}

impl Played {
    /// Whether the one who may try something has played a whole turn.
    fn ended(&self) -> bool {
        self.solver.is_some_and(|seat| self.game.table.turn() != Turn::Player(seat))
    }

    /// What was said in the line.
    fn line(&self) -> impl Iterator<Item = Line> {
        let entries = self.game.entries.iter().skip(self.start as usize);
        (self.start + 1..).zip(entries).map(|(n, entry)| Line {
            n,
            actor: entry.actor.clone(),
            sentence: entry.sentence.clone(),
        })
    }
}

/// Plays a line from where a study begins: all of it is replayed, so that takes a moment.
async fn played(app: &App, who: Caller, study: Study) -> Result<Played, Error> {
    check_length(&study.line)?;
    let start = Start::find(app, who, study.from).await?;
    app.blocking.run(move || play(start.source()?, &study.line)).await?
}

fn check_length(line: &[String]) -> Result<(), Error> {
    let is_short = line.len() <= LONGEST && line.iter().all(|said| said.len() <= WORDIEST);
    if is_short { Ok(()) } else { Err(Error::TooLarge) }
}

/// Plays a line by the rules, and what chance owes after it.
fn play(source: Source, line: &[String]) -> Result<Played, Error> {
    let Source { mut game, next, solver } = source;
    let start = game.seq();
    let mut drawn = None;
    for (before, sentence) in line.iter().enumerate() {
        let ended = solver.is_some_and(|seat| game.table.turn() != Turn::Player(seat));
        if ended {
            return Err(Error::NotPossible("the turn is played".to_string()));
        }
        if let Some(draw) = draw_of(&game, before) {
            drawn = Some(draw);
        }
        say(&mut game, sentence).map_err(|why| match why {
            Refused::Why(why) => {
                let place = Place { line: before + 1, column: 1 };
                ReplayError::Entry { entry: start as usize + before + 1, place, why }.into()
            }
            Refused::Undo => Error::BadRequest(format!("sentence {} takes back", before + 1)),
        })?;
    }
    let mut next = next.into_iter();
    while game.table.turn() == Turn::Chance && solver.is_none() {
        let before = (game.seq() - start) as usize;
        if let Some(draw) = draw_of(&game, before) {
            drawn = Some(draw);
        }
        // As long as nothing else was played, what the game drew is drawn again.
        let said = match next.next().filter(|_| line.is_empty()) {
            Some(said) => said,
            None => any(&game.table.possible())?,
        };
        let refused = |_| Error::Internal(format!("chance may not say `{said}`"));
        say(&mut game, &said).map_err(refused)?;
    }
    Ok(Played { game, start, solver, drawn })
}

/// Why a sentence was refused.
enum Refused {
    Why(bastide_game::MoveError),
    /// Whoever steps back says a shorter line.
    Undo,
}

/// Whoever must speak says something.
fn say(game: &mut LoadedGame, sentence: &str) -> Result<(), Refused> {
    let by = match game.table.turn() {
        Turn::Player(seat) => Actor::Seat(seat),
        Turn::Chance => Actor::Chance,
        Turn::Over => Actor::Seat(Seat(0)),
    };
    if sentence.trim_start().starts_with("undo") {
        return Err(Refused::Undo);
    }
    game.try_sentence(by, sentence).map_err(Refused::Why)
}

/// What can be drawn now, if it is a tile.
fn draw_of(game: &LoadedGame, before: usize) -> Option<StudyDraw> {
    if game.table.turn() != Turn::Chance {
        return None;
    }
    let tile = |possible: Possible| {
        let Possible { sentence, weight, tile } = possible;
        Some(StudyTile { sentence, tile: tile?, left: weight })
    };
    let tiles: Vec<StudyTile> = game.table.possible().into_iter().filter_map(tile).collect();
    (!tiles.is_empty()).then_some(StudyDraw { before: before as u32, tiles })
}

/// Anything that chance may say, as likely as it is.
fn any(possible: &[Possible]) -> Result<String, Error> {
    let all: u64 = possible.iter().map(|one| u64::from(one.weight)).sum();
    let [a, b, c, d, ..] = token::random()?;
    let mut left = u64::from(u32::from_le_bytes([a, b, c, d])) % all.max(1);
    let chosen = possible.iter().find(|one| {
        let is_it = left < u64::from(one.weight);
        left = left.saturating_sub(u64::from(one.weight));
        is_it
    });
    let chosen = chosen.ok_or_else(|| Error::Internal("nothing can be drawn".to_string()))?;
    Ok(chosen.sentence.clone())
}

/// A position as a browser that tries something sees it: everybody who may be asked sits there.
async fn shown(app: &App, played: &Played, since: Option<u32>) -> Result<Studied, Error> {
    let game = &played.game;
    let mine: Vec<Seat> = match played.solver {
        Some(seat) => vec![seat],
        None => Seat::all(game.game.seats.len()).collect(),
    };
    let mut table = show::table(app, game, Caller(None)).await?;
    table.aids = Aids::All;
    for seat in &mut table.seats {
        let is_mine = mine.contains(&Seat(seat.seat));
        seat.who = if is_mine { SeatKind::Me } else { SeatKind::Person };
        (seat.bot, seat.online) = (None, true);
    }
    let to = Audience { mine: &mine, open: true };
    let line: Vec<Line> = played.line().collect();
    let seat = |line: &Line| match game.catalog.actor(&line.actor) {
        Some(Actor::Seat(seat)) => Some(seat.0),
        _ => None,
    };
    Ok(Studied {
        seq: game.seq(),
        table,
        scene: game.table.scene(Aids::All, to, since),
        log: game.table.log(to, 0),
        // A turn that is judged is not taken back.
        undo: line.iter().rev().find_map(seat).filter(|_| !played.ended()),
        line,
        drawn: played.drawn.clone(),
        ended: played.ended(),
    })
}
