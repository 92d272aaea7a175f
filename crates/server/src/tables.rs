//! Making tables, sitting down, getting up.

use std::net::IpAddr;

use bastide_bots::Strength;
use bastide_game::{Actor, Begins, Seat, SetupError, Turn};
use bastide_protocol::{Claim, Invitation, NewSeat, NewTable, SetupFault, Sitting};
use bastide_store::{Due, Error as StoreError, Game, Hash, NewGame, Rank, Seat as Holder};

use crate::app::App;
use crate::catalog::{self, CatalogEntry};
use crate::clock;
use crate::draws::Promise;
use crate::error::Error;
use crate::external::is_external;
use crate::feed::Change;
use crate::limits::Budget;
use crate::names::tidy_name;
use crate::nodes;
use crate::play::{self, LoadedGame};
use crate::thinking;
use crate::token::{self, Caller, seat_key};

/// Who plays where a bot is asked for and none is named.
pub(crate) const USUAL_BOT: &str = "level3";

/// If a table has not begun after so many milliseconds, somebody looks why.
const BEGINS: i64 = 3000;

/// Makes a table; its id.
pub(crate) async fn create(app: &App, new: &NewTable, owner: Hash) -> Result<String, Error> {
    let catalog = CatalogEntry::named(&new.game).ok_or_else(|| {
        let name = tidy_name(&new.game);
        let text = format!("there is no game `{name}`; there are {}", catalog::names());
        let known = CatalogEntry::all().map(|entry| entry.name.to_string()).collect();
        Error::BadSetup { text, setup: Box::new(SetupFault::UnknownGame { name, known }) }
    })?;
    let (min, max) = (catalog.players)();
    let allowed = usize::from(min)..=usize::from(max);
    if !allowed.contains(&new.seats.len()) {
        return Err(SetupError::seats(new.seats.len(), allowed).into());
    }
    let playing = &catalog.seats[..new.seats.len()];
    let begins = new.begins.as_deref().filter(|word| !word.is_empty());
    let begins = begins.map(|word| Begins::parse(word, playing)).transpose()?.unwrap_or_default();
    let with = begins.write(&new.with, playing);
    let table = (catalog.set_up)(&with, new.seats.len(), None)?;
    let mut seats = Vec::new();
    for seat in &new.seats {
        seats.push(holder(seat, owner, new.nonce.as_deref())?);
    }
    let promise = Promise::new(&token::id()?)?;
    let facts = Game {
        id: promise.id,
        kind: catalog.name.to_string(),
        rules: table.rules(),
        setup: table.with(),
        aids: new.aids.word().to_string(),
        commitment: promise.commitment,
        secret: promise.secret,
        owner: Some(owner),
        header: None,
        created_at: clock::now(),
        revision: 0,
        seats,
    };
    keep(app, NewGame { facts, entries: Vec::new(), outcome: None, follows: None, due: None }).await
}

/// Keeps a new table and begins, if everybody sits.
pub(crate) async fn keep(app: &App, mut new: NewGame) -> Result<String, Error> {
    if new.facts.is_full() && new.outcome.is_none() {
        new.due = Some(Due { rank: Rank::Unknown, at: clock::now() + BEGINS });
    }
    let Game { id, setup, seats, .. } = new.facts.clone();
    app.store.create(new).await?;
    metrics::counter!("bastide_tables_total").increment(1);
    tracing::info!(game = id, with = setup, seats = seats.len(), "a table was made");
    play::begin(app, &id).await?;
    Ok(id)
}

fn named_bot(name: &str) -> Result<Strength, Error> {
    thinking::named(name).ok_or_else(|| {
        let known = Strength::NAMED.map(|bot| bot.to_string()).to_vec();
        let name = tidy_name(name);
        let text = format!("`{name}` is no bot; there are {}", known.join(", "));
        Error::BadSetup { text, setup: Box::new(SetupFault::UnknownBot { name, known }) }
    })
}

pub(crate) fn holder(seat: &NewSeat, owner: Hash, nonce: Option<&str>) -> Result<Holder, Error> {
    let name = tidy_name(seat.name.as_deref().unwrap_or_default());
    Ok(match (seat.who, &seat.bot) {
        (Sitting::Me, _) => {
            Holder { token: Some(owner), name, bot: None, nonce: Some(Promise::nonce_or(nonce)?) }
        }
        (Sitting::Link, _) => Holder { name, ..Holder::default() },
        (Sitting::Bot, bot) => {
            let given = bot.as_deref().unwrap_or(USUAL_BOT);
            let bot = named_bot(given)?.to_string();
            let name = if name.is_empty() { bot.clone() } else { name };
            let nonce = Some(Promise::nonce()?);
            Holder { token: None, name, bot: Some(bot), nonce }
        }
    })
}

/// Takes the seat of a link, or moves a seat to this browser by a personal one.
pub(crate) async fn claim(app: &App, id: &str, claim: &Claim, token: Hash) -> Result<(), Error> {
    let playing = LoadedGame::load(app, id).await?;
    let game = &playing.game;
    let mut numbered = game.seats.iter().enumerate();
    let meant = numbered.find(|(n, _)| claim.key == seat_key(&game.secret, id, *n));
    let or = |refused: Error| {
        move |error: StoreError| if error == StoreError::Conflict { refused } else { error.into() }
    };
    match meant {
        Some((_, seat)) if seat.bot.is_some() => return Err(Error::Taken),
        // Whoever opens his own link again sits there already.
        Some((_, seat)) if seat.token == Some(token) => {}
        Some((n, seat)) => {
            let given = claim.name.as_deref().map(tidy_name).filter(|name| !name.is_empty());
            let who = Holder {
                token: Some(token),
                name: given.unwrap_or_else(|| seat.name.clone()),
                bot: None,
                nonce: Some(Promise::nonce_or(claim.nonce.as_deref())?),
            };
            let look_at = clock::now() + BEGINS;
            app.store.claim(id, n as u8, &who, look_at).await.map_err(or(Error::Taken))?;
            tracing::info!(game = id, seat = n, "a seat was taken");
        }
        None => {
            let seat = app.store.move_seat(id, &token::hash(&claim.key), &token).await;
            let seat = seat.map_err(or(Error::WrongLink))?;
            tracing::info!(game = id, seat, "a seat moved to another browser");
        }
    }
    LoadedGame::reseat(app, id).await?;
    nodes::tell(app, id, Change::Table);
    play::begin(app, id).await
}

