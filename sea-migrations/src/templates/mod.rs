//! What templates and the lists made from them hold for each of their requests.

pub mod m20261121_000012_each_borrower;
pub mod m20261121_000024_deleted_in_templates;
pub mod m20261122_000037_example_files;
pub mod m20261122_000040_dates;
