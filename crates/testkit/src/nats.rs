//! A real NATS server for one test.

use std::net::TcpStream;
use std::path::PathBuf;

use crate::certificates::{Certificates, plain};
use crate::service::{Folder, Process, command, find, free_port, wait_until};

/// A server of NATS.
#[derive(Debug)]
pub struct NatsServer {
    program: PathBuf,
    process: Option<Process>,
    folder: Folder,
    port: u16,
    args: Vec<String>,
}

impl NatsServer {
    /// Starts one; nothing if the system has none.
    pub fn start() -> Option<NatsServer> {
        NatsServer::start_with(&[])
    }

    /// The same with arguments of its own.
    pub fn start_with(args: &[&str]) -> Option<NatsServer> {
        let program = find("nats-server", &["/usr/sbin".into()], "nats-server")?;
        let folder = Folder::new("nats", None);
        let args = args.iter().map(ToString::to_string).collect();
        let mut server = NatsServer { program, process: None, folder, port: free_port(), args };
        server.run();
        Some(server)
    }

    /// Starts one that speaks TLS only, with a certificate of its own authority.
    pub fn start_encrypted() -> Option<(NatsServer, Certificates)> {
        let certificates = Certificates::new(None)?;
        let [certificate, key] = certificates.server().map(|path| plain(&path));
        let server =
            NatsServer::start_with(&["--tls", "--tlscert", &certificate, "--tlskey", &key])?;
        Some((server, certificates))
    }

    /// Starts the server again after [`NatsServer::kill`], at the same address.
    pub fn run(&mut self) {
        let mut nats = command(&self.program, None);
        nats.args(["-a", "127.0.0.1", "-p", &self.port.to_string()]).args(&self.args);
        self.process = Some(Process::start(&mut nats, &self.folder.0.join("log")));
        wait_until("NATS answers", || TcpStream::connect(("127.0.0.1", self.port)).is_ok());
    }

    /// Ends the server at once.
    pub fn kill(&mut self) {
        self.process = None;
    }

    /// Its process, while it runs.
    pub fn process_id(&self) -> Option<u32> {
        self.process.as_ref().map(|process| process.0.id())
    }

    /// Its port.
    pub fn port(&self) -> u16 {
        self.port
    }

    /// Its address.
    pub fn url(&self) -> String {
        format!("nats://127.0.0.1:{}", self.port)
    }
}
