//! `bastide healthcheck`: checks whether a server on this machine is healthy, for images without `curl`.

use std::io::{self, Read, Write};
use std::net::{IpAddr, Ipv4Addr, SocketAddr, TcpStream};
use std::time::Duration;

use anyhow::Result;

use crate::Verdict;
use crate::serve::{PORT, here};

/// Check whether a server on this machine is healthy; exit code 1 if it is not
#[derive(clap::Args)]
#[command(
    after_help = "Examples:\n  bastide healthcheck\n  bastide healthcheck --ready --port 8080"
)]
pub(crate) struct Args {
    /// The port of the server
    #[arg(long, value_name = "P", default_value_t = PORT, env = "BASTIDE_PORT")]
    port: u16,
    /// The address the server listens on
    #[arg(long, value_name = "ADDR", default_value_t = IpAddr::V4(Ipv4Addr::LOCALHOST), env = "BASTIDE_BIND")]
    bind: IpAddr,
    /// Check whether the server is ready for players; it is not while it stops
    #[arg(long)]
    ready: bool,
    /// Seconds to wait for an answer
    #[arg(long, value_name = "S", default_value_t = 5, value_parser = clap::value_parser!(u64).range(1..=600))]
    patience: u64,
}

/// No answer worth reading is longer.
const LONGEST: u64 = 4096;

pub(crate) fn run(args: &Args) -> Result<Verdict> {
    let address = SocketAddr::new(here(args.bind), args.port);
    let path = if args.ready { "/readyz" } else { "/healthz" };
    match ask(address, path, Duration::from_secs(args.patience)) {
        Ok(answer) if answer.is_well() => {
            writeln!(io::stdout(), "{}", answer.says)?;
            Ok(Verdict::Done)
        }
        Ok(Answer { status, says }) => {
            writeln!(io::stderr(), "bastide: {address}{path} answers {status}: {says}")?;
            Ok(Verdict::Wanting)
        }
        Err(error) => {
            writeln!(io::stderr(), "bastide: {address} does not answer: {error}")?;
            Ok(Verdict::Wanting)
        }
    }
}

/// What a server said.
struct Answer {
    status: u16,
    says: String,
}

impl Answer {
    fn is_well(&self) -> bool {
        self.status == 200
    }

    /// Reads an answer; one that is none counts as no answer.
    fn read(text: &str) -> io::Result<Answer> {
        let (head, body) = text.split_once("\r\n\r\n").unwrap_or((text, ""));
        let status = head.strip_prefix("HTTP/1.1 ").and_then(|rest| rest.get(..3));
        let status = status.and_then(|digits| digits.parse().ok());
        let status = status.ok_or_else(|| io::Error::other("that is no answer of a web server"))?;
        Ok(Answer { status, says: body.trim().to_string() })
    }
}

fn ask(address: SocketAddr, path: &str, patience: Duration) -> io::Result<Answer> {
    let mut stream = TcpStream::connect_timeout(&address, patience)?;
    stream.set_read_timeout(Some(patience))?;
    stream.set_write_timeout(Some(patience))?;
    write!(stream, "GET {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n")?;
    let mut bytes = Vec::new();
    stream.take(LONGEST).read_to_end(&mut bytes)?;
    Answer::read(&String::from_utf8_lossy(&bytes))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_answers_of_web_servers_count() {
        let well = Answer::read("HTTP/1.1 200 OK\r\nContent-Length: 3\r\n\r\nok\n").unwrap();
        assert!(well.is_well() && well.says == "ok");
        let ill = Answer::read("HTTP/1.1 503 Service Unavailable\r\n\r\ncannot write\n").unwrap();
        assert!(!ill.is_well() && ill.says == "cannot write");
        for no in ["", "SSH-2.0-OpenSSH_9.2\r\n", "HTTP/1.1 ok", "HTTP/1.1 2ä"] {
            assert!(Answer::read(no).is_err(), "{no}");
        }
    }
}
