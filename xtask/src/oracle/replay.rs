//! One recorded game, played by our rules and compared after every tile. It stops at the first
//! difference: whatever follows one means nothing.

use std::collections::BTreeSet;

use bastide_carcassonne::expansions::traders;
use bastide_carcassonne::tiles::on_part;
use bastide_carcassonne::{Action, Event, Outcome, Setup, State};
use bastide_game::{Game, Move, Seat, Turn};
use bastide_jcz::geography::cell;
use bastide_jcz::setup::elements;
use bastide_landscape::{Cell, Facing, Kind};

use super::compare::{
    Asked, abbot_is_done, asked, by_seat, choices, is_abbots_flight, is_ransom, only_in, placements,
};
use super::corpus::{Recorded, RecordedAct, RecordedTurn};
use super::report::{Difference, Report, Tolerated};
use super::tiles::{Catalogue, is_river};

/// The option to do nothing.
const PASS: &str = "pass";

/// The last version of the rules by which an abbot may fly.
const RULES_WITH_FLYING_ABBOTS: u32 = 2;

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
        let mut game = State::new(&setup.map_err(|e| e.to_string())?);
        // A game in which an abbot flies is played by the last version of the rules that lets it.
        let mut acts = recorded.turns.iter().flat_map(|turn| &turn.acts);
        if acts.any(|act| is_abbots_flight(&act.chosen)) {
            game.set_rules(RULES_WITH_FLYING_ABBOTS);
        }
        Ok(Replay { recorded, catalogue, before: points(&game), game, events: Vec::new(), turn: 0 })
    }

    /// Plays it to the end.
    pub(crate) fn play(mut self, report: &mut Report) -> Result<(), Stop> {
        report.recorded(self.recorded.turns.len());
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
            self.answer_unrecorded(turn, Some(act), report)?;
            self.decide(act, report)?;
        }
        self.answer_unrecorded(turn, None, report)?;
        self.decline(report)?;
        self.compare_holdings(turn)?;
        if asked(&self.game) == Asked::SecondPart {
            report.tolerate(Tolerated::SecondPart);
            self.choose(traders::Action::TakeSecondTile.into());
        }
        Ok(())
    }

    fn choose(&mut self, action: Action) {
        self.game.play(Move::Choose(action), &mut self.events);
    }

    /// Draws a tile that must fit somewhere.
    fn draw(&mut self, id: &str) -> Result<&'a Kind, Stop> {
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

    fn deal(&mut self, id: &str) -> Result<&'a Kind, Stop> {
        let kind = self.catalogue.kind(id)?;
        let outcome = Move::Deal(Outcome::Draw(kind.name));
        let dealt = self.game.try_play(Turn::Chance, outcome, &mut self.events);
        match dealt {
            Ok(()) => Ok(kind),
            Err(why) => self.differ("draws", why.to_string(), format!("{id} is drawn")),
        }
    }

    fn compare_placements(
        &mut self,
        turn: &RecordedTurn,
        kind: &'a Kind,
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
        self.choose(Action::Tile { kind: kind.name, cell, facing });
        Ok(())
    }

    /// What only we ask: which gold is taken, and a figure where there nothing is possible. The recorded decision
    /// then answers our next question.
    fn answer_unrecorded(
        &mut self,
        turn: &RecordedTurn,
        next: Option<&RecordedAct>,
        report: &mut Report,
    ) -> Result<(), Stop> {
        loop {
            match asked(&self.game) {
                Asked::Gold => {
                    report.tolerate(Tolerated::SharedGold);
                    match self.gold_as_recorded(turn) {
                        Some(action) => self.choose(action),
                        None => return self.differ("tokens", "gold comes out otherwise", ""),
                    }
                }
                Asked::Choice(_) if !next.is_none_or(|act| self.is_same_question(act)) => {
                    let (rest, tolerated) = self.without_tolerated(&BTreeSet::new());
                    if rest != BTreeSet::from([PASS.to_string()]) {
                        return Ok(());
                    }
                    tolerated.into_iter().for_each(|what| report.tolerate(what));
                    self.choose(Action::Pass);
                }
                Asked::Choice(_)
                | Asked::Placement
                | Asked::SecondPart
                | Asked::Draw
                | Asked::Roll
                | Asked::Nothing => return Ok(()),
            }
        }
    }

    /// The first bar to take so that everybody ends with the recorded gold.
    fn gold_as_recorded(&self, turn: &RecordedTurn) -> Option<Action> {
        let recorded = |seat: Seat| {
            let tokens = turn.tok.as_ref().and_then(|all| all.get(seat.index()));
            tokens.and_then(|tokens| tokens.get("GOLD")).copied().unwrap_or(0)
        };
        let fits = |game: &State| {
            Seat::all(game.seats()).all(|seat| u64::from(game.gold(seat)) == recorded(seat))
        };
        let mut offered = Vec::new();
        self.game.actions(&mut offered);
        offered.into_iter().find(|action| gold_can_fit(&self.game, *action, &fits))
    }

    /// A recorded decision: the same must be asked, with the same answers.
    fn decide(&mut self, act: &RecordedAct, report: &mut Report) -> Result<(), Stop> {
        let seat = match asked(&self.game) {
            Asked::Choice(seat) if seat.0 == act.p && self.is_same_question(act) => seat,
            Asked::Choice(_)
            | Asked::Gold
            | Asked::Placement
            | Asked::SecondPart
            | Asked::Draw
            | Asked::Roll
            | Asked::Nothing => return self.not_asked(act, report),
        };
        debug_assert_eq!(seat.0, act.p);
        let theirs = act.opts.iter().cloned().collect();
        self.compare_options(&theirs, report)?;
        match choices(&self.game).get(&act.chosen) {
            Some(action) => self.choose(*action),
            None => {
                return self.differ("options", "not offered", format!("{} is chosen", act.chosen));
            }
        }
        if asked(&self.game) == Asked::Roll {
            let far = act.roll.ok_or_else(|| "a flight without a die".to_string())?;
            self.game.play(Move::Deal(Outcome::Roll(far)), &mut self.events);
        }
        Ok(())
    }

    /// Whether a recorded decision is about what we ask now: any option in common.
    fn is_same_question(&self, act: &RecordedAct) -> bool {
        let ours = choices(&self.game);
        let shared = |option: &&String| *option != PASS && ours.contains_key(*option);
        act.opts.iter().any(|option| shared(&option))
    }

    /// A recorded decision that we do not ask: it must have left no choice.
    fn not_asked(&self, act: &RecordedAct, report: &mut Report) -> Result<(), Stop> {
        let ours = |option: &&String| !is_ransom(option) && !is_abbots_flight(option);
        let opts: Vec<&String> = act.opts.iter().filter(ours).collect();
        if let [only] = opts[..]
            && *only == act.chosen
        {
            if only != PASS {
                report.tolerate(Tolerated::Forced);
            }
            return Ok(());
        }
        if opts.iter().all(|option| option.starts_with("corn:")) {
            report.tolerate(Tolerated::Forced);
            return Ok(());
        }
        let asked = match asked(&self.game) {
            Asked::Choice(seat) => {
                let ours: Vec<_> = choices(&self.game).into_keys().take(6).collect();
                format!("player {} is asked {}", seat.0, ours.join(" "))
            }
            Asked::Gold
            | Asked::Placement
            | Asked::SecondPart
            | Asked::Draw
            | Asked::Roll
            | Asked::Nothing => "nothing is asked".to_string(),
        };
        let shown: Vec<_> = act.opts.iter().take(6).cloned().collect();
        self.differ("options", asked, format!("player {}: {}", act.p, shown.join(" ")))
    }

    /// Whatever we still ask must have been no question there.
    fn decline(&mut self, report: &mut Report) -> Result<(), Stop> {
        while let Asked::Choice(_) = asked(&self.game) {
            self.compare_options(&BTreeSet::from([PASS.to_string()]), report)?;
            self.choose(Action::Pass);
        }
        Ok(())
    }

    fn compare_options(&self, theirs: &BTreeSet<String>, report: &mut Report) -> Result<(), Stop> {
        let (ours, tolerated) = self.without_tolerated(theirs);
        tolerated.into_iter().for_each(|what| report.tolerate(what));
        let mut theirs = theirs.clone();
        theirs.retain(|option| !is_ransom(option));
        if !ours.iter().any(|option| is_abbots_flight(option))
            && theirs.iter().any(|option| is_abbots_flight(option))
        {
            report.tolerate(Tolerated::AbbotFlies);
            theirs.retain(|option| !is_abbots_flight(option));
        }
        if ours == theirs {
            return Ok(());
        }
        let extra = only_in(&ours, &theirs, String::clone);
        self.differ("options", extra, only_in(&theirs, &ours, String::clone))
    }

    /// Our options without those that the recorded ones may lack, and why they may.
    fn without_tolerated(&self, theirs: &BTreeSet<String>) -> (BTreeSet<String>, Vec<Tolerated>) {
        let mut ours: BTreeSet<String> = choices(&self.game).into_keys().collect();
        let mut tolerated = Vec::new();
        let recall = |option: &String| option.starts_with("return:") && !theirs.contains(option);
        if abbot_is_done(&self.game) && ours.iter().any(recall) {
            tolerated.push(Tolerated::AbbotOnFinished);
            ours.retain(|option| !recall(option));
        }
        let ransoms = |all: &BTreeSet<String>| all.iter().filter(|o| is_ransom(o)).count();
        if ransoms(&ours) != ransoms(theirs) {
            tolerated.push(Tolerated::Ransom);
        }
        ours.retain(|option| !is_ransom(option));
        let builder = |option: &String| {
            option.starts_with("builder@") && option.contains(",Road,") && !theirs.contains(option)
        };
        if has_ferries(&self.game) && ours.iter().any(builder) {
            tolerated.push(Tolerated::BuilderAtFerry);
            ours.retain(|option| !builder(option));
        }
        (ours, tolerated)
    }
}

fn has_ferries(game: &State) -> bool {
    !game.land().links().is_empty()
        || game.last().kind.parts.iter().any(|p| p.signs.has(on_part::PIER))
}

/// Whether gold can come out as it must after a bar was taken.
fn gold_can_fit(game: &State, action: Action, fits: &impl Fn(&State) -> bool) -> bool {
    let mut after = game.clone();
    after.play(Move::Choose(action), &mut ());
    if asked(&after) != Asked::Gold {
        return fits(&after);
    }
    let mut offered = Vec::new();
    after.actions(&mut offered);
    offered.into_iter().any(|action| gold_can_fit(&after, action, fits))
}

/// Everybody's points.
pub(super) fn points(game: &State) -> Vec<i32> {
    Seat::all(game.seats()).map(|seat| game.points(seat)).collect()
}
