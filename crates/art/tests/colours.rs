//! Regions stay apart for all eyes: contrasts of outlines, and players for colour-blind people.

use bastide_art::Palette;

type Linear = [f64; 3];

fn linear(palette: Palette, name: &str) -> Linear {
    let hex = palette.colour(name).unwrap_or_else(|| panic!("{name} is no colour"));
    std::array::from_fn(|n| {
        let part = u8::from_str_radix(&hex[1 + 2 * n..3 + 2 * n], 16).expect("two digits");
        let part = f64::from(part) / 255.0;
        if part <= 0.04045 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
    })
}

/// The contrast of two colours as the accessibility guidelines define it.
fn contrast(palette: Palette, a: &str, b: &str) -> f64 {
    let luminance = |name| {
        let [r, g, b] = linear(palette, name);
        0.2126 * r + 0.7152 * g + 0.0722 * b
    };
    let (a, b) = (luminance(a), luminance(b));
    (a.max(b) + 0.05) / (a.min(b) + 0.05)
}

#[test]
fn outlines_carry_the_regions() {
    for (palette, pairs) in [
        (
            Palette::Light,
            [("verge", "field", 3.5), ("verge", "road", 6.0), ("stone", "roof-0", 4.0)],
        ),
        (
            Palette::Dark,
            [("verge", "field", 3.0), ("verge", "road", 10.0), ("stone", "roof-0", 4.0)],
        ),
        (
            Palette::Contrast,
            [("verge", "field", 15.0), ("city", "field", 7.0), ("water", "field", 6.0)],
        ),
    ] {
        for (a, b, least) in pairs {
            let found = contrast(palette, a, b);
            assert!(found >= least, "{palette:?}: {a} to {b} is {found:.1}");
        }
    }
}

/// Eyes without one kind of cones, as matrices on linear colours (Machado, Oliveira, Fernandes
/// 2009).
const EYES: [(&str, [[f64; 3]; 3]); 4] = [
    ("trichromat", [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]]),
    ("protan", [[0.152, 1.053, -0.205], [0.115, 0.786, 0.099], [-0.004, -0.048, 1.052]]),
    ("deutan", [[0.367, 0.861, -0.228], [0.280, 0.673, 0.047], [-0.012, 0.043, 0.969]]),
    ("tritan", [[1.256, -0.077, -0.179], [-0.078, 0.931, 0.148], [0.005, 0.691, 0.304]]),
];

fn lab([r, g, b]: Linear) -> [f64; 3] {
    let f = |t: f64| if t > 0.008856 { t.cbrt() } else { 7.787 * t + 16.0 / 116.0 };
    let x = f((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047);
    let y = f(0.2126 * r + 0.7152 * g + 0.0722 * b);
    let z = f((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883);
    [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
}

#[test]
fn players_are_told_apart_by_all_eyes() {
    for (eyes, matrix) in EYES {
        let seen = |seat: usize| {
            let colour = linear(Palette::Light, &format!("player-{seat}"));
            lab(matrix.map(|row| row.iter().zip(colour).map(|(m, c)| m * c).sum::<f64>().max(0.0)))
        };
        for (a, b) in (0..6).flat_map(|a| (0..a).map(move |b| (a, b))) {
            let apart = seen(a).iter().zip(seen(b)).map(|(a, b)| (a - b).powi(2)).sum::<f64>();
            assert!(apart.sqrt() >= 16.0, "{eyes}: seats {a} and {b}, {:.0}", apart.sqrt());
        }
    }
}

#[test]
fn emblems_stand_out_from_their_colours() {
    for seat in 0..6 {
        let found = contrast(Palette::Light, &format!("player-{seat}"), &format!("emblem-{seat}"));
        assert!(found >= 3.0, "seat {seat}: {found:.1}");
    }
}

/// In The Castle paths have kerbs and buildings walls; house, tower and court differ by themselves too.
#[test]
fn the_castle_is_told_apart() {
    for (palette, kerb, ground) in
        [(Palette::Light, 3.5, 1.4), (Palette::Dark, 3.0, 1.25), (Palette::Contrast, 15.0, 1.5)]
    {
        for (a, b, least) in [
            ("verge", "yard", kerb),
            ("verge", "road", 5.0),
            ("quarter", "yard", ground),
            ("bailey", "yard", ground),
            ("flat-quarter", "yard", ground),
            ("flat-bailey", "yard", ground),
            ("stone", "bailey", 2.0),
        ] {
            let found = contrast(palette, a, b);
            assert!(found >= least, "{palette:?}: {a} to {b} is {found:.2}");
        }
    }
    assert!(contrast(Palette::Light, "castle-0", "castle-1") > 10.0);
}