/// The seat that a link is for, and who made the table.
pub(crate) async fn invitation(app: &App, id: &str, key: &str) -> Result<Invitation, Error> {
    let playing = LoadedGame::load(app, id).await?;
    let game = &playing.game;
    let mut numbered = game.seats.iter().enumerate();
    let meant =
        numbered.find(|(n, seat)| seat.bot.is_none() && key == seat_key(&game.secret, id, *n));
    let (seat, _) = meant.ok_or(Error::NotFound)?;
    let host = game.owner.and_then(|owner| game.seats.iter().position(|s| s.token == Some(owner)));
    Ok(Invitation { seat: seat as u8, by: host.map(|n| n as u8) })
}

/// Plays an opened record on: where a computer sat, it sits again. Until somebody asks for that, nothing moves.
pub(crate) async fn play_on(app: &App, id: &str, who: Caller) -> Result<(), Error> {
    let playing = LoadedGame::load(app, id).await?;
    let holder = who.0.filter(|_| !playing.mine(who).is_empty()).ok_or(Error::NotYourSeat)?;
    // A game that is over needs nobody any more.
    let waiting = if playing.table.turn() == Turn::Over { Vec::new() } else { playing.mine(who) };
    for seat in waiting {
        if let Some(bot) = playing.bot_before(seat) {
            let look_at = clock::now() + BEGINS;
            app.store.hand_over(id, seat.0, &holder, &bot, look_at).await?;
            tracing::info!(game = id, seat = seat.0, "a bot plays on");
        }
    }
    LoadedGame::reseat(app, id).await?;
    nodes::tell(app, id, Change::Table);
    play::begin(app, id).await
}

/// Gives a seat another name.
pub(crate) async fn rename(
    app: &App,
    id: &str,
    who: Caller,
    seat: u8,
    name: &str,
) -> Result<(), Error> {
    let playing = LoadedGame::load(app, id).await?;
    playing.check_holds(who, seat)?;
    let name = tidy_name(name);
    if name.is_empty() {
        return Err(Error::BadRequest("a name needs a letter".to_string()));
    }
    app.store.rename(id, seat, &name).await?;
    LoadedGame::reseat(app, id).await?;
    nodes::tell(app, id, Change::Table);
    Ok(())
}

/// A seat gives up; the game is over.
pub(crate) async fn resign(app: &App, id: &str, who: Caller, seat: u8) -> Result<(), Error> {
    let playing = LoadedGame::load(app, id).await?;
    playing.check_holds(who, seat)?;
    let sentence = format!("resigned {}", playing.catalog.word(Actor::Seat(Seat(seat))));
    play::submit_retrying(app, id, Actor::Table, &sentence).await
}

/// A personal link that moves a seat to another device, once.
pub(crate) async fn offer_return(
    app: &App,
    id: &str,
    who: Caller,
    seat: u8,
) -> Result<String, Error> {
    let playing = LoadedGame::load(app, id).await?;
    playing.check_holds(who, seat)?;
    if is_external(&playing.game.seats[usize::from(seat)]) {
        return Err(Error::NotPossible("the seat was given to a bot".to_string()));
    }
    let key = token::token()?;
    app.store.offer_return(id, seat, &token::hash(&key)).await?;
    Ok(format!("{}/t/{id}#{key}", app.base))
}

/// The next table of the same players, who move up by a seat: with nothing else chosen, the one who sat second
/// begins. Asked twice, the same table.
pub(crate) async fn rematch(
    app: &App,
    id: &str,
    who: Caller,
    address: IpAddr,
) -> Result<String, Error> {
    let playing = LoadedGame::load(app, id).await?;
    let seats = playing.game.seats.len() as u8;
    if !(0..seats).any(|seat| playing.holds(who, seat)) {
        return Err(Error::NotYourSeat);
    }
    if let Some(next) = app.store.rematch(id).await? {
        return Ok(next);
    }
    if playing.table.turn() != Turn::Over {
        return Err(Error::NotPossible("the game is not over yet".to_string()));
    }
    app.addresses.spend(Budget::Tables, address)?;
    let promise = Promise::new(&token::id()?)?;
    let mut holders = playing.game.seats.clone();
    holders.rotate_left(1);
    for holder in &mut holders {
        holder.nonce = Some(Promise::nonce()?);
    }
    let facts = Game {
        id: promise.id,
        rules: playing.table.rules(),
        commitment: promise.commitment,
        secret: promise.secret,
        header: None,
        created_at: clock::now(),
        revision: 0,
        seats: holders,
        ..playing.game.clone()
    };
    let follows = Some(id.to_string());
    let made =
        keep(app, NewGame { facts, entries: Vec::new(), outcome: None, follows, due: None }).await;
    let next = match made {
        // Somebody else asked at the same time.
        Err(Error::Stale) => app.store.rematch(id).await?.ok_or(Error::Stale)?,
        made => made?,
    };
    nodes::tell(app, id, Change::Table);
    Ok(next)
}
