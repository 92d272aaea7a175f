//! Bots for Cardcassonne. Both look only at what their seat may know: cards that others played face
//! down count as unknown to them, even in a game that was dealt anew.

mod greedy;
mod level3;
mod prospects;

pub use greedy::Greedy;
pub use level3::Level3;
