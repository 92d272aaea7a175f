//! Several nodes at one database, with real servers of PostgreSQL and NATS.

use std::time::{Duration, Instant};

use bastide_server::{BusError, Config, ServeError};
use bastide_testkit::{CutLine, NatsServer, PostgresServer, free_port};
use serde_json::{Value, json};

use crate::Server;
use crate::client::{Browser, Socket};

/// A database, a bus and nodes. They stop before what they need.
struct Cluster {
    nodes: Vec<Server>,
    nats: NatsServer,
    postgres: PostgresServer,
}

impl Cluster {
    /// Nothing where the system lacks what is needed.
    fn start(nodes: usize) -> Option<Cluster> {
        let (postgres, nats) = (PostgresServer::start()?, NatsServer::start()?);
        let mut cluster = Cluster { nodes: Vec::new(), nats, postgres };
        for _ in 0..nodes {
            cluster.add(|_| {});
        }
        Some(cluster)
    }

    fn add(&mut self, change: impl FnOnce(&mut Config)) {
        let (database, bus) = (self.postgres.url(), self.nats.url());
        let node = Server::with("nowhere".as_ref(), |config| {
            config.database = database.parse().unwrap();
            config.bus = Some(bus);
            change(config);
        });
        // It is there when it answers.
        assert_eq!(node.browser().get("/readyz").status, 200);
        self.nodes.push(node);
    }

    /// A browser, now at another node.
    fn at(&self, browser: &Browser, node: usize) -> Browser {
        let there = self.nodes[node].browser();
        Browser { address: there.address, origin: there.origin, ..browser.clone() }
    }
}

fn id(table: &Value) -> &str {
    table["id"].as_str().unwrap()
}

#[test]
fn a_move_at_one_node_is_told_at_the_others() {
    let Some(cluster) = Cluster::start(3) else { return };
    let mut me = cluster.nodes[0].browser();
    let table = me.table("", &["me", "me"]);
    let mut here = me.socket(&table);
    let mut message = here.answer();
    let mut there = cluster.at(&me, 1).socket(&table);
    assert_eq!(there.answer()["seq"], message["seq"]);
    let path = format!("/api/tables/{}/socket?protocol=2", id(&table));
    let mut watcher = cluster.nodes[2].browser().try_socket_at(&path).unwrap();
    watcher.answer();
    // By turns at both nodes: each knows what was said at the other.
    for n in 0..6 {
        let (speaker, listener) =
            if n % 2 == 0 { (&mut here, &mut there) } else { (&mut there, &mut here) };
        let said = speaker.choose(&message, n);
        assert_eq!(said["type"], "update", "{said}");
        let begun = Instant::now();
        let told = listener.next("update");
        assert!(begun.elapsed() < Duration::from_millis(500), "{:?}", begun.elapsed());
        assert_eq!((&told["seq"], &told["entries"]), (&said["seq"], &said["entries"]));
        assert_eq!(watcher.next("patch")["seq"], said["seq"]);
        message = told;
    }
}

#[test]
fn without_a_bus_it_takes_a_second() {
    let Some(mut cluster) = Cluster::start(2) else { return };
    let mut me = cluster.nodes[0].browser();
    let table = me.table("", &["me", "me"]);
    let (mut here, mut there) = (me.socket(&table), cluster.at(&me, 1).socket(&table));
    let message = here.answer();
    there.answer();
    cluster.nats.kill();
    let said = here.choose(&message, 0);
    let begun = Instant::now();
    let told = there.next("update");
    assert_eq!(told["seq"], said["seq"]);
    assert!(begun.elapsed() < Duration::from_millis(1500), "{:?}", begun.elapsed());
    me.post(&format!("/api/tables/{}/rename", id(&table)), &json!({"seat": 1, "name": "Bo"}));
    assert_eq!(there.next("table")["table"]["seats"][1]["name"], "Bo");
    // The bus is found again by itself.
    cluster.nats.run();
    std::thread::sleep(Duration::from_secs(2));
    let said = there.choose(&told, 0);
    let begun = Instant::now();
    assert_eq!(here.next("update")["seq"], said["seq"]);
    assert!(begun.elapsed() < Duration::from_millis(500), "{:?}", begun.elapsed());
}

