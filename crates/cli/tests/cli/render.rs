//! `render`.

use std::fs;

use crate::{bastide, bastide_in, folder_with_a_game};

#[test]
fn a_board_is_painted_as_svg_and_png() {
    let folder = folder_with_a_game("inns");
    for (output, start) in [("board.svg", &b"<svg "[..]), ("board.PNG", b"\x89PNG")] {
        let args = ["render", "game.txt", "--to", "40", "-o", output, "--plain"];
        let ran = bastide_in(folder.path(), &args, "");
        assert_eq!((ran.code, ran.out.as_str(), ran.err.as_str()), (Some(0), "", ""));
        assert!(fs::read(folder.path().join(output)).unwrap().starts_with(start), "{output}");
    }
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 3, "nothing else is left behind");
}

#[test]
fn the_games_of_the_readme_can_be_painted() {
    let folder = tempfile::tempdir().unwrap();
    // In Cardcassonne Blue was put last and lies.
    let cases = [
        ("classic", "161", "193 points", &["abbot-1"][..]),
        ("castle", "131", "black wins", &["palas-0", "palas-1", "wall-back"]),
        ("cardcassonne", "143", "red wins", &["big-meeple-0", "big-farmer-1", "big-meeple-2"]),
    ];
    for (game, to, ends, shown) in cases {
        let record = format!("{}/../../docs/games/{game}.txt", env!("CARGO_MANIFEST_DIR"));
        for (output, start) in [("board.svg", &b"<svg "[..]), ("board.png", b"\x89PNG")] {
            let args = ["render", &record, "--to", to, "-o", output, "--palette", "dark"];
            let ran = bastide_in(folder.path(), &args, "");
            assert_eq!((ran.code, ran.out.as_str(), ran.err.as_str()), (Some(0), "", ""));
            let picture = fs::read(folder.path().join(output)).unwrap();
            assert!(picture.starts_with(start), "{game}: {output}");
        }
        let picture = fs::read_to_string(folder.path().join("board.svg")).unwrap();
        for thing in shown {
            assert!(picture.contains(thing), "{game}: {thing} is missing");
        }
        let whole = bastide(&["replay", &record]);
        assert!(whole.out.contains(ends), "{}", whole.out);
    }
}

#[test]
fn palettes_differ_and_pictures_do_not_vary() {
    let folder = folder_with_a_game("base");
    let paint = |palette: &str| {
        let args = ["render", "game.txt", "--to", "30", "-o", "b.svg", "--palette", palette];
        let ran = bastide_in(folder.path(), &args, "");
        assert_eq!(ran.code, Some(0), "{}", ran.err);
        fs::read_to_string(folder.path().join("b.svg")).unwrap()
    };
    let (light, dark, contrast) = (paint("light"), paint("dark"), paint("contrast"));
    assert!(light != dark && dark != contrast);
    assert_eq!(light, paint("light"));
    assert!(!light.contains("var(--"), "a picture by itself names no colours");
}

#[test]
fn what_cannot_be_painted_is_refused() {
    let folder = folder_with_a_game("base");
    for args in [
        &["render", "game.txt", "-o", "board.gif"][..],
        &["render", "game.txt", "-o", "board"],
        &["render", "game.txt"],
        &["render", "nothing.txt", "-o", "board.svg"],
        &["render", "game.txt", "-o", "board.svg", "--palette", "mauve"],
        &["render", "game.txt", "-o", "board.svg", "--to", "99999"],
        &["render", "game.txt", "-o", "no/such/folder/board.svg"],
    ] {
        let ran = bastide_in(folder.path(), args, "");
        assert_eq!(ran.code, Some(2), "{args:?}");
        assert!(!ran.err.is_empty());
    }
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
    assert_eq!(bastide(&["render", "--help"]).code, Some(0));
}
