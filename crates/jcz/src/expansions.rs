//! What JCloisterZone calls the expansions, and what their messages mean: flights, tokens, mage and witch,
//! towers, crop circles.
//!
//! A decision that leaves no choice is in the file, but is not asked here; then it has been done.

use bastide_carcassonne::expansions::{circles, ferries, gold, machines, magic, tower};
use bastide_carcassonne::{
    Action, Circle, Counter, Element, Event, Figure, Magician, Outcome, Piers, Place, Post, Spot,
};
use bastide_game::{Actor, Game, Move, Seat};
use bastide_landscape::{Cell, Side};
use serde_json::{Map, Value};

use crate::error::Problem;
use crate::geography::{Location, ellipsize, terrain};
use crate::import::{Asked, Scribe};
use crate::saved::Message;

/// The tile sets, and the element that puts each into the box here. The base game always is. The first
/// edition has the same tiles without gardens.
pub(crate) const SETS: [(&str, Option<Element>); 18] = [
    ("basic:1", None),
    ("basic:2", None),
    ("river/1:1", Some(Element::River)),
    ("river/1:2", Some(Element::River)),
    ("inns-and-cathedrals:1", Some(Element::InnTiles)),
    ("inns-and-cathedrals:2", Some(Element::InnTiles)),
    ("traders-and-builders:1", Some(Element::TraderTiles)),
    ("traders-and-builders:2", Some(Element::TraderTiles)),
    ("flier:1", Some(Element::Machines)),
    ("flier:2", Some(Element::Machines)),
    ("ferries", Some(Element::Ferries)),
    ("goldmines", Some(Element::Gold)),
    ("mage-and-witch:1", Some(Element::Magic)),
    ("mage-and-witch:2", Some(Element::Magic)),
    ("corn-circles/1", Some(Element::Circles)),
    ("corn-circles/2", Some(Element::Circles)),
    ("tower:1", Some(Element::TowerTiles)),
    ("tower:2", Some(Element::TowerTiles)),
];

/// Elements that are elements here too.
pub(crate) const FIGURES_AND_RULES: [(&str, Element); 7] = [
    ("farmers", Element::Fields),
    ("abbot", Element::Abbot),
    ("big-follower", Element::BigMeeple),
    ("traders", Element::Goods),
    ("builder", Element::Builder),
    ("pig", Element::Pig),
    ("tower", Element::TowerPieces),
];

/// Elements that come with something else here and cannot be left out of it.
pub(crate) const COMPANIONS: [(&str, Element); 10] = [
    ("garden", Element::Abbot),
    ("inn", Element::InnTiles),
    ("cathedral", Element::InnTiles),
    ("river", Element::River),
    ("flier", Element::Machines),
    ("ferry", Element::Ferries),
    ("gold", Element::Gold),
    ("mage", Element::Magic),
    ("witch", Element::Magic),
    ("corn-circle", Element::Circles),
];

/// Elements that act only through symbols on tiles that none of our sets has: they change nothing.
pub(crate) const WITHOUT_TILES: [&str; 9] = [
    "pig-herd", "bazaar", "hill", "vineyard", "shrine", "festival", "princess", "portal", "dragon",
];

impl Scribe {
    /// Chooses something if it is offered now; says whether it was.
    fn choose_if_offered(&mut self, action: impl Into<Action>) -> Result<bool, Problem> {
        let action = self.table.game().canonicalize(action.into());
        match self.asked() {
            Asked::Other(seat, offered) if offered.contains(&action) => {
                self.choose(seat, action)?;
                Ok(true)
            }
            Asked::Other(..) | Asked::SecondPart(_) | Asked::Draw | Asked::Nothing => Ok(false),
        }
    }

