//! Employees from a spreadsheet: the meaning of its columns, the values of a row, and the verdict on it.

use serde::{Deserialize, Serialize};

use super::{duplicate_address, full_name, resolve_name_parts};
use crate::contacts::contact_check::{CheckContact, check_contact};
use crate::contacts::form::PhoneNumber;
use crate::team::employee::{EmployeeRole, employee_role};
use crate::team::permission::Permission;
use crate::team::role::Role;
use crate::text;
use crate::value::fixed_word::word_of;
use crate::value::phone::{PhoneDisplay, phone_display};
use crate::value::table::columns::{SheetCells, SheetColumn};
use crate::value::table::row_verdict::{ImportCounts, JudgedRow, RowVerdict, in_columns};
use crate::violation::Violation;

/// A column with employee data.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum EmployeeColumn {
    /// The full name.
    Name,
    /// The first part of the name.
    GivenName,
    /// The last part of the name.
    FamilyName,
    /// The email address.
    EmailAddress,
    /// The role at the company.
    CompanyRole,
    /// The position or title.
    PositionOrTitle,
    /// The phone number.
    MobilePhone,
}

impl SheetColumn for EmployeeColumn {
    const ALL: &'static [Self] = &[
        Self::Name,
        Self::GivenName,
        Self::FamilyName,
        Self::EmailAddress,
        Self::CompanyRole,
        Self::PositionOrTitle,
        Self::MobilePhone,
    ];

    fn label(self) -> &'static str {
        match self {
            Self::Name => "Name",
            Self::GivenName => "First name",
            Self::FamilyName => "Last name",
            Self::EmailAddress => "Email",
            Self::CompanyRole => "Role",
            Self::PositionOrTitle => "Position or title",
            Self::MobilePhone => "Phone",
        }
    }

    fn headings(self) -> &'static str {
        match self {
            Self::Name => "name fullname employee employeename displayname person colleague",
            Self::GivenName => "firstname first givenname forename",
            Self::FamilyName => "lastname last familyname surname",
            Self::EmailAddress => {
                "email emailaddress mail address workemail companyemail emailwork login username"
            }
            Self::CompanyRole => "role companyrole roleatthecompany accessrole access permission permissions",
            Self::PositionOrTitle => "positionortitle position title jobtitle job function",
            Self::MobilePhone => {
                "phone mobile mobilephone cell cellphone phonenumber mobilenumber telephone tel workphone"
            }
        }
    }

    fn field(self) -> Option<&'static str> {
        Some(match self {
            Self::Name => return None,
            Self::GivenName => "givenName",
            Self::FamilyName => "familyName",
            Self::EmailAddress => "emailAddress",
            Self::CompanyRole => "companyRole",
            Self::PositionOrTitle => "positionOrTitle",
            Self::MobilePhone => "phoneNumber",
        })
    }
}

/// A row with the meaning of its columns.
pub type EmployeeCells = SheetCells<EmployeeColumn>;

/// The values of a row; blank where a cell is empty.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct EmployeeRow {
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
    /// The phone number as typed.
    pub phone: String,
    /// The cells that can't be read, regardless of the verdict.
    pub violations: Vec<Violation>,
}

/// Returns the values of a spreadsheet row about an employee, trimmed; a full name is split.
#[must_use]
pub fn read_employee_row(input: &EmployeeCells) -> EmployeeRow {
    let cell = |column: EmployeeColumn| input.cell(column);
    let (given_name, family_name) = resolve_name_parts(
        &cell(EmployeeColumn::Name),
        cell(EmployeeColumn::GivenName),
        cell(EmployeeColumn::FamilyName),
    );
    let role = cell(EmployeeColumn::CompanyRole);
    let company_role = parse_company_role(&role);
    let mut violations: Vec<Violation> = input.extra_cells_problem().into_iter().collect();
    if company_role.is_none() && !role.is_empty() {
        violations.push(unknown_role_violation(&role));
    }
    EmployeeRow {
        given_name,
        family_name,
        email_address: cell(EmployeeColumn::EmailAddress),
        company_role,
        position_or_title: cell(EmployeeColumn::PositionOrTitle),
        phone: cell(EmployeeColumn::MobilePhone),
        violations,
    }
}

