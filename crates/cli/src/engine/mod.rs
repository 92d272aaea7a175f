//! `bastide engine`: one seat of a game, played over standard input and output. docs/engine-protocol.md has the
//! protocol.

mod playing;

use std::io::{self, BufReader, Write};
use std::sync::mpsc::{self, Receiver, Sender};

use anyhow::Result;
use bastide_bots::engine::{Line, LineReader, MAX_LINE, NewGame, Order, Reply, VERSION};
use bastide_bots::{Budget, Cancel, Strength};
use bastide_game::position::ellipsize;

use crate::Verdict;
use crate::games::{GameKind, by_game};
use crate::weights::WeightsArgs;
use playing::{Playing, Seated};

/// Play one seat over standard input and output, for programs that run matches between engines.
///
/// docs/engine-protocol.md describes the protocol; `bastide arena` speaks it too.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// The bot that plays: random, greedy, level1 to level7, look, search:ms=N, …
    #[arg(long, value_name = "BOT", default_value = "level7")]
    bot: Strength,
    #[command(flatten)]
    weights: WeightsArgs,
}

const EXAMPLES: &str = "\
Examples:
  bastide arena greedy 'engine:bastide engine --bot level7'
  echo 'bastide 1' | bastide engine";

/// What comes in, in its order.
enum Heard {
    /// Something to do; a choice can be stopped by its `Cancel`.
    Order(Order, Cancel),
    /// Something that cannot be read, and what is said to it.
    Bad(Reply),
}

pub(crate) fn run(args: &Args) -> Result<Verdict> {
    args.weights.replace()?;
    let (send, heard) = mpsc::channel();
    // Not joined: it waits for input that may never come.
    std::thread::spawn(move || listen(&send));
    answer_all(args.bot, &heard, &mut io::stdout().lock())?;
    Ok(Verdict::Done)
}

/// Reads orders while a bot thinks, so that it can be stopped.
fn listen(to: &Sender<Heard>) {
    let mut lines = LineReader::new(BufReader::new(io::stdin()));
    let mut thinking = Cancel::new();
    loop {
        let heard = match lines.next_line() {
            Err(_) | Ok(Line::End) => return,
            Ok(Line::TooLong) => remark(format!("a line has more than {MAX_LINE} bytes")),
            Ok(Line::NotText) => remark("a line is not UTF-8".to_string()),
            Ok(Line::Text(line)) if line.is_empty() => continue,
            Ok(Line::Text(line)) => match line.parse() {
                Ok(order) => {
                    match order {
                        Order::Go(_) => thinking = Cancel::new(),
                        Order::Stop | Order::Quit => thinking.cancel(),
                        Order::Hello(_)
                        | Order::NewGame(_)
                        | Order::Position(_)
                        | Order::Move { .. }
                        | Order::Option(_)
                        | Order::Over(_) => {}
                    }
                    Heard::Order(order, thinking.clone())
                }
                Err(why) => match line.split_whitespace().next() {
                    Some("bastide" | "newgame" | "go") => Heard::Bad(Reply::Error(why.to_string())),
                    Some(_) | None => remark(why.to_string()),
                },
            },
        };
        if to.send(heard).is_err() {
            return;
        }
    }
}

/// Says to people that something is wrong where no controller waits for an answer.
fn remark(why: String) -> Heard {
    Heard::Bad(Reply::Info(why))
}

/// Does what is asked until nobody asks any more.
fn answer_all(bot: Strength, heard: &Receiver<Heard>, out: &mut impl Write) -> io::Result<()> {
    let mut game: Option<Box<dyn Seated>> = None;
    for heard in heard {
        let replies = match heard {
            Heard::Bad(reply) => vec![reply],
            Heard::Order(Order::Quit, _) => return Ok(()),
            Heard::Order(order, cancel) => answer(bot, &mut game, order, cancel),
        };
        for reply in &replies {
            writeln!(out, "{reply}")?;
        }
        out.flush()?;
    }
    Ok(())
}

/// Does one thing, and says what is to be said.
fn answer(
    bot: Strength,
    game: &mut Option<Box<dyn Seated>>,
    order: Order,
    cancel: Cancel,
) -> Vec<Reply> {
    let said = match order {
        Order::Hello(VERSION) => return hello(bot),
        Order::Hello(version) => {
            Err(format!("this engine speaks version {VERSION}, not version {version}"))
        }
        Order::NewGame(new) => {
            *game = None;
            begin(bot, &new).map(|begun| {
                *game = Some(begun);
                Some(Reply::Ready)
            })
        }
        // Whatever is wrong with these is said when a choice is wanted: nobody listens for an answer now.
        Order::Position(text) => {
            if let Some(game) = game {
                game.set_up(&text);
            }
            Ok(None)
        }
        Order::Move { by, sentence } => {
            if let Some(game) = game {
                game.hear(&by, &sentence);
            }
            Ok(None)
        }
        Order::Go(limits) => match game {
            Some(game) => game
                .choose(&Budget::from(limits).with_cancel(cancel))
                .map(|sentence| Some(Reply::Choose(sentence))),
            None => Err("no game has begun".to_string()),
        },
        Order::Over(_) => {
            *game = None;
            Ok(None)
        }
        // This engine knows the rules: what may be chosen need not be told.
        Order::Option(_) | Order::Stop | Order::Quit => Ok(None),
    };
    said.map_or_else(|why| vec![Reply::Error(why)], |reply| reply.into_iter().collect())
}

fn hello(bot: Strength) -> Vec<Reply> {
    let id = |key: &str, value: String| Reply::Id { key: key.to_string(), value };
    let games = GameKind::ALL.iter().map(|kind| by_game!(*kind, G => name_of::<G>()));
    vec![
        id("name", format!("Bastide {} {bot}", env!("CARGO_PKG_VERSION"))),
        id("author", "the authors of Bastide".to_string()),
        Reply::Games(games.collect()),
        Reply::Ready,
    ]
}

fn name_of<G: bastide_game::Game>() -> String {
    G::NAME.to_string()
}

fn begin(bot: Strength, new: &NewGame) -> Result<Box<dyn Seated>, String> {
    let kind = GameKind::named(&new.game)
        .ok_or_else(|| format!("`{}` is no game of this engine", ellipsize(&new.game)))?;
    by_game!(kind, G => {
        let playing = Playing::<G>::new(bot, new)?;
        Ok(Box::new(playing))
    })
}
