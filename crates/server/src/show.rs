//! A game in the words of the protocol, for one browser.

use bastide_carcassonne::State;
use bastide_game::{Actor, Game as _, Seat, Table, Turn};
use bastide_protocol::{
    self as protocol, Aids, Chronicle, History, Line, SeatKind, ServerMessage, TableCard,
    TableSeat, ViewAt,
};

use crate::app::App;
use crate::error::Error;
use crate::play::{Playing, actor};
use crate::token::{Who, seat_key};

/// Which aids a game allows.
fn aids(playing: &Playing) -> Aids {
    Aids::from_word(&playing.game.aids).unwrap_or_default()
}

/// The entries after one, as lines.
fn lines(playing: &Playing, after: u32) -> Vec<Line> {
    let numbered = (1..).zip(&playing.entries).skip(after as usize);
    let line = |(n, entry): (u32, &bastide_store::Entry)| Line {
        n,
        actor: entry.actor.clone(),
        say: entry.say.clone(),
    };
    numbered.map(line).collect()
}

/// Who sits at a table.
fn seats(app: &App, playing: &Playing, who: Who) -> Vec<TableSeat> {
    let game = &playing.game;
    let owns = game.owner.is_some() && game.owner == who.0;
    let link =
        |n: usize| format!("{}/t/{}#{}", app.base, game.id, seat_key(&game.secret, &game.id, n));
    let seat = |(n, seat): (usize, &bastide_store::Seat)| {
        let kind = match (&seat.bot, seat.token) {
            (Some(_), _) => SeatKind::Bot,
            (None, None) => SeatKind::Open,
            (None, token) if token == who.0 => SeatKind::Me,
            (None, Some(_)) => SeatKind::Person,
        };
        TableSeat {
            seat: n as u8,
            word: State::SEATS[n].to_string(),
            name: seat.name.clone(),
            who: kind,
            bot: seat.bot.clone(),
            online: seat.token.is_some_and(|token| app.feeds.is_present(&game.id, &token)),
            link: (owns && kind == SeatKind::Open).then(|| link(n)),
        }
    };
    game.seats.iter().enumerate().map(seat).collect()
}

/// A table with who sits there.
pub(crate) async fn table(
    app: &App,
    playing: &Playing,
    who: Who,
) -> Result<protocol::Table, Error> {
    let game = &playing.game;
    let over = playing.table.turn() == Turn::Over;
    let reveal = playing.entries.iter().find_map(|entry| {
        let hex = entry.say.strip_prefix("reveal ")?;
        (actor(&entry.actor) == Some(Actor::Table)).then(|| hex.to_string())
    });
    Ok(protocol::Table {
        id: game.id.clone(),
        game: game.kind.clone(),
        with: game.setup.clone(),
        aids: aids(playing),
        seats: seats(app, playing, who),
        commitment: game.commitment.clone(),
        secret: reveal.filter(|_| over),
        created: seconds(game.created_at),
        over,
        imported: game.header.is_some(),
        spectate_link: format!("{}/t/{}", app.base, game.id),
        rematch: app.store.rematch(&game.id).await?,
    })
}

/// A table in a list.
pub(crate) fn card(app: &App, playing: &Playing, who: Who) -> TableCard {
    let game = &playing.game;
    let turn = match playing.table.turn() {
        Turn::Player(seat) => Some(seat.0),
        Turn::Chance | Turn::Over => None,
    };
    TableCard {
        id: game.id.clone(),
        game: game.kind.clone(),
        with: game.setup.clone(),
        seats: seats(app, playing, who),
        points: Seat::all(game.seats.len()).map(|s| playing.table.game().points(s)).collect(),
        seq: playing.seq(),
        turn,
        your_turn: turn.is_some_and(|seat| playing.holds(who, seat)),
        over: playing.table.turn() == Turn::Over,
        created: seconds(game.created_at),
    }
}

fn seconds(millis: i64) -> u32 {
    u32::try_from(millis / 1000).unwrap_or_default()
}

/// The question of a table, for a browser.
fn prompt(playing: &Playing, who: Who) -> Option<protocol::Prompt> {
    protocol::prompt(&playing.table, aids(playing), |seat| playing.holds(who, seat.0))
}

/// All there is to know.
pub(crate) async fn welcome(
    app: &App,
    playing: &Playing,
    who: Who,
) -> Result<ServerMessage, Error> {
    Ok(ServerMessage::Welcome {
        seq: playing.seq(),
        table: table(app, playing, who).await?,
        view: Box::new(protocol::view(&playing.table, aids(playing))),
        prompt: prompt(playing, who),
    })
}

/// What happened after entry `since`.
pub(crate) fn update(playing: &Playing, who: Who, since: u32) -> Result<ServerMessage, Error> {
    Ok(ServerMessage::Update {
        seq: playing.seq(),
        entries: lines(playing, since),
        events: events(playing, since)?,
        view: Box::new(protocol::view(&playing.table, aids(playing))),
        prompt: prompt(playing, who),
    })
}

/// The events after entry `since`; none if something was taken back meanwhile.
fn events(playing: &Playing, since: u32) -> Result<Vec<protocol::Event>, Error> {
    let fresh = &playing.entries[(since as usize).min(playing.entries.len())..];
    if fresh.iter().any(|entry| entry.say.starts_with("undo ")) {
        return Ok(Vec::new());
    }
    let mut table = Table::<State>::new(playing.table.setup().clone());
    let mut events = Vec::new();
    for (n, entry) in playing.entries.iter().enumerate() {
        let by = actor(&entry.actor).ok_or(Error::NotFound)?;
        if n < since as usize {
            table.say(by, &entry.say)?;
        } else {
            table.say_to(by, &entry.say, &mut events)?;
        }
    }
    Ok(events.iter().map(|event| protocol::event(table.game(), event)).collect())
}

/// The game after entry `at`.
pub(crate) fn view_at(playing: Playing, at: Option<u32>) -> Result<ViewAt, Error> {
    let at = at.unwrap_or(u32::MAX).min(playing.seq());
    let Playing { game, mut entries, .. } = playing;
    entries.truncate(at as usize);
    let playing = Playing::replay(game, entries)?;
    let view = protocol::view(&playing.table, aids(&playing));
    Ok(ViewAt { seq: at, view, entries: lines(&playing, 0) })
}

/// The whole of a game, for those who look back.
pub(crate) fn history(playing: &Playing) -> History {
    let Chronicle { turns, scorings, .. } = Chronicle::of(&playing.table);
    History { entries: lines(playing, 0), turns, scorings }
}
