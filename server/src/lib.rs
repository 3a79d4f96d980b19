//! Loanroom's server: JSON API, realtime, server-rendered pages, static files, on one port.

pub mod access;
pub mod clock;
pub mod config;
pub mod credit;
pub mod db;
pub mod demo;
pub mod entity;
pub mod features;
pub mod http;
pub mod jobs;
pub mod mail;
pub mod openapi;
pub mod pages;
pub mod realtime;
pub mod router;
mod serve;
pub mod state;
pub mod storage;
pub mod telemetry;

pub use serve::{Server, StartError, start};
