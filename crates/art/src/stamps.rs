//! The stamps: small upright pictures, drawn once in `stamps/*.svg` and used many times.

use std::sync::LazyLock;

use crate::svg::num;

/// What only The Castle has; no sprite needs it.
const CASTLE: &str = include_str!("../stamps/castle.svg");

/// What only Cardcassonne has.
const CARDS: &str = include_str!("../stamps/cards.svg");

/// The drawings, in the order in which a sprite lists them.
const SHEETS: [&str; 4] = [
    include_str!("../stamps/city.svg"),
    include_str!("../stamps/country.svg"),
    include_str!("../stamps/signs.svg"),
    include_str!("../stamps/figures.svg"),
];

static STAMPS: LazyLock<Vec<(String, String)>> =
    LazyLock::new(|| SHEETS.iter().flat_map(|sheet| read(sheet)).collect());

/// Every stamp: its name and what is inside its group.
pub(crate) fn all() -> &'static [(String, String)] {
    &STAMPS
}

static OF_OTHERS: LazyLock<Vec<(String, String)>> =
    LazyLock::new(|| [CASTLE, CARDS].into_iter().flat_map(read).collect());

/// The name of a stamp that there is.
pub(crate) fn named(name: &str) -> Option<&'static str> {
    all().iter().map(|(known, _)| known.as_str()).find(|known| *known == name)
}

/// What is inside the group of a stamp.
pub(crate) fn drawing(name: &str) -> Option<&'static str> {
    all()
        .iter()
        .chain(OF_OTHERS.iter())
        .find(|(known, _)| known == name)
        .map(|(_, drawing)| drawing.as_str())
}

/// The groups of a sheet, each variant by itself.
fn read(sheet: &str) -> Vec<(String, String)> {
    let mut stamps = Vec::new();
    let mut open: Option<(String, usize, String)> = None;
    for line in sheet.lines() {
        if line.starts_with("<g id=") {
            let variants = attribute(line, "data-variants").and_then(|n| n.parse().ok());
            let name = attribute(line, "id").unwrap_or_default();
            open = Some((name.to_string(), variants.unwrap_or(1), String::new()));
        } else if line == "</g>" {
            if let Some((name, variants, drawing)) = open.take() {
                stamps.extend((0..variants).map(|n| {
                    let n = n.to_string();
                    (name.replace('@', &n), drawing.replace('@', &n))
                }));
            }
        } else if let Some((_, _, drawing)) = &mut open {
            drawing.push_str(line);
        }
    }
    stamps
}

fn attribute<'a>(line: &'a str, name: &str) -> Option<&'a str> {
    let (_, after) = line.split_once(&format!("{name}=\""))?;
    after.split('"').next()
}

/// A stamp as an element others can use.
pub(crate) fn symbol(name: &str) -> String {
    let drawing = drawing(name).unwrap_or_default();
    format!(r#"<g id="{name}" stroke-linecap="round" stroke-linejoin="round">{drawing}</g>"#)
}

/// The halo of a stamp and of the stamps it is made of, so much wider all around and in one colour.
pub(crate) fn halo(name: &str, wider: f64, token: &str) -> String {
    let mut out = String::new();
    for element in drawing(name).unwrap_or_default().split_inclusive('>') {
        if element.contains(HALO) {
            out += &widened(element, wider, token);
        } else if let Some(used) = attribute(element, "href") {
            out += &halo(used.trim_start_matches('#'), wider, token);
        } else if element.starts_with("<g ") || element == "</g>" {
            out += element;
        }
    }
    out
}

/// The colour of everything that is halo.
const HALO: &str = "var(--halo)";

fn widened(element: &str, wider: f64, token: &str) -> String {
    let painted = element.replace(HALO, &format!("var(--{token})"));
    let width = attribute(element, "stroke-width");
    let sum = width.and_then(|width| width.parse().ok()).unwrap_or(0.0) + 2.0 * wider;
    let line = format!(r#"stroke-width="{}""#, num(sum));
    match width {
        Some(width) => painted.replace(&format!(r#"stroke-width="{width}""#), &line),
        None => painted.replace("/>", &format!(r#" stroke="var(--{token})" {line}/>"#)),
    }
}

/// The stamps that a stamp is made of, and the stamp itself, the parts first.
pub(crate) fn with_parts(name: &str) -> Vec<String> {
    let mut names = Vec::new();
    let drawing = drawing(name).unwrap_or_default();
    for used in drawing.split("href=\"#").skip(1).filter_map(|rest| rest.split('"').next()) {
        names.extend(with_parts(used));
    }
    names.push(name.to_string());
    names
}
