//! Spreadsheet export of the borrowers and contacts of a loan, and the names of their roles in it.

use crate::team::role::Role;
use crate::team::role_picker::{SubRole, SubRoleType};
use crate::value::csv::csv_file;
use crate::violation::Violation;

/// A loan role named in a spreadsheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NamedRole {
    /// Its kind.
    pub kind: SubRoleType,
    /// Whether it is the lead borrower.
    pub lead: bool,
    /// The id of the company's contact role.
    pub sub_role_id: Option<String>,
    /// The title that the company uses.
    pub title: String,
}

/// Returns the role with that name: a borrowing team role, one of the company's contact roles, or a contact without a
/// role.
///
/// # Errors
/// The role doesn't exist.
pub fn find_loan_role(typed: &str, roles: &[SubRole]) -> Result<NamedRole, Violation> {
    let same = |title: &str| title.trim().to_lowercase() == typed.to_lowercase();
    if let Some(role) = roles.iter().find(|role| same(&role.title)) {
        let (id, title) = (Some(role.id.clone()), role.title.clone());
        return Ok(NamedRole { kind: role.sub_role_type, lead: false, sub_role_id: id, title });
    }
    let plain =
        |kind, lead, role: Role| NamedRole { kind, lead, sub_role_id: None, title: role.label().to_owned() };
    if same(Role::LeadBorrower.label()) {
        return Ok(plain(SubRoleType::Borrower, true, Role::LeadBorrower));
    }
    if same(Role::Borrower.label()) {
        return Ok(plain(SubRoleType::Borrower, false, Role::Borrower));
    }
    if typed.is_empty() || same(Role::Contact.label()) {
        return Ok(plain(SubRoleType::None, false, Role::Contact));
    }
    let shown: String = typed.chars().take(60).collect();
    let words = format!(
        "Your company has no role “{shown}”. Add it to the contact roles first, or enter {}, {} or {}",
        Role::Borrower.label(),
        Role::LeadBorrower.label(),
        Role::Contact.label()
    );
    Err(Violation::new("role", "import-no-role", words))
}

/// The column headings.
const HEADINGS: [&str; 10] = [
    "First name",
    "Last name",
    "Email",
    "Role",
    "Key contact",
    "Visible to borrowers",
    "Phone",
    "Position or title",
    "Company",
    "Website",
];

/// One borrower or contact in the file.
#[derive(Clone, Debug, Default)]
pub struct LoanPersonLine {
    /// The given name.
    pub given_name: String,
    /// The family name.
    pub family_name: String,
    /// The email address.
    pub email_address: String,
    /// The label of their role on the loan.
    pub role: String,
    /// Whether they are on the borrowing team.
    pub borrower: bool,
    /// Whether a contact is a key contact.
    pub key_contact: bool,
    /// Whether borrowers see them.
    pub visible_to_borrower: bool,
    /// The phone number as displayed.
    pub phone: String,
    /// The position or title.
    pub position_or_title: String,
    /// The company's name.
    pub company_name: String,
    /// The company's website.
    pub company_website: String,
}

/// Returns a CSV file of the people.
#[must_use]
pub fn loan_people_file(lines: impl IntoIterator<Item = LoanPersonLine>) -> String {
    let yes = |yes: bool| if yes { "yes" } else { "no" }.to_owned();
    csv_file(
        HEADINGS,
        lines.into_iter().map(|line| {
            [
                line.given_name,
                line.family_name,
                line.email_address,
                line.role,
                if line.borrower { String::new() } else { yes(line.key_contact) },
                if line.borrower { String::new() } else { yes(line.visible_to_borrower) },
                line.phone,
                line.position_or_title,
                line.company_name,
                line.company_website,
            ]
        }),
    )
}
