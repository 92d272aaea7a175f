//! A browser for tests: it keeps its cookie, asks by HTTP and speaks through a socket.

use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{Error as SocketError, Message, WebSocket, client};

/// Nothing here takes longer.
const PATIENCE: Duration = Duration::from_secs(30);

/// A browser.
#[derive(Clone, Debug)]
pub(crate) struct Browser {
    pub(crate) address: SocketAddr,
    pub(crate) cookie: Option<String>,
    /// What it says its page's address is.
    pub(crate) origin: Option<String>,
    /// The name it thinks the server has, if not the address.
    pub(crate) host: Option<String>,
    /// What a program shows instead of a cookie.
    pub(crate) bearer: Option<String>,
}

/// An answer.
#[derive(Clone, Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) head: String,
    pub(crate) body: String,
}

impl Answer {
    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_else(|e| panic!("{e}: {}", self.body))
    }

    /// The body of a call that must succeed.
    pub(crate) fn ok(&self) -> Value {
        assert!(self.status < 300, "{} {}", self.status, self.body);
        self.json()
    }

    /// The code of a call that must fail.
    pub(crate) fn code(&self) -> String {
        assert!(self.status >= 400, "{} {}", self.status, self.body);
        self.json()["code"].as_str().expect("a code").to_string()
    }
}

impl Browser {
    pub(crate) fn new(address: SocketAddr) -> Browser {
        let origin = Some(format!("http://{address}"));
        Browser { address, cookie: None, origin, host: None, bearer: None }
    }

    fn headers(&self) -> String {
        let address = self.address.to_string();
        let mut headers = format!("Host: {}\r\n", self.host.as_ref().unwrap_or(&address));
        if let Some(cookie) = &self.cookie {
            headers += &format!("Cookie: other=1; {cookie}\r\n");
        }
        if let Some(origin) = &self.origin {
            headers += &format!("Origin: {origin}\r\n");
        }
        if let Some(token) = &self.bearer {
            headers += &format!("Authorization: Bearer {token}\r\n");
        }
        headers
    }

    /// Sends a request as it is and keeps the cookie of the answer.
    pub(crate) fn ask(&mut self, method: &str, path: &str, extra: &str, body: &str) -> Answer {
        let mut stream = TcpStream::connect(self.address).expect("the server listens");
        stream.set_read_timeout(Some(PATIENCE)).expect("a timeout");
        let headers = self.headers();
        let length = body.len();
        let request = format!(
            "{method} {path} HTTP/1.1\r\n{headers}{extra}Content-Length: {length}\r\nConnection: close\r\n\r\n{body}"
        );
        // A server that has heard enough may answer before it has heard all.
        let _ = stream.write_all(request.as_bytes());
        let mut bytes = Vec::new();
        let _ = stream.read_to_end(&mut bytes);
        let text = String::from_utf8(bytes).expect("text");
        let (head, body) = text.split_once("\r\n\r\n").expect("an answer");
        let status = head.split(' ').nth(1).and_then(|s| s.parse().ok()).expect("a status");
        let cookie = head.lines().find_map(|line| line.strip_prefix("set-cookie: "));
        if let Some(cookie) = cookie.and_then(|cookie| cookie.split(';').next()) {
            self.cookie = Some(cookie.to_string());
        }
        Answer { status, head: head.to_string(), body: body.to_string() }
    }

    pub(crate) fn get(&mut self, path: &str) -> Answer {
        self.ask("GET", path, "", "")
    }

    pub(crate) fn post(&mut self, path: &str, body: &Value) -> Answer {
        self.ask("POST", path, "Content-Type: application/json\r\n", &body.to_string())
    }

    /// Makes a table with these seats: `me`, `link` or the name of a bot.
    pub(crate) fn table(&mut self, with: &str, seats: &[&str]) -> Value {
        self.table_of("carcassonne", with, seats)
    }

    /// Makes a table of some game; seats are `me`, `link` or the name of a bot.
    pub(crate) fn table_of(&mut self, game: &str, with: &str, seats: &[&str]) -> Value {
        let seats: Vec<Value> = seats
            .iter()
            .map(|who| match *who {
                "me" | "link" => json!({"who": who}),
                bot => json!({"who": "bot", "bot": bot}),
            })
            .collect();
        let new = json!({"game": game, "with": with, "seats": seats});
        self.post("/api/tables", &new).ok()
    }

    /// Opens a socket; the message of a refusal otherwise.
    pub(crate) fn try_socket(&self, table: &str) -> Result<Socket, String> {
        self.try_socket_at(&format!("/api/tables/{table}/socket"))
    }

