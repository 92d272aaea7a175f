//! `bastide play`: people and bots at one screen.

use std::io::{self, BufRead, IsTerminal, Write};
use std::path::PathBuf;
use std::time::Duration;

use anyhow::{Result, bail};
use bastide_bots::{Budget, SeededRng, Strength, seed_of};
use bastide_game::{Begins, Move, Seat, Turn, Viewer, draw};

use crate::games::{self, GameKind, by_game};
use crate::ink::Ink;
use crate::seats::{self, Sitter};
use crate::session::{self, FileKind, Session};
use crate::terminal::TerminalGame;
use crate::{Verdict, dialogue, file, names, narrate};

/// Play in the terminal, against the computer or with others.
///
/// Choose an option by its number, or type the sentence, such as `tile V +1,0 >` or `meeple road W`. You can
/// undo until the next tile is drawn. Type `help` while playing.
#[derive(clap::Args)]
#[command(after_help = names::after(EXAMPLES))]
pub(crate) struct Args {
    /// The game [default: carcassonne, or the game given to --from]
    #[arg(long, value_name = "GAME", value_enum)]
    game: Option<GameKind>,
    /// What to play with: elements, boxes, presets, and `no-X` [default: base]
    #[arg(long, value_name = "LIST", conflicts_with = "from")]
    with: Option<String>,
    /// Who begins: `first`, `lot`, or a seat such as `blue` [default: first]
    #[arg(long, value_name = "WHO", conflicts_with = "from")]
    begins: Option<String>,
    /// Number of players: you and greedy bots [default: 2]
    #[arg(long, value_name = "N", conflicts_with_all = ["seats", "from"])]
    players: Option<usize>,
    /// Who plays: `person`, `person:NAME` or a bot for each seat. With this option, input may also
    /// come from a file or a pipe
    #[arg(long, value_name = "LIST")]
    seats: Option<String>,
    /// Seed for the draws [default: random]
    #[arg(long)]
    seed: Option<u64>,
    /// Continue a record, or start from a position
    #[arg(long, value_name = "FILE")]
    from: Option<PathBuf>,
    /// Save the record to this file after every move [default: the record given to --from]
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
    /// Allow --save to overwrite an existing file
    #[arg(long, requires = "save")]
    overwrite: bool,
}

const EXAMPLES: &str = "\
Examples:
  bastide play                                       you against greedy
  bastide play --players 4 --with river,inns         you against three of them
  bastide play --seats person:Ann,person:Ben,greedy --save game.txt
  bastide play --game castle                         The Castle, for two
  bastide play --game cardcassonne --seats person,level3,greedy
  bastide play --from game.txt                       continue a game";

/// What is said where nobody can answer.
const HOW_TO_PLAY: &str = "\
This is Bastide, a Carcassonne for the terminal. There is no terminal here, so nobody can play.

In a terminal, run
  bastide play                          play against the computer
  bastide play --with classic           with the river, the abbot, inns and traders
  bastide play --game castle            The Castle, for two
  bastide play --save game.txt          saves the game; continue it with --from game.txt
Choose by number. `undo` takes a move back, `help` explains more.

To play from a script, say who sits where: bastide play --seats person,greedy < answers.txt
";

/// A bot that has not decided by then plays the best it has found.
const PATIENCE: Duration = Duration::from_secs(20);

/// A game at one screen.
pub(crate) struct Play<G: TerminalGame, R, W> {
    pub(crate) session: Session<G>,
    pub(crate) sitters: Vec<Sitter>,
    /// Where the record is kept, if anywhere.
    pub(crate) file: Option<PathBuf>,
    pub(crate) seed: u64,
    pub(crate) ink: Ink,
    pub(crate) input: R,
    pub(crate) out: W,
    /// Who looks at the screen: whoever is asked, and between questions the one person who plays. Where
    /// several play, they all look, and see no more than spectators.
    pub(crate) eyes: Viewer,
    /// Whom the screen was last handed to, where several share it.
    pub(crate) asked_last: Option<Seat>,
    /// Whether somebody can answer questions such as "under which name?".
    pub(crate) at_terminal: bool,
}

