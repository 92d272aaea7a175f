//! What a server tells whoever watches it: logs on standard error, and traces for a collector of OpenTelemetry, if one
//! is named.

mod collector;

use std::io::{self, IsTerminal};

use anyhow::{Context, Result, ensure};
use opentelemetry::KeyValue;
use opentelemetry::trace::TracerProvider;
use opentelemetry_otlp::{SpanExporter, WithExportConfig, WithHttpConfig};
use opentelemetry_sdk::Resource;
use opentelemetry_sdk::trace::SdkTracerProvider;
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;
use tracing_subscriber::{EnvFilter, Layer, Registry};

use collector::Collector;

/// How logs are written.
#[derive(Clone, Copy, PartialEq, Eq, Debug, clap::ValueEnum)]
pub(crate) enum LogFormat {
    /// For people
    Text,
    /// For programs: one JSON object per line
    Json,
}

/// What is logged unless `BASTIDE_LOG` says otherwise.
const USUAL: &str = "warn,bastide_server=info";
/// Which spans are traced. Their levels are below what is logged, so that nobody pays for them who does not ask.
const TRACED: &str = "off,bastide_server=debug,bastide_store=debug";

/// Traces that are on their way; dropped, they have been sent.
#[derive(Debug)]
pub(crate) struct Telemetry(Option<SdkTracerProvider>);

impl Drop for Telemetry {
    fn drop(&mut self) {
        if let Some(provider) = &self.0
            && let Err(error) = provider.shutdown()
        {
            tracing::warn!(%error, "the last traces were not sent");
        }
    }
}

/// Begins to log, and to trace if a collector is named.
pub(crate) fn start(format: LogFormat, otlp: Option<&str>) -> Result<Telemetry> {
    let filter = match std::env::var("BASTIDE_LOG") {
        Ok(text) => EnvFilter::try_new(&text).with_context(|| format!("BASTIDE_LOG: `{text}`"))?,
        Err(_) => EnvFilter::new(USUAL),
    };
    let lines = tracing_subscriber::fmt::layer().with_writer(io::stderr);
    let logs: Box<dyn Layer<Registry> + Send + Sync> = match format {
        LogFormat::Text => lines.with_ansi(io::stderr().is_terminal()).with_filter(filter).boxed(),
        LogFormat::Json => {
            lines.json().flatten_event(true).with_ansi(false).with_filter(filter).boxed()
        }
    };
    let provider = otlp.map(provider).transpose()?;
    let traces = provider.as_ref().map(|provider| {
        let layer = tracing_opentelemetry::layer().with_tracer(provider.tracer("bastide"));
        layer.with_filter(EnvFilter::new(TRACED))
    });
    tracing_subscriber::registry().with(logs).with(traces).init();
    Ok(Telemetry(provider))
}

fn provider(url: &str) -> Result<SdkTracerProvider> {
    ensure!(
        url.starts_with("http://"),
        "--otlp: `{url}` must begin with http://; a collector on this machine or network speaks that"
    );
    let collector = Collector::new(url).with_context(|| format!("--otlp: `{url}`"))?;
    let exporter = SpanExporter::builder()
        .with_http()
        .with_http_client(collector)
        .with_endpoint(format!("{}/v1/traces", url.trim_end_matches('/')))
        .build()
        .with_context(|| format!("--otlp: `{url}`"))?;
    let resource = Resource::builder()
        .with_service_name("bastide")
        .with_attribute(KeyValue::new("service.version", env!("CARGO_PKG_VERSION")))
        .build();
    Ok(SdkTracerProvider::builder().with_batch_exporter(exporter).with_resource(resource).build())
}
