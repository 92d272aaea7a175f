//! The threads on which bots think: a bounded number, given out fairly. Bots that answer at once do not wait for
//! those that search, and people do not wait for tables where only bots play.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use bastide_bots::Strength;
use tokio::sync::oneshot;

/// More questions do not wait; whoever asks then is told so at once.
const MAX_WAITING: usize = 1000;

/// How long a bot thinks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Pace {
    /// A tenth of a second at most.
    Quick,
    /// Up to some seconds.
    Slow,
}

impl Pace {
    pub(crate) fn of(bot: Strength) -> Pace {
        match bot {
            Strength::Level(level) if level.number() >= 6 => Pace::Slow,
            Strength::Search(_) | Strength::Mcts(_) => Pace::Slow,
            Strength::Random | Strength::Greedy | Strength::Level(_) | Strength::Look => {
                Pace::Quick
            }
        }
    }
}

/// What is known of a question before a bot thinks about it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Question {
    pub(crate) pace: Pace,
    /// Whether a person sits at the table.
    pub(crate) for_people: bool,
}

impl Question {
    /// By how much it lets later ones pass. It is a time and no rank, so that everybody's turn comes.
    fn handicap(self) -> Duration {
        let pace = match self.pace {
            Pace::Quick => Duration::ZERO,
            Pace::Slow => Duration::from_millis(500),
        };
        pace + if self.for_people { Duration::ZERO } else { Duration::from_secs(2) }
    }
}

/// When a question is due, and its number among those that are due at once.
type Place = (Instant, u64);

/// Who thinks and who waits.
struct Desk {
    free: usize,
    /// How many of the free ones may be taken by those who think long.
    free_for_slow: usize,
    waiting: BTreeMap<Place, (Pace, oneshot::Sender<Thread>)>,
    asked: u64,
}

impl Desk {
    fn has_room(&self, pace: Pace) -> bool {
        self.free > 0 && (pace == Pace::Quick || self.free_for_slow > 0)
    }

    /// The first who may have a thread now; the thread is counted as taken.
    fn next(&mut self) -> Option<(Pace, oneshot::Sender<Thread>)> {
        let mut waiting = self.waiting.iter();
        let place = *waiting.find(|(_, (pace, _))| self.has_room(*pace))?.0;
        let found = self.waiting.remove(&place)?;
        self.free -= 1;
        if found.0 == Pace::Slow {
            self.free_for_slow -= 1;
        }
        Some(found)
    }
}

/// All threads. A clone is the same.
#[derive(Clone)]
pub(crate) struct Threads(Arc<Mutex<Desk>>);

impl Threads {
    /// So many threads; one of them is kept for those who answer at once, if there are two.
    pub(crate) fn new(count: usize) -> Threads {
        let free = count.max(1);
        let free_for_slow = (free - 1).max(1);
        let waiting = BTreeMap::new();
        Threads(Arc::new(Mutex::new(Desk { free, free_for_slow, waiting, asked: 0 })))
    }

    fn lock(&self) -> MutexGuard<'_, Desk> {
        // Nothing in here can be half done.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether a bot that asks now would think at once.
    pub(crate) fn is_any_free(&self) -> bool {
        self.lock().free > 0
    }

    /// Stands in line for a thread; nothing if too many do.
    pub(crate) fn line_up(&self, question: Question, now: Instant) -> Option<Waiting> {
        let (sender, granted) = oneshot::channel();
        let mut desk = self.lock();
        if desk.waiting.len() >= MAX_WAITING {
            return None;
        }
        desk.asked += 1;
        let place = (now + question.handicap(), desk.asked);
        desk.waiting.insert(place, (question.pace, sender));
        drop(desk);
        self.hand_out();
        Some(Waiting { threads: self.clone(), place, granted })
    }

    /// Gives free threads to those who wait.
    fn hand_out(&self) {
        loop {
            // The lock is not held while a thread is handed over: if nobody takes it, it comes back here.
            let next = self.lock().next();
            let Some((pace, waiting)) = next else { return };
            let _ = waiting.send(Thread { threads: self.clone(), pace });
        }
    }
}

