//! The rules behind the common contract of all games.

use bastide_game::position::ParsePosition;
use bastide_game::{Game, Log, Move, Rng, Seat, SetupError, Turn, Viewer};

use crate::action::{Action, Outcome};
use crate::event::Event;
use crate::knowledge;
use crate::outlook;
use crate::position;
use crate::question::{self, Question};
use crate::setup::Setup;
use crate::state::State;
use crate::step;
use crate::view::View;

impl Game for State {
    const NAME: &'static str = "cardcassonne";
    /// docs/decisions/0010-games-keep-their-rules.md lists what differs between the versions.
    const RULES: u32 = 2;
    const OLDEST_RULES: u32 = 1;
    const SEATS: &'static [&'static str] = &["red", "blue", "yellow", "green", "black"];

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
        self.seats.into()
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
        Seat::all(self.seats()).map(|seat| outlook::project(self, seat).into()).collect()
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn redact(event: &Event, viewer: Viewer) -> Option<Event> {
        Some(event.redact(viewer))
    }

    fn apply(view: &mut View, event: &Event) {
        view.hear(event);
    }

    fn read_position(text: &str) -> Result<(Setup, State), ParsePosition> {
        position::read(text)
    }

    fn write_position(&self, setup: &Setup) -> Option<String> {
        position::write(setup, self)
    }

    fn redacted_text(by: Turn, m: &Move<Action, Outcome>, viewer: Viewer) -> String {
        knowledge::redacted_text(by, m, viewer)
    }

    /// The last turn of a round does: the rows are cleared. So does the last answer of the game: the
    /// chests are opened.
    fn reveals_hidden(&self, m: &Move<Action, Outcome>) -> bool {
        knowledge::reveals_hidden(self, m)
    }

    fn determinize(&self, seat: Seat, rng: &mut impl Rng) -> State {
        knowledge::determinize(self, seat, rng)
    }

    /// The number of building cards under the chest. Jokers do not count: the rulebook names them separately. In
    /// version 1 of the rules, they count as well.
    fn tie_break(&self, seat: Seat) -> i32 {
        let chest = self.chest(seat);
        let jokers = if self.rules < 2 { 0 } else { chest.jokers };
        (chest.len() - jokers).into()
    }
}
