//! Loanroom's server, used the way a browser uses it: real HTTP, a real database.
#![allow(missing_docs, clippy::unwrap_used)]

mod support;

mod access_matrix;
mod access_report;
mod company;
mod contacts;
mod demo;
mod documents;
mod entities;
mod fragments;
mod individuals;
mod invitations;
mod loans;
mod needs_list;
mod package;
mod pages;
mod realtime;
mod rules;
mod running;
mod sharing;
mod sharing_dialog;
mod shoebox;
mod sign_in;
mod statements;
mod status_change;
mod team;
