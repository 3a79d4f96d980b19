//! One PDF of a loan's documents: asked for by one person, made by another process within limits, kept for a while.

mod asked;
pub mod maker;
mod orders;
mod process;
mod queue;
pub(in super::super) mod routes;

pub use queue::make_packages;