/// What a socket was told of one round: the update, and the code of a refusal if there was one. The two come in either
/// order: what the other node wrote may be known here before our own sentence is read, and then it is told first.
fn round(socket: &mut Socket) -> (Value, Option<Value>) {
    let (mut update, mut refused) = (None, None);
    // Whatever was said before the ping is answered before it.
    let mut asked = true;
    socket.send(&json!({"type": "ping"}));
    loop {
        if let (Some(update), false) = (&mut update, asked) {
            return (Value::take(update), refused);
        }
        let message = socket.answer();
        match message["type"].as_str().unwrap() {
            "update" => {
                // Whoever says what is known already is told it again.
                let told = message["entries"].clone();
                let before: Option<Value> = update.replace(message);
                assert!(before.is_none_or(|before| before["entries"] == told));
            }
            "refused" => assert_eq!(refused.replace(message["code"].clone()), None),
            "pong" => asked = false,
            other => panic!("{other}"),
        }
    }
}

/// Two browsers at two nodes say different things after the same entry, the one so long after the other.
fn speak_at_once(cluster: &Cluster, rounds: usize, pause: Duration) {
    let mut me = cluster.nodes[0].browser();
    let table = me.table("", &["me", "me"]);
    let (mut here, mut there) = (me.socket(&table), cluster.at(&me, 1).socket(&table));
    let mut message = here.answer();
    there.answer();
    let mut differed = 0;
    for n in 0..rounds {
        let prompt = message["scene"]["prompt"].clone();
        let options = prompt["options"].as_array().unwrap();
        let say = |option: &Value| json!({"type": "play", "seq": message["seq"], "seat": prompt["seat"], "sentence": option["sentence"]});
        let (mine, yours) = (&options[0], options.last().unwrap());
        let mut speakers = [(&mut here, mine), (&mut there, yours)];
        // Each is the first by turns.
        if n % 2 == 1 {
            speakers.reverse();
        }
        for (k, (socket, option)) in speakers.iter_mut().enumerate() {
            std::thread::sleep(pause * k as u32);
            socket.send(&say(option));
        }
        let ((a, no_a), (b, no_b)) = (round(&mut here), round(&mut there));
        assert_eq!((&a["seq"], &a["entries"]), (&b["seq"], &b["entries"]));
        // One is heard, which the log says, and the other is told that it came too late.
        let heard = &a["entries"][0]["sentence"];
        if mine["sentence"] == yours["sentence"] {
            assert_eq!((no_a, no_b), (None, None));
        } else {
            differed += 1;
            let stale = Some(json!("stale"));
            if *heard == mine["sentence"] {
                assert_eq!((no_a, no_b), (None, stale));
            } else {
                assert_eq!((heard, no_a, no_b), (&yours["sentence"], stale, None));
            }
        }
        message = a;
    }
    assert!(differed > rounds / 3, "{differed} of {rounds}");
    let log = |node| cluster.at(&me, node).get(&format!("/api/tables/{}/view", id(&table))).ok();
    assert_eq!(log(0)["entries"], log(1)["entries"]);
}

#[test]
fn of_two_who_speak_at_once_one_is_heard() {
    let Some(cluster) = Cluster::start(2) else { return };
    speak_at_once(&cluster, 40, Duration::ZERO);
    // Long enough for the bus to be first.
    speak_at_once(&cluster, 8, Duration::from_millis(60));
}

