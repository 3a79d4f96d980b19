//! Notifications: events that concern a person, their texts, and their visibility.

pub mod activity;
pub mod delivery;
pub mod email_content;
pub mod email_plan;
pub mod email_state;
pub mod kind;
pub mod lines;
pub mod recipients;
pub mod settings;
