//! An engine as a process that cannot be trusted: it may say anything, at any time, or nothing.

use std::io::{BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender, SyncSender};
use std::time::{Duration, Instant};

use bastide_bots::engine::{Line, LineReader, Order, Reply, VERSION};
use bastide_game::position::ellipsize;

use super::fault::Fault;

/// How long an engine may take to say who it is, and to begin a game.
const START: Duration = Duration::from_secs(10);
/// How long it may take to end a choice that it is told to stop, and to end itself.
const GRACE: Duration = Duration::from_secs(1);
/// How often whoever waits looks whether waiting is still of use.
const GLANCE: Duration = Duration::from_millis(100);
/// The most lines that one answer may have in front.
pub(super) const MAX_LINES: usize = 10_000;
/// How many lines wait unread; whoever says more has to wait.
const UNREAD: usize = 256;

/// What engines are told and granted.
#[derive(Clone, Debug)]
pub(super) struct Terms {
    /// How long they are asked to think, if that is told them.
    pub(super) ms: Option<u64>,
    /// How long they have.
    pub(super) patience: Duration,
    /// Whether people want to read what they say.
    pub(super) verbose: bool,
    /// Whether nothing is wanted of them any more.
    pub(super) stopped: Arc<AtomicBool>,
}

/// A running engine.
#[derive(Debug)]
pub(super) struct Process {
    child: Child,
    orders: Sender<String>,
    lines: Receiver<Line>,
    terms: Terms,
    alive: bool,
}

impl Process {
    /// Starts an engine and lets it say who it is and that it plays a game.
    pub(super) fn start(command: &[String], game: &str, terms: &Terms) -> Result<Process, Fault> {
        let mut process = Process::spawn(command, terms)?;
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

    fn spawn(command: &[String], terms: &Terms) -> Result<Process, Fault> {
        let [program, args @ ..] = command else {
            return Err(Fault::NotStarted("there is no command".to_string()));
        };
        let mut command = Command::new(program);
        command.args(args).stdin(Stdio::piped()).stdout(Stdio::piped());
        command.stderr(if terms.verbose { Stdio::inherit() } else { Stdio::null() });
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
        Ok(Process { child, orders, lines, terms: terms.clone(), alive: true })
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
            let line = match self.line(until) {
                Some(Line::Text(line)) => line,
                Some(Line::TooLong) => return Err(Fault::LongLine),
                Some(Line::NotText) => return Err(Fault::Nonsense("(not UTF-8)".to_string())),
                Some(Line::End) => return Err(Fault::Ended),
                None => return Err(Fault::Late(patience)),
            };
            if line.is_empty() {
                continue;
            }
            match line.parse() {
                Ok(Reply::Info(text)) if self.terms.verbose => {
                    let _ = writeln!(std::io::stderr(), "info {text}");
                }
                Ok(Reply::Info(_)) => {}
                Ok(reply) => return Ok(reply),
                Err(_) => return Err(Fault::Nonsense(ellipsize(&line))),
            }
        }
        Err(Fault::TooMuch)
    }

    /// The next line, if it comes before a moment and before everything is stopped.
    fn line(&mut self, until: Instant) -> Option<Line> {
        loop {
            let left = until.saturating_duration_since(Instant::now());
            match self.lines.recv_timeout(left.min(GLANCE)) {
                Ok(line) => return Some(line),
                Err(RecvTimeoutError::Disconnected) => return Some(Line::End),
                Err(RecvTimeoutError::Timeout) => {}
            }
            if left.is_zero() || self.terms.stopped.load(Ordering::Relaxed) {
                return None;
            }
        }
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

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    /// An engine in a shell, and how it answers `go` and `stop`.
    fn engine(on_go: &str, on_stop: &str) -> Process {
        let script = format!(
            "while read -r order rest; do case $order in bastide) echo games castle; echo ready;; \
             newgame) echo ready;; go) {on_go};; stop) {on_stop};; quit) exit;; esac; done"
        );
        let terms = Terms { ms: None, patience: START, verbose: false, stopped: Arc::default() };
        let command = ["sh", "-c", &script].map(str::to_string);
        Process::start(&command, "castle", &terms).expect("a shell")
    }

    const GO: &[Order] = &[Order::Go(bastide_bots::engine::Limits { ms: None, nodes: None })];
    const SHORT: Duration = Duration::from_millis(50);

    #[test]
    fn whoever_is_late_but_stops_is_asked_again() {
        let mut late = engine("n=x$n; [ $n = x ] || echo choose pass", "echo choose nothing");
        assert_eq!(late.ask(GO, SHORT), Err(Fault::Late(SHORT)));
        assert!(late.is_alive());
        assert_eq!(late.ask(GO, START), Ok("pass".to_string()));
    }

    #[test]
    fn whoever_does_not_stop_is_given_up() {
        let mut deaf = engine(":", ":");
        assert_eq!(deaf.ask(GO, SHORT), Err(Fault::Late(SHORT)));
        assert!(!deaf.is_alive());
    }

    #[test]
    fn whoever_does_not_listen_stops_nobody() {
        let mut asleep = engine("exec sleep 60", "");
        let line = Order::Option("x".repeat(1000));
        let many: Vec<Order> = [GO, &vec![line; 1000]].concat();
        assert_eq!(asleep.ask(&many, SHORT), Err(Fault::Late(SHORT)));
        assert!(!asleep.is_alive());
    }

    #[test]
    fn nobody_waits_for_an_answer_that_is_not_wanted_any_more() {
        let mut slow = engine(":", ":");
        slow.terms.stopped.store(true, Ordering::Relaxed);
        let begun = Instant::now();
        assert!(slow.ask(GO, Duration::from_secs(3600)).is_err());
        assert!(begun.elapsed() < Duration::from_secs(60));
    }
}
