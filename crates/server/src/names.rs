//! Names of people and bots: one line of visible characters.

/// Maximum length of a name, in characters.
const NAME_LENGTH: usize = 40;

/// A name that can stand on one line.
pub(crate) fn tidy_name(name: &str) -> String {
    let mut plain = String::new();
    let mut chars = name.chars().peekable();
    let mut before = ' ';
    while let Some(c) = chars.next() {
        let joins = match c {
            EMOJI_STYLE => is_emoji(before),
            JOINER => is_emoji(before) && chars.peek().copied().is_some_and(is_emoji),
            _ => false,
        };
        plain.push(if joins || is_plain(c) { c } else { ' ' });
        // A joiner may follow the variation selector.
        before = if joins && c == EMOJI_STYLE { before } else { c };
    }
    let words = plain.split_whitespace().collect::<Vec<_>>().join(" ");
    let cut = words.chars().take(NAME_LENGTH).collect::<String>();
    cut.trim_end_matches(JOINER).trim().to_string()
}

/// Zero-width joiner: joins emoji into one picture, such as a family.
const JOINER: char = '\u{200d}';
/// Variation selector 16: selects the coloured form of the preceding character.
const EMOJI_STYLE: char = '\u{fe0f}';

/// Whether a character is, or may be shown as, an emoji.
fn is_emoji(c: char) -> bool {
    matches!(c,
        '\u{a9}' | '\u{ae}' | '\u{203c}' | '\u{2049}' | '\u{2122}' | '\u{2139}' | '\u{2194}'..='\u{21aa}'
        | '\u{231a}'..='\u{23ff}' | '\u{24c2}' | '\u{25aa}'..='\u{27bf}' | '\u{2934}'..='\u{2935}'
        | '\u{2b05}'..='\u{2b55}' | '\u{3030}' | '\u{303d}' | '\u{3297}' | '\u{3299}'
        | '\u{1f000}'..='\u{1faff}')
}

/// Whether a character is visible and does not change the direction of the text.
fn is_plain(c: char) -> bool {
    let unseen = matches!(c,
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
        | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}'
        | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}'
        | '\u{ffa0}' | '\u{fff0}'..='\u{fffc}' | '\u{1d173}'..='\u{1d17a}'
        | '\u{e0000}'..='\u{e0fff}');
    !c.is_control() && !unseen
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_stand_on_one_line() {
        assert_eq!(tidy_name("  Ada \n\t Lovelace\u{7} "), "Ada Lovelace");
        assert_eq!(tidy_name("Eve\u{202e}dA"), "Eve dA");
        for unseen in ["\u{3164}", "\u{2800}\u{200d}", "\u{ad}", "\u{115f}\u{1160}", "\u{e0041}"] {
            assert_eq!(tidy_name(unseen), "", "{unseen:?}");
        }
        assert_eq!(tidy_name(&"ä".repeat(100)).chars().count(), NAME_LENGTH);
    }

    #[test]
    fn joined_emoji_stay_one_picture() {
        for name in
            ["👨\u{200d}👩\u{200d}👧", "🏳\u{fe0f}\u{200d}🌈 Ada", "Eve ❤\u{fe0f}", "👩🏽\u{200d}🚀"]
        {
            assert_eq!(tidy_name(name), name);
        }
        assert_eq!(tidy_name("\u{200d}Ada\u{200d}"), "Ada");
        assert_eq!(tidy_name("A\u{200d}B\u{fe0f}"), "A B");
        assert_eq!(tidy_name("\u{fe0f}\u{200d}\u{fe0f}"), "");
        let cut = tidy_name(&"👩\u{200d}".repeat(30));
        assert!(cut.chars().count() <= NAME_LENGTH && cut.ends_with('👩'), "{cut:?}");
    }
}
