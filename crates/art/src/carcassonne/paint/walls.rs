//! Raised walls. A wall is a stack of lines: the same course of stones painted again and again, a
//! little higher each time. Turned with the tile and lifted upwards, the stack stands upright in
//! every facing.

use crate::geometry::curve::{beside, even, length};
use crate::geometry::plan::Plan;
use crate::geometry::point::{Point, to_line};
use crate::svg::{num, smooth};

/// One course of a wall.
pub(crate) struct Course {
    /// How high it lies.
    pub(crate) height: f64,
    token: &'static str,
    width: f64,
    /// How far from the corners of the tile it begins: walls rise from the ground there, so that
    /// nothing is cut at a seam.
    from_end: f64,
    /// How far inside the outline it runs.
    inward: f64,
    dashed: bool,
}

const fn course(height: f64, token: &'static str, width: f64, from_end: f64) -> Course {
    Course { height, token, width, from_end, inward: 3.9, dashed: false }
}

/// All courses from the ground up; the last two are the merlons.
pub(crate) const COURSES: [Course; 8] = [
    course(1.0, "stone-joint", 7.8, 13.0),
    course(2.6, "stone-face", 7.4, 15.0),
    course(4.4, "stone-course", 7.4, 17.0),
    course(5.2, "stone-face", 7.4, 19.0),
    course(7.4, "stone-joint", 7.8, 21.0),
    course(8.4, "stone", 7.0, 22.0),
    Course { inward: 2.2, dashed: true, ..course(9.8, "stone-joint", 4.2, 26.0) },
    Course { inward: 2.2, dashed: true, ..course(11.2, "stone", 3.6, 26.0) },
];

/// The courses of a tile's walls, upright and on the ground: an element each, with an id.
pub(crate) fn courses(name: &str, plan: &Plan) -> String {
    let walls: Vec<&Vec<Point>> = plan.cities.iter().flat_map(|city| &city.walls).collect();
    if walls.is_empty() {
        return String::new();
    }
    COURSES.iter().enumerate().map(|(n, course)| element(name, n, course, &walls, plan)).collect()
}

fn element(name: &str, n: usize, course: &Course, walls: &[&Vec<Point>], plan: &Plan) -> String {
    let d: String =
        walls.iter().flat_map(|wall| runs(wall, course, plan)).map(|run| smooth(&run)).collect();
    let (token, width) = (course.token, num(course.width));
    let dash = if course.dashed { r#" stroke-dasharray="6.3 5.2""# } else { "" };
    format!(
        r#"<path id="wall-{name}-{n}" d="{d}" fill="none" stroke="var(--{token})" stroke-width="{width}"{dash}/>"#
    )
}

/// The stretches of a wall where a course is seen: not at the ends, not where a viaduct crosses.
fn runs(wall: &[Point], course: &Course, plan: &Plan) -> Vec<Vec<Point>> {
    let pieces = (length(wall) / 20.0).round().max(6.0) as usize;
    let fine = even(wall, pieces * 6);
    let line = beside(&fine, course.inward);
    let step = length(&fine) / (pieces * 6) as f64;
    let skip = (course.from_end / step).round() as usize;
    let clear = |p: &Point| {
        let viaducts = plan.roads.iter().filter(|road| road.viaduct);
        viaducts.map(|road| to_line(*p, &road.line)).all(|away| away > 20.0)
    };
    let last = line.len().saturating_sub(skip + 1);
    let mut runs: Vec<Vec<Point>> = vec![Vec::new()];
    for (n, p) in line.iter().enumerate().take(last + 1).skip(skip) {
        if !clear(p) {
            runs.push(Vec::new());
        } else if n % 6 == 0 || n == skip || n == last {
            runs.extend(runs.is_empty().then(Vec::new));
            if let Some(run) = runs.last_mut() {
                run.push(*p);
            }
        }
    }
    runs.retain(|run| run.len() > 1);
    runs
}
