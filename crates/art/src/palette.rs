//! Colours. Everything is painted with names of colours; a palette says what they are.

/// A set of colours for everything but the players.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Palette {
    /// By day.
    #[default]
    Light,
    /// By night.
    Dark,
    /// Few, flat, far apart.
    Contrast,
}

/// Every colour by name: by day, by night, in high contrast. The contrasts of the guide hold
/// because outlines (verge, wall, bank) carry the regions and fills only support them.
const COLOURS: &[(&str, [&str; 3])] = &[
    ("table", ["#efe6d2", "#171d27", "#ffffff"]),
    ("grid", ["#5e523647", "#00000073", "#000000e6"]),
    ("rim", ["#5e5236", "#9aa6b5", "#000000"]),
    ("last", ["#d9480f", "#ffb454", "#d0006f"]),
    ("field", ["#a6c672", "#587c5f", "#d9efb0"]),
    ("glow", ["#bad689", "#64896a", "none"]),
    ("shade", ["#94b663", "#4d6f55", "none"]),
    ("grass", ["#7a9f50", "#3f5f49", "#4d7a1e"]),
    ("flat-grass", ["none", "none", "#4d7a1e"]),
    ("furrow", ["#c3d27c", "#6c8059", "none"]),
    ("furrow-line", ["#a5b863", "#5d724f", "none"]),
    ("tree", ["#4f7d3f", "#2c4c38", "#2f6b1c"]),
    ("tree-light", ["#6b9a4c", "#3d6347", "#2f6b1c"]),
    ("tree-deep", ["#3a6234", "#1e3628", "#1c4410"]),
    ("trunk", ["#6b4a2c", "#2e2219", "#000000"]),
    ("bush", ["#628f45", "#2e4c35", "#2f6b1c"]),
    ("flower", ["#fff3c4", "#d8d0a0", "none"]),
    ("blossom", ["#e9a3a0", "#b98089", "none"]),
    ("road", ["#fcf3da", "#ebdfbd", "#ffffff"]),
    ("verge", ["#6b5129", "#1c261f", "#000000"]),
    ("pebble", ["#d9c493", "#b3a47c", "none"]),
    ("city", ["#b67c46", "#463026", "#8c1f10"]),
    ("flat-city", ["#a2513a", "#663628", "#8c1f10"]),
    ("hatch", ["none", "none", "#c65a3a"]),
    ("plaza", ["#d9ae74", "#6b4f3a", "none"]),
    ("plaza-rim", ["#9c6638", "#38251d", "none"]),
    ("roof-0", ["#b93f2a", "#8c3427", "#d9432b"]),
    ("roof-1", ["#9a3124", "#6f2720", "#d9432b"]),
    ("roof-2", ["#cf6239", "#a04a32", "#d9432b"]),
    ("eave-0", ["#8a2c1c", "#5e221a", "#000000"]),
    ("eave-1", ["#70211a", "#4b1a16", "#000000"]),
    ("eave-2", ["#9f4427", "#6e3222", "#000000"]),
    ("mark-0", ["#8f4330", "#582c20", "none"]),
    ("mark-1", ["#b4624a", "#784434", "none"]),
    ("wall", ["#eed6ab", "#b9a280", "#ffffff"]),
    ("wall-dim", ["#cfae7d", "#8a7557", "#ffffff"]),
    ("window", ["#7a5638", "#ffd76a", "#000000"]),
    ("stone", ["#efe3cb", "#cfc6b6", "#ffffff"]),
    ("stone-face", ["#a89a82", "#7d7468", "#ffffff"]),
    ("stone-course", ["#8f826c", "#675f55", "#ffffff"]),
    ("stone-joint", ["#6f6352", "#37312c", "#000000"]),
    ("line", ["#4a3a2a", "#15110d", "#000000"]),
    ("ink", ["#33271c", "#120e0a", "#000000"]),
    ("slate", ["#4d6b8c", "#3a5274", "#4d6b8c"]),
    ("slate-deep", ["#365070", "#273a56", "#26456b"]),
    ("thatch", ["#e0ac45", "#b08a3e", "#ffcf24"]),
    ("thatch-deep", ["#8c5f22", "#5c4522", "#000000"]),
    ("green", ["#7a9a55", "#3f5a42", "#9fd35a"]),
    ("hedge", ["#5f8545", "#2b4733", "#000000"]),
    ("court", ["#d8cb9a", "#7d7a5c", "#ffffff"]),
    ("water", ["#3f8dc2", "#1d486c", "#0a4fa3"]),
    ("wave", ["#b4dcf0", "#6ba3c6", "#ffffff"]),
    ("depth", ["#2c6f9f", "#143650", "#0a4fa3"]),
    ("bank", ["#e3d39c", "#a39a70", "#000000"]),
    ("shadow", ["#2d3a1c40", "#05080a66", "none"]),
    ("plank", ["#b07a45", "#8a6038", "#f2b48a"]),
    ("pennant", ["#2457a3", "#2f66c0", "#003a9b"]),
    ("gold", ["#f0b429", "#f2bd45", "#ffcf24"]),
    ("gold-deep", ["#a86f10", "#7c5512", "#000000"]),
    ("gleam", ["#fff6cc", "#fff2b8", "#ffffff"]),
    ("cream", ["#fff7e2", "#efe4c8", "#ffffff"]),
    ("wine", ["#7d2a5c", "#7d2a5c", "#7d2a5c"]),
    ("grain", ["#c98a12", "#c98a12", "#c98a12"]),
    ("cloth", ["#1f7a7a", "#1f7a7a", "#1f7a7a"]),
    ("magic", ["#5b3a9b", "#5b3a9b", "#5b3a9b"]),
    ("mask", ["#3a3038", "#3a3038", "#000000"]),
    ("skin", ["#e3b98d", "#d6ab80", "#f2cfa3"]),
    ("plaster", ["#fbf1dc", "#cfc3ab", "#ffffff"]),
    ("plaster-dim", ["#dcc9a6", "#978a73", "#dddddd"]),
    ("violet", ["#6a5a8c", "#5a4f80", "#4a1f8c"]),
    ("violet-deep", ["#4d4069", "#40375e", "#321066"]),
    ("cross", ["#4a3a2a", "#f2bd45", "#000000"]),
    ("crop", ["#e6c75a", "#b3994a", "#ffd84a"]),
    ("crop-line", ["#b08d2c", "#7a6528", "#000000"]),
    ("crop-ink", ["#6e5210", "#3a2a08", "#000000"]),
    ("sail", ["#f7e7bf", "#e3d2a6", "#ffffff"]),
    ("wood", ["#9b5a33", "#7d4828", "#9b5a33"]),
    ("straw", ["#e9c65a", "#c9a84a", "#ffd84a"]),
    ("animal", ["#e8a79b", "#c98a80", "#ff9c8c"]),
    ("hide", ["#8d6e55", "#6c5341", "#6c4a2c"]),
    ("cloak", ["#55603a", "#39432a", "#333333"]),
    // Around figures: a pale rim in a dark outline, so that one of the two stands out from any ground.
    ("halo", ["#ffffff", "#ffffff", "#ffffff"]),
    ("outline", ["#1d1712", "#120e0a", "#000000"]),
    // The Castle: open ground, the ground of houses and of towers, paving, what is not built yet.
    ("yard", ["#b4bf78", "#5f7a58", "#e4efc0"]),
    ("yard-glow", ["#c3cc8a", "#6b8662", "none"]),
    ("yard-shade", ["#a3b069", "#547050", "none"]),
    ("quarter", ["#b67c46", "#463026", "#8c1f10"]),
    ("flat-quarter", ["#a2513a", "#663628", "#8c1f10"]),
    ("bailey", ["#93979c", "#3b434f", "#2f4a6b"]),
    ("flat-bailey", ["#7f8d9c", "#3f4d5e", "#2f4a6b"]),
    ("bailey-joint", ["#7d8187", "#2e3540", "none"]),
    ("paving", ["#cdb98b", "#a5966d", "#ffffff"]),
    ("soil", ["#d9cba6", "#262d36", "#f4f4f4"]),
    ("soil-line", ["#b5a47a", "#3a4450", "#777777"]),
    ("rampart", ["#8f8674", "#3d3a36", "#ffffff"]),
    ("awning", ["#1f7a7a", "#2a8a88", "#004f6b"]),
    // Cardcassonne: the four rows, each with its frame, its shade, its sky and its ground; then what only
    // its cards show.
    ("card-yellow", ["#e2a92a", "#b98a2c", "#ffd02e"]),
    ("card-yellow-deep", ["#a87412", "#7d5a18", "#000000"]),
    ("card-yellow-pale", ["#fbeabb", "#8b7a50", "#fff6d2"]),
    ("card-yellow-ground", ["#e9cd88", "#6d5c38", "#fff6d2"]),
    ("card-red", ["#bf452c", "#9c3f2e", "#c8200c"]),
    ("card-red-deep", ["#86301f", "#682a1f", "#000000"]),
    ("card-red-pale", ["#f8dcc8", "#82625a", "#ffe3da"]),
    ("card-red-ground", ["#d9a283", "#664238", "#ffe3da"]),
    ("card-green", ["#649a3c", "#467c49", "#2c8a1a"]),
    ("card-green-deep", ["#3f6b2b", "#2c5636", "#14520a"]),
    ("card-green-pale", ["#e2efc4", "#6d8a72", "#e2f7d4"]),
    ("card-green-ground", ["#a6c672", "#4c6e53", "#e2f7d4"]),
    ("card-blue", ["#3a72b0", "#33639c", "#0a4fa3"]),
    ("card-blue-deep", ["#264f80", "#22456e", "#000000"]),
    ("card-blue-pale", ["#d3e4f3", "#5f7690", "#dbe9ff"]),
    ("card-blue-ground", ["#9db6cf", "#3f546c", "#dbe9ff"]),
    ("card-paper", ["#fff7e2", "#d8ccae", "#ffffff"]),
    ("card-ink", ["#2b2018", "#17110b", "#000000"]),
    ("card-night", ["#5a6ea8", "#313d68", "#cfd4ff"]),
    ("card-back", ["#5a4a7c", "#453a66", "#321066"]),
    ("card-back-line", ["#7c6ba3", "#5f5288", "#8f7ad0"]),
    ("card-skin", ["#f2cfa3", "#d9b388", "#f8d9b4"]),
    ("card-habit", ["#8a6442", "#6e4f36", "#7a5230"]),
    ("card-grey", ["#a39a94", "#807973", "#b0a8a2"]),
    ("card-grey-deep", ["#857c76", "#635d58", "#8a827c"]),
    ("card-coat", ["#8f5a36", "#7a4d31", "#9b5a33"]),
    ("card-coat-deep", ["#70452a", "#5b3a26", "#70452a"]),
    ("card-scale", ["#5e8f4a", "#4a7545", "#3f9a2c"]),
    ("card-gown", ["#d98bb8", "#b06f96", "#ff9ad0"]),
];

