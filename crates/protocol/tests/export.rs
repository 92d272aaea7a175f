//! The TypeScript of the wire types lies in web/src/lib/protocol. This test writes it and fails if
//! something else lay there, so that a change of the types is seen where it matters.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use bastide_protocol::{
    Analysis, BotClaim, BotSeat, Claim, ClientMessage, Draws, History, ImportRecord, Info,
    Invitation, LinkKey, NewTable, PlayFrom, Problem, PuzzleAnswer, PuzzleDay, PuzzleVerdict,
    Rename, ReturnLink, ReviewState, SeatOnly, ServerMessage, Studied, TableCard, ViewAt,
};
use ts_rs::{Config, TS};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/lib/protocol")
}

/// The files of a folder by their names.
fn files(folder: &Path) -> BTreeMap<String, String> {
    let Ok(entries) = fs::read_dir(folder) else {
        return BTreeMap::new();
    };
    let mut files = BTreeMap::new();
    for entry in entries {
        let entry = entry.expect("a file");
        let name = entry.file_name().into_string().expect("a plain name");
        files.insert(name, fs::read_to_string(entry.path()).expect("text"));
    }
    files
}

fn export(folder: &Path) {
    let config = Config::new().with_out_dir(folder);
    ServerMessage::export_all(&config).expect("written");
    ClientMessage::export_all(&config).expect("written");
    Info::export_all(&config).expect("written");
    TableCard::export_all(&config).expect("written");
    NewTable::export_all(&config).expect("written");
    Claim::export_all(&config).expect("written");
    BotClaim::export_all(&config).expect("written");
    BotSeat::export_all(&config).expect("written");
    LinkKey::export_all(&config).expect("written");
    Invitation::export_all(&config).expect("written");
    Rename::export_all(&config).expect("written");
    SeatOnly::export_all(&config).expect("written");
    ReturnLink::export_all(&config).expect("written");
    ImportRecord::export_all(&config).expect("written");
    ViewAt::export_all(&config).expect("written");
    History::export_all(&config).expect("written");
    Draws::export_all(&config).expect("written");
    Problem::export_all(&config).expect("written");
    Analysis::export_all(&config).expect("written");
    ReviewState::export_all(&config).expect("written");
    PlayFrom::export_all(&config).expect("written");
    Studied::export_all(&config).expect("written");
    PuzzleDay::export_all(&config).expect("written");
    PuzzleAnswer::export_all(&config).expect("written");
    PuzzleVerdict::export_all(&config).expect("written");
}

#[test]
fn the_typescript_in_the_repository_is_that_of_the_types() {
    let before = files(&folder());
    let fresh = std::env::temp_dir().join(format!("bastide-types-{}", std::process::id()));
    export(&fresh);
    let mut after = files(&fresh);
    fs::remove_dir_all(&fresh).expect("removed");
    let mut index =
        String::from("// Everything, in one place. Written by `cargo test -p bastide-protocol`.\n");
    for name in after.keys() {
        let name = name.trim_end_matches(".ts");
        index.push_str(&format!("export type {{ {name} }} from \"./{name}\";\n"));
    }
    after.insert("index.ts".to_string(), index);
    for text in after.values() {
        assert!(!text.contains("bigint"), "a number too large for JavaScript: {text}");
    }
    if before != after {
        fs::create_dir_all(folder()).expect("a folder");
        for name in before.keys().filter(|name| !after.contains_key(*name)) {
            fs::remove_file(folder().join(name)).expect("removed");
        }
        for (name, text) in &after {
            fs::write(folder().join(name), text).expect("written");
        }
    }
    assert!(before == after, "the types changed; web/src/lib/protocol was written anew");
}
