//! From a saved game to a record: every message is played at a real table, so that the record
//! holds nothing the rules would refuse.

use bastide_carcassonne::expansions::{self, abbot, gold, traders};
use bastide_carcassonne::{Action, Outcome, Setup, Spot, State};
use bastide_game::{Actor, Game, MoveError, Record, Seat, Table, Turn, new_record};
use bastide_landscape::{Cell, Kind};
use serde_json::Value;

use crate::catalogue::{self, Counterpart};
use crate::ending;
use crate::error::{ImportError, Problem};
use crate::geography::{Location, ellipsize, rotation, terrain};
use crate::saved::{Message, SavedGame, SavedStart};
use crate::setup::{UnknownSetup, elements};

/// No saved game is larger; whatever is larger is none.
pub const MAX_BYTES: usize = 8 << 20;

/// Reads a saved game of JCloisterZone. A game that was not played to its end becomes a record
/// that just ends. A tile that was put away in the middle of a game left no message, so here it
/// is still in the bag. A game that was set to end early begins with a position whose bag holds no more
/// tiles than were drawn.
pub fn import(text: &str) -> Result<Record, ImportError> {
    if text.len() > MAX_BYTES {
        return Err(ImportError::TooLarge(text.len()));
    }
    let text = text.trim_start_matches('\u{feff}');
    let saved: SavedGame = serde_json::from_str(text).map_err(|e| no_saved_game(&e))?;
    if saved.setup.sets.contains_key("corn-circles/1") {
        // Its six tiles are others than ours.
        return Err(UnknownSetup::Set("corn-circles/1".to_string()).into());
    }
    let elements = elements(&saved.setup.sets, &saved.setup.elements, &saved.setup.rules)?;
    let setup = Setup::new(elements, saved.players.len())?;
    check_start(&saved.setup.start, &setup).map_err(ImportError::Start)?;

    // Where that program plays a rule as an older version of ours did (abbots fly there), the record names that version.
    let newest = State::rules(&setup);
    import_by(newest, &saved, &setup).or_else(|refused| {
        let older = (State::OLDEST_RULES..newest).rev();
        older.filter_map(|rules| import_by(rules, &saved, &setup).ok()).next().ok_or(refused)
    })
}

/// The game by one version of the rules.
fn import_by(rules: u32, saved: &SavedGame, setup: &Setup) -> Result<Record, ImportError> {
    let mut record = new_record::<State>(setup);
    record.rules = rules;
    record.date = date(&saved.created);
    for (seat, player) in Seat::all(setup.seats()).zip(&saved.players) {
        if let Some(name) = name(&player.name) {
            record.names.push((seat, name));
        }
    }
    let mut start = State::new(setup);
    start.set_rules(rules);
    let table = Table::starting_at(setup.clone(), start);
    let mut scribe = Scribe { table, record, turns: 0 };
    for (index, message) in saved.replay.iter().enumerate() {
        let rest = &saved.replay[index + 1..];
        let heard = scribe.hear(Message(message), rest);
        heard.map_err(|problem| ImportError::Message { index, problem })?;
    }
    if saved.end_turn().is_some_and(|turn| scribe.turns >= turn) {
        let index = saved.replay.len().saturating_sub(1);
        scribe.decline_all().map_err(|problem| ImportError::Message { index, problem })?;
        if let Some(record) = ending::with_end(setup, &scribe.table, &scribe.record) {
            return Ok(record);
        }
    }
    scribe.put_the_rest_away();
    Ok(scribe.record)
}

/// What the reader of the file says, shortened: it may quote the whole file.
fn no_saved_game(error: &serde_json::Error) -> ImportError {
    ImportError::NoSavedGame(error.to_string().chars().take(200).collect())
}

/// The one start tile must be ours and lie as ours.
fn check_start(start: &[SavedStart], setup: &Setup) -> Result<(), Problem> {
    let [first] = start else {
        let tiles: Vec<_> = start.iter().map(|s| s.tile.as_str()).collect();
        return Err(Problem::OtherStart(ellipsize(&tiles.join(" "))));
    };
    let counterparts = known(&first.tile)?;
    let upright = match first.rotation.as_str() {
        Some(word) => rotation(word)?.quarters() == 0,
        None => first.rotation.is_null() || first.rotation.as_f64() == Some(0.0),
    };
    let ours =
        counterparts.iter().any(|c| c.kinds.iter().any(|kind| kind.id == setup.tiles().start));
    if ours && upright && (first.x, first.y) == (0, 0) {
        Ok(())
    } else {
        Err(Problem::OtherStart(ellipsize(&first.tile)))
    }
}

/// The counterparts of a tile, if there are any and they look the same.
fn known(id: &str) -> Result<Vec<&'static Counterpart>, Problem> {
    let counterparts: Vec<_> = catalogue::tiles(id).collect();
    if let Some(other) = counterparts.iter().find(|c| c.turned.is_none()) {
        return Err(Problem::TileDiffers { id: ellipsize(id), kind: other.kinds[0].name.as_str() });
    }
    if counterparts.is_empty() {
        return Err(Problem::UnknownTile(ellipsize(id)));
    }
    Ok(counterparts)
}

