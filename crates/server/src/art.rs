//! The painted tiles and figures: a picture each, and what lies where on them.
//!
//! `/art/kinds.json` names a version; pictures under that version never change, so browsers keep
//! them for ever. Pictures are painted when they are first asked for.

use std::collections::{BTreeMap, HashMap};
use std::sync::{LazyLock, OnceLock, PoisonError, RwLock};

use axum::Router;
use axum::extract::{Path, State as Shared};
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use bastide_art::{
    Language, Level, Palette, Point, Token, anchor, cardcassonne, castle, describe, figure,
    figure_side, foundation, free_spot, pier, region, small_anchor, tile_svg,
};
use bastide_carcassonne::Figure;
use bastide_carcassonne::tiles::{self, kind};
use bastide_cardcassonne::{Card, Row};
use bastide_castle::wall::{TRACK, wall};
use bastide_castle::{self as rules, WallTile, tiles as castle_tiles};
use bastide_game::Seat;
use bastide_landscape::{Facing, Kind, Side};
use serde::Serialize;
use sha2::{Digest, Sha256};

use crate::app::App;
use crate::error::Error;
use crate::lessons::Lesson;
use crate::precompressed::Precompressed;

/// What a client must know of the pictures.
#[derive(Serialize)]
struct Art {
    version: &'static str,
    /// How wide pictures of figures are on a board, and on a small one.
    figures: [f64; 2],
    kinds: BTreeMap<&'static str, KindArt>,
    castle: CastleArt,
    /// The cards of Cardcassonne in words.
    cards: BTreeMap<String, CardArt>,
}

#[derive(Serialize)]
struct CardArt {
    de: String,
    en: String,
}

impl CardArt {
    fn all() -> BTreeMap<String, CardArt> {
        let words = |card: Card| CardArt {
            de: cardcassonne::describe(card, Language::German),
            en: cardcassonne::describe(card, Language::English),
        };
        Card::all().map(|card| (card.to_string(), words(card))).collect()
    }
}

/// Where things are on the wall of The Castle.
#[derive(Serialize)]
struct CastleArt {
    /// Left, top, width and height of the wall.
    ground: [f64; 4],
    /// The middle of every space of the track.
    track: Vec<[f64; 2]>,
    /// Where wall tiles lie, by the first space of their corner tower.
    corners: BTreeMap<u8, [f64; 2]>,
}

impl CastleArt {
    fn new() -> CastleArt {
        let corner = |first: &u8| (*first, point(castle::corner_point(*first)));
        CastleArt {
            ground: castle::GROUND,
            track: (0..TRACK as u8).map(|space| point(castle::track_point(space))).collect(),
            corners: wall().corners.iter().map(corner).collect(),
        }
    }
}

#[derive(Serialize)]
struct KindArt {
    parts: Vec<PartArt>,
    /// Where gold bars lie, by facing.
    #[serde(skip_serializing_if = "Option::is_none")]
    spots: Option<[[f64; 2]; 4]>,
    /// Where a tower stands, by facing.
    #[serde(skip_serializing_if = "Option::is_none")]
    tower: Option<Vec<[f64; 2]>>,
    /// Where roads end at a lake, by facing and side.
    #[serde(skip_serializing_if = "Option::is_none")]
    piers: Option<[[Option<[f64; 2]>; 4]; 4]>,
    /// What it shows, in words, by facing.
    de: [String; 4],
    en: [String; 4],
}

#[derive(Serialize)]
struct PartArt {
    terrain: &'static str,
    /// A path in the square of the upright tile, 240 units wide.
    outline: String,
    /// Where a figure stands, by facing.
    anchors: Vec<[f64; 2]>,
    /// Where it stands on a small board, where figures are larger.
    small: Vec<[f64; 2]>,
}

/// Changes whenever a picture does: a hash of the sources of all pictures, of this file, and of the boards of the rules
/// page.
static VERSION: LazyLock<String> = LazyLock::new(|| {
    let mut hash = Sha256::new();
    hash.update(bastide_art::VERSION);
    hash.update(include_bytes!("art.rs"));
    for name in Lesson::names() {
        hash.update(paint(Palette::Light, &format!("{name}.board.svg")).unwrap_or_default());
    }
    hash.finalize().iter().take(6).map(|byte| format!("{byte:02x}")).collect()
});

