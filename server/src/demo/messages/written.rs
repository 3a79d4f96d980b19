//! What lenders write messages with: templates, two signatures each, and a draft.

use chrono::Duration;
use sea_orm::{ActiveModelTrait as _, ActiveValue::Set, ColumnTrait, EntityTrait, QueryFilter};
use serde_json::json;
use shared_rules::messaging::compose::{payload::MESSAGE_TYPE, signature::NEW_MESSAGES};
use uuid::Uuid;

use super::super::{DANA, Office, Trouble};
use crate::entity::{Json, app_user, company, message_draft, message_template, message_thread, signature};

/// Every lender's templates: name and text.
const TEMPLATES: [(&str, &str); 4] = [
    (
        "Welcome to your loan",
        "<p>Hello {borrower},</p><p>welcome to {lender}. This is where we keep everything about {loan}: what we \
         need from you, what has come in, and every message between us.</p><p>Start with your task list. Whatever \
         you can’t find, just ask here.</p>",
    ),
    (
        "Documents are missing",
        "<p>Hello {borrower},</p><p>we are nearly there with {loan}. A few documents are still open in your task \
         list; each says what we look for in it. If one of them doesn’t apply to you, say so right there and we \
         take it off.</p>",
    ),
    (
        "Appraisal ordered",
        "<p>Hello {borrower},</p><p>the appraisal for {loan} has been ordered. The appraiser will call you within \
         three business days to agree on a time. The report usually reaches us two weeks after the visit.</p>",
    ),
    (
        "Clear to close",
        "<p>Good news, {borrower}: {loan} is clear to close. The closing attorney will send the settlement \
         statement for you to look over. Please bring a government photo ID.</p>",
    ),
];

/// Fills in what every lender writes with, and what Dana hasn't sent yet.
pub(super) async fn fill(office: &Office<'_>, brightwater: Uuid) -> Result<(), Trouble> {
    let lenders = app_user::Entity::find()
        .find_also_related(company::Entity)
        .filter(app_user::Column::CompanyId.is_not_null())
        .all(office.tx)
        .await?;
    let mut templates = Vec::new();
    let mut signatures = Vec::new();
    for (user, company) in lenders {
        let Some(company) = company else { continue };
        templates.extend(TEMPLATES.iter().map(|(name, body)| template(office, user.id, name, body)));
        signatures.extend(both(office, &user, &company));
    }
    message_template::Entity::insert_many(templates).exec_without_returning(office.tx).await?;
    signature::Entity::insert_many(signatures).exec_without_returning(office.tx).await?;
    draft(office, brightwater).await
}

fn template(office: &Office<'_>, owner: Uuid, name: &str, body: &str) -> message_template::ActiveModel {
    message_template::ActiveModel {
        id: Set(Uuid::now_v7()),
        owner_id: Set(owner),
        name: Set(name.to_owned()),
        body: Set(body.to_owned()),
        created_at: Set(office.days_ago(90)),
        updated_at: Set(office.days_ago(90)),
    }
}

/// The full one, for new messages, and a short one.
fn both(
    office: &Office<'_>,
    user: &app_user::Model,
    company: &company::Model,
) -> [signature::ActiveModel; 2] {
    let app_user::Model { given_name: given, family_name: family, .. } = user;
    let title = user.position_or_title.as_deref().unwrap_or_default();
    let of = company.name.replace('&', "&amp;");
    let full = format!("<p>{given} {family}<br>{title}, {of}<br>{}</p>", user.email_address);
    [
        one(office, user.id, company.id, ("Full", full), &[NEW_MESSAGES]),
        one(office, user.id, company.id, ("Short", format!("<p>Best, {given}</p>")), &[]),
    ]
}

fn one(
    office: &Office<'_>,
    user: Uuid,
    company: Uuid,
    (name, body): (&str, String),
    uses: &[&str],
) -> signature::ActiveModel {
    signature::ActiveModel {
        id: Set(Uuid::now_v7()),
        user_id: Set(user),
        company_id: Set(Some(company)),
        name: Set(name.to_owned()),
        body: Set(body),
        used_ins: Set(Json(uses.iter().map(|used| (*used).to_owned()).collect())),
        created_at: Set(office.days_ago(90)),
        updated_at: Set(office.days_ago(90)),
    }
}

/// Dana began to write about the appraisal this morning.
async fn draft(office: &Office<'_>, loan: Uuid) -> Result<(), Trouble> {
    let thread = message_thread::Entity::find()
        .filter(message_thread::Column::LoanId.eq(loan))
        .filter(message_thread::Column::Title.eq("Appraisal"))
        .one(office.tx)
        .await?;
    let (thread, title) = thread.map(|row| (row.id, row.title)).ok_or("nobody wrote about the appraisal")?;
    let alan = office.person("alan.pryce@mail.example")?;
    let at = office.now - Duration::minutes(50);
    let content = json!({
        "body": "<p>Alan, I went through the appraisal this morning. Two of the comparables are from before the \
            road works, so I am asking for</p>",
        "contextId": loan,
        "messageThreadId": thread,
        "messageType": MESSAGE_TYPE,
        "subject": title.unwrap_or_default(),
        "shareOldHistory": true,
        "toUserIds": [alan],
        "toUserNames": ["Alan Pryce"],
        "draftCcRecipients": [office.person("elena@harborpine.example")?],
        "draftBccRecipients": [],
    });
    let row = message_draft::ActiveModel {
        id: Set(Uuid::now_v7()),
        user_id: Set(office.person(DANA)?),
        loan_id: Set(loan),
        thread_id: Set(Some(thread)),
        payload: Set(content.to_string()),
        version: Set(1),
        created_at: Set(at),
        updated_at: Set(at),
    };
    row.insert(office.tx).await?;
    Ok(())
}
