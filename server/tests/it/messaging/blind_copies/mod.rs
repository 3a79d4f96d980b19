//! A blind copy is known to its sender and its reader alone.

mod events;
mod everywhere;
