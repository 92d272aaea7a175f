//! Paints a board with everything that expansions put there:
//! `cargo run -p bastide-art --features png --example things -- out.png [light|dark|contrast] [plain]`

use std::error::Error;

use bastide_art::{Board, Level, Palette, Piece, Strip, Thing, Token, board, png};
use bastide_carcassonne::tiles::kind;
use bastide_carcassonne::{Figure, Place, PlacedTile, Spot};
use bastide_landscape::{Cell, Facing, Port, Side, Terrain};

fn main() -> Result<(), Box<dyn Error>> {
    let mut words = std::env::args().skip(1);
    let path = words.next().ok_or("say where to: things out.png")?;
    let (mut palette, mut level) = (Palette::Light, Level::Rich);
    for word in words {
        match Palette::from_name(&word) {
            Some(named) => palette = named,
            None => level = Level::Plain,
        }
    }
    let rows = [
        ["FaehrA", "FaehrD", "FaehrH", "FaehrE"],
        ["TuA", "TuG", "TuP", "TuC"],
        ["GoldA", "GoldB", "GoldC", "GoldG"],
    ];
    let mut tiles = Vec::new();
    for (name, x, y) in rows
        .iter()
        .enumerate()
        .flat_map(|(y, row)| row.iter().enumerate().map(move |(x, name)| (*name, x, y)))
    {
        let kind = kind(name).ok_or("no such tile")?;
        let facing = Facing::from_quarters(if y == 0 { x as u8 } else { 0 });
        tiles.push(PlacedTile { kind: kind.name, cell: Cell::new(x as i16, y as i16), facing });
    }
    let at = |x, y| Cell::new(x, y);
    let place = |x, y, terrain, port| Place { cell: at(x, y), spot: Spot { terrain, port } };
    let middle = |side| Some(Port::middle(side));
    let board_ = Board {
        tiles,
        pieces: vec![
            Piece { at: place(0, 2, Terrain::Road, middle(Side::N)), token: Token::Mage },
            Piece { at: place(1, 2, Terrain::City, middle(Side::N)), token: Token::Witch },
            Piece {
                at: place(3, 2, Terrain::Monastery, None),
                token: Token::Figure(Figure::Meeple, 1),
            },
        ],
        things: vec![
            Thing::Ferry(at(0, 0), [Side::E, Side::W]),
            Thing::Ferry(at(1, 0), [Side::S, Side::N]),
            Thing::Ferry(at(2, 0), [Side::N, Side::E]),
            Thing::Ferry(at(3, 0), [Side::N, Side::E]),
            Thing::Tower(at(0, 1), 1, None),
            Thing::Tower(at(1, 1), 2, Some(Token::Figure(Figure::Meeple, 0))),
            Thing::Tower(at(2, 1), 3, Some(Token::Figure(Figure::BigMeeple, 2))),
            Thing::Tower(at(3, 1), 8, None),
            Thing::Bars(at(0, 2), 1),
            Thing::Bars(at(1, 2), 2),
            Thing::Bars(at(2, 2), 3),
            Thing::Bars(at(3, 2), 7),
        ],
        strip: Some(Strip {
            from: 3,
            spaces: 9,
            counters: vec![(Token::Counter(1), 9), (Token::Counter(0), 6), (Token::Woman(0), 10)],
            robbers: vec![(0, 4), (2, 9)],
            moves: vec![(1, 4, 9)],
        }),
        pixels: 240.0,
        ..Board::default()
    };
    std::fs::write(path, png(&board(&board_, palette, level), 1.0)?)?;
    Ok(())
}
