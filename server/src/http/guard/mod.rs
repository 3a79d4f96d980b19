//! Keeps a single client from blocking the server for others: request budgets, limits on sockets and connections, and
//! a queue for heavy work.

mod budget;
mod client;
mod concurrency_limit;
mod connections;
mod heavy_work;
mod lingering_close;
mod throttle;

pub(crate) use budget::limit_address;
pub use budget::{RequestBudget, RequestBudgets};
pub use client::ClientAddress;
pub use concurrency_limit::{ConcurrencyLimit, ConcurrencyPermit};
pub(crate) use connections::serve;
pub use heavy_work::HeavyWork;
pub use throttle::Throttle;
