//! What is shown is what the rules sentence, over whole random games.

use bastide_carcassonne::{Setup, State};
use bastide_game::{Actor, Chronicle, Game, Seat, Table, Turn};
use bastide_landscape::{Facing, Terrain};
use bastide_protocol::carcassonne::{self, Choice, Prompt, View, prompt, regions};
use bastide_protocol::{Aids, BoardTerrain, Join, Told, WireGame};

fn view(table: &Table<State>, aids: Aids) -> View {
    let chronicle = Chronicle::of(table);
    carcassonne::view(Told { table, chronicle: &chronicle }, aids)
}

/// Plays a random game and looks at every state.
fn play(with: &str, seed: u64, mut look: impl FnMut(&Table<State>)) {
    let mut random = fastrand::Rng::with_seed(seed);
    let mut table = Table::<State>::new(Setup::read(with, 3).expect("a setup"));
    loop {
        look(&table);
        let (actor, sentence) = match table.turn() {
            Turn::Over => return,
            Turn::Player(seat) => {
                let mut actions = Vec::new();
                table.game().actions(&mut actions);
                (Actor::Seat(seat), actions[random.usize(..actions.len())].to_string())
            }
            Turn::Chance => {
                let mut outcomes = Vec::new();
                table.game().outcomes(&mut outcomes);
                (Actor::Chance, outcomes[random.usize(..outcomes.len())].0.to_string())
            }
        };
        table.play_sentence(actor, &sentence).expect("it is possible");
    }
}

#[test]
fn regions_hold_every_part_once_and_add_up_to_what_is_projected() {
    play("river abbot inns trader-tiles", 3, |table| {
        let state = table.game();
        let regions = regions(state);
        let mut parts: Vec<[u16; 2]> = regions.iter().flat_map(|r| r.parts.clone()).collect();
        parts.sort_unstable();
        let mut all = Vec::new();
        for (tile, laid) in state.land().tiles().enumerate() {
            let shown = laid.kind.parts.iter().enumerate();
            let shown = shown.filter(|(_, part)| part.terrain != Terrain::River);
            all.extend(shown.map(|(part, _)| [tile as u16, part as u16]));
        }
        assert_eq!(parts, all);
        // While a figure is asked for, what the tile closed is not counted yet.
        let between = matches!(table.turn(), Turn::Player(_)) && state.drawn().is_none();
        if table.turn() == Turn::Over || between {
            return;
        }
        for (seat, shown) in view(table, Aids::All).seats.iter().enumerate() {
            let mine = regions.iter().filter(|r| r.leaders.contains(&(seat as u8)));
            let sum: i32 = mine.map(|r| i32::from(r.now)).sum();
            assert_eq!(shown.projected, Some(shown.points + sum));
        }
    });
}

#[test]
fn dead_gaps_are_those_that_nothing_fits() {
    play("", 4, |table| {
        let state = table.game();
        let kinds: Vec<_> = state.undrawn().map(|(kind, _)| kind).chain(state.drawn()).collect();
        let mut dead = Vec::new();
        for cell in state.land().gaps() {
            let fits = |facing: &Facing| kinds.iter().any(|k| state.land().fits(k, cell, *facing));
            if !Facing::ALL.iter().any(fits) {
                dead.push([i32::from(cell.x), i32::from(cell.y)]);
            }
        }
        dead.sort_unstable();
        let mut shown = view(table, Aids::All).dead;
        shown.sort_unstable();
        assert_eq!(shown, dead);
    });
}

#[test]
fn undrawn_tiles_are_counted() {
    play("river", 5, |table| {
        let View { undrawn, left, .. } = view(table, Aids::All);
        let sum: u16 = undrawn.iter().map(|kind| u16::from(kind.left)).sum();
        assert_eq!(sum, left);
        let total: u16 = undrawn.iter().map(|kind| u16::from(kind.total)).sum();
        assert_eq!(total, 71 + 11);
    });
}

