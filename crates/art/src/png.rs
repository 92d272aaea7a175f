//! Pictures as PNG.

use std::fmt;

use resvg::{tiny_skia, usvg};

/// Why a picture could not be painted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PngError {
    /// The text is no SVG that can be painted.
    Unreadable(String),
    /// The picture would have no size, or too large a one.
    Size,
}

impl fmt::Display for PngError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PngError::Unreadable(why) => write!(f, "the picture cannot be painted: {why}"),
            PngError::Size => f.write_str("the picture is empty or too large"),
        }
    }
}

impl std::error::Error for PngError {}

/// Paints a picture with literal colours at a scale: 1 for the size it names itself.
pub fn png(svg: &str, scale: f64) -> Result<Vec<u8>, PngError> {
    let unreadable = |why: &dyn fmt::Display| PngError::Unreadable(why.to_string());
    let tree = usvg::Tree::from_str(svg, &usvg::Options::default()).map_err(|e| unreadable(&e))?;
    let scale = scale as f32;
    let pixels = |length: f32| (length * scale).ceil() as u32;
    let (width, height) = (pixels(tree.size().width()), pixels(tree.size().height()));
    let mut pixmap = tiny_skia::Pixmap::new(width, height).ok_or(PngError::Size)?;
    let transform = tiny_skia::Transform::from_scale(scale, scale);
    resvg::render(&tree, transform, &mut pixmap.as_mut());
    pixmap.encode_png().map_err(|e| unreadable(&e))
}
