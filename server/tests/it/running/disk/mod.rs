//! A disk that is full or fails: what was acknowledged is kept, and it heals by itself.

mod faulty;
mod full;
