//! Numbers as bits, which are a list to others.

use bastide_protocol::carcassonne::Numbers;

#[test]
fn numbers_are_a_list_to_others() {
    let numbers: Numbers = [254, 3, 64, 0, 3].into_iter().collect();
    let text = serde_json::to_string(&numbers).expect("it is JSON");
    assert_eq!(text, "[0,3,64,254]");
    assert_eq!(serde_json::from_str::<Numbers>(&text).expect("numbers"), numbers);
    assert!(serde_json::from_str::<Numbers>("[256]").is_err());
    assert!(Numbers::default().is_empty() && !numbers.is_empty());
}
