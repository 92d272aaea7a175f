//! The way to a collector of OpenTelemetry: a POST over plain HTTP, on the thread that sends traces. A client with
//! TLS and a pool would be the largest dependency of the program; a collector stands on the same machine or network.

use std::future::Future;
use std::io::{self, Read, Write};
use std::net::{TcpStream, ToSocketAddrs};
use std::pin::Pin;
use std::time::Duration;

use anyhow::{Context, Result};
use opentelemetry_http::{Bytes, HttpClient, HttpError, Request, Response};

/// How long a collector may take for anything.
const PATIENCE: Duration = Duration::from_secs(5);
/// No answer worth reading is longer.
const LONGEST: u64 = 64 * 1024;

/// Where traces go.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Collector {
    /// Host and port.
    address: String,
}

impl Collector {
    /// Reads an address such as `http://localhost:4318`.
    pub(super) fn new(url: &str) -> Result<Collector> {
        let rest = url.strip_prefix("http://").context("it must begin with http://")?;
        let host = rest.split('/').next().filter(|host| !host.is_empty());
        let host = host.context("there is no host")?;
        let named = host.rsplit(':').next().is_some_and(|port| port.parse::<u16>().is_ok());
        Ok(Collector { address: if named { host.to_string() } else { format!("{host}:4318") } })
    }

    fn post(&self, request: &Request<Bytes>) -> io::Result<Response<Bytes>> {
        let nobody = || io::Error::other(format!("{}: no such host", self.address));
        let address = self.address.to_socket_addrs()?.next().ok_or_else(nobody)?;
        let mut stream = TcpStream::connect_timeout(&address, PATIENCE)?;
        stream.set_read_timeout(Some(PATIENCE))?;
        stream.set_write_timeout(Some(PATIENCE))?;
        let mut head =
            format!("POST {} HTTP/1.1\r\nHost: {}\r\n", request.uri().path(), self.address);
        for (name, value) in request.headers() {
            head += &format!("{name}: {}\r\n", value.to_str().unwrap_or_default());
        }
        head += &format!("Content-Length: {}\r\nConnection: close\r\n\r\n", request.body().len());
        stream.write_all(head.as_bytes())?;
        stream.write_all(request.body())?;
        let mut answer = Vec::new();
        stream.take(LONGEST).read_to_end(&mut answer)?;
        let status = answer.strip_prefix(b"HTTP/1.1 ").and_then(|rest| rest.get(..3));
        let status =
            status.and_then(|digits| std::str::from_utf8(digits).ok()?.parse::<u16>().ok());
        let status = status.ok_or_else(|| io::Error::other("that is no answer of a web server"))?;
        // What else it says is of no use: an error is told by its number.
        let response = Response::builder().status(status).body(Bytes::new());
        response.map_err(io::Error::other)
    }
}

impl HttpClient for Collector {
    fn send_bytes<'a, 'b>(
        &'a self,
        request: Request<Bytes>,
    ) -> Pin<Box<dyn Future<Output = Result<Response<Bytes>, HttpError>> + Send + 'b>>
    where
        'a: 'b,
        Self: 'b,
    {
        Box::pin(async move { Ok(self.post(&request)?) })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_read() {
        let address = |url: &str| Collector::new(url).map(|collector| collector.address).ok();
        assert_eq!(address("http://localhost").as_deref(), Some("localhost:4318"));
        assert_eq!(address("http://10.0.0.7:9999/otlp").as_deref(), Some("10.0.0.7:9999"));
        assert_eq!(address("http://[::1]:4318").as_deref(), Some("[::1]:4318"));
        assert_eq!(address("https://host"), None);
        assert_eq!(address("http:///x"), None);
    }
}
