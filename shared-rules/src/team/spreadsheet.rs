//! Those who work at a company, as rows of a spreadsheet.

use super::role::Role;
use crate::value::csv::csv_file;

/// What the columns are called.
const HEADINGS: [&str; 6] = ["First name", "Last name", "Email", "Role", "Position or title", "Phone"];

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
            ]
        }),
    )
}
