//! What the server finds where it runs, and tells there: settings, the time and whose day it is, logs and counters.

mod clock;
mod config;
pub mod credit_provider;
mod slow_work;
mod telemetry;
mod too_many_reads;
mod zone;

pub use clock::Clock;
pub use config::{
    Address, BucketAddress, BucketSettings, Config, ConfigProblems, Limits, ScannerAddress, ScannerSettings,
    StoreSettings, decode_key,
};
pub use slow_work::{TransactionMark, forbid_in_transaction, separate_transactions};
pub use telemetry::{Metrics, start_logging};
pub use too_many_reads::TooManyReads;
pub use zone::Zone;