/// The colours of the players, in the order of the seats (the browser client shows the same), the same in
/// every palette. They stay apart for most colour-blind eyes; the emblems do so for all.
const PLAYERS: &[(&str, &str)] = &[
    ("player-0", "#c5431b"),
    ("player-0-deep", "#842d12"),
    ("player-0-light", "#d5785b"),
    ("emblem-0", "#ffffff"),
    ("player-1", "#1060a4"),
    ("player-1-deep", "#0b406e"),
    ("player-1-light", "#538dbd"),
    ("emblem-1", "#ffffff"),
    ("player-2", "#f0b400"),
    ("player-2-deep", "#a17900"),
    ("player-2-light", "#f4c947"),
    ("emblem-2", "#20242b"),
    ("player-3", "#098c60"),
    ("player-3-deep", "#065e40"),
    ("player-3-light", "#4eac8d"),
    ("emblem-3", "#ffffff"),
    ("player-4", "#2a2b30"),
    ("player-4-deep", "#1c1d20"),
    ("player-4-light", "#66666a"),
    ("emblem-4", "#ffffff"),
    ("player-5", "#be5394"),
    ("player-5-deep", "#7f3863"),
    ("player-5-light", "#d083b2"),
    ("emblem-5", "#ffffff"),
    // The seats of The Castle: black and white.
    ("castle-0", "#2a2b30"),
    ("castle-0-deep", "#131418"),
    ("castle-0-light", "#66666a"),
    ("castle-emblem-0", "#ffffff"),
    ("castle-1", "#f6f1e6"),
    ("castle-1-deep", "#c9bfa9"),
    ("castle-1-light", "#ffffff"),
    ("castle-emblem-1", "#20242b"),
];

