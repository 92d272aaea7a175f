//! Turns an SVG into a PNG: `cargo run -p bastide-art --features png --example paint -- in.svg out.png`

use std::error::Error;

use bastide_art::png;

fn main() -> Result<(), Box<dyn Error>> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [from, to] = &words[..] else { return Err("say from where to where".into()) };
    std::fs::write(to, png(&std::fs::read_to_string(from)?, 1.0)?)?;
    Ok(())
}
