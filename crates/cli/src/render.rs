//! `bastide render`: the board of a record as a picture.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use bastide_art::{Level, Palette};

use crate::games::{CliGame, by_game};
use crate::session::{self, Session};
use crate::{Verdict, file};

/// Render the board of a record or position as a picture.
#[derive(clap::Args)]
#[command(after_help = "Example:\n  bastide render game.txt --to 40 -o board.png --palette dark")]
pub(crate) struct Args {
    /// A record or a position
    file: PathBuf,
    /// Only the first N entries
    #[arg(long, value_name = "N")]
    to: Option<usize>,
    /// The picture to write; the extension, .svg or .png, selects the format
    #[arg(short, long, value_name = "FILE")]
    output: PathBuf,
    /// Colours: light, dark or contrast
    #[arg(long, default_value = "light", value_parser = palette)]
    palette: Palette,
    /// Flat tiles with large signs, for small pictures
    #[arg(long)]
    plain: bool,
}

fn palette(name: &str) -> Result<Palette, String> {
    Palette::from_name(name).ok_or_else(|| "light, dark or contrast".to_string())
}

/// What a picture is written as.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Format {
    Svg,
    Png,
}

impl Format {
    fn of(path: &Path) -> Result<Format> {
        let ending = path.extension().map(|ending| ending.to_ascii_lowercase());
        match ending.as_ref().and_then(|ending| ending.to_str()) {
            Some("svg") => Ok(Format::Svg),
            Some("png") => Ok(Format::Png),
            Some(_) | None => bail!("{}: pictures end in .svg or .png", path.display()),
        }
    }
}

pub(crate) fn run(args: &Args) -> Result<Verdict> {
    let format = Format::of(&args.output)?;
    let level = if args.plain { Level::Plain } else { Level::Rich };
    let text = file::read(&args.file)?;
    let svg = by_game!(session::which(&text), G => paint::<G>(args, &text, level))?;
    match format {
        Format::Svg => file::write(&args.output, &svg)?,
        Format::Png => {
            let png = bastide_art::png(&svg, 1.0)
                .with_context(|| format!("{}: cannot be painted", args.output.display()))?;
            file::write(&args.output, &png)?;
        }
    }
    Ok(Verdict::Done)
}

fn paint<G: CliGame>(args: &Args, text: &str, level: Level) -> Result<String> {
    let (session, _) = Session::<G>::read(&args.file, text, args.to)?;
    Ok(session.game().paint(args.palette, level))
}
