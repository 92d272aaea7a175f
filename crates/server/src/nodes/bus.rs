//! The bus: NATS. A node that cannot reach it goes on alone, a second slower, and comes back by itself.

use std::time::Duration;

use async_nats::connection::State;
use async_nats::{Client, ConnectErrorKind, ConnectOptions, ServerAddr, Subscriber};
use futures_util::StreamExt;
use percent_encoding::percent_decode_str;
use thiserror::Error;
use tokio::sync::mpsc;

use super::nudge::{Letter, Nudge};

/// How long a server may take to answer at the start.
const PATIENCE: Duration = Duration::from_secs(3);
/// How often the line is tried; one that is cut is noticed after two.
const PING_EVERY: Duration = Duration::from_secs(2);
/// So soon after a failure the line is opened again.
const AGAIN: Duration = Duration::from_millis(500);
/// So many nudges wait; more are lost.
const WAITING: usize = 4096;
/// The oldest version that is used in tests or was tried.
const OLDEST: (u32, u32) = (2, 9);

/// Why there is no bus. No text has a password in it.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum BusError {
    /// The address makes no sense.
    #[error("the address is not understood; it must look like nats://host:4222")]
    BadUrl,
    /// Nobody answers there.
    #[error("no NATS server answers at {at}: {why}")]
    Unreachable {
        /// Host and port.
        at: String,
        /// Why not.
        why: String,
    },
    /// The server does not let us in.
    #[error("the NATS server at {0} refuses us: check user and password")]
    Credentials(String),
    /// The server is too old.
    #[error("NATS {0} is too old; {major}.{minor} or newer is needed", major = OLDEST.0, minor = OLDEST.1)]
    TooOld(String),
    /// One file, one node.
    #[error(
        "several nodes need PostgreSQL: give --database postgres://… as well, or leave --bus out"
    )]
    OneFile,
}

/// What other nodes say, and this one.
pub(crate) struct Heard(Subscriber);

impl Heard {
    /// The next letter; nothing if there will be none.
    pub(crate) async fn next(&mut self) -> Option<Letter> {
        loop {
            let message = self.0.next().await?;
            match Letter::read(&message.payload) {
                Some(letter) => return Some(letter),
                None => tracing::debug!("a nudge makes no sense"),
            }
        }
    }
}

/// Who we are to the bus, by the first address that says so: user and password, or a token alone.
fn identify(servers: &[ServerAddr]) -> ConnectOptions {
    let decoded = |text: &str| percent_decode_str(text).decode_utf8_lossy().into_owned();
    let Some((server, user)) =
        servers.iter().find_map(|server| server.username().map(|user| (server, decoded(user))))
    else {
        return ConnectOptions::new();
    };
    match server.password() {
        Some(password) => ConnectOptions::with_user_and_password(user, decoded(password)),
        None => ConnectOptions::with_token(user),
    }
}

/// The way to say something.
#[derive(Clone)]
pub(crate) struct Bus {
    nudges: mpsc::Sender<Nudge>,
    client: Client,
}

impl Bus {
    /// Connects as `node` to the nodes of a cluster. Several servers of one bus are separated by commas.
    pub(crate) async fn connect(
        urls: &str,
        cluster: &str,
        node: &str,
    ) -> Result<(Bus, Heard), BusError> {
        let servers = urls.split(',').map(|url| url.trim().parse::<ServerAddr>());
        let servers = servers.collect::<Result<Vec<_>, _>>().map_err(|_| BusError::BadUrl)?;
        let at = servers.iter().map(|server| format!("{}:{}", server.host(), server.port()));
        let at = at.collect::<Vec<_>>().join(", ");
        let connected = identify(&servers)
            .name(format!("bastide {node}"))
            .connection_timeout(PATIENCE)
            .ping_interval(PING_EVERY)
            .reconnect_delay_callback(|_| AGAIN)
            .connect(&servers[..])
            .await;
        let client = connected.map_err(|error| match error.kind() {
            ConnectErrorKind::ServerParse => BusError::BadUrl,
            ConnectErrorKind::Authentication | ConnectErrorKind::AuthorizationViolation => {
                BusError::Credentials(at.clone())
            }
            ConnectErrorKind::Dns
            | ConnectErrorKind::TimedOut
            | ConnectErrorKind::Tls
            | ConnectErrorKind::Io
            | ConnectErrorKind::MaxReconnects => {
                BusError::Unreachable { at: at.clone(), why: error.to_string() }
            }
        })?;
        let version = client.server_info().version;
        if is_too_old(&version) {
            return Err(BusError::TooOld(version));
        }
        let subject = format!("bastide.{cluster}");
        let failed = |why: String| BusError::Unreachable { at: at.clone(), why };
        let heard = client.subscribe(subject.clone()).await.map_err(|e| failed(e.to_string()))?;
        client.flush().await.map_err(|error| failed(error.to_string()))?;
        let (nudges, waiting) = mpsc::channel(WAITING);
        tokio::spawn(send(client.clone(), subject, node.to_string(), waiting));
        Ok((Bus { nudges, client }, Heard(heard)))
    }

    /// Says something, unless too much waits already.
    pub(crate) fn say(&self, nudge: Nudge) {
        // A nudge that is lost costs a second.
        let _ = self.nudges.try_send(nudge);
    }

    /// Sends what waits.
    pub(crate) async fn close(&self) {
        let sent = async {
            while self.nudges.capacity() < self.nudges.max_capacity() {
                tokio::time::sleep(Duration::from_millis(5)).await;
            }
            let _ = self.client.flush().await;
        };
        let _ = tokio::time::timeout(AGAIN, sent).await;
    }
}

fn is_too_old(version: &str) -> bool {
    let mut parts = version.split('.').map(|part| part.parse::<u32>().unwrap_or_default());
    let version = (parts.next().unwrap_or_default(), parts.next().unwrap_or_default());
    version < OLDEST
}

async fn send(client: Client, subject: String, from: String, mut waiting: mpsc::Receiver<Nudge>) {
    while let Some(nudge) = waiting.recv().await {
        // Old news is no news: what was said while the line was cut is not told later.
        if client.connection_state() == State::Connected {
            let letter = Letter { from: from.clone(), nudge };
            let sent = client.publish(subject.clone(), letter.write().into()).await;
            if sent.is_ok() {
                metrics::counter!("bastide_nudges_total").increment(1);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Bus, BusError, is_too_old};
    use bastide_testkit::NatsServer;

    #[tokio::test]
    async fn a_bus_may_ask_who_comes() {
        let Some(nats) = NatsServer::start_with(&["--user", "ada", "--pass", "p@ss/w"]) else {
            return;
        };
        let at = |who: &str| format!("nats://{who}127.0.0.1:{}", nats.port());
        assert!(Bus::connect(&at("ada:p%40ss%2Fw@"), "club", "one").await.is_ok());
        for wrong in ["", "ada:pass@", "ada@"] {
            let refused = Bus::connect(&at(wrong), "club", "one").await.err();
            assert!(matches!(refused, Some(BusError::Credentials(_))), "{wrong}: {refused:?}");
        }
    }

    #[test]
    fn versions_are_compared_by_number() {
        assert!(is_too_old("2.8.4") && is_too_old("1.20.0") && is_too_old(""));
        assert!(!is_too_old("2.9.10") && !is_too_old("2.10.1") && !is_too_old("3.0.0"));
    }
}
