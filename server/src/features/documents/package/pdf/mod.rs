//! A single PDF of a loan's documents: requested by one person, made by a separate process within limits, kept for a
//! while.

pub mod maker;
mod orders;
mod process;
mod queue;
pub(in super::super) mod routes;
mod stored_order;

pub use queue::make_packages;