/// Returns the role with that label or code, ignoring case and punctuation.
fn parse_company_role(typed: &str) -> Option<Role> {
    let plain =
        |text: &str| text.chars().filter(|sign| sign.is_alphanumeric()).collect::<String>().to_lowercase();
    let typed = plain(typed);
    Role::ALL.into_iter().find(|role| plain(role.label()) == typed || plain(&word_of(role)) == typed)
}

fn unknown_role_violation(typed: &str) -> Violation {
    let shown: String = typed.chars().take(60).collect();
    let roles: Vec<&str> = Role::ALL.into_iter().filter(|role| role.is_lender()).map(Role::label).collect();
    let words = format!("“{shown}” isn’t a company role. Choose one of: {}", roles.join(", "));
    Violation::new("companyRole", "import-no-role", words)
}

/// The employee with the row's email address.
#[derive(Clone, Debug, Default)]
pub struct ExistingEmployee {
    /// The given name.
    pub given_name: String,
    /// The family name.
    pub family_name: String,
    /// The role at the company.
    pub company_role: Option<Role>,
    /// The position or title.
    pub position_or_title: String,
    /// Their phone, as stored.
    pub phone: String,
    /// Whether they have joined, and so manage their own profile.
    pub joined: bool,
    /// Whether it is the importing user.
    pub own: bool,
}

/// A row and its context.
#[derive(Clone, Debug)]
pub struct JudgeEmployeeRow<'a> {
    /// The values of the row.
    pub row: &'a EmployeeRow,
    /// The employee with its email address.
    pub there: Option<&'a ExistingEmployee>,
    /// Whether the company knows a person with this email address who isn't an employee.
    pub known: bool,
    /// An earlier row of the file with the same email address.
    pub earlier: Option<u32>,
    /// The importing user's role at the company.
    pub viewer_role: Role,
    /// The permissions of that role.
    pub permissions: &'a [Permission],
    /// The number of lead lenders of the company before this row.
    pub lead_lenders: u32,
}

/// The verdict on a row, with the values to save.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct JudgedEmployeeRow {
    /// The verdict.
    pub verdict: RowVerdict,
    /// The given name.
    pub given_name: String,
    /// The family name.
    pub family_name: String,
    /// The email address.
    pub email_address: String,
    /// The role at the company.
    pub company_role: Role,
    /// The position or title.
    pub position_or_title: String,
    /// The phone number.
    pub phone: String,
    /// The changed columns of an existing employee.
    pub changes: Vec<EmployeeColumn>,
    /// The columns that differ but stay unchanged: people who have joined manage their own profile.
    pub kept: Vec<EmployeeColumn>,
    /// The reasons why it is refused, each with its column's label in front.
    pub violations: Vec<Violation>,
}

/// Returns a row adds an employee as in the form, or updates the employee with its email address; blank cells change
/// nothing.
#[must_use]
pub fn judge_employee_row(input: &JudgeEmployeeRow<'_>) -> JudgedEmployeeRow {
    let row = input.row;
    let mut violations = row.violations.clone();
    violations.extend(check_contact(&CheckContact {
        email_address: Some(row.email_address.clone()),
        given_name: Some(row.given_name.clone()),
        family_name: Some(row.family_name.clone()),
        phone_number: Some(PhoneNumber { value: row.phone.clone(), ..PhoneNumber::default() }),
        position_or_title: Some(row.position_or_title.clone()),
        ..CheckContact::default()
    }));
    violations.extend(input.earlier.map(duplicate_address));
    if input.known && input.there.is_none() {
        violations.push(text::team::EMPLOYEE_EMAIL_TAKEN.violation("emailAddress"));
    }
    let mut judged = merge_row(row, input.there);
    let was = input.there.and_then(|there| there.company_role);
    if input.there.is_none() || was != Some(judged.company_role) {
        let verdict = employee_role(&EmployeeRole {
            viewer_role: input.viewer_role,
            permissions: input.permissions.to_vec(),
            own: input.there.is_some_and(|there| there.own),
            role: was,
            new_role: judged.company_role,
            lead_lenders: input.lead_lenders,
        });
        violations.extend(verdict.violations);
    }
    judged.verdict =
        RowVerdict::of(input.there.is_some(), !judged.changes.is_empty(), !violations.is_empty());
    judged.violations = in_columns::<EmployeeColumn>(violations);
    judged
}

