//! The borrowers and contacts of a loan from a spreadsheet: the meaning of its columns, the values of a row, and the
//! verdict on it.

use serde::{Deserialize, Serialize};

use super::loan_people_file::{LoanPersonLine, NamedRole, find_loan_role};
use super::{duplicate_address, full_name, resolve_name_parts};
use crate::contacts::contact_check::{CheckContact, check_contact};
use crate::contacts::form::PhoneNumber;
use crate::team::loan_role::{ContactPlace, contact_place};
use crate::team::role::Role;
use crate::team::role_picker::SubRole;
use crate::text;
use crate::value::phone::{PhoneDisplay, phone_display};
use crate::value::table::columns::{SheetCells, SheetColumn};
use crate::value::table::row_verdict::{ImportCounts, JudgedRow, RowVerdict, in_columns};
use crate::violation::Violation;

/// The maximum number of people that one file adds to a loan.
pub const MAX_PEOPLE_PER_IMPORT: u32 = 500;

/// A column with data of a person on a loan.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum PersonColumn {
    /// The full name.
    Name,
    /// The first part of the name.
    GivenName,
    /// The last part of the name.
    FamilyName,
    /// The email address.
    EmailAddress,
    /// Their role on the loan.
    Role,
    /// Whether a contact is a key contact.
    KeyContact,
    /// Whether borrowers see a key contact.
    VisibleToBorrower,
    /// The phone number.
    PhoneNumber,
    /// The position or title.
    PositionOrTitle,
    /// The company's name.
    CompanyName,
    /// The company's website.
    CompanyWebsite,
}

impl SheetColumn for PersonColumn {
    const ALL: &'static [Self] = &[
        Self::Name,
        Self::GivenName,
        Self::FamilyName,
        Self::EmailAddress,
        Self::Role,
        Self::KeyContact,
        Self::VisibleToBorrower,
        Self::PhoneNumber,
        Self::PositionOrTitle,
        Self::CompanyName,
        Self::CompanyWebsite,
    ];

    fn label(self) -> &'static str {
        match self {
            Self::Name => "Name",
            Self::GivenName => "First name",
            Self::FamilyName => "Last name",
            Self::EmailAddress => "Email",
            Self::Role => "Role",
            Self::KeyContact => "Key contact",
            Self::VisibleToBorrower => "Visible to borrowers",
            Self::PhoneNumber => "Phone",
            Self::PositionOrTitle => "Position or title",
            Self::CompanyName => "Company",
            Self::CompanyWebsite => "Website",
        }
    }

    fn headings(self) -> &'static str {
        match self {
            Self::Name => "name fullname contact contactname person borrower borrowername displayname",
            Self::GivenName => "firstname first givenname forename",
            Self::FamilyName => "lastname last familyname surname",
            Self::EmailAddress => "email emailaddress mail address contactemail borroweremail",
            Self::Role => "role loanrole contactrole roleontheloan contacttype type",
            Self::KeyContact => "keycontact key iskeycontact",
            Self::VisibleToBorrower => "borrowersseethem visibletoborrowers visibletoborrower visible",
            Self::PhoneNumber => {
                "phone mobile mobilephone cell cellphone phonenumber telephone tel workphone"
            }
            Self::PositionOrTitle => "positionortitle position title jobtitle job",
            Self::CompanyName => "company companyname firm organization organisation employer business",
            Self::CompanyWebsite => "website companywebsite web url homepage",
        }
    }

    fn field(self) -> Option<&'static str> {
        Some(match self {
            Self::Name => return None,
            Self::GivenName => "givenName",
            Self::FamilyName => "familyName",
            Self::EmailAddress => "emailAddress",
            Self::Role => "role",
            Self::KeyContact => "keyContact",
            Self::VisibleToBorrower => "visibleToBorrower",
            Self::PhoneNumber => "phoneNumber",
            Self::PositionOrTitle => "positionOrTitle",
            Self::CompanyName => "companyName",
            Self::CompanyWebsite => "companyWebsite",
        })
    }
}

/// A row with the meaning of its columns.
pub type PersonCells = SheetCells<PersonColumn>;

/// The values of a row; blank where a cell is empty.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PersonRow {
    /// The given name.
    pub given_name: String,
    /// The family name.
    pub family_name: String,
    /// The email address.
    pub email_address: String,
    /// Their role, as typed.
    pub role: String,
    /// Whether a contact is a key contact.
    pub key_contact: Option<bool>,
    /// Whether borrowers see a key contact.
    pub visible_to_borrower: Option<bool>,
    /// The phone number.
    pub phone: String,
    /// The position or title.
    pub position_or_title: String,
    /// The company's name.
    pub company_name: String,
    /// The company's website.
    pub company_website: String,
    /// The cells that can't be read, regardless of the verdict.
    pub violations: Vec<Violation>,
}

