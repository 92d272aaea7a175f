//! A game in the words of the protocol, for one browser.

use bastide_game::{Actor, Begins, Seat, Turn, begins_word};
use bastide_protocol::{
    self as protocol, Aids, Audience, History, Line, Log, Scene, SeatKind, ServerMessage,
    TableCard, TableSeat, ViewAt,
};

use crate::app::App;
use crate::error::Error;
use crate::external::is_external;
use crate::play::LoadedGame;
use crate::token::{Caller, bot_key, seat_key};

/// Which aids a game allows.
fn aids(playing: &LoadedGame) -> Aids {
    Aids::from_word(&playing.game.aids).unwrap_or_default()
}

/// The entries after one, as lines that a browser with the seats `mine` may read.
pub(crate) fn lines(playing: &LoadedGame, mine: &[Seat], after: u32) -> Vec<Line> {
    let numbered = (1..).zip(&playing.entries).skip(after as usize);
    let line = |(n, entry): (u32, &bastide_store::Entry)| {
        let by = playing.catalog.actor(&entry.actor).unwrap_or(Actor::Table);
        let sentence = playing.table.redacted_text(by, &entry.sentence, mine);
        Line { n, actor: entry.actor.clone(), sentence }
    };
    numbered.map(line).collect()
}

/// Who sits at a table.
fn seats(app: &App, playing: &LoadedGame, who: Caller) -> Vec<TableSeat> {
    let game = &playing.game;
    let owns = game.owner.is_some() && game.owner == who.0;
    let link =
        |n: usize| format!("{}/t/{}#{}", app.base, game.id, seat_key(&game.secret, &game.id, n));
    let before = |n: usize| playing.bot_before(Seat(n as u8));
    let seat = |(n, seat): (usize, &bastide_store::Seat)| {
        let kind = match (&seat.bot, seat.token) {
            (None, None) => SeatKind::Open,
            (_, Some(token)) if Some(token) == who.0 => SeatKind::Me,
            (Some(_), _) if is_external(seat) => SeatKind::External,
            (Some(_), _) => SeatKind::Bot,
            (None, Some(_)) => SeatKind::Person,
        };
        let gives = owns && kind == SeatKind::Open;
        TableSeat {
            seat: n as u8,
            word: playing.catalog.word(Actor::Seat(Seat(n as u8))).to_string(),
            name: seat.name.clone(),
            who: kind,
            bot: seat.bot.clone().filter(|_| !is_external(seat)).or_else(|| before(n)),
            online: seat.token.is_some_and(|token| app.feeds.is_present(&game.id, &token))
                || app.nodes.elsewhere.is_present(&game.id, n),
            link: gives.then(|| link(n)),
            bot_key: gives.then(|| bot_key(&game.secret, &game.id, n)),
        }
    };
    game.seats.iter().enumerate().map(seat).collect()
}

/// A table with who sits there.
pub(crate) async fn table(
    app: &App,
    playing: &LoadedGame,
    who: Caller,
) -> Result<protocol::Table, Error> {
    let game = &playing.game;
    let over = playing.table.turn() == Turn::Over;
    let reveal = playing.entries.iter().rev().filter(|_| over).find_map(|entry| {
        let hex = entry.sentence.strip_prefix("reveal ")?;
        (playing.catalog.actor(&entry.actor) == Some(Actor::Table)).then(|| hex.to_string())
    });
    Ok(protocol::Table {
        id: game.id.clone(),
        game: game.kind.clone(),
        with: Begins::split(&game.setup).1,
        begins: begins_word(&game.setup).to_string(),
        aids: aids(playing),
        taught: true,
        seats: seats(app, playing, who),
        commitment: game.commitment.clone(),
        secret: reveal.filter(|_| over),
        created: seconds(game.created_at),
        over,
        imported: game.header.is_some(),
        spectate_link: format!("{}/t/{}", app.base, game.id),
        // Only a game that is over is followed by another.
        rematch: if over { app.store.rematch(&game.id).await? } else { None },
    })
}

