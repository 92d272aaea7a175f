//! What systemd and we tell each other: it may hand over a socket on which it already listens, so that nobody who
//! connects during a restart is refused, and it wants to hear when the server is ready and when it stops.

use std::io;
use std::net::TcpListener;

use anyhow::{Context, Result, ensure};
use listenfd::ListenFd;

/// The socket that was handed over, if any (`LISTEN_FDS`).
pub(crate) fn passed_listener() -> Result<Option<TcpListener>> {
    let mut passed = ListenFd::from_env();
    if passed.len() == 0 {
        return Ok(None);
    }
    ensure!(passed.len() == 1, "{} sockets were passed; one is enough", passed.len());
    let listener = passed.take_tcp_listener(0);
    let listener = listener.context("the socket that was passed does not listen for TCP")?;
    if let Some(listener) = &listener {
        listener.set_nonblocking(true)?;
    }
    Ok(listener)
}

/// What we have to tell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Notice {
    /// Connections are served.
    Ready,
    /// The server says goodbye to everybody.
    Stopping,
}

/// Tells systemd, where it asks to be told (`NOTIFY_SOCKET`). Whether it hears is its own affair.
pub(crate) fn notify(notice: Notice) {
    let text = match notice {
        Notice::Ready => "READY=1",
        Notice::Stopping => "STOPPING=1",
    };
    if let Err(error) = send(text) {
        tracing::warn!(%error, "systemd could not be told: {text}");
    }
}

#[cfg(target_os = "linux")]
fn send(text: &str) -> io::Result<()> {
    use std::os::linux::net::SocketAddrExt;
    use std::os::unix::ffi::OsStrExt;
    use std::os::unix::net::{SocketAddr, UnixDatagram};
    let Some(address) = std::env::var_os("NOTIFY_SOCKET") else {
        return Ok(());
    };
    let address = match address.as_bytes() {
        [b'@', name @ ..] => SocketAddr::from_abstract_name(name)?,
        _ => SocketAddr::from_pathname(&address)?,
    };
    UnixDatagram::unbound()?.send_to_addr(text.as_bytes(), &address).map(|_| ())
}

#[cfg(not(target_os = "linux"))]
fn send(_text: &str) -> io::Result<()> {
    Ok(())
}