/// The line to the database is cut after a move was written and before anybody knows: whoever moved is told that it was
/// kept, everybody else is told it too, and it stands in the log once.
#[test]
fn a_move_whose_answer_is_lost_is_kept_once() {
    let Some(postgres) = PostgresServer::start() else { return };
    let line = CutLine::to(postgres.port());
    let node = Server::with("nowhere".as_ref(), |config| {
        config.database = postgres.url_at(line.port()).parse().unwrap();
    });
    let mut me = node.browser();
    let table = me.table("", &["me", "me"]);
    let (mut here, mut there) = (me.socket(&table), me.socket(&table));
    let mut message = here.answer();
    there.answer();
    for n in 0..12 {
        let options = message["scene"]["prompt"]["options"].as_array().unwrap();
        let sentence = options[n % options.len()]["sentence"].as_str().unwrap().to_string();
        // Lost on its way or on the way back, by turns.
        if n % 2 == 0 {
            line.cut_after(&sentence)
        } else {
            line.cut_before(&sentence)
        }
        let said = here.choose(&message, n);
        assert_eq!((line.cuts(), &said["type"]), (n + 1, &json!("update")), "{said}");
        assert_eq!(said["entries"][0]["sentence"], json!(sentence));
        assert_eq!(there.next("update")["entries"], said["entries"]);
        let last = &message["seq"];
        let kept = format!(
            "select count(*) from entry where game_id = '{}' and seq > {last} and say = '{sentence}'",
            id(&table)
        );
        assert_eq!(postgres.query(&kept), "1");
        message = said;
    }
}

#[test]
fn seats_and_who_is_there_are_known_everywhere() {
    let Some(mut cluster) = Cluster::start(2) else { return };
    let mut me = cluster.nodes[0].browser();
    let table = me.table("", &["me", "link"]);
    let mut here = me.socket(&table);
    assert_eq!(here.answer()["table"]["seats"][1]["who"], "open");
    // Somebody follows the link at the other node, and plays there at once.
    let mut you = cluster.nodes[1].browser();
    let link = table["seats"][1]["link"].as_str().unwrap();
    let key = link.split_once('#').unwrap().1;
    you.post(&format!("/api/tables/{}/claim", id(&table)), &json!({"key": key, "name": "Bo"})).ok();
    let mut there = you.socket(&table);
    let welcome = there.answer();
    assert_eq!(welcome["table"]["seats"][1]["who"], "me");
    let seats = |message: &Value| {
        let seats = message["table"]["seats"].as_array().unwrap();
        seats.iter().map(|seat| seat["online"] == true).collect::<Vec<_>>()
    };
    let wait_for = |socket: &mut Socket, online: [bool; 2]| {
        while seats(&socket.next("table")) != online {}
    };
    wait_for(&mut here, [true, true]);
    wait_for(&mut there, [true, true]);
    let asked = you.get(&format!("/api/tables/{}", id(&table))).ok();
    assert_eq!(seats(&json!({"table": asked})), [true, true]);
    drop(there);
    wait_for(&mut here, [true, false]);
    // Whoever was at a node that is gone is gone with it.
    let there = cluster.at(&you, 1).socket(&table);
    wait_for(&mut here, [true, true]);
    drop((cluster.nodes.pop(), there));
    wait_for(&mut here, [true, false]);
}

#[test]
fn bots_play_on_when_their_node_stops() {
    let Some(mut cluster) = Cluster::start(1) else { return };
    // A node whose bots think for longer than anybody waits.
    cluster.add(|config| {
        config.thinking_patience = Duration::from_secs(3600);
        config.think = std::sync::Arc::new(|bot, table, seat, mind, budget| {
            std::thread::sleep(Duration::from_secs(20));
            bastide_server::think(bot, table, seat, mind, budget)
        });
    });
    let mut me = cluster.nodes[1].browser();
    let table = me.table("", &["greedy", "me"]);
    let mut here = cluster.at(&me, 0).socket(&table);
    assert_eq!(here.answer()["scene"]["prompt"]["seat"], 0);
    drop(cluster.nodes.pop());
    let begun = Instant::now();
    loop {
        if here.next("update")["scene"]["prompt"]["seat"] == 1 {
            break;
        }
    }
    assert!(begun.elapsed() < Duration::from_secs(5), "{:?}", begun.elapsed());
}

