//! Turns a filled dialog into the rules' plan. Roles on the loan are read from the database, whatever the dialog
//! showed.

use std::collections::{HashMap, HashSet};

use sea_orm::{
    ColumnTrait, Condition, ConnectionTrait, DbErr, EntityTrait, FromQueryResult, JoinType, QueryFilter,
    QueryResult, QuerySelect, RelationTrait as _,
    sea_query::{Expr, ExprTrait as _, Func, IntoCondition as _},
};
use shared_rules::{
    sharing::{
        dialog::{ShareAction, ShareDialog, share_dialog},
        entry::ShareEntry,
        plan::{SharePlan, ShareStep, share_limit_violations, share_plan},
        summary::plan_words,
    },
    text::sharing as text,
    value::email::{CheckEmail, check_email},
    violation::Violation,
};
use uuid::Uuid;

use super::{
    dto::{
        Send, SharingCall, SharingEntry, SharingGroup, SharingPerson, SharingPreview, SharingRequest,
        SharingStep,
    },
    shares,
};
use crate::{
    access::LoanMember,
    db::{joined, with_columns},
    entity::{app_user, loan_role},
    features::{messaging::saved_addresses, team},
    http::Problem,
    membership::UserRef,
};

/// Describes the plan as texts and data.
pub(super) fn preview(plan: &SharePlan) -> SharingPreview {
    let dialog = share_dialog(&ShareDialog {
        entries: plan.entries.clone(),
        assigned: plan.assigned.clone(),
        with_message: plan.with_message,
    });
    let groups = dialog.groups.into_iter().map(|group| SharingGroup {
        heading: group.heading.to_owned(),
        people: group
            .rows
            .into_iter()
            .map(|row| SharingPerson { value: row.value, name: row.name, assign: row.assign })
            .collect(),
    });
    let answer = share_plan(plan);
    let steps = answer.steps.iter().zip(plan_words(plan)).map(|(step, words)| step_in_words(step, words));
    SharingPreview { groups: groups.collect(), steps: steps.collect(), toasts: answer.toasts }
}

fn step_in_words(step: &ShareStep, words: String) -> SharingStep {
    let (call, value, shares) = match step {
        ShareStep::AddContact { email, .. } => (SharingCall::AddContact, Some(email.clone()), 0),
        ShareStep::AddLenderUser { user_id, .. } => (SharingCall::AddLenderUser, Some(user_id.clone()), 0),
        ShareStep::EditLenderUser { user_id, .. } => (SharingCall::EditLenderUser, Some(user_id.clone()), 0),
        ShareStep::CreateShares { shares } => (SharingCall::CreateShares, None, shares.len()),
        ShareStep::MailItems { .. } => (SharingCall::MailItems, None, 0),
    };
    SharingStep { call, words, value, shares }
}

/// Returns the dialog as rules take it.
///
/// # Errors
/// *Invalid*, naming the people and elements that can't be shared, or not any longer.
pub(super) async fn plan_dialog(
    db: &impl ConnectionTrait,
    member: &LoanMember,
    input: &SharingRequest,
) -> Result<SharePlan, Problem> {
    let people = DialogPeople::of(db, member, &input.entries).await?;
    let mut violations = Vec::new();
    let mut plan = SharePlan {
        action: match input.send {
            Send::Assign => ShareAction::SendAndAssign,
            Send::Only => ShareAction::SendOnly,
        },
        loan_id: member.loan.id.to_string(),
        viewer_id: member.user.id.to_string(),
        entries: Vec::new(),
        assigned: Vec::new(),
        elements: input.element_ids.iter().map(ToString::to_string).collect(),
        with_message: input.with_message,
    };
    for (place, entry) in input.entries.iter().enumerate() {
        match people.entry(place, entry) {
            Ok(found) => {
                plan.assigned.extend(entry.assign.then(|| found.value.clone()));
                plan.entries.push(found);
            }
            Err(wrong) => violations.extend(wrong),
        }
    }
    violations.extend(missing_elements(db, member, input).await?);
    violations.extend(share_limit_violations(&plan));
    if violations.is_empty() { Ok(plan) } else { Err(Problem::invalid(violations)) }
}

/// Returns the selected elements that no longer exist.
async fn missing_elements(
    db: &impl ConnectionTrait,
    member: &LoanMember,
    input: &SharingRequest,
) -> Result<Vec<Violation>, DbErr> {
    let there: HashSet<String> = shares::lock_active_elements(db, member.loan.id, input.element_ids.clone())
        .await?
        .into_iter()
        .collect();
    let places = input.element_ids.iter().enumerate().filter(|(_, id)| !there.contains(&id.to_string()));
    Ok(places.map(|(place, _)| text::ELEMENT_GONE.violation(&format!("elementIds[{place}]"))).collect())
}

