//! The score track: fifty spaces round a little landscape.

use crate::figure::Token;
use crate::geometry::point::{Point, at};
use crate::glyphs;
use crate::scene::Scene;
use crate::svg::num;
use crate::{Level, Palette};

const SPACES: usize = 50;
/// Spaces along the top and along the side; the ring has fifty.
const ACROSS: usize = 16;
const DOWN: usize = 11;
const SPACE: f64 = 60.0;

/// The middle of a space, clockwise from the upper left corner.
fn middle(space: usize) -> Point {
    let n = space % SPACES;
    let (x, y) = if n < ACROSS {
        (n, 0)
    } else if n < ACROSS + DOWN - 1 {
        (ACROSS - 1, n - ACROSS + 1)
    } else if n < 2 * ACROSS + DOWN - 2 {
        (2 * ACROSS + DOWN - 3 - n, DOWN - 1)
    } else {
        (0, SPACES - n)
    };
    at((x as f64 + 0.5) * SPACE + 10.0, (y as f64 + 0.5) * SPACE + 10.0)
}

/// The track with the counters of all seats, as a picture by itself. Who has gone round shows the
/// points of the rounds beside the counter.
pub fn track(points: &[u16], palette: Palette) -> String {
    let mut scene = Scene::new(palette, Level::Rich);
    let size = (ACROSS as f64 * SPACE + 20.0, DOWN as f64 * SPACE + 20.0);
    scene.body += &format!(
        r#"<rect width="{}" height="{}" rx="18" fill="var(--table)"/>"#,
        num(size.0),
        num(size.1)
    );
    landscape(&mut scene, size);
    for n in 0..SPACES {
        space(&mut scene, n);
    }
    for n in 0..SPACES {
        counters(&mut scene, points, n);
    }
    scene.finish(size, size)
}

fn space(scene: &mut Scene, n: usize) {
    let p = middle(n);
    let dark = n.is_multiple_of(5);
    let (fill, ink) = if dark { ("slate", "cream") } else { ("court", "ink") };
    scene.body += &format!(
        r#"<rect x="{}" y="{}" width="54" height="54" rx="9" fill="var(--{fill})" stroke="var(--stone-joint)" stroke-width="1.6"/>"#,
        num(p.x - 27.0),
        num(p.y - 27.0),
    );
    let height = if dark { 19.0 } else { 14.0 };
    scene.body += &glyphs::text(&n.to_string(), p, height, ink);
}

/// The counters on one space, side by side.
fn counters(scene: &mut Scene, points: &[u16], space: usize) {
    let here: Vec<usize> =
        (0..points.len()).filter(|seat| usize::from(points[*seat]) % SPACES == space).collect();
    let count = here.len();
    for (k, seat) in here.into_iter().enumerate() {
        let columns = if count > 4 { 3 } else { 2.min(count.max(1)) };
        let (column, row) = (k % columns, k / columns);
        let rows = count.div_ceil(columns);
        let off = |n: usize, of: usize, step: f64| (n as f64 - (of as f64 - 1.0) / 2.0) * step;
        let step = if columns == 3 { 18.0 } else { 25.0 };
        let p = middle(space) + at(off(column, columns, step), off(row, rows, 25.0));
        scene.stamp(&Token::Counter(seat as u8).symbol(), p, if columns == 3 { 0.75 } else { 1.0 });
        let rounds = usize::from(points[seat]) / SPACES * SPACES;
        if rounds > 0 {
            let word = format!("+{rounds}");
            let below = p + at(0.0, 21.0);
            scene.body += &format!(
                r#"<rect x="{}" y="{}" width="36" height="14" rx="4" fill="var(--cream)" stroke="var(--ink)"/>"#,
                num(below.x - 18.0),
                num(below.y - 7.0)
            );
            scene.body += &glyphs::text(&word, below, 9.0, "ink");
        }
    }
}

