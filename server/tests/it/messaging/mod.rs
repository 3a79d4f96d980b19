//! Messages: what they are written with, sending and reading them.

mod changing;
mod costs;
mod drafts;
mod links;
mod recipients;
mod seeing;
mod sending;
mod signatures;
mod talk;
mod templates;
