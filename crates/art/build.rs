//! Gives the crate the version of its pictures.

mod version;

use std::path::Path;

fn main() {
    for source in version::SOURCES {
        println!("cargo::rerun-if-changed={source}");
    }
    println!("cargo::rerun-if-changed=version.rs");
    println!("cargo::rustc-env=ART_VERSION={}", version::version(Path::new(".")));
}
