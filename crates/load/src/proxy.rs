//! A line that can be cut: it passes on what comes, until nothing gets through any more.

use std::io::{Read, Write};
use std::net::{Shutdown, SocketAddr, TcpListener, TcpStream};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::Duration;

/// How often a line that is cut looks whether it is whole again.
const PAUSE: Duration = Duration::from_millis(20);

/// Passes on what comes to its port.
#[derive(Debug)]
pub struct Proxy {
    port: u16,
    cut: Arc<AtomicBool>,
    ended: Arc<AtomicBool>,
}

impl Proxy {
    /// A line to an address of this machine.
    pub fn to(port: u16) -> std::io::Result<Proxy> {
        let listener = TcpListener::bind("127.0.0.1:0")?;
        let proxy = Proxy {
            port: listener.local_addr()?.port(),
            cut: Arc::new(AtomicBool::new(false)),
            ended: Arc::new(AtomicBool::new(false)),
        };
        let (cut, ended) = (Arc::clone(&proxy.cut), Arc::clone(&proxy.ended));
        thread::spawn(move || {
            for stream in listener.incoming() {
                if ended.load(Ordering::Relaxed) {
                    break;
                }
                let there = TcpStream::connect(SocketAddr::from(([127, 0, 0, 1], port)));
                if let (Ok(here), Ok(there)) = (stream, there) {
                    pass_on(&here, &there, &cut, &ended);
                    pass_on(&there, &here, &cut, &ended);
                }
            }
        });
        Ok(proxy)
    }

    /// The port that leads there.
    pub fn port(&self) -> u16 {
        self.port
    }

    /// From now on nothing gets through, and nobody is told.
    pub fn cut(&self) {
        self.cut.store(true, Ordering::Relaxed);
    }

    /// What waited gets through, and everything after it.
    pub fn mend(&self) {
        self.cut.store(false, Ordering::Relaxed);
    }
}

impl Drop for Proxy {
    fn drop(&mut self) {
        self.ended.store(true, Ordering::Relaxed);
        // Whoever waits for the next connection gets one.
        let _ = TcpStream::connect(("127.0.0.1", self.port));
    }
}

fn pass_on(from: &TcpStream, to: &TcpStream, cut: &Arc<AtomicBool>, ended: &Arc<AtomicBool>) {
    let (Ok(mut from), Ok(mut to)) = (from.try_clone(), to.try_clone()) else {
        return;
    };
    let (cut, ended) = (Arc::clone(cut), Arc::clone(ended));
    let _ = to.set_nodelay(true);
    thread::spawn(move || {
        let mut bytes = [0; 16 * 1024];
        while let Ok(length @ 1..) = from.read(&mut bytes) {
            while cut.load(Ordering::Relaxed) && !ended.load(Ordering::Relaxed) {
                thread::sleep(PAUSE);
            }
            if ended.load(Ordering::Relaxed) || to.write_all(&bytes[..length]).is_err() {
                break;
            }
        }
        let _ = from.shutdown(Shutdown::Both);
        let _ = to.shutdown(Shutdown::Both);
    });
}
