use super::columns::guess_loan_columns;
use super::row::read_loan_row;
use super::verdict::judge_loan_row;
use crate::fixture_cases::check_cases;

#[test]
fn guesses_columns_from_headings() {
    check_cases(include_str!("../../../fixtures/loan_import/guess_loan_columns.json"), guess_loan_columns);
}

#[test]
fn reads_rows() {
    check_cases(include_str!("../../../fixtures/loan_import/read_loan_row.json"), read_loan_row);
}

#[test]
fn judges_rows() {
    check_cases(include_str!("../../../fixtures/loan_import/judge_loan_row.json"), judge_loan_row);
}
