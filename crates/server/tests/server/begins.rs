//! Who begins is the table's choice, and a lot is drawn like everything else.

use bastide_server::{Verified, verify};
use serde_json::{Value, json};

use crate::client::Browser;
use crate::fresh;

fn create(browser: &mut Browser, game: &str, begins: &str, with: &str) -> Value {
    let seats = json!([{"who": "me"}, {"who": "me"}]);
    let new = json!({"game": game, "with": with, "begins": begins, "seats": seats});
    browser.post("/api/tables", &new).ok()
}

fn record(browser: &mut Browser, table: &Value) -> String {
    browser.get(&format!("/api/tables/{}/record", table["id"].as_str().unwrap())).body
}

#[test]
fn a_lot_is_the_first_draw_and_can_be_verified() {
    let (_folder, server) = fresh();
    let mut me = server.browser();
    for (game, seats) in [
        ("carcassonne", ["red", "blue"]),
        ("castle", ["black", "white"]),
        ("cardcassonne", ["red", "blue"]),
    ] {
        let table = create(&mut me, game, "lot", "");
        assert_eq!((&table["begins"], &table["with"]), (&json!("lot"), &json!("")));
        let path = format!("/api/tables/{}", table["id"].as_str().unwrap());
        me.post(&format!("{path}/resign"), &json!({"seat": 0}));
        let text = record(&mut me, &table);
        assert!(text.contains("\nwith begins-lot\n"), "{text}");
        let first = text.lines().find_map(|line| line.strip_prefix("1 chance begin "));
        assert!(seats.contains(&first.unwrap()), "{text}");
        let verified = verify(&text.parse().unwrap());
        assert!(matches!(verified, Ok(Verified::Agrees { .. })), "{verified:?}");
        let draws = me.get(&format!("{path}/draws")).ok();
        assert_eq!(draws["draws"][0]["outcomes"].as_array().unwrap().len(), 2);
    }
}

#[test]
fn a_named_seat_begins_and_a_rematch_keeps_the_choice() {
    let (_folder, server) = fresh();
    let mut me = server.browser();
    let table = create(&mut me, "carcassonne", "blue", "inns");
    assert_eq!((&table["begins"], &table["with"]), (&json!("blue"), &json!("inns")));
    let mut socket = me.socket(&table);
    assert_eq!(socket.answer()["scene"]["prompt"]["seat"], 1);
    let path = format!("/api/tables/{}", table["id"].as_str().unwrap());
    me.post(&format!("{path}/resign"), &json!({"seat": 0}));
    let next = me.post(&format!("{path}/rematch"), &json!({})).json();
    assert_eq!((&next["begins"], &next["with"]), (&json!("blue"), &json!("inns")));
    assert_eq!(me.socket(&next).answer()["scene"]["prompt"]["seat"], 1);
}

#[test]
fn without_a_choice_the_first_seat_begins() {
    let (_folder, server) = fresh();
    let mut me = server.browser();
    let table = me.table("inns", &["me", "me"]);
    assert_eq!(table["begins"], "first");
    assert_eq!(me.socket(&table).answer()["scene"]["prompt"]["seat"], 0);
    assert!(record(&mut me, &table).contains("\nwith inns\n"));
    let seats = json!([{"who": "me"}, {"who": "me"}]);
    for word in ["pink", "yellow", "lot inns", "lot,inns"] {
        let new = json!({"game": "carcassonne", "begins": word, "seats": seats});
        assert_eq!(me.post("/api/tables", &new).code(), "bad-setup", "{word}");
    }
}
