//! A browser, as far as a server can tell: a cookie, calls, and a socket that is opened again when it is cut, at another
//! node if there is one.

use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail, ensure};
use serde::Deserialize;
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{Message, WebSocket, client};

/// Whoever hears nothing for so long tries elsewhere, as browsers do.
const PATIENCE: Duration = Duration::from_secs(4);
/// Browsers wait so long before they come back.
const BACK_AFTER: Duration = Duration::from_millis(500);
/// The kinds of messages that are about the game.
const ABOUT_THE_GAME: [&str; 4] = ["welcome", "update", "patch", "refused"];
/// If nobody answers for so long something is wrong.
const GIVE_UP: Duration = Duration::from_secs(60);

/// What a browser must know of a message; the rest is passed over.
#[derive(Debug, Default, Deserialize)]
pub struct Told {
    /// What kind of message.
    #[serde(rename = "type")]
    pub kind: String,
    /// The last entry.
    #[serde(default)]
    pub seq: u64,
    /// Of a refusal.
    #[serde(default)]
    pub code: String,
    /// Of a patch.
    prompt: Option<Prompt>,
    /// Of everything else.
    scene: Option<Scene>,
    /// How long it was.
    #[serde(skip)]
    pub bytes: usize,
}

#[derive(Debug, Deserialize)]
struct Scene {
    prompt: Option<Prompt>,
}

/// A question.
#[derive(Debug, Deserialize)]
pub struct Prompt {
    /// Who is asked.
    pub seat: u64,
    /// What may be said.
    pub options: Vec<Choice>,
}

/// An answer.
#[derive(Debug, Deserialize)]
pub struct Choice {
    /// As it is said.
    pub sentence: String,
}

impl Told {
    /// The question, if whoever was told may answer it.
    pub fn asks(&self) -> Option<&Prompt> {
        let of_scene = self.scene.as_ref().and_then(|scene| scene.prompt.as_ref());
        self.prompt.as_ref().or(of_scene).filter(|prompt| !prompt.options.is_empty())
    }
}

/// One request and its answer: the status and everything after it.
fn ask(address: SocketAddr, request: &str) -> Result<(u16, String)> {
    let mut stream = TcpStream::connect_timeout(&address, PATIENCE)?;
    stream.set_read_timeout(Some(PATIENCE))?;
    stream.write_all(request.as_bytes())?;
    let mut bytes = Vec::new();
    stream.read_to_end(&mut bytes)?;
    let text = String::from_utf8(bytes)?;
    let status = text.split(' ').nth(1).and_then(|status| status.parse().ok());
    Ok((status.context("no answer")?, text))
}

/// What a server answers to a call without a cookie.
pub fn get(address: SocketAddr, path: &str) -> Result<(u16, String)> {
    ask(address, &format!("GET {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n"))
}

/// Somebody at a table.
#[derive(Debug)]
pub struct Person {
    /// Where servers are, and at which of them this one is.
    nodes: Vec<SocketAddr>,
    at: usize,
    cookie: Option<String>,
    table: String,
    socket: Option<WebSocket<TcpStream>>,
    /// What was told last.
    pub told: Told,
    /// How often the line was lost.
    pub lost: usize,
}

impl Person {
    /// Somebody who begins at one of the nodes.
    pub fn new(nodes: &[SocketAddr], at: usize) -> Person {
        let at = at % nodes.len().max(1);
        let (nodes, told) = (nodes.to_vec(), Told::default());
        Person { nodes, at, cookie: None, table: String::new(), socket: None, told, lost: 0 }
    }

    fn address(&self) -> SocketAddr {
        self.nodes[self.at]
    }

    /// The same browser, as somebody else opens it.
    pub fn cookie(&self) -> Option<String> {
        self.cookie.clone()
    }

    /// Asks one of the nodes.
    pub fn call(&mut self, method: &str, path: &str, body: Option<&Value>) -> Result<Value> {
        let begun = Instant::now();
        loop {
            match self.call_once(method, path, body) {
                Ok(value) => return Ok(value),
                Err(error) if begun.elapsed() > GIVE_UP => return Err(error),
                Err(_) => {
                    self.at = (self.at + 1) % self.nodes.len();
                    std::thread::sleep(BACK_AFTER);
                }
            }
        }
    }

    fn call_once(&mut self, method: &str, path: &str, body: Option<&Value>) -> Result<Value> {
        let address = self.address();
        let body = body.map(Value::to_string).unwrap_or_default();
        let cookie = self.cookie.as_ref().map_or(String::new(), |c| format!("Cookie: {c}\r\n"));
        // With this version a proxy sends answers in one piece.
        let request = format!(
            "{method} {path} HTTP/1.0\r\nHost: {address}\r\nOrigin: http://{address}\r\n{cookie}\
             Content-Type: application/json\r\nContent-Length: {}\r\nConnection: close\r\n\r\n{body}",
            body.len()
        );
        let (status, text) = ask(address, &request)?;
        let (head, body) = text.split_once("\r\n\r\n").context("half an answer")?;
        ensure!(status < 300, "{status} {body}");
        let headers = head.lines().filter_map(|line| line.split_once(": "));
        let mut set = headers.filter(|(name, _)| name.eq_ignore_ascii_case("set-cookie"));
        if let Some(cookie) = set.next().and_then(|(_, value)| value.split(';').next()) {
            self.cookie = Some(cookie.to_string());
        }
        Ok(serde_json::from_str(body)?)
    }

