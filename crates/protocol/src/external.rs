//! How an external bot takes a seat (docs/bot-api.md). Afterwards it speaks like a browser.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// Takes a seat for an external bot.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct BotClaim {
    /// What whoever made the table was shown as the key for bots of that seat.
    pub key: String,
    /// What the bot is called at the table.
    #[schema(min_length = 1)]
    pub name: String,
    /// What the bot adds to the luck: 64 hexadecimal digits.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    #[schema(pattern = "^[0-9a-fA-F]{64}$")]
    pub nonce: Option<String>,
}

/// The seat of an external bot.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct BotSeat {
    /// Which seat.
    pub seat: u8,
    /// What the bot sends as `Authorization: Bearer` from now on. It is shown once.
    pub token: String,
    /// For how many seconds an answer is waited for.
    pub patience: u32,
}
