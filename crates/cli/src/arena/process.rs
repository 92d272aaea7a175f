//! An engine as a process that cannot be trusted: it may say anything, at any time, or nothing.

use std::fs::{self, File};
use std::io::{self, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
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
pub(crate) const MAX_LINES: usize = 10_000;
/// How many lines wait unread; whoever says more has to wait.
const UNREAD: usize = 256;

/// What engines are told and granted.
#[derive(Clone, Debug)]
pub(crate) struct Terms {
    /// How long they are asked to think, if that is told them.
    pub(crate) ms: Option<u64>,
    /// How long they have.
    pub(crate) patience: Duration,
    /// Whether people want to read what they say.
    pub(crate) verbose: bool,
    /// Where each process writes its standard error and its `info` lines to a file of its own.
    pub(crate) log: Option<Arc<EngineLog>>,
    /// Whether nothing is wanted of them any more.
    pub(crate) stopped: Arc<AtomicBool>,
}

/// A folder with a file for each engine process.
#[derive(Debug)]
pub(crate) struct EngineLog {
    folder: PathBuf,
    started: AtomicUsize,
}

impl EngineLog {
    /// Creates the folder if there is none.
    pub(crate) fn create(folder: &Path) -> io::Result<EngineLog> {
        fs::create_dir_all(folder)?;
        Ok(EngineLog { folder: folder.to_path_buf(), started: AtomicUsize::new(0) })
    }

    /// The file of the next process.
    fn next(&self) -> io::Result<File> {
        let number = self.started.fetch_add(1, Ordering::Relaxed) + 1;
        File::create(self.folder.join(format!("engine-{number}.log")))
    }
}

/// A running engine.
#[derive(Debug)]
pub(crate) struct Process {
    child: Child,
    orders: Sender<String>,
    lines: Receiver<Line>,
    terms: Terms,
    log: Option<File>,
    alive: bool,
}

impl Process {
    /// Starts an engine and lets it say who it is and that it plays a game.
    pub(crate) fn start(command: &[String], game: &str, terms: &Terms) -> Result<Process, Fault> {
        match Process::meet(command, terms)? {
            (process, games) if games.iter().any(|named| named == game) => Ok(process),
            (_, games) => Err(Fault::OtherGames(games)),
        }
    }

    /// Starts an engine and lets it say who it is; with it the games that it plays.
    pub(crate) fn meet(command: &[String], terms: &Terms) -> Result<(Process, Vec<String>), Fault> {
        let mut process = Process::spawn(command, terms)?;
        process.tell(&Order::Hello(VERSION));
        let until = Instant::now() + START;
        let mut games = Vec::new();
        loop {
            match process.reply(until, START)? {
                Reply::Id { .. } | Reply::Info(_) => {}
                Reply::Games(named) => games = named,
                Reply::Ready => return Ok((process, games)),
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
        let log = match &terms.log {
            Some(log) => Some(log.next().map_err(|error| Fault::NotStarted(error.to_string()))?),
            None => None,
        };
        let stderr = log.as_ref().and_then(|log| log.try_clone().ok()).map(Stdio::from);
        let quiet = if terms.verbose { Stdio::inherit() } else { Stdio::null() };
        command.stderr(stderr.unwrap_or(quiet));
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
        Ok(Process { child, orders, lines, terms: terms.clone(), log, alive: true })
    }

    /// Whether it may still be asked.
    pub(crate) fn is_alive(&self) -> bool {
        self.alive
    }

    /// Sends an order.
    pub(crate) fn tell(&self, order: &Order) {
        self.tell_line(&order.to_string());
    }

    /// Sends a line, which need not be an order.
    pub(crate) fn tell_line(&self, line: &str) {
        // An engine that has ended is noticed at the next question.
        let _ = self.orders.send(format!("{line}\n"));
    }

    /// Returns what an engine says unasked within a time, except `info`.
    pub(crate) fn unasked(&mut self, within: Duration) -> Option<String> {
        match self.reply(Instant::now() + within, within) {
            Ok(reply) => Some(ellipsize(&reply.to_string())),
            Err(Fault::Nonsense(line)) => Some(line),
            Err(_) => None,
        }
    }

    /// Sends `quit` and returns whether the engine exits in time.
    pub(crate) fn quits(&mut self) -> bool {
        self.tell(&Order::Quit);
        let exited = self.exits_within(GRACE);
        self.alive &= !exited;
        exited
    }

    fn exits_within(&mut self, time: Duration) -> bool {
        let until = Instant::now() + time;
        while Instant::now() < until {
            if matches!(self.child.try_wait(), Ok(Some(_))) {
                return true;
            }
            std::thread::sleep(Duration::from_millis(2));
        }
        false
    }

    /// Begins a game.
    pub(crate) fn begin(&mut self, order: &Order) -> Result<(), Fault> {
        self.begin_line(&order.to_string())
    }

    /// Begins a game with a raw line, which need not be a valid order.
    pub(crate) fn begin_line(&mut self, line: &str) -> Result<(), Fault> {
        self.forget();
        self.tell_line(line);
        match self.reply(Instant::now() + START, START) {
            Ok(Reply::Ready) => Ok(()),
            Ok(Reply::Error(why)) => Err(Fault::Refused(why)),
            Ok(other) => Err(self.give_up(Fault::Nonsense(ellipsize(&other.to_string())))),
            Err(fault) => Err(self.give_up(fault)),
        }
    }

    /// Asks for a choice. Whoever fails is brought to wait for the next question, or ended.
    pub(crate) fn ask(&mut self, orders: &[Order], patience: Duration) -> Result<String, Fault> {
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
                Ok(Reply::Info(text)) => self.note(&text),
                Ok(reply) => return Ok(reply),
                Err(_) => return Err(Fault::Nonsense(ellipsize(&line))),
            }
        }
        Err(Fault::TooMuch)
    }

    /// Logs an `info` line.
    fn note(&mut self, text: &str) {
        // A log that cannot be written is no reason to stop.
        if let Some(log) = &mut self.log {
            let _ = writeln!(log, "info {text}");
        }
        if self.terms.verbose {
            let _ = writeln!(io::stderr(), "info {text}");
        }
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
        if self.alive && self.exits_within(GRACE) {
            return;
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
        let terms =
            Terms { ms: None, patience: START, verbose: false, log: None, stopped: Arc::default() };
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