/// Returns the values after the row is merged into the existing employee.
fn merge_row(row: &EmployeeRow, there: Option<&ExistingEmployee>) -> JudgedEmployeeRow {
    let blank = ExistingEmployee::default();
    let was = there.unwrap_or(&blank);
    let or = |said: &String, was: &String| if said.is_empty() { was.clone() } else { said.clone() };
    let mut merged = JudgedEmployeeRow {
        verdict: RowVerdict::Created,
        given_name: or(&row.given_name, &was.given_name),
        family_name: or(&row.family_name, &was.family_name),
        email_address: row.email_address.clone(),
        company_role: row.company_role.or(was.company_role).unwrap_or(Role::Lender),
        position_or_title: or(&row.position_or_title, &was.position_or_title),
        phone: or(&row.phone, &was.phone),
        changes: Vec::new(),
        kept: Vec::new(),
        violations: Vec::new(),
    };
    let Some(was) = there else { return merged };
    let phone = |value: &String| phone_display(&PhoneDisplay { value: Some(value.clone()) });
    let own = [
        (EmployeeColumn::GivenName, merged.given_name != was.given_name),
        (EmployeeColumn::FamilyName, merged.family_name != was.family_name),
        (EmployeeColumn::PositionOrTitle, merged.position_or_title != was.position_or_title),
        (EmployeeColumn::MobilePhone, phone(&merged.phone) != phone(&was.phone)),
    ];
    let differs: Vec<_> = own.into_iter().filter_map(|(column, differs)| differs.then_some(column)).collect();
    if was.joined {
        merged.given_name.clone_from(&was.given_name);
        merged.family_name.clone_from(&was.family_name);
        merged.position_or_title.clone_from(&was.position_or_title);
        merged.phone.clone_from(&was.phone);
        merged.kept = differs;
    } else {
        merged.changes = differs;
    }
    if was.company_role != Some(merged.company_role) {
        merged.changes.push(EmployeeColumn::CompanyRole);
    }
    merged
}

impl JudgedRow for JudgedEmployeeRow {
    const TITLES: &'static [&'static str] = &["Name", "Email", "Role", "Position or title"];

    fn verdict(&self) -> RowVerdict {
        self.verdict
    }

    fn cells(&self) -> Vec<String> {
        let role = self.company_role.label().to_owned();
        vec![self.full_name(), self.email_address.clone(), role, self.position_or_title.clone()]
    }

    fn words(&self) -> Vec<String> {
        if self.verdict == RowVerdict::Refused {
            return self.violations.iter().map(|wrong| wrong.message.clone()).collect();
        }
        let changes = self.changes.iter().map(|column| column.label().to_owned());
        let kept: Vec<&str> = self.kept.iter().map(|column| column.label()).collect();
        let stays = (!kept.is_empty()).then(|| {
            format!("{} unchanged: people who have joined manage their own profile", kept.join(", "))
        });
        changes.chain(stays).collect()
    }
}

impl JudgedEmployeeRow {
    /// Returns given and family name.
    #[must_use]
    pub fn full_name(&self) -> String {
        full_name(&self.given_name, &self.family_name)
    }

    /// Returns the number of lead lenders of the company after the row.
    #[must_use]
    pub fn lead_lenders_after(&self, before: u32, was: Option<Role>) -> u32 {
        let written = matches!(self.verdict, RowVerdict::Created | RowVerdict::Changed);
        match (written, was == Some(Role::LeadLender), self.company_role == Role::LeadLender) {
            (true, false, true) => before.saturating_add(1),
            (true, true, false) => before.saturating_sub(1),
            _ => before,
        }
    }
}