/// A place in the line, given up when this is dropped.
pub(crate) struct Waiting {
    threads: Threads,
    place: Place,
    granted: oneshot::Receiver<Thread>,
}

impl Waiting {
    /// Waits for the thread.
    pub(crate) async fn granted(&mut self) -> Option<Thread> {
        (&mut self.granted).await.ok()
    }
}

impl Drop for Waiting {
    fn drop(&mut self) {
        self.threads.lock().waiting.remove(&self.place);
    }
}

/// The right to think on a thread, given back when this is dropped.
pub(crate) struct Thread {
    threads: Threads,
    pace: Pace,
}

impl Drop for Thread {
    fn drop(&mut self) {
        let mut desk = self.threads.lock();
        desk.free += 1;
        if self.pace == Pace::Slow {
            desk.free_for_slow += 1;
        }
        drop(desk);
        self.threads.hand_out();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const QUICK: Question = Question { pace: Pace::Quick, for_people: true };
    const SLOW: Question = Question { pace: Pace::Slow, for_people: true };
    const UNWATCHED: Question = Question { pace: Pace::Quick, for_people: false };

    fn ask(threads: &Threads, question: Question, now: Instant) -> Waiting {
        threads.line_up(question, now).expect("there is room")
    }

    fn has(waiting: &mut Waiting) -> Option<Thread> {
        waiting.granted.try_recv().ok()
    }

    #[test]
    fn searches_leave_a_thread_to_those_who_answer_at_once() {
        let (threads, now) = (Threads::new(3), Instant::now());
        let mut slow = [SLOW; 3].map(|question| ask(&threads, question, now));
        let [first, second, third] = slow.each_mut().map(has);
        assert!(first.is_some() && second.is_some() && third.is_none());
        let quick = has(&mut ask(&threads, QUICK, now));
        assert!(quick.is_some());
        drop(quick);
        assert!(has(&mut slow[2]).is_none(), "the last thread is not for searches");
        drop(first);
        assert!(has(&mut slow[2]).is_some());
    }

    #[test]
    fn one_thread_serves_everybody() {
        let (threads, now) = (Threads::new(1), Instant::now());
        let search = has(&mut ask(&threads, SLOW, now));
        assert!(search.is_some());
        let mut quick = ask(&threads, QUICK, now);
        assert!(has(&mut quick).is_none());
        drop(search);
        assert!(has(&mut quick).is_some());
    }

    #[test]
    fn quick_answers_and_people_come_first_but_nobody_waits_for_ever() {
        let (threads, now) = (Threads::new(1), Instant::now());
        let mut thinks = has(&mut ask(&threads, QUICK, now));
        let mut unwatched = ask(&threads, UNWATCHED, now);
        let mut slow = ask(&threads, SLOW, now);
        let mut quick = ask(&threads, QUICK, now + Duration::from_millis(100));
        let mut late = ask(&threads, QUICK, now + Duration::from_secs(60));
        for waiting in [&mut quick, &mut slow, &mut unwatched, &mut late] {
            assert!(has(waiting).is_none());
            drop(thinks);
            thinks = has(waiting);
            assert!(thinks.is_some());
        }
    }

    #[test]
    fn whoever_leaves_the_line_holds_up_nobody() {
        let (threads, now) = (Threads::new(1), Instant::now());
        let thinks = has(&mut ask(&threads, QUICK, now));
        let gone = ask(&threads, QUICK, now);
        let mut next = ask(&threads, QUICK, now);
        drop(gone);
        drop(thinks);
        // Also one that is granted a thread and does not take it any more.
        let granted = ask(&threads, QUICK, now);
        assert!(has(&mut next).is_some());
        drop(granted);
        assert!(has(&mut ask(&threads, QUICK, now)).is_some());
    }

    #[test]
    fn the_line_is_bounded() {
        let (threads, now) = (Threads::new(1), Instant::now());
        let _thinks = has(&mut ask(&threads, QUICK, now));
        let line: Vec<_> = (0..MAX_WAITING).map(|_| ask(&threads, QUICK, now)).collect();
        assert!(threads.line_up(QUICK, now).is_none());
        drop(line);
        assert!(threads.line_up(QUICK, now).is_some());
    }
}
