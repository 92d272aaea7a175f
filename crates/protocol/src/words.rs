//! Words on the wire are enums, so that the type checker of a client proves that it has a text for each.

/// A word for each variant of a type of the rules.
macro_rules! words {
    ($(#[$doc:meta])* $name:ident of $source:ty { $($variant:ident),+ $(,)? }) => {
        $(#[$doc])*
        #[derive(
            Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize, ts_rs::TS,
            utoipa::ToSchema,
        )]
        #[serde(rename_all = "kebab-case")]
        #[allow(missing_docs)] // What they mean is told where the rules define them.
        pub enum $name { $($variant),+ }

        impl From<$source> for $name {
            fn from(word: $source) -> $name {
                match word { $(<$source>::$variant => $name::$variant),+ }
            }
        }
    };
}

pub(crate) use words;
