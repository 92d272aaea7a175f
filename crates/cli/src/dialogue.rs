//! Asking a person: what can be chosen, what was meant, and a last word before the turn ends.

use std::io::{BufRead, Read, Write};
use std::path::{Path, PathBuf};

use anyhow::Result;
use bastide_game::{Move, Seat, Turn, Viewer};

use crate::play::{Flow, Play, common_eyes};
use crate::terminal::TerminalGame;
use crate::{file, narrate};

/// The help around the sentences of a game; THING is what is drawn.
const CHOOSE: &str = "Choose one of the options by its number, or type its sentence:";
const OTHER_WORDS: &str = "\
Or
  undo             take back your last choice, until the next THING is drawn
  board, options   show them again
  save [FILE]      write the record, from then on after every entry
  help, quit";

/// What a line means.
enum Said<A> {
    Nothing,
    Choice(A),
    Undo,
    Board,
    Options,
    Save(Option<PathBuf>),
    Help,
    Quit,
    /// Something that is not understood, and why.
    Strange(String),
}

/// Asks a person until the question is answered. The last sentence of a part is held back until
/// it is confirmed, so that everything before the next draw can be taken back.
pub(crate) fn ask<G: TerminalGame, R: BufRead, W: Write>(
    play: &mut Play<G, R, W>,
    seat: Seat,
) -> Result<Flow> {
    let game = play.session.game().clone();
    let actions = game.sorted();
    if !hand_over(play, seat)? {
        return good_bye(play);
    }
    play.eyes = Viewer::Seat(seat);
    show_board(play, &game)?;
    write!(play.out, "{}", game.list(&actions, play.ink))?;
    loop {
        let who = narrate::name(&play.session, seat, play.ink);
        let Some(line) = line(play, &format!("{who}> "))? else {
            return good_bye(play);
        };
        match understand(&line, &game, &actions) {
            Said::Nothing => writeln!(play.out, "A number, please, or `help`.")?,
            Said::Choice(action) => match consider(play, seat, &game, action)? {
                Some(flow) => return Ok(flow),
                None => write!(play.out, "{}", game.list(&actions, play.ink))?,
            },
            Said::Undo => {
                if undo(play, seat)? {
                    return Ok(Flow::GoesOn);
                }
            }
            Said::Options => write!(play.out, "{}", game.list(&actions, play.ink))?,
            Said::Quit => return quit(play),
            aside @ (Said::Board | Said::Save(_) | Said::Help | Said::Strange(_)) => {
                answer(play, &game, aside)?;
            }
        }
    }
}

/// Plays a choice if more is to be chosen after it; else shows what it does and asks whether it
/// shall stand. `None` if it was taken back. What a choice uncovers is shown when it stands.
fn consider<G: TerminalGame, R: BufRead, W: Write>(
    play: &mut Play<G, R, W>,
    seat: Seat,
    game: &G,
    action: G::Action,
) -> Result<Option<Flow>> {
    let reveals_hidden = game.reveals_hidden(&Move::Choose(action));
    let mut after = game.clone();
    if !reveals_hidden {
        let mut events = Vec::new();
        after.play(Move::Choose(action), &mut events);
        if after.turn() == Turn::Player(seat) {
            let events = play.session.choose(seat, action)?;
            play.tell(&events)?;
            play.keep()?;
            return Ok(Some(Flow::GoesOn));
        }
        show_board(play, &after)?;
        play.tell(&events)?;
    }
    loop {
        let question = format!("{action}. Enter ends your turn, `undo` takes it back> ");
        let Some(line) = line(play, &question)? else {
            writeln!(play.out, "`{action}` was not confirmed and does not count.")?;
            return good_bye(play).map(Some);
        };
        match understand(&line, game, &[]) {
            Said::Nothing => {
                let events = play.session.choose(seat, action)?;
                if reveals_hidden {
                    play.tell(&events)?;
                }
                play.keep()?;
                return Ok(Some(Flow::GoesOn));
            }
            Said::Undo => return Ok(None),
            Said::Quit => {
                writeln!(play.out, "`{action}` was not confirmed and does not count.")?;
                return quit(play).map(Some);
            }
            Said::Choice(_) | Said::Options | Said::Strange(_) => {
                writeln!(play.out, "Enter, or `undo` to choose something else.")?;
            }
            Said::Board => show_board(play, &after)?,
            aside @ (Said::Save(_) | Said::Help) => answer(play, game, aside)?,
        }
    }
}

/// Where several people share a screen and have secrets, lets the next one come. Whether one came.
fn hand_over<G: TerminalGame, R: BufRead, W: Write>(
    play: &mut Play<G, R, W>,
    seat: Seat,
) -> Result<bool> {
    let shared = G::SECRET && common_eyes(&play.sitters) == Viewer::Spectator;
    if !shared || play.asked_last.replace(seat) == Some(seat) {
        return Ok(true);
    }
    if play.at_terminal {
        // Clears the screen and what can be scrolled back to.
        write!(play.out, "\x1b[2J\x1b[3J\x1b[H")?;
    }
    let who = narrate::name(&play.session, seat, play.ink);
    Ok(line(play, &format!("{who}, when nobody else looks: Enter> "))?.is_some())
}

