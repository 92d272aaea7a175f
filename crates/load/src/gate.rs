//! Where everybody waits until all are ready.

use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

#[derive(Debug, Default)]
struct State {
    ready: usize,
    open: bool,
}

/// A gate that opens when so many have come.
#[derive(Debug, Default)]
pub struct Gate {
    state: Mutex<State>,
    /// Somebody has come. Only the opener waits for this: thousands of waiting threads must not wake for each newcomer.
    came: Condvar,
    opened: Condvar,
}

impl Gate {
    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits until it opens, and does something now and then meanwhile.
    pub fn wait(&self, every: Duration, mut meanwhile: impl FnMut()) {
        let mut state = self.lock();
        state.ready += 1;
        self.came.notify_one();
        while !state.open {
            let waited = self.opened.wait_timeout_while(state, every, |state| !state.open);
            state = waited.unwrap_or_else(PoisonError::into_inner).0;
            if !state.open {
                drop(state);
                meanwhile();
                state = self.lock();
            }
        }
    }

    /// Waits until so many are there, and opens.
    pub fn open_for(&self, count: usize) {
        let waited = self.came.wait_while(self.lock(), |state| state.ready < count);
        waited.unwrap_or_else(PoisonError::into_inner).open = true;
        self.opened.notify_all();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::{AtomicUsize, Ordering};

    #[test]
    fn nobody_passes_before_everybody_is_there() {
        let (gate, passed, looked) = (Gate::default(), AtomicUsize::new(0), AtomicUsize::new(0));
        std::thread::scope(|scope| {
            for n in 0..4 {
                let (gate, passed, looked) = (&gate, &passed, &looked);
                scope.spawn(move || {
                    // The last comes when the others have looked around.
                    while n == 3 && looked.load(Ordering::Relaxed) < 6 {
                        std::thread::yield_now();
                    }
                    assert_eq!(passed.load(Ordering::Relaxed), 0);
                    let look = || {
                        looked.fetch_add(1, Ordering::Relaxed);
                    };
                    gate.wait(Duration::from_millis(1), look);
                });
            }
            gate.open_for(4);
            passed.fetch_add(1, Ordering::Relaxed);
        });
        assert!(looked.load(Ordering::Relaxed) >= 6);
    }
}
