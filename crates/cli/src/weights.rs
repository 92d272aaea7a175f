//! `--weights`: bots that judge by what somebody has learned himself.

use std::path::PathBuf;

use anyhow::{Context, Result, anyhow};
use bastide_bots::train::Course;
use bastide_bots::{carcassonne, cardcassonne, castle};

/// The arguments of commands whose bots may have other weights.
#[derive(clap::Args)]
pub(crate) struct WeightsArgs {
    /// Let bots judge positions by the weights in this file, made by `bastide train COURSE`, instead of the built-in
    /// ones
    #[arg(long, value_name = "COURSE=FILE")]
    weights: Vec<String>,
}

impl WeightsArgs {
    /// Replaces the weights of the program.
    pub(crate) fn replace(&self) -> Result<()> {
        for text in &self.weights {
            let courses = || Course::ALL.map(|course| course.name).join(", ");
            let (course, file) = text
                .split_once('=')
                .ok_or_else(|| anyhow!("--weights {text}: expected COURSE=FILE"))?;
            let file = PathBuf::from(file);
            let bytes = std::fs::read(&file).with_context(|| file.display().to_string())?;
            let tiles = carcassonne::Weights::ALL.into_iter().find(|of| of.word() == course);
            let cards = cardcassonne::Weights::ALL.into_iter().find(|of| of.word() == course);
            let replaced = match (tiles, cards) {
                (Some(weights), _) => weights.replace(&bytes),
                (_, Some(weights)) => weights.replace(&bytes),
                _ if course == "castle" => castle::replace_weights(&bytes),
                _ => return Err(anyhow!("`{course}` is no course; there are {}", courses())),
            };
            replaced.with_context(|| file.display().to_string())?;
        }
        Ok(())
    }
}