/// The day of a time stamp like `2021-05-22T14:15:27.955Z`.
fn date(created: &Value) -> Option<String> {
    let day = created.as_str()?.get(..10)?;
    let shape = day.bytes().enumerate().all(|(n, byte)| match n {
        4 | 7 => byte == b'-',
        _ => byte.is_ascii_digit(),
    });
    shape.then(|| day.to_string())
}

/// A name that fits one line of a header.
fn name(name: &Value) -> Option<String> {
    let visible = name.as_str()?.replace(char::is_control, " ");
    let name = visible.split_whitespace().collect::<Vec<_>>().join(" ");
    (!name.is_empty()).then(|| ellipsize(&name).trim_end().to_string())
}

/// What our rules want to hear.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Asked {
    /// Anything that a seat decides after its tile lies.
    Other(Seat, Vec<Action>),
    /// Whether the builder's second part is taken.
    SecondPart(Seat),
    /// Which tile is drawn.
    Draw,
    /// Nothing any more.
    Nothing,
}

/// Plays what is heard and writes it down.
pub(crate) struct Scribe {
    pub(crate) table: Table<State>,
    record: Record,
    /// The turns that began; a second part belongs to the turn of the first.
    turns: u64,
}

impl Scribe {
    pub(crate) fn asked(&self) -> Asked {
        let seat = match self.table.turn() {
            Turn::Player(seat) => seat,
            Turn::Chance => return Asked::Draw,
            Turn::Over => return Asked::Nothing,
        };
        let mut offered = Vec::new();
        self.table.game().actions(&mut offered);
        if offered.contains(&traders::Action::TakeSecondTile.into()) {
            Asked::SecondPart(seat)
        } else {
            Asked::Other(seat, offered)
        }
    }

    pub(crate) fn say(&mut self, actor: Actor, sentence: &str) -> Result<(), MoveError> {
        self.table.play_sentence(actor, sentence)?;
        self.record.push(actor, sentence);
        Ok(())
    }

    pub(crate) fn choose(&mut self, seat: Seat, action: Action) -> Result<(), MoveError> {
        let action = self.table.game().canonicalize(action);
        self.say(Actor::Seat(seat), &action.to_string())
    }

    fn hear(
        &mut self,
        message: Message<'_>,
        rest: &[serde_json::Map<String, Value>],
    ) -> Result<(), Problem> {
        match message.command()? {
            "PLACE_TILE" => self.place_tile(message),
            // Whoever steps into a flying machine is put there, in older files with a message of its own.
            "DEPLOY_MEEPLE" if message.is_flight() => self.fly(message, rest),
            "DEPLOY_MEEPLE" => self.put_figure(message),
            "RETURN_MEEPLE" => self.take_back(message),
            // A turn is over there when its player says so; here when nothing is left to ask.
            "PASS" => self.decline(),
            "COMMIT" => self.decline_all(),
            "DEPLOY_FLIER" => self.fly(message, rest),
            "PLACE_TOKEN" => self.place_token(message),
            "MOVE_NEUTRAL_FIGURE" => self.move_magician(message),
            "CAPTURE_FOLLOWER" => self.capture(message),
            "EXCHANGE_FOLLOWER" => self.exchange(message),
            "PAY_RANSOM" => self.ransom(message),
            "CIRCLE_REMOVE_OR_DEPLOY" => self.circle(message),
            // What it says stands in the head of the file too.
            "GAME_SETUP" => Ok(()),
            other => Err(Problem::UnknownMessage(ellipsize(other))),
        }
    }

    /// Declines whatever is asked, if it can be.
    fn decline(&mut self) -> Result<(), Problem> {
        if let Asked::Other(seat, offered) = self.asked()
            && offered.contains(&Action::Pass)
        {
            self.choose(seat, Action::Pass)?;
        }
        Ok(())
    }

    /// Declines all that is still asked. Shared gold is dealt there; here somebody takes it.
    pub(crate) fn decline_all(&mut self) -> Result<(), Problem> {
        while let Asked::Other(seat, offered) = self.asked() {
            let take = offered.iter().find(|action| is_take(action));
            match (take, offered.contains(&Action::Pass)) {
                (Some(take), _) => self.choose(seat, *take)?,
                (None, true) => self.choose(seat, Action::Pass)?,
                (None, false) => return Ok(()),
            }
        }
        Ok(())
    }

