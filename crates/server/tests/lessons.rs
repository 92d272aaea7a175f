//! What the rules page says about its boards is what the engine finds. This test writes
//! web/src/lib/rules/boards.ts and fails if something else lay there.

use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use bastide_server::Lesson;

#[test]
fn the_rules_page_knows_the_points_of_the_engine() {
    let mut text = String::from(
        "// The boards of crates/server/lessons: their size, and the points of the seats after the last\n\
         // sentence. Written by `cargo test -p bastide-server`.\n\
         export const BOARDS = {\n",
    );
    for name in Lesson::names() {
        let lesson = Lesson::named(&name).unwrap().unwrap_or_else(|e| panic!("{name}: {e}"));
        let (width, height) = lesson.size();
        let points = lesson.points();
        writeln!(text, "  '{name}': {{ width: {width}, height: {height}, points: {points:?} }},")
            .unwrap();
    }
    text.push_str("} as const;\n\nexport type BoardName = keyof typeof BOARDS;\n");
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/lib/rules/boards.ts");
    let before = fs::read_to_string(&file).unwrap_or_default();
    if before != text {
        fs::create_dir_all(file.parent().unwrap()).unwrap();
        fs::write(&file, &text).unwrap();
    }
    assert!(before == text, "the lessons changed; web/src/lib/rules/boards.ts was written anew");
}
