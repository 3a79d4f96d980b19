//! The demo lenders' message templates, signatures and draft.

use chrono::Duration;
use sea_orm::{ActiveValue::Set, ColumnTrait as _, EntityTrait as _, QueryFilter as _};
use serde::Deserialize;
use serde_json::json;
use shared_rules::messaging::compose::{payload::MESSAGE_TYPE, signature::NEW_MESSAGES};
use uuid::Uuid;

use super::{DemoError, DemoOffice};
use crate::entity::{
    JsonColumn, app_user, company, message_draft, message_template, message_thread, signature,
};

#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(super) struct WritingFile {
    created_days_ago: i64,
    /// The message templates of each lender.
    templates: Vec<MessageTemplate>,
    /// The signatures of each lender.
    signatures: Vec<Signature>,
    drafts: Vec<Draft>,
}

#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct MessageTemplate {
    name: String,
    /// HTML.
    body: String,
}

#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct Signature {
    name: String,
    /// HTML with `{givenName}`, `{familyName}`, `{title}`, `{company}` and `{email}`.
    body: String,
    for_new_messages: bool,
}

#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct Draft {
    from: String,
    loan: String,
    /// The thread's subject.
    thread: String,
    minutes_ago: i64,
    to: Vec<String>,
    cc: Vec<String>,
    body: String,
}

/// Writes the templates and signatures of all lenders, and the drafts.
pub(super) async fn fill(office: &DemoOffice<'_>) -> Result<(), DemoError> {
    let file = &office.data.writing;
    let at = office.days_ago(file.created_days_ago);
    let lenders = app_user::Entity::find()
        .find_also_related(company::Entity)
        .filter(app_user::Column::CompanyId.is_not_null())
        .all(office.tx)
        .await?;
    let (mut templates, mut signatures) = (Vec::new(), Vec::new());
    for (user, company) in lenders {
        let Some(company) = company else { continue };
        templates.extend(file.templates.iter().map(|template| message_template::ActiveModel {
            id: Set(Uuid::now_v7()),
            owner_id: Set(user.id),
            name: Set(template.name.clone()),
            body: Set(template.body.clone()),
            created_at: Set(at),
            updated_at: Set(at),
        }));
        signatures.extend(file.signatures.iter().map(|signature| signature::ActiveModel {
            id: Set(Uuid::now_v7()),
            user_id: Set(user.id),
            company_id: Set(Some(company.id)),
            name: Set(signature.name.clone()),
            body: Set(signature.body_for(&user, &company)),
            used_ins: Set(JsonColumn(signature.uses())),
            created_at: Set(at),
            updated_at: Set(at),
        }));
    }
    office.insert(templates).await?;
    office.insert(signatures).await?;
    for draft in &file.drafts {
        insert_draft(office, draft).await?;
    }
    Ok(())
}

impl Signature {
    fn body_for(&self, user: &app_user::Model, company: &company::Model) -> String {
        self.body
            .replace("{givenName}", &user.given_name)
            .replace("{familyName}", &user.family_name)
            .replace("{title}", user.position_or_title.as_deref().unwrap_or_default())
            .replace("{company}", &company.name.replace('&', "&amp;"))
            .replace("{email}", &user.email_address)
    }

    fn uses(&self) -> Vec<String> {
        self.for_new_messages.then(|| NEW_MESSAGES.to_owned()).into_iter().collect()
    }
}

async fn insert_draft(office: &DemoOffice<'_>, draft: &Draft) -> Result<(), DemoError> {
    let loan_id = office.loan(&draft.loan)?.id;
    let thread = message_thread::Entity::find()
        .filter(message_thread::Column::LoanId.eq(loan_id))
        .filter(message_thread::Column::Title.eq(&draft.thread))
        .one(office.tx)
        .await?;
    let missing = || format!("demo data: writing.json: the loan has no thread {:?}", draft.thread);
    let thread_id = thread.ok_or_else(missing)?.id;
    let to = draft.to.iter().filter_map(|email| office.data.people.find(email));
    let to_names: Vec<String> = to.map(|to| format!("{} {}", to.given_name, to.family_name)).collect();
    let payload = json!({
        "body": draft.body,
        "contextId": loan_id,
        "messageThreadId": thread_id,
        "messageType": MESSAGE_TYPE,
        "subject": draft.thread,
        "shareOldHistory": true,
        "toUserIds": office.person_ids(&draft.to)?,
        "toUserNames": to_names,
        "draftCcRecipients": office.person_ids(&draft.cc)?,
        "draftBccRecipients": [],
    });
    let at = office.now - Duration::minutes(draft.minutes_ago);
    let row = message_draft::ActiveModel {
        id: Set(Uuid::now_v7()),
        user_id: Set(office.person(&draft.from)?),
        loan_id: Set(loan_id),
        thread_id: Set(Some(thread_id)),
        payload: Set(payload.to_string()),
        version: Set(1),
        created_at: Set(at),
        updated_at: Set(at),
    };
    office.insert_one(row).await?;
    Ok(())
}
