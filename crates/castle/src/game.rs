//! The rules behind the common contract of all games.

use bastide_game::position::ParsePosition;
use bastide_game::{Game, Log, Move, Seat, SetupError, Turn, Viewer};

use crate::action::{Action, Outcome, Spot};
use crate::event::Event;
use crate::outlook;
use crate::position;
use crate::question::{self, Question};
use crate::setup::{PLAYERS, Setup};
use crate::state::State;
use crate::step;
use crate::view::View;

impl Game for State {
    const NAME: &'static str = "castle";
    /// docs/decisions/0010-games-keep-their-rules.md lists what differs between the versions.
    const RULES: u32 = 2;
    const OLDEST_RULES: u32 = 1;
    const SEATS: &'static [&'static str] = &["black", "white"];

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

    fn set_rules(&mut self, rules: u32) {
        self.rules = rules;
    }

    fn seats(&self) -> usize {
        PLAYERS
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
        i32::from(self.points[seat.index()])
    }

    fn projected(&self) -> Vec<i32> {
        outlook::project(self).map(i32::from).to_vec()
    }

    fn view(&self, _viewer: Viewer) -> View {
        View::of(self)
    }

    fn redact(event: &Event, _viewer: Viewer) -> Option<Event> {
        Some(event.clone())
    }

    fn apply(view: &mut View, event: &Event) {
        view.hear(event);
    }

    fn read_position(text: &str) -> Result<(Setup, State), ParsePosition> {
        position::read(text)
    }

    fn opening_events(position: &str) -> Vec<Event> {
        let mut events = Vec::new();
        let _ = position::read_logged(position, &mut events);
        events
    }

    fn write_position(&self, setup: &Setup) -> Option<String> {
        position::write(setup, self)
    }

    /// A tile has its first name among facings that look the same, a part that of its first port, a
    /// feature that of its first part.
    fn canonicalize(&self, action: Action) -> Action {
        match action {
            Action::Tile { kind, space, facing } => {
                Action::Tile { kind, space, facing: kind.same_as(facing) }
            }
            Action::Follower { spot } => {
                let named = self.last().and_then(|tile| Some(Spot::of(tile, spot.part_of(tile)?)));
                Action::Follower { spot: named.unwrap_or(spot) }
            }
            Action::Score { at } => {
                let feature = self.segment(at).map(|segment| self.board.feature(segment));
                let mut group = self.scoring.group.iter();
                let due = group.find(|due| Some(self.board.feature(due.first)) == feature);
                Action::Score { at: due.map_or(at, |due| due.at) }
            }
            Action::Play { .. } | Action::Pass => action,
        }
    }
}
