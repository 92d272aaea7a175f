//! Copies of a state. Trying one answer after another clones into the same state again and again, so `clone_from` reuses
//! its memory.

use crate::state::State;

/// Copies field by field; a missing one does not compile.
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
