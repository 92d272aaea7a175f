//! Whoever applies patches sees what is told as a whole, in random games of every kind.

use bastide_game::battery::{TestRng, random_move};
use bastide_game::{Actor, Chronicle, Move, Seat, Table, Turn};
use bastide_protocol::carcassonne::{Hole, Magician, MagicianView, Numbers, View};
use bastide_protocol::{Aids, Audience, Scene, SceneView, Told, ViewPatch, WireGame, patch};
use serde_json::Value;

fn view(scene: &Scene) -> Value {
    serde_json::to_value(scene).expect("a scene is JSON")["view"].take()
}

/// Plays a game and follows its views through the eyes of some seats; how many patches there were.
fn followed<G: WireGame>(setup: G::Setup, seed: usize, mine: &[Seat]) -> usize {
    let mut luck = TestRng::seeded(seed);
    let mut table: Table<G> = Table::new(setup);
    let mut chronicle = Chronicle::of(&table);
    let (mut before, mut known, mut patches): (Option<SceneView>, _, _) = (None, Value::Null, 0);
    while let Some(m) = random_move(table.game(), &mut luck) {
        let by = match table.turn() {
            Turn::Player(seat) => Actor::Seat(seat),
            Turn::Chance | Turn::Over => Actor::Chance,
        };
        let sentence = match m {
            Move::Choose(action) => action.to_string(),
            Move::Deal(outcome) => outcome.to_string(),
        };
        let played = table.play_sentence(by, &sentence).expect("it is possible");
        chronicle.follow(table.entry_count(), by, &m, &played.events);
        let to = Audience { mine, open: table.turn() == Turn::Over };
        let told = Told { table: &table, chronicle: &chronicle };
        let scene = G::scene(told, Aids::default(), to, &played.events);
        if let Some(before) = &before {
            let text = patch(before, &scene).expect("it is JSON").expect("the same game");
            let changes: ViewPatch = serde_json::from_str(&text).expect("a patch");
            changes.apply(&mut known).expect("it applies");
            assert_eq!(known, view(&scene), "{sentence}: {text}");
            patches += 1;
        }
        known = view(&scene);
        before = Some(scene.into());
    }
    patches
}

#[test]
fn patched_views_are_whole_views() {
    // Two and four play; `make test-long` has three and five as well.
    let step = if std::env::var_os("BASTIDE_LONG").is_some() { 1 } else { 2 };
    for seed in (0..4).step_by(step) {
        for with in ["", "river abbot inns traders", "all"] {
            let setup = bastide_carcassonne::Setup::read(with, 2 + seed % 3).expect("a setup");
            assert!(followed::<bastide_carcassonne::State>(setup, seed, &[Seat(0)]) > 100);
        }
        let setup = bastide_castle::Setup::read("", 2).expect("a setup");
        assert!(followed::<bastide_castle::State>(setup, seed, &[]) > 60);
        for mine in [&[][..], &[Seat(1)]] {
            let setup = bastide_cardcassonne::Setup::read("", 2 + seed).expect("a setup");
            assert!(followed::<bastide_cardcassonne::State>(setup, seed, mine) > 60);
        }
    }
}

#[test]
fn views_of_different_games_have_no_patch() {
    let castle: Table<bastide_castle::State> =
        Table::new(bastide_castle::Setup::read("", 2).expect("a setup"));
    let cards: Table<bastide_cardcassonne::State> =
        Table::new(bastide_cardcassonne::Setup::read("", 2).expect("a setup"));
    let to = Audience { mine: &[], open: false };
    let (of_castle, of_cards) = (Chronicle::of(&castle), Chronicle::of(&cards));
    let castle = Told { table: &castle, chronicle: &of_castle };
    let cards = Told { table: &cards, chronicle: &of_cards };
    let before = WireGame::scene(castle, Aids::default(), to, &[]);
    let after = WireGame::scene(cards, Aids::default(), to, &[]);
    assert_eq!(patch(&before.into(), &after).expect("it is JSON"), None);
}

