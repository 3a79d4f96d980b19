//! Opening loans, putting them away, and their numbers.

pub mod m20261122_000034_loan_opening;
pub mod m20261122_000039_loan_archive;
pub mod m20261122_000041_loan_number;
pub mod m20261122_000044_loan_import;
pub mod m20261122_000046_activity;
pub mod m20261123_000054_stamps;
pub mod m20261123_000055_list_stamps;
pub mod m20261127_000087_home_indexes;
pub mod m20261127_000088_file_integrity;
pub mod m20261127_000099_earlier_answers;
pub mod m20261128_000100_drop_list_stamps;
pub mod m20261128_000101_request_counts;
pub mod m20261128_000102_file_work;
