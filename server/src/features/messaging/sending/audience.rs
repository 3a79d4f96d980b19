//! The audience of a message being written, determined by the same thread lookup and rule as when it is sent.

use std::collections::HashSet;

use sea_orm::{ColumnTrait, ConnectionTrait, DbErr, EntityTrait, QueryFilter};
use serde::Serialize;
use shared_rules::{
    messaging::{
        compose::limits::{MessageSize, message_limits, saturating_count},
        sending::audience::{AudienceScope, MessageReader},
    },
    team::role::Role,
};
use utoipa::ToSchema;
use uuid::Uuid;

use super::{SendMessage, input::parse_id, recipients, thread_choice, without_loan};
use crate::{
    access::{LoanMember, SignedIn, can_view_without_role, load_loan_member},
    entity::app_user,
    http::Problem,
    membership::UserRef,
    state::AppState,
};

/// The people who will be able to read a message.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(in crate::features::messaging) struct MessageAudience {
    /// The scope of the thread.
    scope: AudienceScope,
    /// The scope's name.
    label: String,
    /// The readers visible to the sender, external ones first, without the sender.
    readers: Vec<AudienceReader>,
    /// The text for readers without a name, if there are any.
    others: Option<String>,
}

/// A person or an address that will be able to read it.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(in crate::features::messaging) struct AudienceReader {
    /// The person; null for an address.
    user: Option<UserRef>,
    /// The name, or the address.
    name: String,
    /// The role on the loan.
    role: Option<Role>,
    /// Whether they are outside the lending team; for borrowers and contacts: neither a lender nor a borrower.
    external: bool,
    /// Whether they get a blind copy only, and don't read the thread.
    blind_copy: bool,
}

/// Returns the audience of the message. Nothing is sent.
///
/// # Errors
/// *Invalid* and *not found* under the same conditions as sending: recipients or a thread that don't fit.
pub(in crate::features::messaging) async fn audience(
    state: &AppState,
    sender: SignedIn,
    input: SendMessage,
) -> Result<MessageAudience, Problem> {
    let loan_id = parse_id(input.context_id.as_deref()).ok_or_else(|| without_loan(&sender, &input))?;
    let member = load_loan_member(state, sender, loan_id).await?;
    let size = MessageSize {
        body_bytes: 0,
        subject: input.subject.clone(),
        recipients: saturating_count(input.recipient_count()),
        attachments: 0,
    };
    Problem::refuse_if(message_limits(&size))?;
    let db = state.db.read();
    let people = recipients::resolve_recipients(db, &member, &input).await?;
    let place = thread_choice::preview_thread(db, &member, &input, &people).await?;
    let on_loan = people.participants.everyone().filter(|person| person.role.is_some());
    let on_loan: HashSet<Uuid> = on_loan.map(|person| person.user.id).collect();
    let company_reads = !place.scope.is_closed() && company_reads(db, &member, &on_loan).await?;
    let answer = people.find_readers(place.scope, &place.members, company_reads);
    let reader = |reader: MessageReader| {
        let user = reader.id.parse().ok().map(|id: Uuid| people.participants.user_ref(id));
        AudienceReader {
            name: user.as_ref().map_or(reader.id, UserRef::display_name),
            user,
            role: reader.role,
            external: reader.is_external,
            blind_copy: reader.has_blind_copy,
        }
    };
    Ok(MessageAudience {
        scope: answer.scope,
        label: answer.label.to_owned(),
        readers: answer.readers.into_iter().map(reader).collect(),
        others: answer.others,
    })
}

/// Returns whether the company's people may open the loan without a role on it.
async fn company_reads(
    db: &impl ConnectionTrait,
    member: &LoanMember,
    on_loan: &HashSet<Uuid>,
) -> Result<bool, DbErr> {
    let people = app_user::Entity::find()
        .filter(app_user::Column::CompanyId.eq(member.loan.company_id))
        .all(db)
        .await?;
    let others = people.iter().filter(|user| user.id != member.user.id && !on_loan.contains(&user.id));
    Ok(others.into_iter().any(|user| can_view_without_role(user, &member.loan)))
}