/// What follows a player's turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Flow {
    /// The game goes on.
    GoesOn,
    /// Somebody left.
    Stops,
}

pub(crate) fn run(args: &Args) -> Result<Verdict> {
    let text = args.from.as_deref().map(file::read).transpose()?;
    let told = text.as_deref().map(session::which);
    if let (Some(asked), Some(told)) = (args.game, told)
        && asked != told
    {
        bail!("--game: --from has another game");
    }
    let game = args.game.or(told).unwrap_or(GameKind::Carcassonne);
    by_game!(game, G => run_game::<G>(args, text.as_deref()))
}

fn run_game<G: TerminalGame>(args: &Args, text: Option<&str>) -> Result<Verdict> {
    let (mut session, sitters, held) = open::<G>(args, text)?;
    let at_terminal = io::stdin().is_terminal() && io::stdout().is_terminal();
    if !at_terminal && args.seats.is_none() {
        write!(io::stdout(), "{HOW_TO_PLAY}")?;
        return Ok(Verdict::Done);
    }
    session.seat_people(&sitters);
    let file = keep_in(args, held)?;
    if let Some(path) = &file {
        // Better refused now than after the first turn.
        file::write(path, session.record.to_string())?;
    }
    let mut play = Play {
        session,
        eyes: common_eyes(&sitters),
        asked_last: None,
        sitters,
        file,
        seed: args.seed.unwrap_or_else(|| fastrand::u64(..)),
        ink: Ink::for_stdout(),
        input: io::stdin().lock(),
        out: io::stdout().lock(),
        at_terminal,
    };
    play.go_on()?;
    Ok(Verdict::Done)
}

/// Who looks at the screen while nobody is asked.
pub(crate) fn common_eyes(sitters: &[Sitter]) -> Viewer {
    let people = Seat::all(sitters.len()).zip(sitters);
    let mut people = people.filter(|(_, sitter)| matches!(sitter, Sitter::Person(_)));
    match (people.next(), people.next()) {
        (Some((seat, _)), None) => Viewer::Seat(seat),
        (_, _) => Viewer::Spectator,
    }
}

/// A game, who plays it, and what it was read from.
type Opened<G> = (Session<G>, Vec<Sitter>, Option<FileKind>);

/// The game that is asked for.
fn open<G: TerminalGame>(args: &Args, text: Option<&str>) -> Result<Opened<G>> {
    let named = args.seats.as_deref().map(seats::sitters).transpose()?;
    let seats = named.as_ref().map(Vec::len);
    let (session, held) = match (&args.from, text) {
        (Some(path), Some(text)) => {
            let (session, held) = Session::<G>::read(path, text, None)?;
            (session, Some(held))
        }
        (Some(_), None) | (None, _) => {
            let players = seats.or(args.players).unwrap_or(*G::PLAYERS.start());
            let flag = if seats.is_some() { "--seats" } else { "--players" };
            let with = args.with.as_deref().unwrap_or("base");
            let begins = args.begins.as_deref().unwrap_or("first");
            let playing = &G::SEATS[..players.min(G::SEATS.len())];
            let Ok(begins) = Begins::parse(begins, playing) else {
                bail!("--begins: `{begins}` is none of first, lot, {}", playing.join(", "));
            };
            let with = begins.write(with, playing);
            let setup = games::set_up::<G>(&with, players, flag)?;
            (Session::<G>::new(setup), None)
        }
    };
    let players = session.game().seats();
    match seats {
        Some(seats) if seats != players => {
            bail!("--seats: {players} play this game, not {seats}")
        }
        Some(_) | None => {}
    }
    let sitters = named.unwrap_or_else(|| seats::you_against_greedy(players));
    Ok((session, sitters, held))
}

