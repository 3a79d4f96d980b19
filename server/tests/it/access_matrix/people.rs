//! A person for calls about people: on the loan, in a contact list, or invited.

use sea_orm::{
    ActiveModelTrait as _, ActiveValue::Set, ColumnTrait as _, EntityTrait as _, QueryFilter as _,
    QueryOrder as _,
};
use server::{
    entity::{contact_relation, loan, loan_role, passkey, recovery_code, session},
    features::notifications::unsubscribe_link,
    secrets::totp::recovery_hash,
};
use shared_rules::{notices::kind::NoticeKind, team::role::Role};
use uuid::Uuid;

use super::{
    call_target::{
        Stage,
        Target::{self, Foreign, Missing, Nothing, Other},
    },
    matrix_users::Cast,
};
use crate::support::{Company, Loan, Person};

/// The person that a call is about.
pub struct TargetPerson {
    pub user: Uuid,
    pub role: Uuid,
    pub token: String,
    pub company: Uuid,
    pub session: Uuid,
    pub passkey: Uuid,
}

/// A person who doesn't exist.
pub fn no_person() -> TargetPerson {
    let id = Uuid::now_v7;
    TargetPerson {
        user: id(),
        role: id(),
        token: "00".repeat(32),
        company: id(),
        session: id(),
        passkey: id(),
    }
}

/// Whether the call is about one person of the team.
pub fn about_one(call: &str) -> bool {
    if leaves(call) {
        return true;
    }
    let ends = [
        "/lender-users/{userId}",
        "/loans/{loanId}/users/{userId}",
        "/users/{userId}/invitation",
        "/email/retry",
    ];
    ends.iter().any(|end| call.ends_with(end)) || invites_colleague(call)
}

/// Whether the call is about a colleague's invitation.
fn invites_colleague(call: &str) -> bool {
    call.contains("/employees/{userId}/invitation") || call.ends_with("/invitation-link")
}

/// Whether the call removes an employee, or is about data that only employees have.
fn leaves(call: &str) -> bool {
    call.ends_with("/leaving")
        || call.ends_with("{userId}/second-step")
        || call == "DELETE /v1/company/employees/{userId}"
}

/// Whether a person is created for the call and stays on the loan after it.
pub fn needed(call: &str) -> bool {
    let about_people = [
        "{loanRoleId}",
        "{token}",
        "{companyId}",
        "/subroles",
        "-invitation",
        "reset-password",
        "sign-in-link",
        "sign-in-with-link",
        "-address",
        "{sessionId}",
        "{passkeyId}",
    ];
    about_one(call) || about_people.iter().any(|part| call.contains(part))
}

fn is_made(target: Target, call: &str) -> bool {
    !matches!(target, Nothing | Missing) && needed(call)
}

/// The secret of the link that the call needs: for uploads, or an invitation by that lender.
async fn token_for(cast: &Cast, call: &str, stage: &Stage, (person, lead): (&Person, Uuid)) -> String {
    if call.contains("/upload/{token}") {
        return cast.app.upload_link(person, &[stage.element]).await;
    }
    invitation_for(cast, call, (&Loan { id: stage.loan }, person), lead).await
}

/// Creates the person that the call needs, on behalf of `person`.
pub async fn target_person(
    cast: &Cast,
    call: &str,
    target: Target,
    stage: &Stage,
    person: &str,
) -> TargetPerson {
    if !is_made(target, call) {
        return no_person();
    }
    let made = TargetPerson { company: cast.harbor, ..no_person() };
    let loan = Loan { id: stage.loan };
    let lead = cast.id(lead_lender(target));
    if let Some(own) = ones_own(cast, call, person).await {
        return own;
    }
    if leaves(call) {
        return TargetPerson { user: employee(cast, &loan).await, ..made };
    }
    if invites_colleague(call) {
        let (user, token) = invited_colleague(cast, &loan, lead).await;
        return TargetPerson { user, token, ..made };
    }
    if relates_member(call) {
        return TargetPerson { role: role_of(cast, &loan, lead).await, ..made };
    }
    let person = cast.app.borrower(&format!("Ben {}", Uuid::now_v7().simple())).await;
    if call.contains("contactRelation") {
        return TargetPerson { role: contact(cast, &loan, &person, lead).await, user: person.id, ..made };
    }
    if let Some(token) = own_link(cast, call, &person).await {
        return TargetPerson { user: person.id, token, ..made };
    }
    let role = cast.app.add(&loan, &person, Role::Borrower).await;
    let token = token_for(cast, call, stage, (&person, lead)).await;
    TargetPerson { user: person.id, role, token, ..made }
}

/// Returns the lead lender of the target's loan.
fn lead_lender(target: Target) -> &'static str {
    match target {
        Other => "colleague",
        Foreign => "rival",
        _ => "lead lender",
    }
}

/// Whether the call is about a member of the loan who becomes, or is, a contact of another member.
fn relates_member(call: &str) -> bool {
    call.contains("contactRelation") && (call.starts_with("GET") || call.starts_with("POST"))
}

