//! The server's environment: settings, clock, time zones, logs and metrics.

mod clock;
mod config;
pub mod credit_provider;
mod slow_work;
mod telemetry;
mod time_zone;
mod too_many_reads;

pub use clock::Clock;
pub use config::{
    BucketAddress, BucketSettings, Config, ConfigProblems, Limits, ScannerAddress, ScannerSettings,
    StorageAddress, StoreSettings, decode_key,
};
pub use slow_work::{TransactionMark, forbid_in_transaction, separate_transactions};
pub use telemetry::{Metrics, start_logging};
pub use time_zone::Zone;
pub use too_many_reads::TooManyReads;