/// The file in which the record is kept. Another game's file is not touched unless asked.
fn keep_in(args: &Args, held: Option<FileKind>) -> Result<Option<PathBuf>> {
    let played = args.from.as_ref().filter(|_| held == Some(FileKind::Record));
    let Some(path) = &args.save else {
        return Ok(played.cloned());
    };
    let whole = |path: &PathBuf| path.canonicalize().ok();
    let same = played.is_some_and(|from| from == path || whole(from) == whole(path));
    if path.exists() && !same && !args.overwrite {
        bail!(
            "{}: this file exists; --overwrite replaces it, --from goes on with it",
            path.display()
        );
    }
    Ok(Some(path.clone()))
}

impl<G: TerminalGame, R: BufRead, W: Write> Play<G, R, W> {
    /// Plays until the game is over or somebody leaves.
    fn go_on(&mut self) -> Result<()> {
        loop {
            match self.session.table.turn() {
                Turn::Over => return self.farewell(),
                Turn::Chance => self.draw_tile()?,
                Turn::Player(seat) => match &self.sitters[seat.index()] {
                    Sitter::Bot(bot) => self.ask_bot(seat, *bot)?,
                    Sitter::Person(_) => {
                        let flow = dialogue::ask(self, seat)?;
                        self.eyes = common_eyes(&self.sitters);
                        if flow == Flow::Stops {
                            return Ok(());
                        }
                    }
                },
            }
        }
    }

    /// Draws the next tile. The luck of a draw hangs on the seed and on how many were drawn before,
    /// so that nothing anybody does changes it.
    fn draw_tile(&mut self) -> Result<()> {
        let drawn = |m: &Move<_, _>| matches!(m, Move::Deal(_));
        let number = self.session.table.moves().filter(|(_, _, m)| drawn(m)).count();
        let mut outcomes = Vec::new();
        self.session.game().outcomes(&mut outcomes);
        let mut luck = SeededRng::new(seed_of(self.seed, &[number as u64]));
        let events = self.session.deal(draw(&outcomes, &mut luck))?;
        self.tell(&events)?;
        self.keep()
    }

    fn ask_bot(&mut self, seat: Seat, bot: Strength) -> Result<()> {
        let said = self.session.table.entry_count() as u64;
        let mut bot = G::player(bot, seed_of(self.seed, &[said, u64::from(seat.0), 1]));
        let action = self.session.game().ask(&mut bot, seat, &Budget::within(PATIENCE));
        let who = narrate::name(&self.session, seat, self.ink);
        let told = G::redacted_text(Turn::Player(seat), &Move::Choose(action), self.eyes);
        writeln!(self.out, "{who}: {told}")?;
        let events = self.session.choose(seat, action)?;
        self.tell(&events)?;
        self.keep()
    }

    /// Says what happened, as far as whoever looks at the screen may know.
    pub(crate) fn tell(&mut self, events: &[G::Event]) -> Result<()> {
        for event in events.iter().filter_map(|event| G::redact(event, self.eyes)) {
            if let Some(line) = G::tell(&self.session, &event, self.ink) {
                writeln!(self.out, "  {line}")?;
            }
        }
        Ok(())
    }

    /// Writes the record to its file, if it has one. A full disk does not end the game.
    pub(crate) fn keep(&mut self) -> Result<()> {
        if let Some(path) = &self.file
            && let Err(error) = file::write(path, self.session.record.to_string())
        {
            writeln!(self.out, "The game could not be saved: {error:#}. It goes on.")?;
        }
        Ok(())
    }

    fn farewell(&mut self) -> Result<()> {
        write!(self.out, "\n{}\n", self.session.game().draw(self.ink))?;
        write!(self.out, "{}", G::standings(&self.session, self.ink))?;
        if let Some(path) = &self.file {
            writeln!(self.out, "The record is in {}.", path.display())?;
        }
        Ok(())
    }
}
