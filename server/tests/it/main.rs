//! Integration tests of Loanroom's server, which use it like a browser: over real HTTP, with a real database.
#![allow(missing_docs, clippy::unwrap_used)]

mod support;

mod access_matrix;
mod contacts;
mod documents;
mod entities;
mod home;
mod identity;
mod individuals;
mod loans;
mod messaging;
mod needs_list;
mod pages;
mod realtime;
mod rules;
mod running;
mod sharing;
mod team;