/// Pictures painted so far: at most a few thousand, for there are no others.
static PAINTED: LazyLock<RwLock<HashMap<(Palette, String), Precompressed>>> =
    LazyLock::new(RwLock::default);

pub(crate) fn routes() -> Router<App> {
    Router::new()
        .route("/art/kinds.json", get(kinds))
        .route("/art/{version}/{palette}/{file}", get(picture))
}

/// Worked out once: outlines and words of every kind.
static KINDS: OnceLock<Precompressed> = OnceLock::new();

fn make_kinds() -> Precompressed {
    let kinds = tiles::all().kinds().iter().map(|kind| (kind.name.as_str(), KindArt::of(kind)));
    let inside = castle_tiles::kinds().iter().map(|kind| (kind.name, KindArt::inside(kind)));
    let kinds = kinds.chain(inside).collect();
    let (castle, cards) = (CastleArt::new(), CardArt::all());
    let figures = [Level::Rich, Level::Plain].map(figure_side);
    let art = Art { version: VERSION.as_str(), figures, kinds, castle, cards };
    let text = serde_json::to_string(&art).unwrap_or_default();
    Precompressed::new(text.into(), "application/json", "no-cache").compressed()
}

async fn kinds(Shared(app): Shared<App>, headers: HeaderMap) -> Response {
    let made = match KINDS.get() {
        Some(made) => Ok(made),
        None => app.blocking.run_low_priority(|| KINDS.get_or_init(make_kinds)).await,
    };
    match made {
        Ok(made) => made.answer(&headers),
        Err(error) => error.into_response(),
    }
}

impl KindArt {
    fn of(kind: &'static Kind) -> KindArt {
        let part = |number: usize| PartArt {
            terrain: kind.parts[number].terrain.word(),
            outline: region(kind, number).map(|region| region.path()).unwrap_or_default(),
            anchors: Facing::ALL.map(|facing| point(anchor(kind, facing, number))).to_vec(),
            small: Facing::ALL.map(|facing| point(small_anchor(kind, facing, number))).to_vec(),
        };
        let piers = Facing::ALL.map(|f| Side::ALL.map(|side| pier(kind, f, side).map(point)));
        KindArt {
            parts: (0..kind.parts.len()).map(part).collect(),
            spots: Some(Facing::ALL.map(|facing| point(free_spot(kind, facing)))),
            tower: Facing::ALL.into_iter().map(|f| foundation(kind, f).map(point)).collect(),
            piers: Some(piers).filter(|piers| piers.iter().flatten().any(Option::is_some)),
            de: Facing::ALL.map(|facing| describe(kind, facing, Language::German)),
            en: Facing::ALL.map(|facing| describe(kind, facing, Language::English)),
        }
    }
}

impl KindArt {
    /// A kind of tile of The Castle.
    fn inside(kind: &'static rules::Kind) -> KindArt {
        let part = |number: usize| PartArt {
            terrain: kind.parts[number].terrain.word(),
            outline: castle::region(kind, number).map(|region| region.path()).unwrap_or_default(),
            anchors: Facing::ALL.map(|f| point(castle::anchor(kind, f, number))).to_vec(),
            small: Facing::ALL.map(|f| point(castle::small_anchor(kind, f, number))).to_vec(),
        };
        KindArt {
            parts: (0..kind.parts.len()).map(part).collect(),
            spots: None,
            tower: None,
            piers: None,
            de: Facing::ALL.map(|facing| castle::describe(kind, facing, Language::German)),
            en: Facing::ALL.map(|facing| castle::describe(kind, facing, Language::English)),
        }
    }
}

fn point(at: Point) -> [f64; 2] {
    [at.x, at.y].map(|number| (number * 10.0).round() / 10.0)
}

