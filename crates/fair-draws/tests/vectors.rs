//! The numbers of docs/luck.md, and that draws are even.
#![allow(clippy::unwrap_used)]

use bastide_fair_draws::{Bytes, Key, ParseBytes, canonical_setup, commitment};

fn secret() -> Bytes {
    let mut bytes = [0; 32];
    for (n, byte) in bytes.iter_mut().enumerate() {
        *byte = n as u8;
    }
    Bytes::from(bytes)
}

fn key() -> Key {
    let seats = ["red".to_string(), "blue".to_string()];
    let setup = canonical_setup("carcassonne", 1, "river abbot", &seats);
    Key::new(&secret(), &setup, &[Bytes::from([0x11; 32]), Bytes::from([0x22; 32])])
}

#[test]
fn the_document_tells_the_truth() {
    let document = include_str!("../../../docs/luck.md");
    let value = |name: &str| {
        let line = document.lines().find(|line| line.starts_with(&format!("| {name} |"))).unwrap();
        line.split('|').nth(2).unwrap().trim().trim_matches('`').to_string()
    };
    assert_eq!(value("secret"), secret().to_string());
    assert_eq!(value("commitment"), commitment(&secret(), "K7Q2").to_string());
    let draws = |bound: u32| {
        let draws: Vec<_> = (1..=8).map(|k| key().below(k, bound).to_string()).collect();
        draws.join(" ")
    };
    assert_eq!(value("outcomes 1 to 8 below 71"), draws(71));
    assert_eq!(value("outcomes 1 to 8 below 3"), draws(3));
    assert_eq!(value("outcomes 1 to 8 below 4294967295"), draws(u32::MAX));
}

#[test]
fn draws_are_even() {
    let key = key();
    for bound in [2, 3, 7, 71] {
        let mut seen = vec![0u32; bound as usize];
        let rounds = 2000 * bound;
        for k in 0..rounds {
            seen[key.below(u64::from(k), bound) as usize] += 1;
        }
        let expected = f64::from(rounds) / f64::from(bound);
        let chi: f64 = seen.iter().map(|n| (f64::from(*n) - expected).powi(2) / expected).sum();
        // Far beyond the 0.1 % point of chi-squared for so many degrees of freedom.
        assert!(chi < f64::from(bound) + 5.0 * f64::from(2 * bound).sqrt(), "{bound}: {chi}");
    }
}

#[test]
fn every_part_of_the_key_matters() {
    let nonces = [Bytes::from([1; 32]), Bytes::from([2; 32])];
    let swapped = [nonces[1], nonces[0]];
    let draws = |key: Key| (1..20).map(|k| key.below(k, 1000)).collect::<Vec<_>>();
    let plain = draws(Key::new(&secret(), "a", &nonces));
    assert_ne!(plain, draws(Key::new(&secret(), "b", &nonces)));
    assert_ne!(plain, draws(Key::new(&secret(), "a", &swapped)));
    assert_ne!(plain, draws(Key::new(&Bytes::from([9; 32]), "a", &nonces)));
}

#[test]
fn only_hexadecimal_digits_are_bytes() {
    assert_eq!(secret().to_string().parse(), Ok(secret()));
    for text in ["", "00", &"g".repeat(64), &"0".repeat(65), &"ä".repeat(32)] {
        assert_eq!(text.parse::<Bytes>(), Err(ParseBytes));
    }
    assert_eq!(format!("{:?}", secret()), "Bytes(…)");
}