/// Returns the message about the import's outcome.
#[must_use]
pub fn employee_import_message(counts: ImportCounts) -> String {
    counts.result_text(
        [text::team::EMPLOYEES_IMPORTED_ONE, text::team::EMPLOYEES_IMPORTED],
        [text::team::EMPLOYEES_CHANGED_ONE, text::team::EMPLOYEES_CHANGED],
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::value::table::columns::guess_columns;

    fn row(cells: [&str; 6]) -> EmployeeRow {
        let headings =
            ["First name", "Last name", "Email", "Role", "Position or title", "Phone"].map(str::to_owned);
        let columns = guess_columns(&headings);
        read_employee_row(&EmployeeCells { columns, cells: cells.map(str::to_owned).to_vec() })
    }

    fn judge(row: &EmployeeRow, there: Option<&ExistingEmployee>) -> JudgedEmployeeRow {
        judge_employee_row(&JudgeEmployeeRow {
            row,
            there,
            known: false,
            earlier: None,
            viewer_role: Role::LeadLender,
            permissions: &Permission::ALL,
            lead_lenders: 1,
        })
    }

    fn marcus(joined: bool) -> ExistingEmployee {
        ExistingEmployee {
            given_name: "Marcus".into(),
            family_name: "Lee".into(),
            company_role: Some(Role::Manager),
            position_or_title: "Branch manager".into(),
            phone: "5035550142".into(),
            joined,
            own: false,
        }
    }

    const AS_SAVED: [&str; 6] =
        ["Marcus", "Lee", "marcus@office.example", "Manager", "Branch manager", "(503) 555-0142"];

    #[test]
    fn reports_exported_rows_as_unchanged() {
        assert_eq!(judge(&row(AS_SAVED), Some(&marcus(true))).verdict, RowVerdict::Same);
        assert_eq!(judge(&row(AS_SAVED), Some(&marcus(false))).verdict, RowVerdict::Same);
    }

    #[test]
    fn adds_new_employees_as_lenders_by_default() {
        let judged = judge(&row(["Ana", "Bond", "ana@office.example", "", "", ""]), None);
        assert_eq!((judged.verdict, judged.company_role), (RowVerdict::Created, Role::Lender));
        assert_eq!(judged.full_name(), "Ana Bond");
    }

    #[test]
    fn changes_only_the_role_of_joined_employees() {
        let other = row(["Mark", "Lee", "marcus@office.example", "lead-lender", "Director", ""]);
        let judged = judge(&other, Some(&marcus(true)));
        assert_eq!((judged.verdict, judged.given_name.as_str()), (RowVerdict::Changed, "Marcus"));
        assert_eq!(
            judged.words(),
            [
                "Role",
                "First name, Position or title unchanged: people who have joined manage their own profile"
            ]
        );
        let entry = judge(&other, Some(&marcus(false)));
        assert_eq!(entry.words(), ["First name", "Position or title", "Role"]);
    }

    #[test]
    fn refuses_invalid_rows_and_names_the_column() {
        let said = |cells| judge(&row(cells), None).words().join(" / ");
        assert!(said(["A", "B", "nobody", "", "", ""]).starts_with("Email: Invalid"));
        assert!(
            said(["A", "B", "a@b.example", "Boss", "", ""]).starts_with("Role: “Boss” isn’t a company role")
        );
        assert!(said(["A", "B", "a@b.example", "Borrower", "", ""]).starts_with("Role: "));
        assert!(said([&"x".repeat(500), "B", "a@b.example", "", "", ""]).starts_with("First name: "));
        let lead = ExistingEmployee { company_role: Some(Role::LeadLender), ..marcus(true) };
        let unmade = judge(&row(AS_SAVED), Some(&lead));
        assert_eq!(unmade.verdict, RowVerdict::Refused, "a company keeps a lead: {:?}", unmade.words());
    }
}