    /// The same at an address.
    pub(crate) fn try_socket_at(&self, path: &str) -> Result<Socket, String> {
        let stream = TcpStream::connect(self.address).expect("the server listens");
        stream.set_read_timeout(Some(PATIENCE)).expect("a timeout");
        stream.set_nodelay(true).expect("no delay");
        let url = format!("ws://{}{path}", self.address);
        let mut request = url.into_client_request().expect("a request");
        let text = |text: &str| text.parse().expect("a header");
        if let Some(cookie) = &self.cookie {
            request.headers_mut().insert("cookie", text(cookie));
        }
        if let Some(origin) = &self.origin {
            request.headers_mut().insert("origin", text(origin));
        }
        if let Some(token) = &self.bearer {
            request.headers_mut().insert("authorization", text(&format!("Bearer {token}")));
        }
        let opened = client(request, stream);
        let (socket, _) = opened.map_err(|error| error.to_string())?;
        Ok(Socket { socket, heard: String::new() })
    }

    pub(crate) fn socket(&self, table: &Value) -> Socket {
        let id = table["id"].as_str().expect("an id");
        self.try_socket(id).expect("a socket")
    }
}

/// An open socket.
pub(crate) struct Socket {
    socket: WebSocket<TcpStream>,
    /// Everything that was said to us.
    pub(crate) heard: String,
}

impl Socket {
    pub(crate) fn send(&mut self, message: &Value) {
        self.send_text(&message.to_string());
    }

    pub(crate) fn send_text(&mut self, text: &str) {
        // A server that has closed will be noticed when we listen.
        let _ = self.socket.send(Message::text(text));
    }

    /// The next message; nothing if the socket was closed.
    pub(crate) fn next_or_end(&mut self) -> Option<Value> {
        let text = self.next_text()?;
        self.heard += &text;
        self.heard += "\n";
        Some(serde_json::from_str(&text).expect("JSON"))
    }

    /// The next message as it came.
    pub(crate) fn next_text(&mut self) -> Option<String> {
        let begun = Instant::now();
        loop {
            // Pings are no answer: whoever waits for one would wait for ever.
            assert!(begun.elapsed() < PATIENCE, "nothing was said for {PATIENCE:?}");
            match self.socket.read() {
                Ok(Message::Text(text)) => return Some(text.to_string()),
                Ok(Message::Close(_)) => return None,
                Ok(_) => {}
                Err(SocketError::Io(error)) if error.kind() == std::io::ErrorKind::WouldBlock => {
                    panic!("nothing was said for {PATIENCE:?}")
                }
                Err(_) => return None,
            }
        }
    }

    /// Listens until the other side closes; the code it gives.
    pub(crate) fn close_code(&mut self) -> Option<u16> {
        loop {
            match self.socket.read() {
                Ok(Message::Close(frame)) => return frame.map(|frame| frame.code.into()),
                Ok(_) => {}
                Err(_) => return None,
            }
        }
    }

    /// The next message of a type; others are passed over.
    pub(crate) fn next(&mut self, kind: &str) -> Value {
        loop {
            let message = self.next_or_end().expect("the socket is open");
            if message["type"] == kind {
                return message;
            }
        }
    }

    /// The next message that is no news about seats.
    pub(crate) fn answer(&mut self) -> Value {
        loop {
            let message = self.next_or_end().expect("the socket is open");
            if message["type"] != "table" {
                return message;
            }
        }
    }

    /// Says a sentence and returns what comes back.
    pub(crate) fn say(&mut self, seq: &Value, seat: u64, say: &str) -> Value {
        self.send(&json!({"type": "play", "seq": seq, "seat": seat, "sentence": say}));
        self.answer()
    }

    /// Says the `n`th option of a prompt and returns what comes back.
    pub(crate) fn choose(&mut self, message: &Value, n: usize) -> Value {
        let prompt = &message["scene"]["prompt"];
        let options = prompt["options"].as_array().expect("options");
        let say = options[n % options.len()]["sentence"].as_str().expect("a sentence");
        let seat = prompt["seat"].as_u64().expect("a seat");
        self.say(&message["seq"], seat, say)
    }

    /// Plays until the game is over, or until entry `to`; the last message.
    pub(crate) fn play(&mut self, mut message: Value, to: u64) -> Value {
        while message["scene"]["view"]["over"].is_null() && message["seq"].as_u64() < Some(to) {
            let mine =
                message["scene"]["prompt"]["options"].as_array().is_some_and(|o| !o.is_empty());
            let seq = message["seq"].as_u64().expect("a number") as usize;
            message = if mine { self.choose(&message, seq * 31 + 7) } else { self.answer() };
            assert!(message["type"] == "update", "{message}");
        }
        message
    }
}