#[test]
fn options_are_the_actions_and_gains_are_what_is_paid() {
    play("abbot traders", 6, |table| {
        assert_eq!(prompt(table, Aids::All, |_| false).map_or(0, |p| p.options.len()), 0);
        let Some(prompt) = prompt(table, Aids::All, |_| true) else {
            assert!(!matches!(table.turn(), Turn::Player(_)));
            return;
        };
        let seat = Seat(prompt.seat);
        let mut actions = Vec::new();
        table.game().actions(&mut actions);
        assert_eq!(actions.len(), prompt.options.len());
        for (action, option) in actions.iter().zip(&prompt.options) {
            let told = serde_json::to_value(option).expect("JSON");
            let (sentence, ends) =
                (told["sentence"].as_str().expect("a sentence"), told["ends"] == true);
            assert_eq!(sentence, action.to_string());
            let mut after = table.clone();
            after.play_sentence(Actor::Seat(seat), sentence).expect("it was offered");
            assert_eq!(ends, after.turn() != Turn::Player(seat));
            let over = after.turn() == Turn::Over;
            let got = |seat: Seat| after.game().points(seat) - table.game().points(seat);
            if over {
                continue;
            }
            if let (Choice::Tile { .. }, true) = (&option.choice, ends) {
                for seat in Seat::all(3) {
                    let gain = option.effect.gains.iter().find(|gain| gain.seat == seat.0);
                    assert_eq!(gain.map_or(0, |gain| gain.points), got(seat));
                }
            } else if let Choice::Recall { points, .. } = &option.choice {
                assert!(got(seat) >= i32::from(*points));
            }
        }
    });
}

/// Where the tile may go: cell, facing and what it joins there.
fn placements(prompt: &Prompt) -> impl Iterator<Item = (i32, i32, u8, &[Join])> {
    prompt.options.iter().filter_map(|option| {
        let Choice::Tile { x, y, facing, joins, .. } = &option.choice else {
            return None;
        };
        Some((*x, *y, *facing, joins.as_slice()))
    })
}

#[test]
fn joins_tell_what_a_tile_lengthens_and_whose_it_is() {
    let mut table = Table::<State>::new(Setup::read("", 2).expect("a setup"));
    let mut sentence =
        |actor, text: &str| table.play_sentence(actor, text).expect("it is possible");
    sentence(Actor::Chance, "draw V");
    sentence(Actor::Seat(Seat(0)), "tile V +1,0 >");
    sentence(Actor::Seat(Seat(0)), "meeple road W");
    sentence(Actor::Chance, "draw E");
    let prompt = prompt(&table, Aids::None, |_| true).expect("a question");
    let above = placements(&prompt).find(|(x, y, facing, _)| (*x, *y, *facing) == (0, -1, 2));
    let above = above.map(|(.., joins)| joins.to_vec());
    let [city] = above.expect("the city can be closed").try_into().expect("one city");
    let terrain = BoardTerrain::Carcassonne(carcassonne::Terrain::City);
    assert_eq!((city.terrain, city.tiles, city.open), (terrain, 2, 0));
    assert_eq!(city.owners, Vec::<u8>::new());
    table.play_sentence(Actor::Seat(Seat(1)), "tile E 0,-1 v").expect("it is possible");
    table.play_sentence(Actor::Seat(Seat(1)), "pass").expect("it is possible");
    table.play_sentence(Actor::Chance, "draw U").expect("it is possible");
    let prompt =
        bastide_protocol::carcassonne::prompt(&table, Aids::All, |_| true).expect("a question");
    let longer = |join: &Join| {
        join.terrain == BoardTerrain::Carcassonne(carcassonne::Terrain::Road)
            && join.owners == [0]
            && join.tiles == 3
    };
    assert!(placements(&prompt).any(|(.., joins)| joins.iter().any(longer)));
}

#[test]
fn aids_are_three_steps() {
    let table = Table::<State>::new(Setup::read("", 2).expect("a setup"));
    let told = |aids| {
        let view = view(&table, aids);
        (view.seats[0].projected.is_some(), !view.undrawn.is_empty())
    };
    assert_eq!(told(Aids::All), (true, true));
    assert_eq!(told(Aids::Standard), (false, true));
    assert_eq!(told(Aids::None), (false, false));
    for aids in [Aids::All, Aids::Standard, Aids::None] {
        assert_eq!(Aids::from_word(aids.word()), Some(aids));
    }
}

