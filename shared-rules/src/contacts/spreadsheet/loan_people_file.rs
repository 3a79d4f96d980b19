//! The borrowers and contacts of a loan as rows of a spreadsheet, and what their roles are called there.

use crate::team::role::Role;
use crate::team::role_picker::{SubRole, SubRoleType};
use crate::value::csv::csv_file;
use crate::violation::Violation;

/// What a role on the loan is called in a spreadsheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NamedRole {
    /// Its kind.
    pub kind: SubRoleType,
    /// Whether it leads the borrowing team.
    pub lead: bool,
    /// The company's own role for contacts.
    pub sub_role_id: Option<String>,
    /// As the company calls it.
    pub title: String,
}

/// The role that is called so: one of the borrowing team, one that the company has for contacts, or a contact's without
/// one.
///
/// # Errors
/// There is no such role.
pub fn role_called(typed: &str, roles: &[SubRole]) -> Result<NamedRole, Violation> {
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

/// What the columns are called.
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

/// One borrower or contact of the file.
#[derive(Clone, Debug, Default)]
pub struct LoanPersonLine {
    /// Given name.
    pub given_name: String,
    /// Family name.
    pub family_name: String,
    /// Where they are reached.
    pub email_address: String,
    /// Their role on the loan, in words.
    pub role: String,
    /// Whether they are of the borrowing team.
    pub borrower: bool,
    /// Whether a contact is a key contact.
    pub key_contact: bool,
    /// Whether borrowers see them.
    pub visible_to_borrower: bool,
    /// As one reads it.
    pub phone: String,
    /// What they do.
    pub position_or_title: String,
    /// Where they work.
    pub company_name: String,
    /// Its address on the web.
    pub company_website: String,
}

/// The file of these people.
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
