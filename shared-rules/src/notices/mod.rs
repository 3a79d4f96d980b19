//! The bell: what concerns a person, in which words, and for how long.

pub mod activity;
pub mod kind;
pub mod lines;
pub mod recipients;
pub mod settings;
