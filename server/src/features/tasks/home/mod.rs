//! Home: what waits for a lender over all their loans, in one call of as many statements whatever its size.

mod dto;
mod expiring;
mod freshness;
mod latest;
mod requests;
pub(super) mod routes;
mod silent;
mod stages;
