//! An engine as a process that cannot be trusted: it may say anything, at any time, or nothing.

use std::fmt;
use std::io::{BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender, SyncSender};
use std::time::{Duration, Instant};

use bastide_bots::engine::{Line, LineReader, MAX_LINE, Order, Reply, VERSION};
use bastide_game::position::ellipsize;

/// How long an engine may take to say who it is, and to begin a game.
const START: Duration = Duration::from_secs(10);
/// How long it may take to end a choice that it is told to stop, and to end itself.
const GRACE: Duration = Duration::from_secs(1);
/// The most lines that one answer may have in front.
const MAX_LINES: usize = 10_000;
/// How many lines wait unread; whoever says more has to wait.
const UNREAD: usize = 256;

/// A running engine.
#[derive(Debug)]
pub(super) struct Process {
    child: Child,
    orders: Sender<String>,
    lines: Receiver<Line>,
    verbose: bool,
    alive: bool,
}

/// Why there is no answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Fault {
    /// It cannot be started.
    NotStarted(String),
    /// It does not play this game.
    OtherGames(Vec<String>),
    /// It said nothing for so long.
    Late(Duration),
    /// It has ended.
    Ended,
    /// It said a line longer than any may be.
    LongLine,
    /// It says line after line, but no answer.
    TooMuch,
    /// It said something else.
    Nonsense(String),
    /// It says that it cannot answer.
    Refused(String),
    /// It chose what cannot be chosen.
    NotOffered(String),
    /// It failed before in the same game.
    Gone,
    /// A bot of ours has a bug.
    Panicked,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::NotStarted(why) => write!(f, "it cannot be started: {why}"),
            Fault::OtherGames(games) => write!(f, "it plays only `{}`", games.join(" ")),
            Fault::Late(time) => write!(f, "no answer within {} ms", time.as_millis()),
            Fault::Ended => f.write_str("it has ended"),
            Fault::LongLine => write!(f, "a line of more than {MAX_LINE} bytes"),
            Fault::TooMuch => write!(f, "more than {MAX_LINES} lines and no answer"),
            Fault::Nonsense(line) => write!(f, "`{line}` is no answer"),
            Fault::Refused(why) => write!(f, "it says: {why}"),
            Fault::NotOffered(sentence) => write!(f, "`{sentence}` cannot be chosen now"),
            Fault::Gone => f.write_str("it was given up"),
            Fault::Panicked => f.write_str("the bot panicked"),
        }
    }
}

impl Process {
    /// Starts an engine and lets it say who it is and that it plays a game.
    pub(super) fn start(command: &[String], game: &str, verbose: bool) -> Result<Process, Fault> {
        let mut process = Process::spawn(command, verbose)?;
        process.tell(&Order::Hello(VERSION));
        let until = Instant::now() + START;
        let mut games = Vec::new();
        loop {
            match process.reply(until, START)? {
                Reply::Id { .. } | Reply::Info(_) => {}
                Reply::Games(named) => games = named,
                Reply::Ready if games.iter().any(|named| named == game) => return Ok(process),
                Reply::Ready => return Err(Fault::OtherGames(games)),
                Reply::Error(why) => return Err(Fault::Refused(why)),
                Reply::Choose(sentence) => return Err(Fault::Nonsense(sentence)),
            }
        }
    }

