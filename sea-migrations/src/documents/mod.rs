//! Uploads that go on where they were cut off.

pub mod m20261123_000057_received;
