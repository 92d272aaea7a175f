//! Builds anew when the browser client was built anew.

use std::path::Path;

fn main() {
    let client = Path::new("../../web/dist");
    // A folder that is missing would be looked for in every build. An empty one means: no client.
    let _ = std::fs::create_dir_all(client);
    println!("cargo:rerun-if-changed={}", client.display());
    println!("cargo:rerun-if-changed=build.rs");
}
