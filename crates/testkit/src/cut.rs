//! A line that is cut at the worst moment: when a certain text passes on its way to a server. Either the text is lost with
//! the line, or it arrives and only the answer to it is lost. Whoever connects again gets through.

use std::io::{Read, Write};
use std::net::{Shutdown, TcpListener, TcpStream};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::thread;

/// When a line is cut.
#[derive(Debug)]
struct Cut {
    /// What has this text in it is the last that is said.
    text: String,
    /// Whether it arrives.
    arrives: bool,
}

#[derive(Debug)]
struct Shared {
    port: u16,
    /// When the next line is cut, if at all.
    next: Mutex<Option<Cut>>,
    cuts: AtomicUsize,
    ended: AtomicBool,
}

/// A line to a server of this machine.
#[derive(Debug)]
pub struct CutLine {
    port: u16,
    shared: Arc<Shared>,
}

impl CutLine {
    /// A line to a port.
    pub fn to(port: u16) -> CutLine {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let (next, cuts, ended) = (Mutex::default(), AtomicUsize::default(), AtomicBool::default());
        let shared = Arc::new(Shared { port, next, cuts, ended });
        let line = CutLine { port: listener.local_addr().unwrap().port(), shared };
        let shared = Arc::clone(&line.shared);
        thread::spawn(move || {
            for here in listener.incoming() {
                if shared.ended.load(Ordering::Relaxed) {
                    break;
                }
                pass_on(&here.unwrap(), &shared);
            }
        });
        line
    }

    /// The port that leads there.
    pub fn port(&self) -> u16 {
        self.port
    }

    /// Cuts the next connection on which something with this text is said; it does not arrive.
    pub fn cut_before(&self, text: &str) {
        *self.shared.next.lock().unwrap() = Some(Cut { text: text.to_string(), arrives: false });
    }

    /// The same, but it arrives, and the answer does not.
    pub fn cut_after(&self, text: &str) {
        *self.shared.next.lock().unwrap() = Some(Cut { text: text.to_string(), arrives: true });
    }

    /// How often a connection was cut.
    pub fn cuts(&self) -> usize {
        self.shared.cuts.load(Ordering::Relaxed)
    }
}

impl Drop for CutLine {
    fn drop(&mut self) {
        self.shared.ended.store(true, Ordering::Relaxed);
        // Whoever waits for the next connection gets one.
        let _ = TcpStream::connect(("127.0.0.1", self.port));
    }
}

/// Passes on in both directions what comes on one connection, until it is cut.
fn pass_on(here: &TcpStream, shared: &Arc<Shared>) {
    let Ok(there) = TcpStream::connect(("127.0.0.1", shared.port)) else {
        return;
    };
    let both = |a: &TcpStream, b: &TcpStream| (a.try_clone().unwrap(), b.try_clone().unwrap());
    for stream in [here, &there] {
        stream.set_nodelay(true).unwrap();
    }
    // Set when the next answer must not arrive.
    let silent = Arc::new(AtomicBool::new(false));
    let ((from, to), (shared, hush)) = (both(here, &there), (Arc::clone(shared), silent.clone()));
    copy(from, to, move |bytes| {
        let mut next = shared.next.lock().unwrap();
        let is_in = |text: &[u8]| bytes.windows(text.len()).any(|window| window == text);
        let Some(cut) = next.take_if(|cut| is_in(cut.text.as_bytes())) else {
            return true;
        };
        hush.store(cut.arrives, Ordering::Relaxed);
        shared.cuts.fetch_add(1, Ordering::Relaxed);
        cut.arrives
    });
    let (from, to) = both(&there, here);
    copy(from, to, move |_| !silent.load(Ordering::Relaxed));
}

/// Passes on in one direction while it `may`; then both ends are told that it is over.
fn copy(mut from: TcpStream, mut to: TcpStream, may: impl Fn(&[u8]) -> bool + Send + 'static) {
    thread::spawn(move || {
        let mut bytes = [0; 64 * 1024];
        while let Ok(length @ 1..) = from.read(&mut bytes) {
            if !may(&bytes[..length]) || to.write_all(&bytes[..length]).is_err() {
                break;
            }
        }
        let _ = from.shutdown(Shutdown::Both);
        let _ = to.shutdown(Shutdown::Both);
    });
}