/// Returns the values of a spreadsheet row about a person on a loan, trimmed.
#[must_use]
pub fn read_person_row(input: &PersonCells) -> PersonRow {
    let cell = |column: PersonColumn| input.cell(column);
    let (given_name, family_name) = resolve_name_parts(
        &cell(PersonColumn::Name),
        cell(PersonColumn::GivenName),
        cell(PersonColumn::FamilyName),
    );
    let mut violations: Vec<Violation> = input.extra_cells_problem().into_iter().collect();
    let mut yes = |column: PersonColumn, field: &str| {
        let read = yes_or_no(&cell(column), field);
        read.unwrap_or_else(|wrong| {
            violations.push(wrong);
            None
        })
    };
    let key_contact = yes(PersonColumn::KeyContact, "keyContact");
    let visible_to_borrower = yes(PersonColumn::VisibleToBorrower, "visibleToBorrower");
    PersonRow {
        given_name,
        family_name,
        email_address: cell(PersonColumn::EmailAddress),
        role: cell(PersonColumn::Role),
        key_contact,
        visible_to_borrower,
        phone: cell(PersonColumn::PhoneNumber),
        position_or_title: cell(PersonColumn::PositionOrTitle),
        company_name: cell(PersonColumn::CompanyName),
        company_website: cell(PersonColumn::CompanyWebsite),
        violations,
    }
}

fn yes_or_no(typed: &str, field: &str) -> Result<Option<bool>, Violation> {
    match typed.to_lowercase().as_str() {
        "" => Ok(None),
        "yes" | "y" | "true" | "x" | "1" => Ok(Some(true)),
        "no" | "n" | "false" | "0" | "-" => Ok(Some(false)),
        _ => Err(Violation::new(field, "import-yes-or-no", "Enter yes or no")),
    }
}

/// A person who is already on the loan, as the importing user sees them.
#[derive(Clone, Debug, Default)]
pub struct ExistingLoanPerson {
    /// The values that an export of the loan's people has for them.
    pub line: LoanPersonLine,
    /// Whether they are on the lending team.
    pub lends: bool,
}

/// A row and its context.
#[derive(Clone, Debug)]
pub struct JudgePersonRow<'a> {
    /// The values of the row.
    pub row: &'a PersonRow,
    /// The person on the loan with its email address.
    pub there: Option<&'a ExistingLoanPerson>,
    /// The company's roles for contacts.
    pub roles: &'a [SubRole],
    /// An earlier row of the file with the same email address.
    pub earlier: Option<u32>,
    /// Whether the person works for the lender.
    pub employee: bool,
    /// The template for the borrowers' needs lists.
    pub template: Option<&'a str>,
    /// The reason why the importing user can't add borrowers.
    pub no_borrowers: Option<&'a Violation>,
    /// The number of earlier rows that add a person to the loan.
    pub before: u32,
    /// Whether an earlier row sets the lead borrower.
    pub has_lead: bool,
}

/// The verdict on a row, with the values to save.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct JudgedPersonRow {
    /// The verdict.
    pub verdict: RowVerdict,
    /// The values of the row.
    pub row: PersonRow,
    /// The role on the loan.
    pub role: Option<NamedRole>,
    /// The columns that differ from the loan but stay unchanged.
    pub kept: Vec<PersonColumn>,
    /// The reasons why it is refused, each with its column's label in front.
    pub violations: Vec<Violation>,
}

/// Returns the verdict on a row: it adds a person to the loan as in the form; a person already on the loan stays
/// unchanged.
#[must_use]
pub fn judge_person_row(input: &JudgePersonRow<'_>) -> JudgedPersonRow {
    let row = input.row;
    let mut violations = row.violations.clone();
    let role = find_loan_role(&row.role, input.roles);
    let kind = role.as_ref().map(|role| role.kind).unwrap_or_default();
    let template = input.template.map(str::to_owned).or_else(|| input.there.map(|_| "there".to_owned()));
    violations.extend(check_contact(&CheckContact {
        email_address: Some(row.email_address.clone()),
        given_name: Some(row.given_name.clone()),
        family_name: Some(row.family_name.clone()),
        phone_number: Some(PhoneNumber { value: row.phone.clone(), ..PhoneNumber::default() }),
        position_or_title: Some(row.position_or_title.clone()),
        company_name: Some(row.company_name.clone()),
        company_website: Some(row.company_website.clone()),
        contact_sub_role_type: kind,
        template_id: template,
        ..CheckContact::default()
    }));
    violations.extend(input.earlier.map(duplicate_address));
    let mut kept = Vec::new();
    match input.there {
        Some(there) => kept = differing_columns(row, there),
        None => violations.extend(joining_violations(input, &role)),
    }
    let verdict = RowVerdict::of(input.there.is_some(), false, !violations.is_empty());
    JudgedPersonRow {
        verdict,
        row: row.clone(),
        role: role.ok(),
        kept,
        violations: in_columns::<PersonColumn>(violations),
    }
}