    /// Makes a table; seats are `me`, `link` or the name of a bot.
    pub fn make_table(&mut self, game: &str, with: &str, seats: &[&str]) -> Result<Value> {
        let seats: Vec<Value> = seats
            .iter()
            .map(|who| match *who {
                "me" | "link" => json!({"who": who}),
                bot => json!({"who": "bot", "bot": bot}),
            })
            .collect();
        self.call("POST", "/api/tables", Some(&json!({"game": game, "with": with, "seats": seats})))
    }

    /// Sits down at a table, and takes the seat of a link if there is one.
    pub fn join(&mut self, table: &str, link: Option<&str>) -> Result<()> {
        self.table = table.to_string();
        if let Some((_, key)) = link.and_then(|link| link.split_once('#')) {
            let path = format!("/api/tables/{table}/claim");
            self.call("POST", &path, Some(&json!({"key": key})))?;
        }
        self.open()
    }

    /// Opens the socket, at the next node that answers.
    pub fn open(&mut self) -> Result<()> {
        self.socket = None;
        let begun = Instant::now();
        loop {
            match self.open_once() {
                Ok(()) => return Ok(()),
                Err(error) if begun.elapsed() > GIVE_UP => return Err(error),
                Err(_) => {
                    self.socket = None;
                    self.at = (self.at + 1) % self.nodes.len();
                    std::thread::sleep(BACK_AFTER / 5);
                }
            }
        }
    }

    fn open_once(&mut self) -> Result<()> {
        let address = self.address();
        let stream = TcpStream::connect_timeout(&address, PATIENCE)?;
        stream.set_read_timeout(Some(PATIENCE))?;
        stream.set_nodelay(true)?;
        let url = format!("ws://{address}/api/tables/{}/socket?protocol=2", self.table);
        let mut request = url.into_client_request()?;
        request.headers_mut().insert("origin", format!("http://{address}").parse()?);
        if let Some(cookie) = &self.cookie {
            request.headers_mut().insert("cookie", cookie.parse()?);
        }
        let (socket, _) = client(request, stream).map_err(|error| anyhow::anyhow!("{error}"))?;
        self.socket = Some(socket);
        self.hear()
    }

    /// The line is lost: it is opened again as a browser does it.
    pub fn come_back(&mut self) -> Result<()> {
        self.lost += 1;
        self.socket = None;
        std::thread::sleep(BACK_AFTER);
        self.at = (self.at + 1) % self.nodes.len();
        self.open()
    }

    /// Says something.
    pub fn say(&mut self, message: &Value) -> Result<()> {
        let socket = self.socket.as_mut().context("the line is cut")?;
        Ok(socket.send(Message::text(message.to_string()))?)
    }

    /// Sends a ping and waits for the answer. Messages about the game that arrive meanwhile count: one may hold the question
    /// that this person would otherwise wait for in vain.
    pub fn stay(&mut self) -> Result<()> {
        self.say(&json!({"type": "ping"}))?;
        while self.read()?.as_deref() != Some("pong") {}
        Ok(())
    }

    /// Waits for the next message about the game.
    pub fn hear(&mut self) -> Result<()> {
        let begun = Instant::now();
        loop {
            ensure!(begun.elapsed() < PATIENCE, "nothing was said");
            if self.read()?.is_some_and(|kind| ABOUT_THE_GAME.contains(&kind.as_str())) {
                return Ok(());
            }
        }
    }

    /// Reads a message and keeps it if it is about the game; returns its kind, if it has one.
    fn read(&mut self) -> Result<Option<String>> {
        let socket = self.socket.as_mut().context("the line is cut")?;
        match socket.read()? {
            Message::Text(text) => {
                let told: Told = serde_json::from_str(&text)?;
                let kind = told.kind.clone();
                if ABOUT_THE_GAME.contains(&kind.as_str()) {
                    self.told = Told { bytes: text.len(), ..told };
                }
                Ok(Some(kind))
            }
            Message::Close(_) => bail!("closed"),
            Message::Binary(_) | Message::Ping(_) | Message::Pong(_) | Message::Frame(_) => {
                Ok(None)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::net::TcpListener;

    use tokio_tungstenite::tungstenite::accept;

    use super::*;

    #[test]
    fn whoever_says_that_he_stays_hears_the_question_that_comes_meanwhile() {
        let server = TcpListener::bind("127.0.0.1:0").unwrap();
        let nodes = [server.local_addr().unwrap()];
        let speaks = std::thread::spawn(move || {
            let mut socket = accept(server.accept().unwrap().0).unwrap();
            let mut say = |message: Value| socket.send(Message::text(message.to_string()));
            say(json!({"type": "welcome", "seq": 1})).unwrap();
            let prompt = json!({"seat": 0, "options": [{"sentence": "pass"}]});
            say(json!({"type": "patch", "seq": 2, "prompt": prompt})).unwrap();
            say(json!({"type": "table"})).unwrap();
            say(json!({"type": "pong"})).unwrap();
            assert!(socket.read().unwrap().to_text().unwrap().contains("ping"));
        });
        let mut person = Person::new(&nodes, 0);
        person.join("table", None).unwrap();
        assert!(person.told.asks().is_none());
        person.stay().unwrap();
        assert_eq!((person.told.seq, person.told.asks().is_some()), (2, true));
        speaks.join().unwrap();
    }
}
