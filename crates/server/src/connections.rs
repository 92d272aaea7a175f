//! Connections, before anybody knows what they are for: so many in all and of each address, with an end to every
//! silence. A head that does not come, a pause between requests that does not end, an answer that nobody takes: each
//! closes its connection.

use std::io;
use std::net::SocketAddr;
use std::pin::Pin;
use std::task::{Context, Poll};
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use hyper::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpListener, TcpStream};
use tokio::time::Sleep;
use tokio_util::task::TaskTracker;
use tower::ServiceExt;

use crate::app::App;
use crate::limits::{Place, Places};

/// How long to wait when the system has no connection to give.
const NO_MORE: Duration = Duration::from_millis(200);

/// Serves everybody who connects until the server stops; then waits for whoever is being served.
pub(crate) async fn serve(app: App, listener: TcpListener, router: Router) {
    let limits = app.config.limits;
    // Behind a proxy everybody comes from one address.
    let each = if app.config.trust_proxy { u32::MAX } else { limits.address_connections };
    let places = Places::new(limits.connections, each);
    let served = TaskTracker::new();
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = app.stopped() => break,
        };
        match accepted {
            Ok((stream, peer)) => match places.take(peer.ip()) {
                Some(place) => {
                    served.spawn(one(app.clone(), stream, peer, place, router.clone()));
                }
                // Whoever has too many is not worth an answer, which would cost more.
                None => metrics::counter!("bastide_connections_refused_total").increment(1),
            },
            Err(error) => {
                tracing::warn!(%error, "no connection can be taken");
                tokio::time::sleep(NO_MORE).await;
            }
        }
    }
    served.close();
    served.wait().await;
}

/// Counts a connection while it is open.
struct Counted;

impl Counted {
    fn new() -> Counted {
        metrics::gauge!("bastide_connections").increment(1.0);
        Counted
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        metrics::gauge!("bastide_connections").decrement(1.0);
    }
}

async fn one(app: App, stream: TcpStream, peer: SocketAddr, place: Place, router: Router) {
    let held = (place, Counted::new());
    // Small messages are sent at once.
    let _ = stream.set_nodelay(true);
    let stream =
        StallTimeout { stream, patience: app.config.stall_patience, waits: None, _held: held };
    let service = service_fn(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(peer));
        router.clone().oneshot(request.map(Body::new))
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(app.config.header_patience)
        .serve_connection(TokioIo::new(stream), service)
        .with_upgrades();
    let mut connection = std::pin::pin!(connection);
    // Whoever closes early or says what is no HTTP is nobody's concern.
    let _ = tokio::select! {
        ended = connection.as_mut() => ended,
        () = app.stopped() => {
            connection.as_mut().graceful_shutdown();
            connection.await
        }
    };
}

/// A stream that fails when the other side takes nothing for too long. Its place is held as long as it lives, also
/// when it has become a socket.
struct StallTimeout {
    stream: TcpStream,
    patience: Duration,
    /// Since something cannot be written.
    waits: Option<Pin<Box<Sleep>>>,
    _held: (Place, Counted),
}

impl StallTimeout {
    /// What became of writing, unless it has become too late.
    fn in_time<T>(
        &mut self,
        cx: &mut Context<'_>,
        written: Poll<io::Result<T>>,
    ) -> Poll<io::Result<T>> {
        if written.is_ready() {
            self.waits = None;
            return written;
        }
        let patience = self.patience;
        let waits = self.waits.get_or_insert_with(|| Box::pin(tokio::time::sleep(patience)));
        match waits.as_mut().poll(cx) {
            Poll::Ready(()) => Poll::Ready(Err(io::ErrorKind::TimedOut.into())),
            Poll::Pending => Poll::Pending,
        }
    }
}

impl AsyncRead for StallTimeout {
    fn poll_read(
        self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buf: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.get_mut().stream).poll_read(cx, buf)
    }
}

impl AsyncWrite for StallTimeout {
    fn poll_write(
        self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let this = self.get_mut();
        let written = Pin::new(&mut this.stream).poll_write(cx, bytes);
        this.in_time(cx, written)
    }

    fn poll_write_vectored(
        self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        bytes: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let this = self.get_mut();
        let written = Pin::new(&mut this.stream).poll_write_vectored(cx, bytes);
        this.in_time(cx, written)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        let this = self.get_mut();
        let flushed = Pin::new(&mut this.stream).poll_flush(cx);
        this.in_time(cx, flushed)
    }

    fn poll_shutdown(self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.get_mut().stream).poll_shutdown(cx)
    }
}
