//! Loanroom's server: JSON API, realtime events, server-rendered pages and static files on one port.

// Leptos generates one deeply nested type per page.
#![recursion_limit = "256"]

pub mod access;
pub mod db;
pub mod demo;
pub mod entity;
pub mod environment;
pub mod features;
pub mod http;
pub mod mail;
pub mod membership;
pub mod pages;
pub mod projection;
pub mod realtime;
pub mod secrets;
mod serve;
pub mod state;
pub mod storage;

pub use serve::{Server, StartError, move_command, openapi, scan_command, set_up, setup_command, start};
