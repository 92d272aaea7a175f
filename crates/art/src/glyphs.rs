//! Letters and figures as lines, so that pictures need no font.

use crate::geometry::Point;
use crate::svg::{fine, num};

/// The strokes of a character in a box of 10 by 14, from its upper left corner.
fn strokes(character: char) -> &'static str {
    match character.to_ascii_uppercase() {
        'A' => "M0 14L5 0L10 14M2 9H8",
        'B' => "M1 0H6Q9 0 9 3.5T6 7H1M6 7Q10 7 10 10.5T6 14H1V0",
        'C' => "M10 2Q7-1 3.5 1Q0 3 0 7Q0 11 3.5 13Q7 15 10 12",
        'D' => "M1 0H5Q10 1 10 7T5 14H1Z",
        'E' => "M9 0H1V14H9M1 7H7",
        'F' => "M9 0H1V14M1 7H7",
        'G' => "M10 2Q7-1 3.5 1Q0 3 0 7Q0 11 3.5 13Q8 15 10 11V8H6",
        'H' => "M1 0V14M9 0V14M1 7H9",
        'I' => "M5 0V14M2 0H8M2 14H8",
        'J' => "M8 0V10Q8 14 4.5 14T1 10",
        'K' => "M1 0V14M9 0L1 8M4 5.5L9 14",
        'L' => "M1 0V14H9",
        'M' => "M0 14V0L5 8L10 0V14",
        'N' => "M1 14V0L9 14V0",
        'O' => "M5 0Q10 1 10 7T5 14Q0 13 0 7T5 0Z",
        'P' => "M1 14V0H6Q9 1 9 4T6 8H1",
        'Q' => "M5 0Q10 1 10 7T5 14Q0 13 0 7T5 0ZM6 10L10 15",
        'R' => "M1 14V0H6Q9 1 9 4T6 8H1M5 8L9 14",
        'S' => "M9 2Q7 0 4.5 0Q1 .5 1 3.5Q1 6 5 7Q9 8 9 10.5Q9 14 5 14Q2 14 .5 12",
        'T' => "M0 0H10M5 0V14",
        'U' => "M1 0V9Q1 14 5 14T9 9V0",
        'V' => "M0 0L5 14L10 0",
        'W' => "M0 0L2.5 14L5 5L7.5 14L10 0",
        'X' => "M0 0L10 14M10 0L0 14",
        'Y' => "M0 0L5 7L10 0M5 7V14",
        'Z' => "M0 0H10L0 14H10",
        '0' => "M5 0Q9 1 9 7T5 14Q1 13 1 7T5 0Z",
        '1' => "M2 3L6 0V14",
        '2' => "M1 3Q2 0 5 0Q9 .5 9 4Q9 7 1 14H9",
        '3' => "M1 1Q8-2 8.5 3Q8.5 6.5 4 6.5Q9 7 9 10.5Q8 15 1 13",
        '4' => "M7 14V0L0 10H10",
        '5' => "M9 0H2L1.5 6Q9 4 9 9.5Q8 15 1 13",
        '6' => "M8 0Q1 3 1 9.5Q1 14 5 14T9 10T5 6T1.5 9",
        '7' => "M1 0H9L4 14",
        '8' => "M5 6.5Q1.5 6 1.5 3.2T5 0T8.5 3.2T5 6.5Q.5 7 .5 10.5T5 14T9.5 10.5T5 6.5Z",
        '9' => "M2 14Q9 11 9 4.5Q9 0 5 0T1 4T5 8T8.5 5",
        '+' => "M1 7H9M5 3V11",
        '-' => "M1 7H9",
        '?' => "M1 3Q2 0 5 0Q9 .5 9 4Q9 7 5 7.5V10M5 13V14",
        _ => "",
    }
}

/// Words in the middle of a point, `height` units high.
pub(crate) fn text(words: &str, middle: Point, height: f64, token: &str) -> String {
    drawn(words, middle, height, token, "1.9")
}

/// The same in bold, for what must be read from afar.
pub(crate) fn bold(words: &str, middle: Point, height: f64, token: &str) -> String {
    drawn(words, middle, height, token, "3.2")
}

fn drawn(words: &str, middle: Point, height: f64, token: &str, line: &str) -> String {
    let size = height / 14.0;
    let width = (words.chars().count() as f64 * 13.0 - 3.0) * size;
    let mut out = format!(
        r#"<g fill="none" stroke="var(--{token})" stroke-width="{line}" stroke-linecap="round" stroke-linejoin="round" transform="translate({} {})scale({})">"#,
        num(middle.x - width / 2.0),
        num(middle.y - height / 2.0),
        fine(size),
    );
    for (n, character) in words.chars().enumerate() {
        let strokes = strokes(character);
        if !strokes.is_empty() {
            out += &format!(r#"<path transform="translate({} 0)" d="{strokes}"/>"#, n * 13);
        }
    }
    out + "</g>"
}