    fn spawn(command: &[String], verbose: bool) -> Result<Process, Fault> {
        let [program, args @ ..] = command else {
            return Err(Fault::NotStarted("there is no command".to_string()));
        };
        let mut command = Command::new(program);
        command.args(args).stdin(Stdio::piped()).stdout(Stdio::piped());
        command.stderr(if verbose { Stdio::inherit() } else { Stdio::null() });
        // Ctrl-C is for the arena, which ends its engines itself.
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut command, 0);
        let mut child = command.spawn().map_err(|error| Fault::NotStarted(error.to_string()))?;
        let (Some(stdin), Some(stdout)) = (child.stdin.take(), child.stdout.take()) else {
            return Err(Fault::NotStarted("it has no input or output".to_string()));
        };
        let (orders, to_write) = mpsc::channel();
        let (heard, lines) = mpsc::sync_channel(UNREAD);
        // Threads of their own, because neither a full nor an empty pipe may stop us. They end with the process.
        std::thread::spawn(move || write_all(&to_write, stdin));
        std::thread::spawn(move || read_all(stdout, &heard));
        Ok(Process { child, orders, lines, verbose, alive: true })
    }

    /// Whether it may still be asked.
    pub(super) fn is_alive(&self) -> bool {
        self.alive
    }

    /// Says something.
    pub(super) fn tell(&self, order: &Order) {
        // Whoever has ended is found out by the next question.
        let _ = self.orders.send(format!("{order}\n"));
    }

    /// Begins a game.
    pub(super) fn begin(&mut self, order: &Order) -> Result<(), Fault> {
        self.forget();
        self.tell(order);
        match self.reply(Instant::now() + START, START) {
            Ok(Reply::Ready) => Ok(()),
            Ok(Reply::Error(why)) => Err(Fault::Refused(why)),
            Ok(other) => Err(self.give_up(Fault::Nonsense(ellipsize(&other.to_string())))),
            Err(fault) => Err(self.give_up(fault)),
        }
    }

    /// Asks for a choice. Whoever fails is brought to wait for the next question, or ended.
    pub(super) fn ask(&mut self, orders: &[Order], patience: Duration) -> Result<String, Fault> {
        self.forget();
        orders.iter().for_each(|order| self.tell(order));
        let fault = match self.reply(Instant::now() + patience, patience) {
            Ok(Reply::Choose(sentence)) => return Ok(sentence),
            Ok(Reply::Error(why)) => return Err(Fault::Refused(why)),
            Ok(other) => Fault::Nonsense(ellipsize(&other.to_string())),
            Err(fault) => fault,
        };
        let may_recover = matches!(fault, Fault::Late(_) | Fault::Nonsense(_));
        if may_recover && self.is_back_after_stop() {
            return Err(fault);
        }
        Err(self.give_up(fault))
    }

    /// Whether it ends its choice when it is told to.
    fn is_back_after_stop(&mut self) -> bool {
        self.tell(&Order::Stop);
        let until = Instant::now() + GRACE;
        loop {
            match self.reply(until, GRACE) {
                Ok(Reply::Choose(_) | Reply::Error(_)) => return true,
                Ok(_) | Err(Fault::Nonsense(_)) => {}
                Err(_) => return false,
            }
        }
    }

    /// The next reply that is more than information.
    fn reply(&mut self, until: Instant, patience: Duration) -> Result<Reply, Fault> {
        for _ in 0..MAX_LINES {
            let left = until.saturating_duration_since(Instant::now());
            let line = match self.lines.recv_timeout(left) {
                Ok(Line::Text(line)) => line,
                Ok(Line::TooLong) => return Err(Fault::LongLine),
                Ok(Line::NotText) => return Err(Fault::Nonsense("(not UTF-8)".to_string())),
                Ok(Line::End) | Err(RecvTimeoutError::Disconnected) => return Err(Fault::Ended),
                Err(RecvTimeoutError::Timeout) => return Err(Fault::Late(patience)),
            };
            if line.is_empty() {
                continue;
            }
            match line.parse() {
                Ok(Reply::Info(text)) if self.verbose => {
                    let _ = writeln!(std::io::stderr(), "info {text}");
                }
                Ok(Reply::Info(_)) => {}
                Ok(reply) => return Ok(reply),
                Err(_) => return Err(Fault::Nonsense(ellipsize(&line))),
            }
        }
        Err(Fault::TooMuch)
    }

    /// Forgets what was said while nobody asked.
    fn forget(&mut self) {
        let _ = self.lines.try_iter().take(2 * UNREAD).count();
    }

    fn give_up(&mut self, fault: Fault) -> Fault {
        self.alive = false;
        let _ = self.child.kill();
        fault
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        self.tell(&Order::Quit);
        let until = Instant::now() + GRACE;
        while self.alive && Instant::now() < until {
            if matches!(self.child.try_wait(), Ok(Some(_))) {
                return;
            }
            std::thread::sleep(Duration::from_millis(2));
        }
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn write_all(orders: &Receiver<String>, mut to: ChildStdin) {
    for order in orders {
        if to.write_all(order.as_bytes()).is_err() {
            return;
        }
    }
}

fn read_all(from: ChildStdout, to: &SyncSender<Line>) {
    let mut lines = LineReader::new(BufReader::new(from));
    loop {
        let line = lines.next_line().unwrap_or(Line::End);
        let end = line == Line::End;
        if to.send(line).is_err() || end {
            return;
        }
    }
}