/// Bots whose moves a lost database did not take try again as soon as it is back.
#[test]
fn bots_play_on_when_the_database_is_back() {
    let Some(mut postgres) = PostgresServer::start() else { return };
    let url = postgres.url();
    let server = Server::with("nowhere".as_ref(), |config| {
        config.database = url.parse().unwrap();
        config.think = std::sync::Arc::new(|bot, table, seat, mind, budget| {
            std::thread::sleep(Duration::from_millis(500));
            bastide_server::think(bot, table, seat, mind, budget)
        });
    });
    let mut me = server.browser();
    let table = me.table("", &["me", "greedy"]);
    let mut socket = me.socket(&table);
    let mut message = socket.answer();
    while message["scene"]["prompt"]["seat"] == 0 {
        message = socket.choose(&message, 0);
    }
    let seq = message["seq"].as_u64();
    postgres.kill();
    std::thread::sleep(Duration::from_secs(6));
    postgres.run();
    let begun = Instant::now();
    while message["seq"].as_u64() <= seq {
        message = socket.next("update");
    }
    assert!(begun.elapsed() < Duration::from_secs(5), "{:?}", begun.elapsed());
}

#[test]
fn nonsense_on_the_bus_does_no_harm() {
    use std::io::Write;
    let Some(cluster) = Cluster::start(2) else { return };
    let mut me = cluster.nodes[0].browser();
    let table = me.table("", &["me", "me"]);
    let (mut here, mut there) = (me.socket(&table), cluster.at(&me, 1).socket(&table));
    let message = here.answer();
    there.answer();
    let subject = format!("bastide.{}", cluster.postgres.query("select name from cluster"));
    let mut bus = std::net::TcpStream::connect(("127.0.0.1", cluster.nats.port())).unwrap();
    bus.write_all(b"CONNECT {\"verbose\":false}\r\n").unwrap();
    let game = id(&table);
    for text in [
        "nonsense".to_string(),
        r#"{"from":"x","nudge":"dance"}"#.to_string(),
        json!({"from": "x", "nudge": {"entries": {"game": game, "seq": 4_000_000_000_u32}}})
            .to_string(),
        json!({"from": "x", "nudge": {"entries": {"game": "nobody", "seq": 1}}}).to_string(),
        json!({"from": "x", "nudge": {"timed-out": {"game": game, "seat": 250}}}).to_string(),
        json!({"from": "x", "nudge": {"present": {"tables": [[game, u32::MAX]]}}}).to_string(),
        json!({"from": "x", "nudge": "gone"}).to_string(),
    ] {
        write!(bus, "PUB {subject} {}\r\n{text}\r\n", text.len()).unwrap();
    }
    bus.flush().unwrap();
    let said = here.choose(&message, 0);
    assert_eq!(said["type"], "update");
    let told = there.next("update");
    assert_eq!(told["entries"], said["entries"]);
    assert_eq!(there.choose(&told, 0)["type"], "update");
}

#[tokio::test]
async fn a_bus_that_cannot_be_used_is_named() {
    let open = async |database: &str, bus: &str| {
        let mut config = Config::new("nowhere");
        config.database = database.parse().unwrap();
        config.bus = Some(bus.to_string());
        match bastide_server::open(config).await.err().unwrap() {
            ServeError::Bus(error) => error,
            ServeError::Data { problem, .. } => panic!("{problem}"),
            ServeError::Network(error) => panic!("{error}"),
        }
    };
    let folder = tempfile::tempdir().unwrap();
    let file = format!("sqlite:{}", folder.path().join("a.db").display());
    assert_eq!(open(&file, "nats://127.0.0.1:1").await, BusError::OneFile);
    let Some(postgres) = PostgresServer::start() else { return };
    let nobody = format!("nats://u:pa55@127.0.0.1:{}", free_port());
    let refused = open(&postgres.url(), &nobody).await;
    assert!(matches!(refused, BusError::Unreachable { .. }), "{refused:?}");
    assert!(!refused.to_string().contains("pa55"), "{refused}");
    for bad in ["nats://a b", "http://x", "nats://[::1"] {
        assert_eq!(open(&postgres.url(), bad).await, BusError::BadUrl, "{bad}");
    }
}
