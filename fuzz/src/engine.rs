//! Lines of the engine protocol: what is read is written the same, and neither bytes nor words make anything panic.
#![no_main]

use std::io::BufReader;

use bastide_engine::{Line, LineReader, MAX_LINE, Order, Reply};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let mut lines = LineReader::new(BufReader::with_capacity(16, bytes));
    loop {
        match lines.next_line().expect("bytes can be read") {
            Line::End => return,
            Line::TooLong | Line::NotText => {}
            Line::Text(line) => {
                assert!(line.len() <= MAX_LINE);
                if let Ok(order) = line.parse::<Order>() {
                    let again = order.to_string().parse::<Order>();
                    assert_eq!(again.as_ref().map(ToString::to_string), Ok(order.to_string()));
                }
                if let Ok(reply) = line.parse::<Reply>() {
                    let again = reply.to_string().parse::<Reply>();
                    assert_eq!(again.as_ref().map(ToString::to_string), Ok(reply.to_string()));
                }
            }
        }
    }
});