    /// Chooses something, declining what was not asked there before it.
    fn choose_at_last(&mut self, action: impl Into<Action>) -> Result<(), Problem> {
        let action = action.into();
        if self.choose_if_offered(action)? {
            return Ok(());
        }
        if let Asked::Other(seat, offered) = self.asked()
            && offered.contains(&Action::Pass)
        {
            self.choose(seat, Action::Pass)?;
        }
        if self.choose_if_offered(action)? {
            return Ok(());
        }
        Err(Problem::Impossible(format!("`{action}`")))
    }

    /// A place by its names there.
    fn place_of(&self, cell: Cell, feature: &str, location: &str) -> Result<Place, Problem> {
        let place: Location = location.parse()?;
        let terrain = terrain(feature)?;
        let land = self.table.game().land();
        let found = land.tile_at(cell).and_then(|id| {
            let tile = land.tile(id);
            let part = place.part_of(tile, terrain)?;
            Some(Place { cell, spot: Spot::of(tile, part) })
        });
        found.ok_or_else(|| Problem::NoSuchPart(format!("`{feature} {place}` on {cell}")))
    }

    /// A figure that does not go on the tile just laid: it lands, joins another or closes a tower.
    pub(crate) fn put_elsewhere(
        &mut self,
        owner: u64,
        figure: Figure,
        cell: Cell,
        feature: &str,
        location: &str,
    ) -> Result<bool, Problem> {
        if feature == "Tower" {
            self.choose_at_last(tower::Action::Guard { figure, cell })?;
            return Ok(true);
        }
        let Ok(at) = self.place_of(cell, feature, location) else {
            return Ok(false);
        };
        if self.choose_if_offered(machines::Action::Land { spot: at.spot })?
            || self.choose_if_offered(circles::Action::Join { figure, at })?
        {
            return Ok(true);
        }
        // A landing that leaves no choice has happened already.
        let game = self.table.game();
        let stands = game
            .figures()
            .iter()
            .any(|f| u64::from(f.owner.0) == owner && f.figure == figure && game.place(f.on) == at);
        Ok(stands && cell != game.last().cell)
    }

    /// A figure flies. The file does not tell the die, but where the figure lands.
    pub(crate) fn fly(
        &mut self,
        message: Message<'_>,
        rest: &[Map<String, Value>],
    ) -> Result<(), Problem> {
        let (owner, figure) = message.figure()?;
        let seat = self.table.game().mover();
        self.is_turn_of(Some(owner), seat)?;
        self.choose(seat, machines::Action::Fly { figure }.into())?;
        let far = match landing(rest) {
            Some(cell) => self.flown_to(cell),
            None => (1..=3).find(|far| self.lands_nowhere(*far)),
        };
        let far = far.ok_or_else(|| Problem::Impossible("this flight".to_string()))?;
        self.say(Actor::Chance, &Outcome::Roll(far).to_string())?;
        Ok(())
    }

    /// How far it is to a cell in the direction of the machine.
    fn flown_to(&self, cell: Cell) -> Option<u8> {
        let from = self.table.game().last();
        let (dx, dy) = bastide_carcassonne::heading(from)?;
        (1..=3u8).find(|far| {
            let far = i16::from(*far);
            cell == Cell::new(from.cell.x + far * dx, from.cell.y + far * dy)
        })
    }

    fn lands_nowhere(&self, far: u8) -> bool {
        let mut events = Vec::new();
        self.table.game().clone().play(Move::Deal(Outcome::Roll(far)), &mut events);
        let turned_back = machines::Event::FlightEnded { landed: false };
        events.contains(&Event::from(turned_back))
    }

    pub(crate) fn place_token(&mut self, message: Message<'_>) -> Result<(), Problem> {
        match message.token()? {
            "TOWER_PIECE" => self.choose_at_last(tower::Action::Raise { cell: message.cell()? }),
            "GOLD" => {
                let cell = message.cell()?;
                self.choose_if_offered(gold::Action::Lay { cell }).map(|_| ())
            }
            "FERRY" => {
                let (cell, _, location) = message.pointer()?;
                let ports = location.parse::<Location>()?.ports();
                let mut sides = ports.iter().map(|port| port.side());
                let both = sides.next().zip(sides.next());
                let piers = both.and_then(|(a, b): (Side, Side)| Piers::new(a, b));
                let piers = piers.ok_or_else(|| Problem::NoSuchPart(ellipsize(location)))?;
                let new = cell == self.table.game().last().cell;
                self.choose_at_last(match new {
                    true => ferries::Action::Lay { piers },
                    false => ferries::Action::Turn { cell, piers },
                })
            }
            other => Err(Problem::UnknownMessage(ellipsize(other))),
        }
    }

