//! What lies and stands on the board: wall tiles, keeps, followers and the markers on the track.

use bastide_castle::WallTile;
use bastide_game::Seat;

use crate::geometry::point::{Point, at};
use crate::scene::Scene;
use crate::{Level, Palette, glyphs};

/// The pictogram of a wall tile.
pub(super) fn pictogram(tile: WallTile) -> &'static str {
    match tile {
        WallTile::ExtraTurn => "wall-extra-turn",
        WallTile::DoubleHouse => "wall-double-house",
        WallTile::DoubleTower => "wall-double-tower",
        WallTile::OpenPath => "wall-open-path",
        WallTile::OpenTower => "wall-open-tower",
        WallTile::OpenHouse => "wall-open-house",
        WallTile::RichMarkets => "wall-rich-markets",
        WallTile::LargerKeep => "wall-larger-keep",
        WallTile::Bonus => "wall-bonus",
    }
}

/// Adds a wall tile around a point, 120 units wide at size 1: its number in a seal above, what it does
/// below. Those that are played have a blue rim, those of the end a brown one.
pub(super) fn put_wall_tile(scene: &mut Scene, tile: WallTile, middle: Point, size: f64) {
    let rim = match tile {
        WallTile::ExtraTurn | WallTile::DoubleHouse | WallTile::DoubleTower => "wall-play",
        WallTile::OpenPath
        | WallTile::OpenTower
        | WallTile::OpenHouse
        | WallTile::RichMarkets
        | WallTile::LargerKeep
        | WallTile::Bonus => "wall-end",
    };
    scene.stamp(rim, middle, size);
    scene.stamp(pictogram(tile), middle + at(0.0, 7.0) * size, size);
    let number = (tile as usize + 1).to_string();
    scene.body += &glyphs::text(&number, middle + at(0.0, -41.0) * size, 17.0 * size, "cream");
}

/// The stamp of a follower of a seat; whoever stands on a court lies.
pub(super) fn follower(seat: Seat, lies: bool) -> String {
    format!("{}-{}", if lies { "merchant" } else { "follower" }, seat.index() % 2)
}

fn alone(size: f64, paint: impl FnOnce(&mut Scene), palette: Palette) -> String {
    let mut scene = Scene::new(palette, Level::Rich);
    paint(&mut scene);
    scene.finish((size, size), (size, size))
}

/// A wall tile as a picture by itself: 120 by 120 units.
pub fn wall_tile_svg(tile: WallTile, palette: Palette) -> String {
    alone(120.0, |scene| put_wall_tile(scene, tile, at(60.0, 60.0), 1.0), palette)
}

/// The back of all wall tiles as a picture by itself: 120 by 120 units.
pub fn wall_back_svg(palette: Palette) -> String {
    alone(120.0, |scene| scene.stamp("wall-back", at(60.0, 60.0), 1.0), palette)
}

/// The keep of a seat as a picture by itself: 96 by 96 units.
pub fn keep_svg(seat: Seat, palette: Palette) -> String {
    let name = format!("palas-{}", seat.index() % 2);
    alone(96.0, |scene| scene.stamp(&name, at(48.0, 84.0), 1.25), palette)
}

/// A follower of a seat, standing or lying, as a picture by itself: 96 by 96 units.
pub fn follower_svg(seat: Seat, lies: bool, palette: Palette, level: Level) -> String {
    let (foot, size) = if lies { (at(46.0, 58.0), 1.05) } else { (at(47.0, 84.0), 1.55) };
    let mut scene = Scene::new(palette, level);
    // What is around it on small boards needs room.
    let within = if scene.level == Level::Plain { 0.93 } else { 1.0 };
    let middle = at(48.0, 48.0);
    scene.figure(&follower(seat, lies), middle + (foot - middle) * within, size * within);
    scene.finish((96.0, 96.0), (96.0, 96.0))
}

/// The marker of a seat on the track as a picture by itself: 96 by 96 units.
pub fn marker_svg(seat: Seat, palette: Palette) -> String {
    let name = format!("marker-{}", seat.index() % 2);
    alone(96.0, |scene| scene.stamp(&name, at(48.0, 48.0), 1.2), palette)
}
