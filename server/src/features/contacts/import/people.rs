//! The people of a loan, in the form of a spreadsheet.

use sea_orm::DbErr;
use shared_rules::{
    activity::ExportedList,
    contacts::spreadsheet::{
        loan_people::ExistingLoanPerson,
        loan_people_file::{LoanPersonLine, loan_people_file},
    },
    value::phone::{PhoneDisplay, phone_display},
};

use crate::{
    access::LoanMember,
    features::activity,
    http::{Problem, csv::CsvFile},
    membership::{PersonOnLoan, load_people_on_loan},
    state::AppState,
};

/// Exports the loan's borrowers and contacts that the viewer sees.
pub(super) async fn export_people(state: &AppState, viewer: &LoanMember) -> Result<CsvFile, Problem> {
    let people = load_people_on_loan(state.db.read(), viewer.loan.id).await?;
    let seen = people.iter().filter(|person| person.role.is_some() && person.is_seen_by(viewer));
    let there = seen.map(|person| to_rule_person(viewer, person)).filter(|there| !there.lends);
    let text = loan_people_file(there.map(|there| there.line));
    activity::record_export(state, &viewer.user, Some((&viewer.loan).into()), ExportedList::People).await?;
    Ok(CsvFile { name: "people.csv", text })
}

/// Returns the people on the loan, or invited to it, that the viewer sees.
pub(super) async fn load_visible_people(
    db: &impl sea_orm::ConnectionTrait,
    viewer: &LoanMember,
) -> Result<Vec<ExistingLoanPerson>, DbErr> {
    let people = load_people_on_loan(db, viewer.loan.id).await?;
    let seen = people.iter().filter(|person| person.is_seen_by(viewer));
    Ok(seen.map(|person| to_rule_person(viewer, person)).collect())
}

fn to_rule_person(viewer: &LoanMember, person: &PersonOnLoan) -> ExistingLoanPerson {
    let user = person.as_seen_by(viewer);
    let role = person.role.as_ref();
    let on_loan = role.map(|role| role.role.0);
    let title = person.sub_role.as_ref().filter(|_| on_loan.is_some_and(|role| role.is_contact()));
    let title = title.map(|sub_role| sub_role.title.clone());
    let value = user.mobile_phone.map(|phone| phone.value);
    let line = LoanPersonLine {
        given_name: user.given_name,
        family_name: user.family_name,
        email_address: user.email_address,
        role: title.or_else(|| on_loan.map(|role| role.label().to_owned())).unwrap_or_default(),
        borrower: on_loan.is_some_and(|role| role.is_borrower()),
        key_contact: role.is_some_and(|role| role.key_contact),
        visible_to_borrower: role.is_some_and(|role| role.visible_to_borrower),
        phone: phone_display(&PhoneDisplay { value }),
        position_or_title: user.position_or_title.unwrap_or_default(),
        company_name: user.company_name.unwrap_or_default(),
        company_website: user.company_website.unwrap_or_default(),
    };
    ExistingLoanPerson { line, lends: on_loan.is_some_and(|role| role.is_lender()) }
}