/// Returns the token of an invitation if the call needs one, otherwise one that doesn't exist.
async fn invitation_for(cast: &Cast, call: &str, (loan, person): (&Loan, &Person), lead: Uuid) -> String {
    let needs_token = ["{token}", "/invitation", "-invitation"].iter().any(|part| call.contains(part));
    if needs_token { cast.app.invitation(loan, person, lead).await } else { no_person().token }
}

/// Returns a new colleague on the loan who hasn't joined, and the token of their invitation.
async fn invited_colleague(cast: &Cast, loan: &Loan, lead: Uuid) -> (Uuid, String) {
    let company = Company { id: company_of(cast, loan).await };
    let name = format!("Ben {}", Uuid::now_v7().simple());
    let colleague = cast.app.new_employee(&company, &name, Role::Lender).await;
    cast.app.add(loan, &colleague, Role::Lender).await;
    let token = cast.app.invitation(loan, &colleague, lead).await;
    (colleague.id, token)
}

/// A session or passkey of the caller.
async fn ones_own(cast: &Cast, call: &str, person: &str) -> Option<TargetPerson> {
    if call.contains("{sessionId}") {
        return Some(TargetPerson { session: open_session(cast, person).await, ..no_person() });
    }
    if call.contains("{passkeyId}") {
        return Some(TargetPerson { passkey: passkey(cast, person).await, ..no_person() });
    }
    None
}

/// The link for a person who lost their password or changes their address.
async fn own_link(cast: &Cast, call: &str, person: &Person) -> Option<String> {
    if call.contains("reset-password") {
        return Some(cast.app.password_reset(person).await);
    }
    if call.contains("sign-in-link") || call.contains("sign-in-with-link") {
        return Some(cast.app.sign_in_link(person).await);
    }
    if call.contains("/unsubscribe/") {
        let link = unsubscribe_link(&cast.app.state, person.id, &[NoticeKind::Accepted]);
        return link.rsplit('/').next().map(str::to_owned);
    }
    if call.contains("-address") {
        return Some(cast.app.address_change(person).await);
    }
    None
}

/// An employee of the loan's lender.
async fn employee(cast: &Cast, loan: &Loan) -> Uuid {
    let company = Company { id: company_of(cast, loan).await };
    cast.app.lender(&company, &format!("Ben {}", Uuid::now_v7().simple()), Role::Lender).await.id
}

/// An additional session of the caller.
async fn open_session(cast: &Cast, person: &str) -> Uuid {
    let Some(person) = cast.person(person) else { return Uuid::now_v7() };
    cast.session_of(person.id).await;
    let latest = session::Entity::find()
        .filter(session::Column::UserId.eq(person.id))
        .order_by_desc(session::Column::Id)
        .one(cast.app.state.db.read())
        .await
        .unwrap();
    latest.unwrap().id
}

/// A recovery code of each person with a passkey.
pub const RECOVERY_CODE: &str = "ABCDEFGH2345";

/// An additional passkey of the person that no device has.
async fn passkey(cast: &Cast, person: &str) -> Uuid {
    let id = Uuid::now_v7();
    let Some(person) = cast.person(person) else { return id };
    let row = passkey::ActiveModel {
        id: Set(id),
        user_id: Set(person.id),
        credential_hash: Set(id.to_string()),
        credential: Set("{}".to_owned()),
        name: Set("Phone".to_owned()),
        created_at: Set(cast.app.state.clock.now()),
        last_used_at: Set(None),
    };
    let code = recovery_code::ActiveModel {
        id: Set(Uuid::now_v7()),
        user_id: Set(person.id),
        code_hash: Set(recovery_hash(person.id, RECOVERY_CODE)),
        used_at: Set(None),
    };
    let before = recovery_code::Column::UserId.eq(person.id);
    let tx = cast.app.state.db.write().await.unwrap();
    row.insert(&tx).await.unwrap();
    recovery_code::Entity::delete_many().filter(before).exec(&tx).await.unwrap();
    code.insert(&tx).await.unwrap();
    tx.commit().await.unwrap();
    id
}

async fn company_of(cast: &Cast, loan: &Loan) -> Uuid {
    let row = loan::Entity::find_by_id(loan.id).one(cast.app.state.db.read()).await.unwrap();
    row.unwrap().company_id
}

async fn role_of(cast: &Cast, loan: &Loan, user: Uuid) -> Uuid {
    let row = loan_role::Entity::find()
        .filter(loan_role::Column::LoanId.eq(loan.id))
        .filter(loan_role::Column::UserId.eq(user))
        .one(cast.app.state.db.read())
        .await
        .unwrap();
    row.unwrap().id
}

/// A contact of the lead lender that is hidden from borrowers.
async fn contact(cast: &Cast, loan: &Loan, person: &Person, owner: Uuid) -> Uuid {
    let role = cast.app.add_unseen(loan, person, Role::Contact).await;
    let now = cast.app.state.clock.now();
    let row = contact_relation::ActiveModel {
        id: Set(Uuid::now_v7()),
        loan_role_id: Set(role),
        owner_id: Set(owner),
        given_name: Set("Ben".to_owned()),
        family_name: Set(String::new()),
        created_at: Set(now),
        updated_at: Set(now),
        ..Default::default()
    };
    let tx = cast.app.state.db.write().await.unwrap();
    row.insert(&tx).await.unwrap();
    tx.commit().await.unwrap();
    role
}
