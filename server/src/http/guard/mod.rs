//! Keeps a single client from blocking the server for others: request budgets, limits on sockets and connections, and
//! a queue for heavy work.

mod budget;
mod client;
mod connections;
mod heavy_work;
mod lingering;
mod pauses;
mod places;

pub(crate) use budget::limit_address;
pub use budget::{Budget, Budgets};
pub use client::ClientAddress;
pub(crate) use connections::serve;
pub use heavy_work::HeavyWork;
pub use pauses::Throttle;
pub use places::{ConcurrencyLimit, ConcurrencyPermit};
