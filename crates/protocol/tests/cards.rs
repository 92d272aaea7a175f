//! What a browser is told of a table of cards and of the choices there.

use bastide_cardcassonne::story;
use bastide_game::{Chronicle, Seat, Viewer};
use bastide_protocol::cardcassonne::{CardChoice, CardView, prompt, view};
use bastide_protocol::{Aids, Told};

fn seen(story: &str) -> CardView {
    let table = story::tell(story).expect("a story");
    let chronicle = Chronicle::of(&table);
    let told = Told { table: &table, chronicle: &chronicle };
    view(told, Aids::All, Viewer::Spectator, |_| false)
}

#[test]
fn a_kept_animal_takes_waiting_jokers_along() {
    let story = "players red blue\nround 1\nloose red 1\nrows city blue/red-animal\n\
        followers blue monastery 0\nplay red claim city\n";
    let table = story::tell(story).expect("a story");
    let asked = prompt(&table, Aids::All, &[Seat(0)]).expect("a question");
    let kept = asked.options.iter().find_map(|option| match option {
        CardChoice::Keep { size, points, .. } => Some((*size, *points)),
        CardChoice::Put { .. }
        | CardChoice::Card { .. }
        | CardChoice::Claim { .. }
        | CardChoice::Discard { .. }
        | CardChoice::Assign { .. } => None,
    });
    assert_eq!(kept, Some((2, 6)));
}

/// Each of two jokers makes another kind grow.
#[test]
fn jokers_are_promised_where_they_bring_most() {
    let seen = seen(
        "players red blue\nround 1\nanimals red green 1 0\nanimals red blue 1 0\n\
         rows city animal-joker animal-joker\nhands red red-1\nhands blue red-1\n\
         followers red city 2\nfollowers blue city 2\n",
    );
    let promise = seen.rows[3].claims[0].promise.as_ref().expect("a promise");
    assert_eq!((promise.animals, promise.set, promise.points), (2, 12, 12));
}

#[test]
fn the_last_follower_lies() {
    let last = |story: &str| {
        let claims = seen(story).rows.into_iter().flat_map(|row| row.claims);
        claims.map(|claim| (claim.seat, claim.last)).collect::<Vec<_>>()
    };
    let story = |third: &str| {
        format!(
            "players red blue yellow\nround 1\nhands red red-1\nhands blue red-1\n\
             followers red city 0\nfollowers blue road 0\n{third}"
        )
    };
    let all = story("hands yellow red-1\nfollowers yellow city 0\n");
    assert_eq!(last(&all), [(1, false), (0, false), (2, true)]);
    let open = story("dealer yellow\nhands yellow red-1\n");
    assert_eq!(last(&open), [(1, false), (0, false)]);
}