/// Hills, a river and a walled town in the middle.
fn landscape(scene: &mut Scene, size: (f64, f64)) {
    let (x, y) = (SPACE + 16.0, SPACE + 16.0);
    let (w, h) = (size.0 - 2.0 * x, size.1 - 2.0 * y);
    let inner = [num(x), num(y), num(w), num(h)];
    let [x0, y0, w0, h0] = &inner;
    scene.body += &format!(
        r#"<clipPath id="scene"><rect x="{x0}" y="{y0}" width="{w0}" height="{h0}" rx="14"/></clipPath><g clip-path="url(#scene)"><rect x="{x0}" y="{y0}" width="{w0}" height="{h0}" fill="var(--field)"/>"#
    );
    let hills = [
        ("glow", "M60 250Q200 120 400 210T760 190T960 230V700H60Z"),
        ("shade", "M60 330Q260 230 470 330T960 300V700H60Z"),
        ("field", "M60 420Q320 330 560 420T960 400V700H60Z"),
    ];
    for (token, d) in hills {
        scene.body += &format!(r#"<path d="{d}" fill="var(--{token})"/>"#);
    }
    for (token, width) in [("bank", 45.0), ("water", 36.0)] {
        scene.body += &format!(
            r#"<path d="M940 240C780 330 640 330 600 420S640 560 560 640" fill="none" stroke="var(--{token})" stroke-width="{}"/>"#,
            num(width)
        );
    }
    for (token, width) in [("verge", 22.0), ("road", 16.0)] {
        scene.body += &format!(
            r#"<path d="M80 560C220 540 260 470 360 440" fill="none" stroke="var(--{token})" stroke-width="{}"/>"#,
            num(width)
        );
    }
    town(scene);
    let trees =
        [(150, 330), (176, 342), (700, 270), (724, 284), (760, 470), (790, 486), (812, 466)];
    for (n, (x, y)) in trees.into_iter().enumerate() {
        let name = if n % 3 == 1 { "poplar" } else { "tree" };
        scene.stamp(name, at(f64::from(x), f64::from(y)), 1.7);
    }
    scene.stamp("monastery", at(790.0, 400.0), 1.2);
    scene.stamp("farm", at(200.0, 470.0), 1.7);
    scene.body += "</g>";
}

/// The walled town on its hill.
fn town(scene: &mut Scene) {
    let houses = [
        (330, 300),
        (372, 292),
        (414, 286),
        (456, 290),
        (498, 298),
        (350, 330),
        (396, 322),
        (440, 320),
        (484, 328),
        (336, 362),
        (378, 358),
        (422, 354),
        (466, 358),
        (508, 362),
        (356, 392),
        (400, 390),
        (446, 390),
        (490, 392),
    ];
    scene.body += r#"<path d="M300 420Q280 330 330 290Q420 240 510 290Q560 340 540 420Q420 452 300 420Z" fill="var(--city)"/>"#;
    scene.stamp("cathedral", at(424.0, 318.0), 1.0);
    for (n, (x, y)) in houses.into_iter().enumerate() {
        if (370..=480).contains(&x) && y < 330 {
            continue;
        }
        let name = ["gable-0", "hip-1", "gable-2", "hip-0", "gable-1"][n % 5];
        scene.stamp(name, at(f64::from(x), f64::from(y)), 1.7);
    }
    for (token, width, rise) in [
        ("stone-joint", 17.0, 0),
        ("stone-face", 15.0, 4),
        ("stone-joint", 15.0, 14),
        ("stone", 12.0, 16),
    ] {
        scene.body += &format!(
            r#"<path transform="translate(0 -{rise})" d="M296 396Q296 410 302 420Q420 454 538 420Q544 410 544 396" fill="none" stroke="var(--{token})" stroke-width="{}"/>"#,
            num(width)
        );
    }
    for (x, y) in [(298, 414), (542, 414)] {
        scene.stamp("tower", at(f64::from(x), f64::from(y)), 1.6);
    }
    scene.stamp("gate", at(380.0, 446.0), 1.5);
}
