//! The rules behind the common contract of all games.

use bastide_game::position::ParsePosition;
use bastide_game::{Game, Log, Move, ParseSentence, Seat, SentenceError, SetupError, Turn, Viewer};
use bastide_landscape::KindName;

use crate::action::{Action, Outcome, Spot};
use crate::element::Element;
use crate::event::Event;
use crate::expansions;
use crate::position;
use crate::question::{self, Question};
use crate::score::project;
use crate::setup::Setup;
use crate::state::State;
use crate::step;
use crate::view::View;

impl Game for State {
    const NAME: &'static str = "carcassonne";
    /// docs/decisions/0010-games-keep-their-rules.md lists what differs between the versions.
    const RULES: u32 = 3;
    const OLDEST_RULES: u32 = 1;
    const SEATS: &'static [&'static str] = &["red", "blue", "yellow", "green", "black", "pink"];

    type Setup = Setup;
    type Action = Action;
    type Outcome = Outcome;
    type Event = Event;
    type View = View;
    type Question = Question;

    fn setup(with: &str, seats: usize) -> Result<Setup, SetupError> {
        Setup::read(with, seats)
    }

    fn with(setup: &Setup) -> String {
        setup.with()
    }

    fn new(setup: &Setup) -> State {
        State::set_up(setup)
    }

    fn rules(setup: &Setup) -> u32 {
        let has = |element| setup.elements.has(element);
        let flying_abbot = has(Element::Abbot) && has(Element::Machines);
        if flying_abbot
            || [Element::River, Element::Messages, Element::TowerPieces].into_iter().any(has)
        {
            3
        } else if has(Element::Robbers) {
            2
        } else {
            1
        }
    }

    fn set_rules(&mut self, rules: u32) {
        self.rules = rules;
    }

    fn seats(&self) -> usize {
        self.seats()
    }

    #[inline]
    fn turn(&self) -> Turn {
        step::turn(self)
    }

    fn question(&self) -> Option<Question> {
        question::question(self)
    }

    #[inline]
    fn actions(&self, into: &mut Vec<Action>) {
        step::actions(self, into);
    }

    #[inline]
    fn outcomes(&self, into: &mut Vec<(Outcome, u32)>) {
        step::outcomes(self, into);
    }

    #[inline]
    fn play(&mut self, m: Move<Action, Outcome>, log: &mut impl Log<Event>) {
        step::answer(self, m, log);
    }

    fn points(&self, seat: Seat) -> i32 {
        i32::from(self.track.points(seat))
    }

    fn projected(&self) -> Vec<i32> {
        project(self)[..self.seats()].to_vec()
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn redact(event: &Event, _viewer: Viewer) -> Option<Event> {
        Some(event.clone())
    }

    fn apply(view: &mut View, event: &Event) {
        view.hear(event);
    }

    fn read_position(text: &str) -> Result<(Setup, State), ParsePosition> {
        position::read(text).map(|found| (found.setup, found.state))
    }

    fn opening_events(position: &str) -> Vec<Event> {
        position::opening_events(position)
    }

    fn read_action(&self, text: &str) -> Result<Action, ParseSentence> {
        let action = text.parse()?;
        if let Action::Tile { kind, .. } = action {
            known(self, kind, text)?;
        }
        Ok(action)
    }

    fn read_outcome(&self, text: &str) -> Result<Outcome, ParseSentence> {
        let outcome = text.parse()?;
        if let Outcome::Draw(kind) = outcome {
            known(self, kind, text)?;
        }
        Ok(outcome)
    }

    fn write_position(&self, setup: &Setup) -> Option<String> {
        position::write(setup, self)
    }

    /// A tile has its first name among facings that look the same, a part that of its first port.
    fn canonicalize(&self, action: Action) -> Action {
        match action {
            Action::Tile { kind, cell, facing } => {
                let known = self.land.set().named(kind);
                Action::Tile { kind, cell, facing: known.map_or(facing, |k| k.same_as(facing)) }
            }
            Action::Put { figure, spot } => {
                let tile = self.last();
                let spot = spot.part_of(tile).map_or(spot, |part| Spot::of(tile, part));
                Action::Put { figure, spot }
            }
            Action::Expansion(action) => Action::Expansion(expansions::canonical(self, action)),
            Action::Move { .. } | Action::Pass => action,
        }
    }
}

/// Refuses a kind of tile that is not in the game's set.
fn known(state: &State, kind: KindName, text: &str) -> Result<(), ParseSentence> {
    match state.land.set().named(kind) {
        Some(_) => Ok(()),
        None => Err(ParseSentence::new(text, SentenceError::unknown("tile", kind.as_str()))),
    }
}
