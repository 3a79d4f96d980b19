//! The loans of the demo and their members.

use chrono::{DateTime, Utc};
use sea_orm::ActiveValue::Set;
use serde::Deserialize;
use shared_rules::{
    individuals::credit_widget::CreditConsentStatus,
    loans::review_status::ReviewStatus,
    team::role::{BorrowerType, Role},
};
use uuid::Uuid;

use super::{DemoError, DemoOffice};
use crate::{
    entity::{EnumColumn, invitation, loan, loan_role},
    secrets::token,
};

#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(super) struct LoansFile {
    created_days_before_update: i64,
    /// The lenders of a loan that names its borrower only.
    standard_team: Vec<Member>,
    invitation: Invitation,
    pub loans: Vec<Loan>,
}

#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(super) struct Loan {
    /// The name by which other data refers to the loan.
    pub key: Option<String>,
    company: String,
    name: String,
    /// Dollars.
    amount: i64,
    purpose: String,
    address: String,
    status: ReviewStatus,
    updated_days_ago: i64,
    /// The starter template of its needs list.
    pub needs_list: Option<String>,
    #[serde(default)]
    team: Vec<Member>,
    borrower: Option<String>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct Member {
    person: String,
    role: Role,
    #[serde(default)]
    key_contact: bool,
    #[serde(default)]
    hidden_from_borrowers: bool,
    #[serde(default)]
    hidden_from_lenders: bool,
    #[serde(default)]
    is_stub: bool,
}

#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct Invitation {
    loan: String,
    person: String,
    role: Role,
    invited_by: String,
    sent_days_ago: i64,
    expires_in_days: i64,
}

/// A loan in the database.
#[derive(Clone, Copy)]
pub(super) struct LoanIds {
    pub id: Uuid,
    pub company_id: Uuid,
}

impl Loan {
    fn members(&self, standard_team: &[Member]) -> Vec<Member> {
        let Some(person) = self.borrower.clone() else { return self.team.clone() };
        let role = Role::LeadBorrower;
        let (key_contact, hidden_from_borrowers, hidden_from_lenders, is_stub) = (false, false, false, false);
        let borrower =
            Member { person, role, key_contact, hidden_from_borrowers, hidden_from_lenders, is_stub };
        standard_team.iter().cloned().chain([borrower]).collect()
    }
}

/// Writes all loans, their members and the pending invitation.
pub(super) async fn fill(office: &mut DemoOffice<'_>) -> Result<(), DemoError> {
    let file = &office.data.loans;
    for loan in &file.loans {
        let ids = LoanIds { id: Uuid::now_v7(), company_id: office.company(&loan.company)? };
        office.insert_one(loan_row(office, loan, ids)).await?;
        let created_at = office.days_ago(loan.updated_days_ago + file.created_days_before_update);
        let members = loan.members(&file.standard_team);
        let roles = members.iter().map(|member| role_row(office, ids.id, member, created_at));
        let roles: Result<Vec<_>, DemoError> = roles.collect();
        office.insert(roles?).await?;
        if let Some(key) = &loan.key {
            office.loans.insert(key, ids);
        }
    }
    invite(office, &file.invitation).await
}

fn loan_row(office: &DemoOffice<'_>, loan: &Loan, ids: LoanIds) -> loan::ActiveModel {
    let created = loan.updated_days_ago + office.data.loans.created_days_before_update;
    loan::ActiveModel {
        id: Set(ids.id),
        company_id: Set(ids.company_id),
        name: Set(loan.name.clone()),
        amount: Set(Some(loan.amount)),
        loan_purpose: Set(Some(loan.purpose.clone())),
        property_address: Set(Some(loan.address.clone())),
        review_status: Set(EnumColumn(loan.status)),
        created_at: Set(office.days_ago(created)),
        updated_at: Set(office.days_ago(loan.updated_days_ago)),
        ..Default::default()
    }
}

fn role_row(
    office: &DemoOffice<'_>,
    loan_id: Uuid,
    member: &Member,
    created_at: DateTime<Utc>,
) -> Result<loan_role::ActiveModel, DemoError> {
    let is_borrower = member.role.is_borrower();
    Ok(loan_role::ActiveModel {
        id: Set(Uuid::now_v7()),
        loan_id: Set(loan_id),
        user_id: Set(office.person(&member.person)?),
        role: Set(EnumColumn(member.role)),
        key_contact: Set(member.key_contact),
        visible_to_borrower: Set(!member.hidden_from_borrowers),
        visible_to_lender: Set(!member.hidden_from_lenders),
        can_accept_files: Set(member.role.is_lender()),
        borrower_type: Set(is_borrower.then_some(EnumColumn(BorrowerType::Individual))),
        stub: Set(member.is_stub),
        credit_consent_status: Set(is_borrower.then_some(EnumColumn(CreditConsentStatus::Accepted))),
        created_at: Set(created_at),
        updated_at: Set(created_at),
        ..Default::default()
    })
}

/// Writes an invitation that is not accepted yet. No user has its link.
async fn invite(office: &DemoOffice<'_>, invitation: &Invitation) -> Result<(), DemoError> {
    let loan = office.loan(&invitation.loan)?;
    let sent_at = office.days_ago(invitation.sent_days_ago);
    let row = invitation::ActiveModel {
        id: Set(Uuid::now_v7()),
        loan_id: Set(Some(loan.id)),
        company_id: Set(loan.company_id),
        user_id: Set(office.person(&invitation.person)?),
        role: Set(EnumColumn(invitation.role)),
        token_hash: Set(token::hash(&Uuid::now_v7().to_string())),
        invited_by: Set(office.person(&invitation.invited_by)?),
        created_at: Set(sent_at),
        expires_at: Set(office.days_ago(-invitation.expires_in_days)),
        sent_at: Set(Some(sent_at)),
        ..Default::default()
    };
    office.insert_one(row).await?;
    Ok(())
}
