//! Only sender and reader know a blind copy.

mod events;
mod responses;
