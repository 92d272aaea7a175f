//! A game of any kind, as the engine that plays one of its seats keeps it.

use bastide_bots::engine::NewGame;
use bastide_bots::{Budget, HasBots, Strength};
use bastide_game::position::{ellipsize, seat_of};
use bastide_game::{Actor, Seat, Table, Turn};

/// A seat at a game of any kind.
pub(super) trait Seated {
    /// The table stands as a position says.
    fn set_up(&mut self, position: &str);
    /// Somebody said a sentence.
    fn hear(&mut self, by: &str, sentence: &str);
    /// The choice of the seat, or why there is none.
    fn choose(&mut self, budget: &Budget) -> Result<String, String>;
}

/// A seat at a game.
#[derive(Debug)]
pub(super) struct Playing<G: HasBots> {
    players: usize,
    seat: Seat,
    rules: u32,
    table: Table<G>,
    /// Why the table is no longer known, if it is not: a sentence that this seat cannot read, or one that is wrong.
    lost: Option<String>,
    bot: G::Player,
}

impl<G: HasBots> Playing<G> {
    /// A game before its first move.
    pub(super) fn new(bot: Strength, new: &NewGame) -> Result<Playing<G>, String> {
        let rules = new.rules.unwrap_or(G::RULES);
        if !(G::OLDEST_RULES..=G::RULES).contains(&rules) {
            return Err(format!("this engine plays by rules {}, not by rules {rules}", G::RULES));
        }
        let setup = G::setup(&new.with, new.players).map_err(|why| why.to_string())?;
        let seat = seat_of::<G>(&new.seat, new.players).map_err(|why| why.to_string())?;
        let mut start = G::new(&setup);
        start.set_rules(rules);
        Ok(Playing {
            players: new.players,
            seat,
            rules,
            table: Table::starting_at(setup, start),
            lost: None,
            bot: G::player(bot, new.seed),
        })
    }

    fn actor(&self, word: &str) -> Result<Actor, String> {
        match word {
            "chance" => Ok(Actor::Chance),
            "table" => Ok(Actor::Table),
            seat => match seat_of::<G>(seat, self.players) {
                Ok(seat) => Ok(Actor::Seat(seat)),
                Err(why) => Err(why.to_string()),
            },
        }
    }
}

impl<G: HasBots> Seated for Playing<G> {
    fn set_up(&mut self, position: &str) {
        self.lost = match G::read_position(position) {
            Err(why) => Some(format!("position: {why}")),
            Ok((_, start)) if start.seats() != self.players => {
                Some(format!("position: {} play this game, not {}", self.players, start.seats()))
            }
            Ok((setup, mut start)) => {
                start.set_rules(self.rules);
                self.table = Table::starting_at(setup, start);
                None
            }
        };
    }

    fn hear(&mut self, by: &str, sentence: &str) {
        if self.lost.is_some() {
            return;
        }
        let heard = self.actor(by).and_then(|actor| {
            self.table.play_sentence(actor, sentence).map_err(|why| why.to_string())
        });
        if let Err(why) = heard {
            self.lost = Some(format!("move {} {}: {why}", ellipsize(by), ellipsize(sentence)));
        }
    }

    fn choose(&mut self, budget: &Budget) -> Result<String, String> {
        if let Some(why) = &self.lost {
            return Err(why.clone());
        }
        if self.table.turn() != Turn::Player(self.seat) {
            return Err(format!("it is not the turn of {}", G::SEATS[self.seat.index()]));
        }
        Ok(self.table.game().ask(&mut self.bot, self.seat, budget).to_string())
    }
}