/// `/art/VERSION/light/V.1.svg` is a tile in a facing, `…/V.1.plain.svg` the same for small boards,
/// `…/meeple-0.figure.svg` a figure of a seat and `…/meeple-0.plain.figure.svg` the same for small boards, `…/shared-road.board.svg` a board of the rules page.
async fn picture(
    Shared(app): Shared<App>,
    Path((_, palette, file)): Path<(String, String, String)>,
    headers: HeaderMap,
) -> Response {
    let Some(palette) = Palette::from_name(&palette) else {
        return Error::NotFound.into_response();
    };
    let key = (palette, file);
    let painted = PAINTED.read().unwrap_or_else(PoisonError::into_inner).get(&key).cloned();
    if let Some(painted) = painted {
        return painted.answer(&headers);
    }
    let painted = app.blocking.run_low_priority(move || {
        let svg = paint(palette, &key.1)?;
        let made = Precompressed::new(svg.into(), "image/svg+xml", KEPT).compressed();
        let mut all = PAINTED.write().unwrap_or_else(PoisonError::into_inner);
        Some(all.entry(key).or_insert(made).clone())
    });
    match painted.await {
        Ok(Some(painted)) => painted.answer(&headers),
        Ok(None) => Error::NotFound.into_response(),
        Err(error) => error.into_response(),
    }
}

/// Pictures never change under their address.
const KEPT: &str = "public, max-age=31536000, immutable";

fn paint(palette: Palette, file: &str) -> Option<String> {
    let name = file.strip_suffix(".svg")?;
    if let Some(name) = name.strip_suffix(".token") {
        if name == "chest" {
            return Some(cardcassonne::chest_svg(palette));
        }
        return castle_token(name, palette)
            .or_else(|| Some(figure(Token::from_name(name)?, palette, Level::Rich)));
    }
    if let Some(name) = name.strip_suffix(".card") {
        let card = Card::from_name(name);
        let back = || (name == "back").then(|| cardcassonne::back_svg(palette));
        return card.map(|card| cardcassonne::card_svg(card, palette)).or_else(back);
    }
    if let Some(name) = name.strip_suffix(".row") {
        return Some(cardcassonne::row_icon_svg(Row::from_word(name)?, palette));
    }
    if name == "castle.wall" {
        return Some(castle::wall_svg(palette));
    }
    if let Some(name) = name.strip_suffix(".figure") {
        let (name, level) = leveled(name);
        let (name, seat) = name.rsplit_once('-')?;
        let seat = seat.parse().ok().filter(|seat| *seat < 6)?;
        let token = match name {
            "follower" => return Some(castle::follower_svg(two(seat)?, false, palette, level)),
            "lying-follower" => {
                return Some(castle::follower_svg(two(seat)?, true, palette, level));
            }
            "farmer" => Token::Farmer(seat),
            "big-farmer" => Token::BigFarmer(seat),
            "counter" => Token::Counter(seat),
            "woman" => Token::Woman(seat),
            word => Token::Figure(Figure::from_word(word)?, seat),
        };
        return Some(figure(token, palette, level));
    }
    if let Some(name) = name.strip_suffix(".board") {
        return Some(Lesson::named(name)?.ok()?.picture(palette));
    }
    let (name, level) = leveled(name);
    let (name, quarters) = name.rsplit_once('.')?;
    let quarters = quarters.parse().ok().filter(|quarters| *quarters < 4)?;
    let facing = Facing::from_quarters(quarters);
    match kind(name) {
        Some(kind) => Some(tile_svg(kind, facing, 0, palette, level)),
        None => Some(castle::tile_svg(castle_tiles::kind(name)?, facing, palette, level)),
    }
}

/// A name without its `.plain`, and the level of detail that stands for.
fn leveled(name: &str) -> (&str, Level) {
    match name.strip_suffix(".plain") {
        Some(name) => (name, Level::Plain),
        None => (name, Level::Rich),
    }
}

/// One of the two seats of The Castle.
fn two(seat: u8) -> Option<Seat> {
    (seat < 2).then_some(Seat(seat))
}

/// What stands and lies on the wall, by its name in an address: `wall-bonus`, `wall-back`, `keep-0`.
fn castle_token(name: &str, palette: Palette) -> Option<String> {
    match name.split_once('-')? {
        ("wall", "back") => Some(castle::wall_back_svg(palette)),
        ("wall", word) => Some(castle::wall_tile_svg(WallTile::from_word(word)?, palette)),
        ("keep", seat) => Some(castle::keep_svg(two(seat.parse().ok()?)?, palette)),
        _ => None,
    }
}
