//! What `--with` takes, for the help of the commands that have it.

use bastide_carcassonne::Element;

/// The end of a command's help: examples, then the names.
pub(crate) fn after(examples: &str) -> String {
    let elements: Vec<&str> = Element::all().map(Element::name).collect();
    format!(
        "{examples}\n\n\
         Names for --with, separated by commas; `no-X` leaves X out:\n  \
         elements  {}\n  \
         boxes     {}\n  \
         presets   {}",
        elements.join(" "),
        bastide_carcassonne::box_names().collect::<Vec<_>>().join(" "),
        bastide_carcassonne::presets().collect::<Vec<_>>().join(" "),
    )
}
