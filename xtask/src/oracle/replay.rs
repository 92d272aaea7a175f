//! One recorded game, played by our rules and compared after every tile. It stops at the first
//! difference: whatever follows one means nothing.

use std::collections::BTreeSet;

use bastide_carcassonne::{Action, Event, Outcome, Setup, State};
use bastide_game::{Game, Move, Seat, Turn};
use bastide_jcz::geography::cell;
use bastide_jcz::setup::elements;
use bastide_landscape::{Cell, Facing, Kind};

use super::compare::{Asked, abbot_is_done, asked, by_seat, choices, only_in, placements};
use super::corpus::{Recorded, RecordedAct, RecordedTurn};
use super::report::{Difference, Report, Tolerated};
use super::tiles::{Catalogue, is_river};

/// Why a game was not played to its end.
#[derive(Debug)]
pub(crate) enum Stop {
    /// Ours differs.
    Differs(Difference),
    /// The record makes no sense, or is played with something we lack.
    Unreadable(String),
}

impl From<String> for Stop {
    fn from(problem: String) -> Stop {
        Stop::Unreadable(problem)
    }
}

/// A recorded game and ours beside it.
pub(crate) struct Replay<'a> {
    recorded: &'a Recorded,
    catalogue: &'a Catalogue,
    pub(super) game: State,
    /// What happened in this turn.
    pub(super) events: Vec<Event>,
    /// Everybody's points before it.
    pub(super) before: Vec<i32>,
    /// Its number.
    turn: u32,
}

impl<'a> Replay<'a> {
    /// The table before the first tile.
    pub(crate) fn new(recorded: &'a Recorded, catalogue: &'a Catalogue) -> Result<Self, Stop> {
        let elements = elements(&recorded.sets, &recorded.elements, &recorded.rules)
            .map_err(|e| e.to_string())?;
        let tiles = catalogue.of(recorded)?;
        let setup = Setup::with_tiles(elements, recorded.players, tiles);
        let game = State::new(&setup.map_err(|e| e.to_string())?);
        Ok(Replay { recorded, catalogue, before: points(&game), game, events: Vec::new(), turn: 0 })
    }

    /// Plays it to the end.
    pub(crate) fn play(mut self, report: &mut Report) -> Result<(), Stop> {
        for turn in &self.recorded.turns {
            self.turn = turn.n;
            self.play_turn(turn, report)?;
            report.turn();
        }
        self.put_away(&self.recorded.end.disc)?;
        if asked(&self.game) != Asked::Nothing {
            return self.differ("ends", "goes on", "is over");
        }
        let (ours, theirs) = (points(&self.game), &self.recorded.end.scores);
        if ours != *theirs {
            return self.differ("final points", by_seat(&ours), by_seat(theirs));
        }
        Ok(())
    }

    pub(super) fn differ<T>(
        &self,
        what: &'static str,
        ours: impl Into<String>,
        theirs: impl Into<String>,
    ) -> Result<T, Stop> {
        Err(Stop::Differs(Difference {
            id: self.recorded.id.clone(),
            turn: self.turn,
            what,
            ours: ours.into(),
            theirs: theirs.into(),
        }))
    }

    fn play_turn(&mut self, turn: &RecordedTurn, report: &mut Report) -> Result<(), Stop> {
        self.events.clear();
        self.before = points(&self.game);
        self.put_away(&turn.disc)?;
        if asked(&self.game) != Asked::Draw {
            return self.differ("ends", "is over", "goes on");
        }
        let ours = (self.game.mover().0, self.game.is_second_part());
        let theirs = (turn.p, turn.part == 1);
        if ours != theirs {
            let words = |(player, second): (u8, bool)| {
                format!("player {player}{}", if second { ", second part" } else { "" })
            };
            return self.differ("movers", words(ours), words(theirs));
        }
        let kind = self.draw(&turn.tile)?;
        self.compare_placements(turn, kind, report)?;
        for act in &turn.acts {
            self.decide(act, report)?;
        }
        self.decline(report)?;
        self.compare_holdings(turn)?;
        if asked(&self.game) == Asked::SecondPart {
            report.tolerate(Tolerated::SecondPart);
            self.choose(Action::Again);
        }
        Ok(())
    }

    fn choose(&mut self, action: Action) {
        self.game.play(Move::Choose(action), &mut self.events);
    }