/// Returns the reasons against adding the person to the loan.
fn joining_violations(input: &JudgePersonRow<'_>, role: &Result<NamedRole, Violation>) -> Vec<Violation> {
    let role = match role {
        Ok(role) => role,
        Err(unknown) => return vec![unknown.clone()],
    };
    let place = contact_place(&ContactPlace {
        contact_sub_role_type: role.kind,
        borrower_type: None,
        lead_borrower: role.lead,
    });
    let mut violations = Vec::new();
    if input.employee && place.role.is_borrower() {
        violations.push(text::loans::BORROWER_IS_EMPLOYEE.violation("emailAddress"));
    } else if input.employee {
        let words = "This person works for your company. Add them to the lending team on the loan";
        violations.push(Violation::new("emailAddress", "import-colleague", words));
    }
    if place.role.is_borrower() {
        violations.extend(input.no_borrowers.cloned());
    }
    if place.role == Role::LeadBorrower && input.has_lead {
        violations.push(Violation::new(
            "role",
            "import-second-lead",
            "A loan has only one lead borrower, and an earlier row names one",
        ));
    }
    if input.before >= MAX_PEOPLE_PER_IMPORT && violations.is_empty() {
        let words = format!(
            "One file can add at most {MAX_PEOPLE_PER_IMPORT} people to a loan. Import the others in another file"
        );
        violations.push(Violation::new("emailAddress", "import-many-people", words));
    }
    violations
}

/// Returns the columns that differ from the loan, ignoring blank cells.
fn differing_columns(row: &PersonRow, there: &ExistingLoanPerson) -> Vec<PersonColumn> {
    let was = &there.line;
    let differs = |said: &str, was: &str| !said.is_empty() && said != was;
    let phone = phone_display(&PhoneDisplay { value: Some(row.phone.clone()) });
    let turned = |said: Option<bool>, was: bool| said.is_some_and(|said| said != was);
    let contact = !there.lends && !was.borrower;
    let all = [
        (PersonColumn::GivenName, differs(&row.given_name, &was.given_name)),
        (PersonColumn::FamilyName, differs(&row.family_name, &was.family_name)),
        (PersonColumn::Role, !there.lends && differs(&row.role.to_lowercase(), &was.role.to_lowercase())),
        (PersonColumn::KeyContact, contact && turned(row.key_contact, was.key_contact)),
        (
            PersonColumn::VisibleToBorrower,
            contact && turned(row.visible_to_borrower, was.visible_to_borrower),
        ),
        (PersonColumn::PhoneNumber, differs(&phone, &was.phone)),
        (PersonColumn::PositionOrTitle, differs(&row.position_or_title, &was.position_or_title)),
        (PersonColumn::CompanyName, differs(&row.company_name, &was.company_name)),
        (PersonColumn::CompanyWebsite, differs(&row.company_website, &was.company_website)),
    ];
    all.into_iter().filter_map(|(column, differs)| differs.then_some(column)).collect()
}

impl JudgedRow for JudgedPersonRow {
    const TITLES: &'static [&'static str] = &["Name", "Email", "Role", "Company"];

    fn verdict(&self) -> RowVerdict {
        self.verdict
    }

    fn cells(&self) -> Vec<String> {
        let row = &self.row;
        let name = full_name(&row.given_name, &row.family_name);
        let role = self.role.as_ref().map_or_else(|| row.role.clone(), |role| role.title.clone());
        vec![name, row.email_address.clone(), role, row.company_name.clone()]
    }

    fn words(&self) -> Vec<String> {
        if self.verdict == RowVerdict::Refused {
            return self.violations.iter().map(|wrong| wrong.message.clone()).collect();
        }
        let kept: Vec<&str> = self.kept.iter().map(|column| column.label()).collect();
        let stays = format!("{} unchanged: this person is already on the loan", kept.join(", "));
        (!kept.is_empty()).then_some(stays).into_iter().collect()
    }
}

impl JudgedPersonRow {
    /// Returns whether the row sets the lead borrower.
    #[must_use]
    pub fn leads(&self) -> bool {
        self.verdict == RowVerdict::Created && self.role.as_ref().is_some_and(|role| role.lead)
    }
}

/// Returns the message about the import's outcome.
#[must_use]
pub fn people_import_message(counts: ImportCounts, invited: u32) -> String {
    let one = [text::team::PEOPLE_IMPORTED_ONE, text::team::PEOPLE_IMPORTED];
    let said = counts.result_text(one, one);
    match invited {
        0 => said,
        1 => format!("{said}. {}", text::team::PEOPLE_INVITED_ONE.template),
        many => format!("{said}. {}", text::team::PEOPLE_INVITED.fill(&[("count", &many.to_string())])),
    }
}
