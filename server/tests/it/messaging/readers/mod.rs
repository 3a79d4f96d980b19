//! Who reads threads and messages, on loans of every mixture.

mod audience;
mod seeing_many;
