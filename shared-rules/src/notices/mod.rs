//! Notifications: events that concern a person, their texts, and their visibility.

pub mod activity;
pub mod kind;
pub mod lines;
pub mod recipients;
pub mod settings;