/// A person with their role on the loan, if they have one.
struct Person {
    user: app_user::Model,
    role: Option<loan_role::Model>,
}

impl FromQueryResult for Person {
    fn from_query_result(row: &QueryResult, _: &str) -> Result<Self, DbErr> {
        Ok(Self {
            user: app_user::Model::from_query_result(row, "")?,
            role: joined::<loan_role::Entity>(row, "role_")?,
        })
    }
}

/// The dialog's people that the lender's company knows.
struct DialogPeople {
    by_id: HashMap<Uuid, Person>,
    /// The people on the loan, by lowercase address.
    on_loan: HashMap<String, Uuid>,
    /// The addresses among the lender's contacts.
    saved: HashSet<String>,
}

impl DialogPeople {
    async fn of(
        db: &impl ConnectionTrait,
        member: &LoanMember,
        entries: &[SharingEntry],
    ) -> Result<Self, DbErr> {
        let ids: Vec<Uuid> = entries.iter().filter_map(|entry| entry.user_id).collect();
        let addresses: Vec<String> =
            entries.iter().filter_map(|entry| entry.email.as_deref()).map(address_key).collect();
        let loan_id = member.loan.id;
        let on_loan = loan_role::Relation::User.def().rev().on_condition(move |_, role| {
            Expr::col((role, loan_role::Column::LoanId)).eq(loan_id).into_condition()
        });
        let named = Condition::any().add(app_user::Column::Id.is_in(ids)).add(
            Expr::expr(Func::lower(Expr::col((app_user::Entity, app_user::Column::EmailAddress))))
                .is_in(addresses),
        );
        let select = app_user::Entity::find()
            .join(JoinType::LeftJoin, on_loan)
            .filter(named)
            .filter(team::is_known_to(member.loan.company_id));
        let rows: Vec<Person> =
            with_columns::<_, loan_role::Entity>(select, "loan_role", "role_").into_model().all(db).await?;
        let on_loan = rows
            .iter()
            .filter(|person| person.role.is_some())
            .map(|person| (address_key(&person.user.email_address), person.user.id))
            .collect();
        let saved = saved_addresses(db, member.user.id).await?.into_iter().collect();
        Ok(Self { by_id: rows.into_iter().map(|person| (person.user.id, person)).collect(), on_loan, saved })
    }

    /// Returns the entry as rules take it. The address of a loan member stands for that person.
    fn entry(&self, place: usize, entry: &SharingEntry) -> Result<ShareEntry, Vec<Violation>> {
        let field = |name: &str| format!("entries[{place}].{name}");
        let by_address =
            entry.email.as_deref().and_then(|email| self.on_loan.get(&address_key(email)).copied());
        let Some(id) = entry.user_id.or(by_address) else {
            let verdict = check_email(&CheckEmail { email_address: entry.email.clone() });
            let wrong = verdict.violations.into_iter();
            let wrong: Vec<Violation> =
                wrong.map(|wrong| Violation { field: field("email"), ..wrong }).collect();
            return if wrong.is_empty() { Ok(self.address(verdict.email_address)) } else { Err(wrong) };
        };
        let person =
            self.by_id.get(&id).filter(|person| person.role.is_some() || entry.on_loan != Some(true));
        person.map(user_entry).ok_or_else(|| vec![text::PERSON_GONE.violation(&field("userId"))])
    }

    fn address(&self, value: String) -> ShareEntry {
        ShareEntry {
            label: String::new(),
            role_group: None,
            role: None,
            borrower_type: None,
            can_accept_files: false,
            visible_to_borrower: false,
            is_contact: self.saved.contains(&address_key(&value)),
            value,
        }
    }
}

fn address_key(address: &str) -> String {
    address.trim().to_lowercase()
}

fn user_entry(person: &Person) -> ShareEntry {
    let role = person.role.as_ref();
    ShareEntry {
        value: person.user.id.to_string(),
        label: UserRef::from(&person.user).display_name(),
        role_group: Some(person.user.role_group.0),
        role: role.map(|role| role.role.0),
        borrower_type: role.and_then(|role| role.borrower_type).map(|kind| kind.0),
        can_accept_files: role.is_some_and(|role| role.can_accept_files),
        visible_to_borrower: role.is_some_and(|role| role.visible_to_borrower),
        is_contact: false,
    }
}