#[test]
fn every_expansion_is_shown_and_asked() {
    let mut questions = std::collections::BTreeSet::new();
    let mut out_of_turn = 0;
    for seed in 0..3 {
        play("all", seed, |table| {
            let shown = view(table, Aids::None);
            assert_eq!(shown.seats[0].counters.len(), 2);
            let Some(prompt) = prompt(table, Aids::None, |_| true) else { return };
            out_of_turn += u32::from(prompt.seat != shown.mover);
            questions.insert(format!("{:?}", prompt.question));
            for option in &prompt.options {
                let told = serde_json::to_value(option).expect("JSON");
                let region = told.get("at").and_then(serde_json::Value::as_u64);
                if let Some(region) = region {
                    let at = [told["tile"].as_u64(), told["part"].as_u64()].map(Option::unwrap);
                    let parts = &shown.regions[region as usize].parts;
                    assert!(parts.contains(&at.map(|n| n as u16)));
                }
            }
        });
    }
    assert!(out_of_turn > 20, "{out_of_turn}");
    assert!(questions.len() >= 13, "{questions:?}");
}

#[test]
fn what_is_in_the_boxes_is_what_the_rules_say() {
    let contents = State::contents();
    let needs = |name: &str| {
        let elements = contents.boxes.iter().flat_map(|box_| &box_.elements);
        let told = |element| serde_json::to_value(element).expect("a word");
        let mut found = elements.filter(|element| told(element.name) == name);
        let needs = &found.next().expect("an element").needs;
        needs.iter().map(|need| told(*need)).collect::<Vec<_>>()
    };
    assert_eq!(needs("goods"), ["trader-tiles"]);
    assert_eq!(needs("tower-pieces"), ["tower-tiles"]);
    assert_eq!(needs("pig"), ["fields"]);
    assert!(needs("builder").is_empty());
    let boxes: Vec<&str> = contents.boxes.iter().map(|box_| box_.name.as_str()).collect();
    assert_eq!(boxes[..3], ["river", "abbot", "machines"]);
    assert_eq!(boxes[9..], ["inns", "traders", "tower"]);
    let adds = contents.boxes.iter().flat_map(|box_| &box_.elements).map(|element| element.adds);
    assert_eq!(contents.tiles, 72);
    // With the river its spring is the first tile, and the ordinary one stays in the box.
    assert_eq!(contents.boxes[0].tiles, 12);
    assert_eq!(contents.boxes[0].elements[0].adds, 11);
    assert_eq!(contents.tiles + adds.sum::<u16>(), 189);
    let classic = contents.presets.iter().find(|preset| preset.name == "classic");
    assert_eq!(classic.expect("a preset").elements.len(), 9);
}

#[test]
fn a_drawn_tile_tells_what_is_special_and_counters_where_they_stand() {
    let mut found = std::collections::BTreeSet::new();
    play("all", 5, |table| {
        let shown = view(table, Aids::None);
        found.extend(shown.novelties.iter().map(|novelty| format!("{novelty:?}")));
        assert!(shown.drawn.is_some() || shown.novelties.is_empty());
        for seat in &shown.seats {
            let sum: i32 = seat.counters.iter().map(|counter| i32::from(counter.points)).sum();
            assert_eq!(sum, seat.points);
            assert!(
                seat.counters.iter().all(|counter| counter.points % 50 == u16::from(counter.space))
            );
        }
        let dark = shown.messages.expect("messages are played with").dark;
        assert_eq!(dark, [0, 5, 10, 15, 20, 25, 30, 35, 40, 45]);
        if let Some(flight) = shown.flight {
            let steps = flight.far.unwrap_or(3);
            assert_eq!(flight.path.len(), usize::from(steps));
            assert!(!flight.path.contains(&flight.from));
        }
    });
    assert_eq!(found.into_iter().collect::<Vec<_>>(), ["Cathedral", "Inn", "River"]);
}

#[test]
fn a_placement_tells_what_is_asked_next() {
    let mut told = std::collections::BTreeSet::new();
    play("ferries abbot", 2, |table| {
        let Some(prompt) = prompt(table, Aids::None, |_| true) else { return };
        for option in &prompt.options {
            let Choice::Tile { sentence, ends, then, .. } = &option.choice else { continue };
            let mut after = table.clone();
            after.play_sentence(Actor::Seat(Seat(prompt.seat)), sentence).expect("possible");
            let next = after.game().question().map(|question| question.asks.into());
            assert_eq!(*then, next.filter(|_| !ends));
            told.extend(then.map(|question| format!("{question:?}")));
        }
    });
    assert!(told.contains("Figure") && told.contains("Ferry"), "{told:?}");
}
