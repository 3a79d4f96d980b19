//! The person card, in one request. Sections that the viewer may not see are omitted.

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};
use shared_rules::{
    individuals::{
        form_element::{CreditElement, FormElement, credit_element},
        licence_section::{LicenceSection, licence_section},
        licence_status::{LicenceExpiry, licence_status},
        masking::{MaskIdentity, mask_identity},
        sensitive_data::can_know_consent,
    },
    team::{
        permission::Permission,
        role::Role,
        send_message::{SendMessageButton, send_message_button},
    },
};
use utoipa::ToSchema;
use uuid::Uuid;

use super::{
    credit,
    dto::{CardLicence, CreditReport},
    licence::stored_licence,
    subject::{self, LoanIndividual},
};
use crate::{
    access::LoanMember,
    features::loans::{LoanRole, visible_role},
    http::Problem,
    membership::{self, UserRef, load_person_on_loan},
    secrets::vault::Vault,
    state::AppState,
};

/// The contents of a person card.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct PersonCard {
    /// The person.
    user: UserRef,
    /// Their role on the loan.
    loan_role: LoanRole,
    /// The id for credit routes; for lenders and the person.
    individual_id: Option<Uuid>,
    /// Their credit report.
    credit: Option<CreditReport>,
    /// The credit report in the form of the provider's form element.
    credit_element: Option<FormElement>,
    /// Their driver's license.
    licence: Option<CardLicence>,
    /// Whether the viewer may write to them.
    can_send_message: bool,
    /// The viewer's permissions on the loan.
    permissions: Vec<Permission>,
}

/// The person in the path.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct PersonPath {
    user_id: Uuid,
}

/// Returns the contents of a person card.
///
/// Records the view, if a credit score is shown.
pub(super) async fn load_card(
    state: &AppState,
    member: LoanMember,
    on: PersonPath,
) -> Result<PersonCard, Problem> {
    let person = load_person_on_loan(state.db.read(), member.loan.id, on.user_id).await?;
    let person = person.ok_or_else(Problem::not_found)?;
    let loan_role = visible_role(&member, &person).ok_or_else(Problem::not_found)?;
    let now = state.clock.now();
    let sees_credit = membership::sees_credit(&member, Some(&person));
    let subject = subject::subject_of_person(&member, person);
    if sees_credit {
        credit::record_score_view(state, &member, &subject).await?;
    }
    let knows = can_know_consent(member.role().group(), member.user.id == on.user_id);
    let permissions = member.permissions();
    let button = SendMessageButton { role: loan_role.role, permissions: permissions.clone() };
    let credit = sees_credit.then(|| CreditReport::new(subject.credit.as_ref(), now));
    let credit_score = credit.as_ref().and_then(|credit| credit.credit_score);
    let credit_report_error = credit.as_ref().and_then(|credit| credit.credit_report_error.clone());
    let loan_role = LoanRole { credit_score, credit_report_error, ..loan_role };
    let element = CreditElement { individual_id: subject.id.to_string(), credit_score };
    Ok(PersonCard {
        user: loan_role.user.clone(),
        individual_id: knows.then_some(subject.id),
        credit_element: credit.is_some().then(|| credit_element(&element)),
        credit,
        licence: card_licence(&state.vault, &member, &subject, loan_role.role, now),
        can_send_message: send_message_button(&button).shown && member.user.id != on.user_id,
        loan_role,
        permissions,
    })
}

/// Returns the license section, if the rule shows one.
fn card_licence(
    vault: &Vault,
    member: &LoanMember,
    subject: &LoanIndividual,
    role: Role,
    now: DateTime<Utc>,
) -> Option<CardLicence> {
    let stored = subject.individual.as_ref().map(|row| stored_licence(vault, row));
    let own = subject.person.as_ref().is_some_and(|person| person.user.id == member.user.id);
    let permissions = member.permissions();
    let visible = own || permissions.contains(&Permission::SeeDriversLicense);
    let licence = stored.clone();
    let utc_offset_minutes = member.zone().offset_minutes(now);
    let section = LicenceSection { role, own, permissions, licence, now, utc_offset_minutes };
    if !licence_section(&section).shown {
        return None;
    }
    let stored = stored.filter(|_| visible).unwrap_or_default();
    let masked = mask_identity(&MaskIdentity { number: stored.number, dob: stored.dob });
    let expiration = stored.expiration;
    Some(CardLicence {
        status: licence_status(&LicenceExpiry { expiration: expiration.clone(), now, utc_offset_minutes }),
        expiration,
        number: masked.number,
        dob: masked.dob,
        state: stored.state,
        visible,
    })
}
