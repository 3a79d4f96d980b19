//! People in spreadsheets: exports of a company's employees and of a person's contacts, and imports of such files.

pub mod employees;
pub mod loan_people;
pub mod loan_people_file;

use chrono::NaiveDateTime;

use crate::team::role::Role;
use crate::value::csv::{csv_file, format_time, time_heading};
use crate::value::table::columns::name_parts;
use crate::violation::Violation;

/// Returns the given and family name of a row; an empty column takes its part of the whole name.
fn resolve_name_parts(whole: &str, given: String, family: String) -> (String, String) {
    let (first, last) = name_parts(whole);
    let or = |typed: String, part: String| if typed.is_empty() { part } else { typed };
    (or(given, first), or(family, last))
}

fn full_name(given: &str, family: &str) -> String {
    [given, family].join(" ").trim().to_owned()
}

fn duplicate_address(earlier: u32) -> Violation {
    let words = format!("Row {earlier} of the file already has this email address");
    Violation::new("emailAddress", "import-address-twice", words)
}

/// The column headings.
const HEADINGS: [&str; 7] =
    ["First name", "Last name", "Email", "Role", "Position or title", "Phone", "Two-step sign-in"];

/// One employee in the file.
#[derive(Clone, Debug, Default)]
pub struct EmployeeLine {
    /// The given name.
    pub given_name: String,
    /// The family name.
    pub family_name: String,
    /// The email address.
    pub email_address: String,
    /// The role at the company.
    pub company_role: Option<Role>,
    /// The position or title.
    pub position_or_title: String,
    /// The phone number as displayed.
    pub phone: String,
    /// Whether they use two-step sign-in.
    pub second_step: bool,
}

/// Returns a CSV file of the employees.
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

/// The maximum number of people in one file.
pub const MAX_EXPORTED_PEOPLE: u32 = 100_000;

/// The maximum number of loans in one cell: a spreadsheet truncates longer ones.
const MAX_NAMED_LOANS: usize = 50;

/// One person in the file.
#[derive(Clone, Debug, Default)]
pub struct PersonLine {
    /// The given name.
    pub given_name: String,
    /// The family name.
    pub family_name: String,
    /// The email address.
    pub email_address: String,
    /// The phone number as displayed.
    pub phone: String,
    /// The company's name.
    pub company_name: String,
    /// The position or title.
    pub position_or_title: String,
    /// The loans they are on, with their role there.
    pub loans: Vec<(String, Role)>,
    /// When they were last active, in the reader's time zone.
    pub last_active_at: Option<NaiveDateTime>,
}

/// Returns a CSV file of the people, for a reader in that time zone.
#[must_use]
pub fn people_file(zone: &str, lines: impl IntoIterator<Item = PersonLine>) -> String {
    let active = time_heading("Last active", zone);
    csv_file(
        ["First name", "Last name", "Email", "Phone", "Company", "Position or title", "Loans", &active],
        lines.into_iter().map(|line| {
            let loans = format_loans(&line.loans);
            [
                line.given_name,
                line.family_name,
                line.email_address,
                line.phone,
                line.company_name,
                line.position_or_title,
                loans,
                line.last_active_at.map(format_time).unwrap_or_default(),
            ]
        }),
    )
}

fn format_loans(loans: &[(String, Role)]) -> String {
    let named = loans.iter().take(MAX_NAMED_LOANS).map(|(name, role)| format!("{name} ({})", role.label()));
    let more = loans.len().saturating_sub(MAX_NAMED_LOANS);
    let more = (more > 0).then(|| format!("and {more} more"));
    named.chain(more).collect::<Vec<_>>().join("; ")
}

#[cfg(test)]
mod tests {
    use super::{PersonLine, people_file};
    use crate::team::role::Role;

    #[test]
    fn truncates_long_lists_of_loans() {
        let loans = (0..60).map(|at| (format!("Loan {at}"), Role::Borrower)).collect();
        let text =
            people_file("UTC", [PersonLine { given_name: "Ana".to_owned(), loans, ..PersonLine::default() }]);
        assert!(text.contains("Ana,,,,,,\"Loan 0 (Borrower); Loan 1 (Borrower); "), "{text}");
        assert!(text.contains("Loan 49 (Borrower); and 10 more\",\r\n"), "{text}");
    }
}