/// A table in a list.
pub(crate) fn card(app: &App, playing: &LoadedGame, who: Caller) -> TableCard {
    let game = &playing.game;
    let turn = match playing.table.turn() {
        Turn::Player(seat) => Some(seat.0),
        Turn::Chance | Turn::Over => None,
    };
    TableCard {
        id: game.id.clone(),
        game: game.kind.clone(),
        with: Begins::split(&game.setup).1,
        seats: seats(app, playing, who),
        points: playing.table.points(),
        seq: playing.seq(),
        turn,
        your_turn: turn.is_some_and(|seat| playing.holds(who, seat)),
        over: playing.table.turn() == Turn::Over,
        imported: game.header.is_some(),
        created: seconds(game.created_at),
    }
}

fn seconds(millis: i64) -> u32 {
    u32::try_from(millis / 1000).unwrap_or_default()
}

/// For whom a game is shown.
fn audience<'a>(playing: &LoadedGame, mine: &'a [Seat]) -> Audience<'a> {
    Audience { mine, open: playing.table.turn() == Turn::Over }
}

/// The seat that may take its last sentence back.
pub(crate) fn undo(playing: &LoadedGame, mine: &[Seat]) -> Option<u8> {
    let (_, seat) = playing.table.last_undoable()?;
    mine.contains(&seat).then_some(seat.0)
}

/// What changed in the log after an entry.
pub(crate) fn log(playing: &LoadedGame, mine: &[Seat], since: u32) -> Log {
    playing.table.log(audience(playing, mine), since)
}

/// The game now, for a browser that holds the seats `mine`, with what happened after an entry.
pub(crate) fn scene(playing: &LoadedGame, mine: &[Seat], since: Option<u32>) -> Scene {
    playing.table.scene(aids(playing), audience(playing, mine), since)
}

/// All there is to know.
pub(crate) async fn welcome(
    app: &App,
    playing: &LoadedGame,
    who: Caller,
) -> Result<ServerMessage, Error> {
    let mine = playing.mine(who);
    Ok(ServerMessage::Welcome {
        seq: playing.seq(),
        table: table(app, playing, who).await?,
        scene: scene(playing, &mine, None),
        log: log(playing, &mine, 0),
        undo: undo(playing, &mine),
    })
}

/// What happened after entry `since`; no events if something was taken back meanwhile.
pub(crate) fn update(playing: &LoadedGame, who: Caller, since: u32) -> ServerMessage {
    let mine = playing.mine(who);
    ServerMessage::Update {
        seq: playing.seq(),
        entries: lines(playing, &playing.private(who), since),
        scene: scene(playing, &mine, Some(since)),
        log: log(playing, &mine, since),
        undo: undo(playing, &mine),
    }
}

/// The game after entry `at`, for a browser, with what happened after entry `since`.
pub(crate) fn view_at(
    playing: &LoadedGame,
    who: Caller,
    at: Option<u32>,
    since: Option<u32>,
) -> Result<ViewAt, Error> {
    let at = at.unwrap_or(u32::MAX).min(playing.seq());
    let mine = playing.private(who);
    let to = audience(playing, &mine);
    let mut entries = lines(playing, &mine, 0);
    entries.truncate(at as usize);
    let then = LoadedGame::replay(playing.game.clone(), playing.entries[..at as usize].to_vec())?;
    // Nothing can be answered in the past.
    let scene = then.table.scene(aids(&then), to, since).unasked();
    Ok(ViewAt { seq: at, scene, entries, log: then.table.log(to, since.unwrap_or(0)) })
}

/// The whole of a game, for a browser that looks back.
pub(crate) fn history(playing: &LoadedGame, who: Caller) -> History {
    let mine = playing.private(who);
    History { entries: lines(playing, &mine, 0), log: log(playing, &mine, 0) }
}
