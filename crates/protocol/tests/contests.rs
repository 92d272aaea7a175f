//! Ties and majorities, as they are told with what was counted, against who stood there before.

use std::collections::BTreeMap;

use bastide_carcassonne::{Setup, State};
use bastide_game::{Actor, Chronicle, Game, Table, Turn};
use bastide_protocol::carcassonne::{self, Contest, Event, Figure, View, event};
use bastide_protocol::{Aids, BoardFigure, Told};

fn view(table: &Table<State>) -> View {
    let chronicle = Chronicle::of(table);
    carcassonne::view(Told { table, chronicle: &chronicle }, Aids::All)
}

/// How the feature of a part is counted: by the strength of the figures that stood on it.
fn expected(before: &View, after: &View, at: [u16; 2]) -> Option<Contest> {
    let region = after.regions.iter().find(|r| r.parts.contains(&at)).expect("a region");
    let mut strengths: BTreeMap<u8, u8> = BTreeMap::new();
    for figure in before.figures.iter().filter(|f| region.parts.contains(&[f.tile, f.part])) {
        *strengths.entry(figure.owner).or_default() += match figure.figure {
            BoardFigure::Carcassonne(Figure::Builder | Figure::Pig) => continue,
            BoardFigure::Carcassonne(Figure::BigMeeple) => 2,
            BoardFigure::Carcassonne(_) | BoardFigure::Castle(_) => 1,
        };
    }
    let most = strengths.values().max()?;
    match (strengths.values().filter(|each| *each == most).count(), strengths.len()) {
        (2.., _) => Some(Contest::Tie),
        (1, 2..) => Some(Contest::Majority),
        _ => None,
    }
}

#[test]
fn contests_are_told_as_the_majority_decides_them() {
    let mut told = [0; 3];
    for seed in 0..60 {
        let mut random = fastrand::Rng::with_seed(seed);
        let mut table = Table::<State>::new(Setup::read("inns traders", 3).expect("a setup"));
        while table.turn() != Turn::Over {
            let before = table.clone();
            let (actor, sentence) = match table.turn() {
                Turn::Over => break,
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
            let happened = table.play_sentence(actor, &sentence).expect("it is possible").events;
            // Whoever places a figure changes who stands there before it is counted.
            let stays = sentence == "pass" || sentence.starts_with("tile ");
            for each in &happened {
                if let Event::Scored { at: Some(at), contest, points: 1.., .. } =
                    event(table.game(), each)
                    && stays
                    && table.turn() != Turn::Over
                {
                    let expected = expected(&view(&before), &view(&table), at);
                    assert_eq!(contest, expected, "seed {seed}: {sentence}");
                    told[contest.map_or(2, |contest| contest as usize)] += 1;
                }
            }
        }
    }
    assert!(told.iter().all(|times| *times > 0), "all were seen: {told:?}");
}
