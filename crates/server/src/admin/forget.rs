//! Forgetting a person. What happened at a table stays, for it belongs to everybody who sat there; who it was goes.
//! docs/decisions/0021-forgetting-a-person.md says what that means and why.

use bastide_game::{Record, Seat as SeatNumber};
use bastide_store::{Anonymised, Error as StoreError, Hash, Seat, WholeGame};

use super::table::seat_number;
use super::{Archive, Error, Progress, tell};
use crate::clock;
use crate::tables::USUAL_BOT;
use crate::token;

/// What was forgotten.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Forgotten {
    /// Tables where that person sat or which that person made.
    pub tables: u64,
    /// Seats that nobody holds any more.
    pub seats: u64,
    /// Seats in games that go on, which a bot took.
    pub handed_to_bots: u64,
}

impl Archive {
    /// Forgets whoever holds a seat: at every table where the same browser sits, name and token are removed.
    pub async fn forget(
        &self,
        id: &str,
        seat: &str,
        progress: Progress<'_>,
    ) -> Result<Forgotten, Error> {
        let game = self.whole(id).await?;
        let holder = &game.facts.seats[seat_number(&game, seat)?];
        let who = holder.token.filter(|_| holder.bot.is_none());
        let who = who.ok_or_else(|| Error::NoPerson(seat.to_string()))?;
        let mut done = Forgotten::default();
        // The seat by which somebody is named comes last: if this is interrupted, it can be named again.
        let mut ids = self.admin.games_of(&who).await?;
        ids.retain(|other| other != id);
        ids.push(id.to_string());
        for id in ids {
            let game = self.whole(&id).await?;
            let becomes = without(&game, &who)?;
            let bots = becomes.seats.iter().filter(|(_, seat)| seat.bot.is_some()).count() as u64;
            match self.admin.anonymise(&who, &becomes).await {
                // The seat went to somebody else meanwhile, so that person is not there any more.
                Err(StoreError::Conflict) => continue,
                changed => changed?,
            }
            done.tables += 1;
            done.seats += becomes.seats.len() as u64;
            done.handed_to_bots += bots;
            tell(progress, done.tables)?;
        }
        Ok(done)
    }
}

/// A game without a person.
fn without(game: &WholeGame, who: &Hash) -> Result<Anonymised, Error> {
    let facts = &game.facts;
    let holds = |seat: &Seat| seat.token.as_ref() == Some(who);
    let others =
        facts.seats.iter().any(|seat| seat.token.is_some() && !holds(seat) || !seat.is_taken());
    // People who still play get a bot instead; where nobody else is, nothing need go on.
    let to_bot = game.outcome.is_none() && facts.header.is_none() && others;
    let mut seats = Vec::new();
    for (n, seat) in facts.seats.iter().enumerate().filter(|(_, seat)| holds(seat)) {
        let nonce = seat.nonce.clone();
        let bot = to_bot.then(|| USUAL_BOT.to_string());
        let nobody = Seat { token: Some(nobody()?), name: String::new(), bot: None, nonce };
        let seat = match bot {
            Some(bot) => Seat { token: None, name: bot.clone(), bot: Some(bot), ..nobody },
            None => nobody,
        };
        seats.push((n as u8, seat));
    }
    let header = facts.header.as_deref().map(|header| unnamed(header, &seats));
    let look_at = (to_bot && !seats.is_empty()).then(clock::now);
    Ok(Anonymised { id: facts.id.clone(), header, seats, look_at })
}

/// The hash of a token that nobody has. The seat is taken, so nobody can sit down there by its link.
fn nobody() -> Result<Hash, Error> {
    token::random()
        .map_err(|error| Error::File { file: "randomness".to_string(), why: error.to_string() })
}

/// The header of an imported record without the names of seats. One that cannot be read is left without any line that
/// names somebody.
fn unnamed(header: &str, seats: &[(u8, Seat)]) -> String {
    let Ok(mut record) = header.parse::<Record>() else {
        let kept = header.lines().filter(|line| !line.trim_start().starts_with("name "));
        return kept.map(|line| format!("{line}\n")).collect();
    };
    let gone = |seat: &SeatNumber| seats.iter().any(|(n, _)| *n == seat.0);
    record.names.retain(|(seat, _)| !gone(seat));
    record.to_string()
}