    fn place_tile(&mut self, message: Message<'_>) -> Result<(), Problem> {
        self.decline_all()?;
        let speaker = message.player();
        if let Asked::SecondPart(seat) = self.asked() {
            // There a second part is never declined; who plays on tells it anyway.
            let goes_on = speaker.is_none_or(|player| player == u64::from(seat.0));
            let answer =
                if goes_on { traders::Action::TakeSecondTile.into() } else { Action::Pass };
            self.choose(seat, answer)?;
        }
        let id = message.tile_id()?;
        let counterparts = known(id)?;
        let rotation = message.rotation()?;
        let cell = message.position()?;
        let (kind, counterpart) = self.left_of(&counterparts)?;
        let seat = self.table.game().mover();
        self.is_turn_of(speaker, seat)?;
        self.turns += u64::from(!self.table.game().is_second_part());
        self.say(Actor::Chance, &Outcome::Draw(kind.name).to_string())?;
        let facing = counterpart.facing(rotation).unwrap_or(rotation);
        self.choose(seat, Action::Tile { kind: kind.name, cell, facing })?;
        Ok(())
    }

    /// The first of several equal kinds that can be drawn.
    fn left_of(
        &self,
        counterparts: &[&'static Counterpart],
    ) -> Result<(&'static Kind, &'static Counterpart), Problem> {
        let mut offered = Vec::new();
        self.table.game().outcomes(&mut offered);
        let mut kinds =
            counterparts.iter().flat_map(|c| c.kinds.iter().map(move |kind| (*kind, *c)));
        let found =
            kinds.find(|(kind, _)| offered.iter().any(|(o, _)| *o == Outcome::Draw(kind.name)));
        found.ok_or_else(|| Problem::NoneLeft(counterparts[0].id.to_string()))
    }

    pub(crate) fn is_turn_of(&self, player: Option<u64>, seat: Seat) -> Result<(), Problem> {
        match player {
            Some(given) if given != u64::from(seat.0) => {
                let turn = seat.0;
                Err(Problem::OtherPlayer { given, turn })
            }
            Some(_) | None => Ok(()),
        }
    }

    fn put_figure(&mut self, message: Message<'_>) -> Result<(), Problem> {
        let (owner, figure) = message.figure()?;
        let (cell, feature, location) = message.pointer()?;
        if self.put_elsewhere(owner, figure, cell, feature, location)? {
            return Ok(());
        }
        let seat = self.table.game().mover();
        self.is_turn_of(Some(owner), seat)?;
        let spot = self.spot(cell, feature, location)?;
        self.choose(seat, Action::Put { figure, spot })?;
        Ok(())
    }

    /// The part of the tile laid last that a place names.
    fn spot(&self, cell: Cell, feature: &str, location: &str) -> Result<Spot, Problem> {
        let tile = self.table.game().last();
        let terrain = terrain(feature)?;
        let place: Location = location.parse()?;
        let part = place.part_of(tile, terrain).filter(|_| tile.cell == cell);
        let part =
            part.ok_or_else(|| Problem::NoSuchPart(format!("`{feature} {place}` on {cell}")))?;
        Ok(Spot::of(tile, part))
    }

    fn take_back(&mut self, message: Message<'_>) -> Result<(), Problem> {
        match message.source()? {
            "ABBOT_RETURN" => {
                let seat = self.table.game().mover();
                self.is_turn_of(message.player(), seat)?;
                Ok(self.choose(seat, abbot::Action::Recall.into())?)
            }
            "CORN_CIRCLE" => self.remove(message),
            other => Err(Problem::UnknownReturn(ellipsize(other))),
        }
    }

    /// Tiles that fit nowhere are put away there without a message. If no other is left, that was
    /// the end of the game.
    fn put_the_rest_away(&mut self) {
        while self.asked() == Asked::Draw {
            let game = self.table.game();
            let mut offered = Vec::new();
            game.outcomes(&mut offered);
            let land = game.land();
            let fits = |(outcome, _): &(Outcome, u32)| match *outcome {
                Outcome::Draw(kind) => land.set().named(kind).is_some_and(|k| land.any_fit(k)),
                Outcome::Roll(_) | Outcome::Message(_) | Outcome::Begin(_) => false,
            };
            let next = match offered.first() {
                Some((next, _)) if !offered.iter().any(fits) => next.to_string(),
                Some(_) | None => return,
            };
            if self.say(Actor::Chance, &next).is_err() {
                return;
            }
        }
    }
}

/// Whether an answer takes a gold bar.
fn is_take(action: &Action) -> bool {
    matches!(action, Action::Expansion(expansions::Action::Gold(gold::Action::Take { .. })))
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn names_fit_a_line() {
        let read = |text: &str| name(&json!(text));
        assert_eq!(read("  Ann\nB\u{7}en "), Some("Ann B en".to_string()));
        assert_eq!(read(" \t"), None);
        assert_eq!(read(&"x".repeat(100)).map(|n| n.len()), Some(40));
        assert_eq!(name(&json!(3)), None);
    }

    #[test]
    fn a_date_is_the_day_of_a_time() {
        let read = |text: &str| date(&json!(text));
        assert_eq!(read("2021-05-22T14:15:27.955Z"), Some("2021-05-22".to_string()));
        assert_eq!(read("22.5.2021"), None);
        assert_eq!(read("2021-05-2é"), None);
    }
}
