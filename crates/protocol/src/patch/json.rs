//! The parts of JSON as text, without reading what they mean. It is JSON without blanks, as it is written here.

/// The fields of an object, their keys with quotes.
pub(super) fn fields(object: &str) -> Option<Vec<(&str, &str)>> {
    let inside = object.strip_prefix('{')?.strip_suffix('}')?;
    let mut found = Vec::new();
    let mut at = 0;
    while at < inside.len() {
        let key = end_of_value(inside, at)?;
        let end = end_of_value(inside, key + 1)?;
        found.push((inside.get(at..key)?, inside.get(key + 1..end)?));
        at = end + 1;
    }
    Some(found)
}

/// The elements of a list.
pub(super) fn elements(list: &str) -> Option<Vec<&str>> {
    let inside = list.strip_prefix('[')?.strip_suffix(']')?;
    let mut found = Vec::new();
    let mut at = 0;
    while at < inside.len() {
        let end = end_of_value(inside, at)?;
        found.push(inside.get(at..end)?);
        at = end + 1;
    }
    Some(found)
}

/// The text of the first field of an object.
pub(super) fn head(element: &str) -> Option<&str> {
    let inside = element.strip_prefix('{')?;
    let key = end_of_value(inside, 0)?;
    inside.get(..end_of_value(inside, key + 1)?)
}

/// Where the value ends that begins at a place.
fn end_of_value(text: &str, from: usize) -> Option<usize> {
    let bytes = text.as_bytes();
    let (mut at, mut depth) = (from, 0usize);
    while at < bytes.len() {
        match bytes[at] {
            b'"' => {
                at += 1;
                while *bytes.get(at)? != b'"' {
                    at += if bytes[at] == b'\\' { 2 } else { 1 };
                }
            }
            b'{' | b'[' => depth += 1,
            b'}' | b']' => depth = depth.checked_sub(1)?,
            b',' | b':' if depth == 0 => return Some(at),
            _ => {}
        }
        at += 1;
    }
    (depth == 0).then_some(at)
}
