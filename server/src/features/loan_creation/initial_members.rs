//! The initial members of a loan.

use std::collections::{HashMap, HashSet};

use sea_orm::{ColumnTrait, EntityTrait, QueryFilter, QueryOrder};
use shared_rules::{
    loans::{
        loan_creation::leads_own_loan,
        new_loan::{NewBorrower, NewLoan},
    },
    team::{
        loan_role::LenderUserPlaceAnswer,
        role::{BorrowerType, Role},
    },
    text::loans as text,
};
use uuid::Uuid;

use crate::{
    access::{CompanyLender, LoanMember},
    entity::{EnumColumn, app_user, loan, loan_role},
    features::team::{NewMember, add_member, find_or_create_person},
    http::Problem,
    membership::UserRef,
    realtime::Changes,
};

/// Adds the creator in their company role; people can't promote themselves. If they aren't a lead lender, a lead lender
/// is added, too. Returns the creator's membership, and the lead if that is another person.
pub(super) async fn add_creator(
    changes: &Changes,
    lender: &CompanyLender,
    loan: loan::Model,
) -> Result<(LoanMember, Option<String>), Problem> {
    let CompanyLender { signed_in, company } = lender;
    let role = signed_in.role();
    let own =
        add_member(changes, &loan, &signed_in.user, &member_place(role), true, signed_in.user.id).await?;
    let lead = if leads_own_loan(role) { None } else { find_lead_lender(changes, company.id).await? };
    if let Some(lead) = &lead {
        add_member(changes, &loan, lead, &member_place(Role::LeadLender), true, signed_in.user.id).await?;
    }
    let loan_role = loan_role::Entity::find_by_id(own).one(&**changes).await?;
    let (lender, user) = (company.clone(), signed_in.user.clone());
    let led_by = lead.map(|lead| UserRef::from(&lead).display_name());
    Ok((LoanMember { loan, lender, loan_role, user }, led_by))
}

/// Returns the company's most senior lead lender.
pub(super) async fn find_lead_lender(
    changes: &Changes,
    company: Uuid,
) -> Result<Option<app_user::Model>, Problem> {
    let leads = app_user::Entity::find()
        .filter(app_user::Column::CompanyId.eq(company))
        .filter(app_user::Column::CompanyRole.eq(EnumColumn(Role::LeadLender)))
        .order_by_asc(app_user::Column::CreatedAt)
        .order_by_asc(app_user::Column::Id);
    Ok(leads.one(&**changes).await?)
}

/// Adds colleagues who aren't on the loan yet, each in their company role. Returns those added.
pub(super) async fn add_colleagues(
    changes: &Changes,
    member: &LoanMember,
    wanted: &[Uuid],
) -> Result<Vec<app_user::Model>, Problem> {
    let on_loan: HashSet<Uuid> =
        load_roles(changes, member.loan.id).await?.into_iter().map(|role| role.user_id).collect();
    let people = app_user::Entity::find()
        .filter(app_user::Column::Id.is_in(wanted.iter().copied()))
        .filter(app_user::Column::CompanyId.eq(member.loan.company_id));
    let people: HashMap<Uuid, app_user::Model> =
        people.all(&**changes).await?.into_iter().map(|person| (person.id, person)).collect();
    let (mut came, mut colleagues) = (HashSet::new(), Vec::new());
    for (at, id) in wanted.iter().enumerate() {
        let known = people.get(id).and_then(|person| Some((person, person.company_role.as_ref()?.0)));
        let gone = || text::COLLEAGUE_GONE.violation(&format!("colleagues.{at}"));
        let (person, role) = known.ok_or_else(|| Problem::invalid(vec![gone()]))?;
        if !on_loan.contains(id) && came.insert(*id) {
            add_member(changes, &member.loan, person, &member_place(role), true, member.user.id).await?;
            colleagues.push(person.clone());
        }
    }
    Ok(colleagues)
}

async fn load_roles(changes: &Changes, loan_id: Uuid) -> Result<Vec<loan_role::Model>, Problem> {
    Ok(loan_role::Entity::find().filter(loan_role::Column::LoanId.eq(loan_id)).all(&**changes).await?)
}

/// Adds the borrowers, the first as lead borrower. A person of another company joins when they accept; until then there
/// is an entry with the typed data (resolutions 92, 93).
pub(super) async fn add_borrowers(
    changes: &Changes,
    member: &LoanMember,
    form: &NewLoan,
) -> Result<Vec<Uuid>, Problem> {
    let mut ids = Vec::with_capacity(form.borrowers.len());
    for (at, borrower) in form.borrowers.iter().enumerate() {
        let person = find_or_create_person(changes, member, to_new_member(borrower)).await?;
        if person.company_id == Some(member.loan.company_id) {
            let field = format!("borrowers.{at}.emailAddress");
            return Err(Problem::invalid(vec![text::BORROWER_IS_EMPLOYEE.violation(&field)]));
        }
        let role = if at == 0 { Role::LeadBorrower } else { Role::Borrower };
        add_member(changes, &member.loan, &person, &member_place(role), false, member.user.id).await?;
        ids.push(person.id);
    }
    Ok(ids)
}

fn to_new_member(borrower: &NewBorrower) -> NewMember {
    NewMember {
        id: None,
        email_address: Some(borrower.email_address.trim().to_owned()),
        given_name: borrower.given_name.trim().to_owned(),
        family_name: borrower.family_name.trim().to_owned(),
    }
}

pub(super) fn member_place(role: Role) -> LenderUserPlaceAnswer {
    LenderUserPlaceAnswer {
        role,
        borrower_type: role.is_borrower().then_some(BorrowerType::Individual),
        key_contact: false,
        visible_to_borrower: true,
        visible_to_lender: true,
        violations: Vec::new(),
    }
}
