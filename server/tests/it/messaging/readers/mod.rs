//! Readers of threads and messages, on random loans.

mod audience;
mod visible_threads;
