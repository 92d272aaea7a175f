//! Copies of a state. Whoever tries one answer after the other copies into the same state again and again, and asks
//! for no memory then.

use crate::state::State;

/// Copies field by field; one that is missing does not compile.
macro_rules! copies {
    ($($field:ident,)+) => {
        impl Clone for State {
            fn clone(&self) -> State {
                State { $($field: self.$field.clone(),)+ }
            }

            fn clone_from(&mut self, from: &State) {
                $(self.$field.clone_from(&from.$field);)+
            }
        }
    };
}

copies! {
    land, figures, owned, supply, seats, rules, elements, fields, mover, agenda, turn, bag,
    drawn, last, occupied, touched, grants, round, track, parts, river, goods, flight, gold,
    magic, ferries, towers, messages, robbers, circles,
}