/// A view of Carcassonne, changed as one likes.
fn changed(change: impl FnOnce(&mut View)) -> Scene {
    let setup = bastide_carcassonne::Setup::read("", 2).expect("a setup");
    let table: Table<bastide_carcassonne::State> = Table::new(setup);
    let chronicle = Chronicle::of(&table);
    let told = Told { table: &table, chronicle: &chronicle };
    let mut scene =
        WireGame::scene(told, Aids::default(), Audience { mine: &[], open: false }, &[]);
    match &mut scene {
        Scene::Carcassonne { view, .. } => change(view),
        Scene::Castle { .. } | Scene::Cardcassonne { .. } => panic!("it is Carcassonne"),
    }
    scene
}

/// Whether the patch leads from one view to the other, both ways, and how long it is.
fn leads(before: &Scene, after: &Scene) -> usize {
    let both = [(after, before), (before, after)].map(|(before, after)| {
        let from = SceneView::from(before.clone());
        let text = patch(&from, after).expect("it is JSON").expect("the same game");
        let changes: ViewPatch = serde_json::from_str(&text).expect("a patch");
        let mut known = view(before);
        changes.apply(&mut known).expect("it applies");
        assert_eq!(known, view(after), "{text}");
        text.len()
    });
    both[1]
}

#[test]
fn patches_lead_from_one_list_to_the_other() {
    let hole = |x: i32, left: u16| Hole {
        cell: [x, 0],
        kinds: [1, 2, 3].into_iter().collect(),
        left,
        next: 1,
    };
    let holes = |holes: &[Hole]| changed(|view| view.holes = holes.to_vec());
    let before = holes(&(0..30).map(|n| hole(n, 9)).collect::<Vec<_>>());
    assert_eq!(leads(&before, &before), "{\"set\":{},\"lists\":{}}".len());
    let after = holes(&(1..33).map(|n| hole(n, 8)).collect::<Vec<_>>());
    assert!(leads(&before, &after) < 1000);
    let fewer = holes(&[hole(7, 9), hole(3, 1), hole(40, 0)]);
    leads(&before, &fewer);
    let other = Hole { cell: [3, 0], kinds: Numbers::default(), left: 0, next: 0 };
    leads(&fewer, &holes(&[other.clone(), hole(3, 1), hole(5, 5), other]));
    leads(&fewer, &holes(&[]));
    let texts = |list: &[&str]| {
        changed(|view| view.set_aside = list.iter().map(|text| text.to_string()).collect())
    };
    leads(&texts(&["V", "L \\\"]},{"]), &texts(&["V", "L \\\"]},{", "K"]));
    leads(&texts(&["V", "L"]), &texts(&["K"]));
}

#[test]
fn patches_lead_between_any_lists() {
    let mut rng = fastrand::Rng::with_seed(18);
    // A hole has a name that no other has; magicians of this test and texts do not.
    let any = |rng: &mut fastrand::Rng| {
        let mut names: Vec<i32> = (0..12).collect();
        rng.shuffle(&mut names);
        names.truncate(rng.usize(..8));
        changed(|view| {
            let hole = |x: i32| {
                let kinds = (0..rng.u16(..3)).collect();
                Hole { cell: [x, 0], kinds, left: rng.u16(..2), next: rng.u16(..2) }
            };
            view.holes = names.into_iter().map(hole).collect();
            let (magicians, texts) = (rng.usize(..9), rng.usize(..9));
            let magician = |_| {
                let who = [Magician::Mage, Magician::Witch][rng.usize(..2)];
                MagicianView { who, tile: rng.u16(..3), part: rng.u16(..2) }
            };
            view.magicians = (0..magicians).map(magician).collect();
            view.set_aside = (0..texts).map(|_| rng.u8(..4).to_string()).collect();
        })
    };
    for _ in 0..1500 {
        let (before, after) = (any(&mut rng), any(&mut rng));
        leads(&before, &after);
    }
}

#[test]
fn a_field_is_told_if_it_differs() {
    let drawn = |kind: Option<&str>| changed(|view| view.drawn = kind.map(str::to_string));
    let from = SceneView::from(drawn(Some("A")));
    let text = patch(&from, &drawn(None)).expect("it is JSON").expect("the same game");
    assert_eq!(text, "{\"set\":{\"drawn\":null},\"lists\":{}}");
}