impl Palette {
    /// All of them.
    pub const ALL: [Palette; 3] = [Palette::Light, Palette::Dark, Palette::Contrast];

    /// Its name.
    pub fn name(self) -> &'static str {
        match self {
            Palette::Light => "light",
            Palette::Dark => "dark",
            Palette::Contrast => "contrast",
        }
    }

    /// The palette with a name.
    pub fn from_name(name: &str) -> Option<Palette> {
        Palette::ALL.into_iter().find(|palette| palette.name() == name)
    }

    /// The colours as declarations of a style sheet: `--field:#a6c672;…`.
    pub fn declarations(self) -> String {
        let ours = COLOURS.iter().map(|(name, values)| (name, values[self as usize]));
        let all = ours.chain(PLAYERS.iter().map(|(name, value)| (name, *value)));
        all.map(|(name, value)| format!("--{name}:{value};")).collect()
    }

    /// The colour with a name.
    pub fn colour(self, name: &str) -> Option<&'static str> {
        let ours = COLOURS.iter().map(|(known, values)| (*known, values[self as usize]));
        let mut all = ours.chain(PLAYERS.iter().copied());
        all.find(|(known, _)| *known == name).map(|(_, value)| value)
    }

    /// The same picture with this palette's colours instead of names. Unknown names are left.
    pub fn resolve(self, picture: &str) -> String {
        resolve(picture, |name| self.colour(name).map(str::to_string))
    }
}

/// Puts colours in the place of `var(--name)`.
pub(crate) fn resolve(picture: &str, colour: impl Fn(&str) -> Option<String>) -> String {
    const OPEN: &str = "var(--";
    let mut out = String::with_capacity(picture.len());
    let mut rest = picture;
    while let Some(start) = rest.find(OPEN) {
        out.push_str(&rest[..start]);
        let after = &rest[start + OPEN.len()..];
        let known = after.find(')').and_then(|end| Some((colour(&after[..end])?, end)));
        match known {
            Some((colour, end)) => {
                out.push_str(&colour);
                rest = &after[end + 1..];
            }
            None => {
                out.push_str(OPEN);
                rest = after;
            }
        }
    }
    out + rest
}