    pub(crate) fn move_magician(&mut self, message: Message<'_>) -> Result<(), Problem> {
        let (id, to) = message.neutral()?;
        let who = Magician::from_word(id.split('.').next().unwrap_or_default());
        let who = who.ok_or_else(|| Problem::UnknownMessage(ellipsize(id)))?;
        match to {
            Some((cell, feature, location)) => {
                let at = self.place_of(cell, feature, location)?;
                self.choose_at_last(magic::Action::Enchant { who, at })
            }
            None => self.choose_if_offered(magic::Action::Banish { who }).map(|_| ()),
        }
    }

    pub(crate) fn capture(&mut self, message: Message<'_>) -> Result<(), Problem> {
        let (owner, figure) = message.figure_there()?;
        let (cell, feature, location) = message.figure_place()?;
        let at = match feature {
            "Tower" => Post { cell, spot: None },
            _ => self.place_of(cell, feature, location)?.into(),
        };
        let owner = Seat(u8::try_from(owner).unwrap_or(u8::MAX));
        self.choose_at_last(tower::Action::Capture { owner, figure, at })
    }

    pub(crate) fn exchange(&mut self, message: Message<'_>) -> Result<(), Problem> {
        let (_, figure) = message.figure()?;
        self.choose_if_offered(tower::Action::Exchange { figure }).map(|_| ())
    }

    pub(crate) fn ransom(&mut self, message: Message<'_>) -> Result<(), Problem> {
        let (_, figure) = message.figure()?;
        let game = self.table.game();
        let mut held = game.prisoners().iter();
        let from = held.find(|p| p.owner == game.mover() && p.figure == figure).map(|p| p.by);
        let from =
            from.ok_or_else(|| Problem::Impossible("buying what nobody holds".to_string()))?;
        self.choose_at_last(tower::Action::Ransom { figure, from, counter: Counter::Meeple })
    }

    pub(crate) fn circle(&mut self, message: Message<'_>) -> Result<(), Problem> {
        let circle = match message.value()? {
            "DEPLOY" => Circle::Join,
            "REMOVE" => Circle::Remove,
            other => return Err(Problem::UnknownMessage(ellipsize(other))),
        };
        // Other questions of the turn were declined without a word.
        while let Asked::Other(_, offered) = self.asked() {
            let choice = Action::from(circles::Action::Choose(circle));
            if offered.contains(&choice) {
                return self.choose_at_last(choice);
            }
            let before = self.table.entry_count();
            self.decline_all()?;
            if self.table.entry_count() == before {
                break;
            }
        }
        Ok(())
    }

    pub(crate) fn remove(&mut self, message: Message<'_>) -> Result<(), Problem> {
        let (_, figure) = message.figure_there()?;
        let (cell, feature, location) = message.figure_place()?;
        let Ok(at) = self.place_of(cell, feature, location) else {
            return Ok(());
        };
        self.choose_if_offered(circles::Action::Remove { figure, at }).map(|_| ())
    }
}

/// Where the next figure is put before the turn is over.
fn landing(rest: &[Map<String, Value>]) -> Option<Cell> {
    for message in rest.iter().map(Message) {
        match message.command() {
            Ok("DEPLOY_MEEPLE") => return message.pointer().ok().map(|(cell, ..)| cell),
            Ok("PAY_RANSOM") => {}
            Ok(_) | Err(_) => return None,
        }
    }
    None
}
