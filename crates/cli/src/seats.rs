//! Who sits where: `--seats person:Ann,greedy` and `--bots random,greedy`.

use anyhow::{Result, bail};
use bastide_bots::Strength;
use bastide_carcassonne::PLAYERS;

/// Whoever sits at the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Sitter {
    /// Somebody at the screen, perhaps with a name.
    Person(Option<String>),
    /// A program.
    Bot(Strength),
}

/// Reads `person[:NAME]` and bots, separated by commas.
pub(crate) fn sitters(list: &str) -> Result<Vec<Sitter>> {
    let sitters: Vec<_> = list.split(',').map(sitter).collect::<Result<_>>()?;
    if !PLAYERS.contains(&sitters.len()) {
        bail!("--seats: 2 to 6 can play, not {}", sitters.len());
    }
    Ok(sitters)
}

fn sitter(word: &str) -> Result<Sitter> {
    let word = word.trim();
    let (kind, name) = word.split_once(':').unwrap_or((word, ""));
    if kind != "person" {
        return match word.parse() {
            Ok(bot) => Ok(Sitter::Bot(bot)),
            Err(error) => bail!("--seats: {error}; people are `person` or `person:NAME`"),
        };
    }
    let name = name.trim();
    if name.chars().any(char::is_control) || name.chars().count() > 40 {
        bail!("--seats: a name has at most 40 characters, all of them printable");
    }
    Ok(Sitter::Person((!name.is_empty()).then(|| name.to_string())))
}

/// The first seat for a person, the others for the greedy bot.
pub(crate) fn you_against_greedy(players: usize) -> Vec<Sitter> {
    let mut sitters = vec![Sitter::Bot(Strength::Greedy); players];
    sitters[0] = Sitter::Person(None);
    sitters
}

/// Reads `--bots`: one name for all seats, or one for each.
pub(crate) fn bots(list: &str, players: usize) -> Result<Vec<Strength>> {
    let mut bots = Vec::new();
    for name in list.split(',') {
        match name.trim().parse() {
            Ok(bot) => bots.push(bot),
            Err(error) => bail!("--bots: {error}"),
        }
    }
    match bots[..] {
        [bot] => Ok(vec![bot; players]),
        _ if bots.len() == players => Ok(bots),
        _ => bail!(
            "--bots: one name for all seats or one for each of the {players}, not {}",
            bots.len()
        ),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn people_may_have_names() {
        let read = sitters("person:Ann, greedy,person").unwrap();
        assert_eq!(read[0], Sitter::Person(Some("Ann".into())));
        assert_eq!(read[1], Sitter::Bot(Strength::Greedy));
        assert_eq!(read[2], Sitter::Person(None));
    }

    #[test]
    fn wrong_lists_are_refused() {
        for list in ["person", "person,level8", "person,nobody", "", "person:a\nb,greedy"] {
            assert!(sitters(list).is_err(), "{list:?}");
        }
        assert!(bots("random,greedy", 3).is_err());
        assert_eq!(bots("greedy", 3).unwrap().len(), 3);
    }
}