    /// Draws a tile that must fit somewhere.
    fn draw(&mut self, id: &str) -> Result<&'static Kind, Stop> {
        let kind = self.deal(id)?;
        if asked(&self.game) == Asked::Placement {
            return Ok(kind);
        }
        let (ours, theirs) = (format!("{id} is put away"), format!("{id} fits"));
        self.differ("discards", ours, theirs)
    }

    /// Draws tiles that must fit nowhere.
    fn put_away(&mut self, ids: &[String]) -> Result<(), Stop> {
        for id in ids {
            self.deal(id)?;
            if asked(&self.game) == Asked::Placement {
                return self.differ("discards", format!("{id} fits"), format!("{id} is put away"));
            }
        }
        Ok(())
    }

    fn deal(&mut self, id: &str) -> Result<&'static Kind, Stop> {
        let kind = self.catalogue.kind(id)?;
        let outcome = Move::Deal(Outcome::Draw(kind));
        let dealt = self.game.try_play(Turn::Chance, outcome, &mut self.events);
        match dealt {
            Ok(()) => Ok(kind),
            Err(why) => self.differ("draws", why.to_string(), format!("{id} is drawn")),
        }
    }

    fn compare_placements(
        &mut self,
        turn: &RecordedTurn,
        kind: &'static Kind,
        report: &mut Report,
    ) -> Result<(), Stop> {
        let board = |(x, y, quarters): (i64, i64, u8)| -> Result<(Cell, Facing), Stop> {
            let cell = cell(x, y).ok_or_else(|| format!("turn {}: {x},{y} is no cell", turn.n))?;
            if quarters > 3 {
                return Err(format!("turn {}: {quarters} is no rotation", turn.n).into());
            }
            Ok((cell, kind.same_as(Facing::from_quarters(quarters))))
        };
        let ours = placements(&self.game);
        let theirs: Result<BTreeSet<_>, Stop> = turn.legal.iter().copied().map(board).collect();
        let theirs = theirs?;
        if ours != theirs {
            if !is_river(kind) || !theirs.is_subset(&ours) {
                let show = |(cell, facing): &(Cell, Facing)| format!("{cell}{facing}");
                let extra = only_in(&ours, &theirs, show);
                return self.differ("placements", extra, only_in(&theirs, &ours, show));
            }
            report.tolerate(Tolerated::RiverPlacement);
        }
        let (cell, facing) = board((turn.x, turn.y, turn.r))?;
        if !ours.contains(&(cell, facing)) {
            return self.differ("placements", "not offered", format!("{cell}{facing} is chosen"));
        }
        self.choose(Action::Tile { kind, cell, facing });
        Ok(())
    }

    /// A recorded decision: the same must be asked, with the same answers.
    fn decide(&mut self, act: &RecordedAct, report: &mut Report) -> Result<(), Stop> {
        let Asked::Choice(seat) = asked(&self.game) else {
            // What leaves no choice is not asked here.
            return match &act.opts[..] {
                [only] if *only == act.chosen && only == "pass" => Ok(()),
                _ => self.differ("options", "nothing is asked", act.opts.join(" ")),
            };
        };
        if seat.0 != act.p {
            let player = |p: u8| format!("player {p} is asked");
            return self.differ("options", player(seat.0), player(act.p));
        }
        let theirs = act.opts.iter().cloned().collect();
        self.compare_options(&theirs, report)?;
        match choices(&self.game).get(&act.chosen) {
            Some(action) => self.choose(*action),
            None => {
                return self.differ("options", "not offered", format!("{} is chosen", act.chosen));
            }
        }
        Ok(())
    }

    /// Whatever we still ask must have been no question there.
    fn decline(&mut self, report: &mut Report) -> Result<(), Stop> {
        while let Asked::Choice(_) = asked(&self.game) {
            self.compare_options(&BTreeSet::from(["pass".to_string()]), report)?;
            self.choose(Action::Pass);
        }
        Ok(())
    }

    fn compare_options(&self, theirs: &BTreeSet<String>, report: &mut Report) -> Result<(), Stop> {
        let mut ours: BTreeSet<String> = choices(&self.game).into_keys().collect();
        let recall = |option: &String| option.starts_with("return:") && !theirs.contains(option);
        if abbot_is_done(&self.game) && ours.iter().any(recall) {
            report.tolerate(Tolerated::AbbotOnFinished);
            ours.retain(|option| !recall(option));
        }
        if ours == *theirs {
            return Ok(());
        }
        let extra = only_in(&ours, theirs, String::clone);
        self.differ("options", extra, only_in(theirs, &ours, String::clone))
    }
}

/// Everybody's points.
pub(super) fn points(game: &State) -> Vec<i32> {
    Seat::all(game.seats()).map(|seat| game.points(seat)).collect()
}
