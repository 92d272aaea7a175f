//! Where the things in the middle of a tile stand. Most kinds follow the rule; the crowded ones
//! are composed by hand, here.

use bastide_landscape::{Kind, Side, Terrain};

use bastide_carcassonne::tiles::{on_part, on_tile};

use super::point::{CENTRE, Point, at};

/// The monastery: where its middle is and how large it is painted.
pub(crate) fn monastery(name: &str) -> (Point, f64) {
    match name {
        "F8" => (at(120.0, 61.0), 0.76),
        "F12" => (at(164.0, 172.0), 0.8),
        "GoldC" => (at(194.0, 196.0), 0.62),
        "GoldG" => (at(172.0, 176.0), 0.8),
        "GoldH" => (at(84.0, 90.0), 1.0),
        "GoldE" => (CENTRE, 0.66),
        _ => (CENTRE, 1.0),
    }
}

/// The crop circle: its middle and its radius.
pub(crate) fn crop_circle(kind: &Kind) -> Option<(Point, f64)> {
    let circles = [on_tile::FORK, on_tile::CLUB, on_tile::SHIELD];
    if !circles.iter().any(|sign| kind.signs.has(*sign)) {
        return None;
    }
    Some(match kind.name.as_str() {
        "Korn1" => (at(122.0, 117.0), 42.0),
        "Korn2" => (at(150.0, 90.0), 38.0),
        "Korn3" => (at(120.0, 134.0), 40.0),
        "Korn4" => (at(120.0, 124.0), 38.0),
        "Korn5" => (CENTRE, 62.0),
        "Korn6" => (CENTRE, 34.0),
        _ => (CENTRE, 40.0),
    })
}

/// The foundation of a tower.
pub(crate) fn foundation(kind: &Kind) -> Option<Point> {
    kind.signs.has(on_tile::TOWER).then(|| match kind.name.as_str() {
        "TuA" => at(120.0, 150.0),
        "TuB" => at(92.0, 96.0),
        "TuC" => at(196.0, 56.0),
        "TuH" => at(58.0, 120.0),
        "TuI" => at(120.0, 80.0),
        "TuJ" => at(186.0, 142.0),
        "TuK" => at(120.0, 190.0),
        "TuL" => at(166.0, 166.0),
        "TuM" => at(66.0, 66.0),
        "TuN" => at(146.0, 146.0),
        "TuO" => at(60.0, 160.0),
        "TuP" => at(120.0, 88.0),
        "TuQ" => at(152.0, 72.0),
        _ => CENTRE,
    })
}

/// Where the roads of a tile meet.
pub(crate) fn hub(kind: &Kind) -> Point {
    let lone_north = kind.parts_of(Terrain::City).count() == 1
        && kind.edge(bastide_landscape::Facing::UP, Side::N) == Terrain::City;
    let village = kind.parts.iter().any(|part| part.signs.has(on_part::VILLAGE));
    if lone_north && village { at(120.0, 128.0) } else { CENTRE }
}

/// The lake with piers at which roads end: its middle and its radius.
pub(crate) fn pier_lake(kind: &Kind) -> Option<(Point, f64)> {
    let piers = kind.parts.iter().any(|part| part.signs.has(on_part::PIER));
    let middle = if kind.has(Terrain::City) { at(120.0, 124.0) } else { CENTRE };
    piers.then_some((middle, 46.0))
}

/// The lake in which the river ends.
pub(crate) const RIVER_LAKE: (Point, f64) = (at(112.0, 92.0), 40.0);
/// The spring from which the river comes.
pub(crate) const SPRING: (Point, f64) = (at(146.0, 104.0), 22.0);
/// The little house at which a road ends.
pub(crate) const HOUSE: Point = at(188.0, 120.0);

/// A gate that is not straight ahead of its road: where it is and whence the road comes to it.
pub(crate) fn gate(name: &str, side: Side) -> Option<(Point, Point)> {
    let (gate, step) = match (name, side) {
        ("HA", Side::E) => (at(128.0, 58.0), at(0.0, 46.0)),
        ("MaHeH", Side::E) => (at(150.0, 56.0), at(0.0, 46.0)),
        ("MaHeB", Side::S) => (at(180.0, 122.0), at(-40.0, 0.0)),
        ("HU", Side::E) => (at(146.0, 82.0), at(24.0, 14.0)),
        ("HU", Side::S) => (at(82.0, 146.0), at(14.0, 24.0)),
        _ => return None,
    };
    Some((gate, gate + step))
}

/// A through road that touches the city on its way, so that it parts the fields beside it.
pub(crate) fn touching(name: &str) -> Option<[Point; 2]> {
    // Where the road comes nearest, and the gate there.
    (name == "TuK").then_some([at(120.0, 78.0), at(120.0, 60.0)])
}
