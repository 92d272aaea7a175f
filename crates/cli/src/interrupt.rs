//! Ctrl-C during work of which a part is worth having.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use anyhow::Result;

/// A flag that the first Ctrl-C raises; the second one ends the program as ever.
pub(crate) fn on_interrupt() -> Result<Arc<AtomicBool>> {
    let stopped = Arc::new(AtomicBool::new(false));
    let flag = Arc::clone(&stopped);
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    std::thread::spawn(move || {
        runtime.block_on(async {
            if tokio::signal::ctrl_c().await.is_ok() {
                flag.store(true, Ordering::Relaxed);
                let _ = tokio::signal::ctrl_c().await;
                std::process::exit(crate::INTERRUPTED.into());
            }
        });
    });
    Ok(stopped)
}