/// What does not answer the question.
fn answer<G: TerminalGame, R: BufRead, W: Write>(
    play: &mut Play<G, R, W>,
    game: &G,
    said: Said<G::Action>,
) -> Result<()> {
    match said {
        Said::Board => {
            show_board(play, game)?;
            writeln!(play.out, "{}", G::legend())?;
        }
        Said::Save(path) => save(play, path)?,
        Said::Help => {
            let words = OTHER_WORDS.replace("THING", G::THING);
            writeln!(play.out, "{CHOOSE}\n  {}\n{words}", G::SENTENCES)?;
        }
        Said::Strange(why) => writeln!(play.out, "{why}. `help` helps.")?,
        Said::Nothing | Said::Choice(_) | Said::Undo | Said::Options | Said::Quit => {}
    }
    Ok(())
}

fn understand<G: TerminalGame>(line: &str, game: &G, actions: &[G::Action]) -> Said<G::Action> {
    let line = line.trim();
    let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    match (word.to_ascii_lowercase().as_str(), rest.trim()) {
        ("", _) | ("ok" | "end" | "yes" | "y", "") => return Said::Nothing,
        ("undo" | "u", "") => return Said::Undo,
        ("board" | "b", "") => return Said::Board,
        ("options" | "o", "") => return Said::Options,
        ("help" | "h" | "?", _) => return Said::Help,
        ("quit" | "q" | "exit", "") => return Said::Quit,
        ("save", "") => return Said::Save(None),
        ("save", file) => return Said::Save(Some(PathBuf::from(file))),
        _ => {}
    }
    if let Ok(number) = line.parse::<usize>() {
        let chosen = number.checked_sub(1).and_then(|n| actions.get(n));
        let most = actions.len();
        return chosen.map_or_else(
            || Said::Strange(format!("There is no option {number}; they go from 1 to {most}")),
            |action| Said::Choice(*action),
        );
    }
    match game.read(line) {
        Ok(action) if actions.is_empty() || actions.contains(&action) => Said::Choice(action),
        Ok(_) => Said::Strange(format!("`{line}` is not possible now")),
        Err(error) => Said::Strange(error.to_string()),
    }
}

/// Takes back the last entry if it is this seat's own. Says so if there is none.
fn undo<G: TerminalGame, R: BufRead, W: Write>(
    play: &mut Play<G, R, W>,
    seat: Seat,
) -> Result<bool> {
    match play.session.table.last_undoable() {
        Some((entry, by)) if by == seat => {
            play.session.undo(seat, entry)?;
            play.keep()?;
            Ok(true)
        }
        Some(_) | None => {
            let thing = G::THING;
            writeln!(play.out, "There is nothing to take back: a drawn {thing} stays drawn.")?;
            Ok(false)
        }
    }
}

fn show_board<G: TerminalGame, R, W: Write>(play: &mut Play<G, R, W>, game: &G) -> Result<()> {
    write!(play.out, "\n{}\n", game.draw_asking(play.eyes, play.ink))?;
    write!(play.out, "{}", G::standings_of(&play.session, game, play.eyes, play.ink))?;
    Ok(())
}

/// Saves, under a name if one is given; a file of another game only if that is confirmed.
fn save<G: TerminalGame, R: BufRead, W: Write>(
    play: &mut Play<G, R, W>,
    path: Option<PathBuf>,
) -> Result<()> {
    let Some(path) = path.or_else(|| play.file.clone()) else {
        writeln!(play.out, "Under which name? `save game.txt`")?;
        return Ok(());
    };
    if path.exists() && play.file.as_ref() != Some(&path) {
        let question = format!("{} exists. Replace it? [y/N] ", path.display());
        let answer = line(play, &question)?.unwrap_or_default();
        if !matches!(answer.trim(), "y" | "Y" | "yes") {
            writeln!(play.out, "Not saved.")?;
            return Ok(());
        }
    }
    match file::write(&path, play.session.record.to_string()) {
        Ok(()) => {
            writeln!(play.out, "Saved in {}.", path.display())?;
            play.file = Some(path);
        }
        Err(error) => writeln!(play.out, "Not saved: {error:#}")?,
    }
    Ok(())
}

/// Leaves the game; one that is kept nowhere may be saved first.
fn quit<G: TerminalGame, R: BufRead, W: Write>(play: &mut Play<G, R, W>) -> Result<Flow> {
    if play.file.is_none() && play.at_terminal && !play.session.record.entries.is_empty() {
        let name = line(play, "Save the game? A file name, or Enter for no> ")?;
        let name = name.map(|n| n.trim().to_string()).filter(|n| !n.is_empty());
        if let Some(name) = name {
            save(play, Some(PathBuf::from(name)))?;
        }
    }
    good_bye(play)
}

/// The last words of a game that is not over: where it is, and how to go on.
fn good_bye<G: TerminalGame, R, W: Write>(play: &mut Play<G, R, W>) -> Result<Flow> {
    match play.file.as_deref().map(Path::display) {
        Some(path) => {
            writeln!(play.out, "The game is in {path}. Go on with: bastide play --from {path}")?
        }
        None => writeln!(play.out, "The game was not saved. `--save FILE` keeps the next one.")?,
    }
    Ok(Flow::Stops)
}

/// No answer is longer.
const LONGEST_LINE: u64 = 4096;

/// One line of input, `None` at its end.
fn line<G: TerminalGame, R: BufRead, W: Write>(
    play: &mut Play<G, R, W>,
    prompt: &str,
) -> Result<Option<String>> {
    write!(play.out, "{prompt}")?;
    play.out.flush()?;
    let mut bytes = Vec::new();
    let read = (&mut play.input).take(LONGEST_LINE).read_until(b'\n', &mut bytes)?;
    if read == 0 {
        writeln!(play.out)?;
        return Ok(None);
    }
    Ok(Some(String::from_utf8_lossy(&bytes).into_owned()))
}
