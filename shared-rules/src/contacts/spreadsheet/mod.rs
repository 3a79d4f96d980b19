//! People as rows of a spreadsheet: those who work at a company, and those somebody works with; and what a file of
//! them that comes back says.

pub mod employees;
pub mod loan_people;
pub mod loan_people_file;

use chrono::NaiveDateTime;

use crate::team::role::Role;
use crate::value::csv::{csv_file, moment, moments};
use crate::value::table::columns::name_parts;
use crate::violation::Violation;

/// The given and the family name of a row; where a column of its own says nothing, its part of the whole name.
fn name_of(whole: &str, given: String, family: String) -> (String, String) {
    let (first, last) = name_parts(whole);
    let or = |typed: String, part: String| if typed.is_empty() { part } else { typed };
    (or(given, first), or(family, last))
}

fn full_name(given: &str, family: &str) -> String {
    [given, family].join(" ").trim().to_owned()
}

fn address_twice(earlier: u32) -> Violation {
    let words = format!("Row {earlier} of the file already has this email address");
    Violation::new("emailAddress", "import-address-twice", words)
}

/// What the columns are called.
const HEADINGS: [&str; 7] =
    ["First name", "Last name", "Email", "Role", "Position or title", "Phone", "Two-step sign-in"];

/// One employee of the file.
#[derive(Clone, Debug, Default)]
pub struct EmployeeLine {
    /// Given name.
    pub given_name: String,
    /// Family name.
    pub family_name: String,
    /// Where they are reached.
    pub email_address: String,
    /// Their role at the company.
    pub company_role: Option<Role>,
    /// What they do.
    pub position_or_title: String,
    /// As one reads it.
    pub phone: String,
    /// Whether they sign in with two steps.
    pub second_step: bool,
}

/// The file of these employees.
#[must_use]
pub fn employees_file(lines: impl IntoIterator<Item = EmployeeLine>) -> String {
    csv_file(
        HEADINGS,
        lines.into_iter().map(|line| {
            [
                line.given_name,
                line.family_name,
                line.email_address,
                line.company_role.map(Role::label).unwrap_or_default().to_owned(),
                line.position_or_title,
                line.phone,
                if line.second_step { "On" } else { "Off" }.to_owned(),
            ]
        }),
    )
}

/// The most people that one file has.
pub const MOST_PEOPLE: u32 = 100_000;

/// The most loans that one cell names: a spreadsheet cuts a longer one.
const MOST_NAMED: usize = 50;

/// One person of the file.
#[derive(Clone, Debug, Default)]
pub struct PersonLine {
    /// Given name.
    pub given_name: String,
    /// Family name.
    pub family_name: String,
    /// Where they are reached.
    pub email_address: String,
    /// As one reads it.
    pub phone: String,
    /// Where they work.
    pub company_name: String,
    /// What they do.
    pub position_or_title: String,
    /// The loans they are on with the role there.
    pub loans: Vec<(String, Role)>,
    /// When they used Loanroom last, on the reader's clock.
    pub last_active_at: Option<NaiveDateTime>,
}

/// The file of these people, for a reader in that time zone.
#[must_use]
pub fn people_file(zone: &str, lines: impl IntoIterator<Item = PersonLine>) -> String {
    let active = moments("Last active", zone);
    csv_file(
        ["First name", "Last name", "Email", "Phone", "Company", "Position or title", "Loans", &active],
        lines.into_iter().map(|line| {
            let loans = loans_of(&line.loans);
            [
                line.given_name,
                line.family_name,
                line.email_address,
                line.phone,
                line.company_name,
                line.position_or_title,
                loans,
                line.last_active_at.map(moment).unwrap_or_default(),
            ]
        }),
    )
}

fn loans_of(loans: &[(String, Role)]) -> String {
    let named = loans.iter().take(MOST_NAMED).map(|(name, role)| format!("{name} ({})", role.label()));
    let more = loans.len().saturating_sub(MOST_NAMED);
    let more = (more > 0).then(|| format!("and {more} more"));
    named.chain(more).collect::<Vec<_>>().join("; ")
}

#[cfg(test)]
mod tests {
    use super::{PersonLine, people_file};
    use crate::team::role::Role;

    #[test]
    fn a_cell_names_no_more_loans_than_a_spreadsheet_shows() {
        let loans = (0..60).map(|at| (format!("Loan {at}"), Role::Borrower)).collect();
        let text =
            people_file("UTC", [PersonLine { given_name: "Ana".to_owned(), loans, ..PersonLine::default() }]);
        assert!(text.contains("Ana,,,,,,\"Loan 0 (Borrower); Loan 1 (Borrower); "), "{text}");
        assert!(text.contains("Loan 49 (Borrower); and 10 more\",\r\n"), "{text}");
    }
}
