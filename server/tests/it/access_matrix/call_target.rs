//! The target of a call, rebuilt after every cell that changed something, so that cells don't affect each other.

use sea_orm::{ColumnTrait as _, EntityTrait as _, QueryFilter as _};
use server::entity::{app_user, company, invitation, needs_list_element as element, package_order};
use shared_rules::team::role::Role;
use uuid::Uuid;

use super::{
    matrix_users::Cast,
    message_bodies::MessageDrafts,
    people::{self, TargetPerson},
    received_file::AnonymousFile,
    target_rows::{StageBuilder, fill_made},
    thread_bodies::ThreadTarget,
};

/// The kinds of targets; the table explains them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target {
    Own,
    Loose,
    Hidden,
    Private,
    Later,
    Inside,
    Shared,
    Theirs,
    Gone,
    Other,
    Foreign,
    Crossed,
    Nothing,
    Missing,
}

use Target::{
    Crossed, Foreign, Gone, Hidden, Inside, Later, Loose, Missing, Nothing, Other, Own, Private, Shared,
    Theirs,
};

impl Target {
    pub const ALL: [Self; 14] = [
        Own, Loose, Hidden, Private, Later, Inside, Shared, Theirs, Gone, Other, Foreign, Crossed, Nothing,
        Missing,
    ];

    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|target| format!("{target:?}") == name)
    }

    /// The person who uploaded the target's documents.
    fn uploader(self) -> &'static str {
        match self {
            Own | Foreign | Nothing | Missing => "lead borrower",
            Loose => "second borrower",
            Other | Crossed => "other borrower",
            _ => "lead lender",
        }
    }
}

/// The ids for the call.
pub struct Stage {
    /// The person that a call is about.
    pub somebody: TargetPerson,
    pub loan: Uuid,
    pub element: Uuid,
    /// The folder the element is in.
    pub folder: Uuid,
    pub document: Uuid,
    pub upload: Uuid,
    /// A PDF package that the person requested.
    pub pdf: Uuid,
    pub template: Uuid,
    /// A request of the template with an example file.
    pub template_element: Uuid,
    pub user: Uuid,
    /// A member of the loan.
    pub member: Uuid,
    /// A share that the person made there.
    pub sharing: Uuid,
    pub rule: &'static str,
    /// An entity of the loan that is its lead borrower, if she is on the loan.
    pub entity: Uuid,
    /// An individual on the loan who isn't a user.
    pub individual: Uuid,
    /// The version of the person's company.
    pub company_version: i32,
    /// The company role of the person that the call is about.
    pub employee_role: Option<Role>,
    /// A document on the same loan that the person uploaded.
    pub mine: Uuid,
    /// The person's templates and drafts of messages; for an unfiled target, those of the second borrower.
    pub written: MessageDrafts,
    /// A thread and its message.
    pub talk: ThreadTarget,
    /// An anonymous file.
    pub handed_in: AnonymousFile,
}

/// Creates the target for a person to act on.
pub async fn set(cast: &Cast, call: &str, target: Target, person: &str) -> Stage {
    let uploader = cast.id(target.uploader());
    let actor = cast.person(person).map_or(uploader, |person| person.id);
    let company_version = company_version(cast, actor).await;
    let tx = cast.app.state.db.write().await.unwrap();
    let props = StageBuilder { cast, target, loan: loan_of(cast, target), tx: &tx };
    let real = props.stage(uploader, actor).await;
    if call.contains("{pdfId}") {
        fill_made(cast).await;
    }
    if call.contains("/example/") {
        props.made_from_template(real.element, real.template_element).await;
    }
    tx.commit().await.unwrap();
    let employee_role = employee_role(cast, real.user).await;
    let real = Stage { company_version, employee_role, ..real };
    with_target_person(cast, call, target, person, at(cast, target, real)).await
}

/// Whether the call needs a separate stage.
pub fn has_its_own(call: &str) -> bool {
    call.contains("{pdfId}") || call.contains("/example/")
}

/// The stage, including the person that the call is about.
pub async fn with_target_person(
    cast: &Cast,
    call: &str,
    target: Target,
    person: &str,
    stage: Stage,
) -> Stage {
    let somebody = people::target_person(cast, call, target, &stage, person).await;
    Stage { somebody, ..stage }
}

/// Deletes the requests of earlier targets: with thousands of them every call would read all of them.
pub async fn clear(cast: &Cast) {
    let tx = cast.app.state.db.write().await.unwrap();
    let loans = [cast.own.id, cast.other.id, cast.foreign.id];
    element::Entity::delete_many().filter(element::Column::LoanId.is_in(loans)).exec(&tx).await.unwrap();
    package_order::Entity::delete_many().exec(&tx).await.unwrap();
    // The number of invitations per hour is limited.
    invitation::Entity::delete_many().exec(&tx).await.unwrap();
    MessageDrafts::clear(&tx).await;
    ThreadTarget::clear(&tx).await;
    tx.commit().await.unwrap();
}

/// The target as the person's call addresses it.
fn at(cast: &Cast, target: Target, real: Stage) -> Stage {
    match target {
        Missing => Stage { loan: Uuid::now_v7(), ..real },
        Crossed => Stage { loan: cast.own.id, ..real },
        Nothing => nothing(real.loan, real.mine),
        _ => real,
    }
}

/// The loan of the target.
fn loan_of(cast: &Cast, target: Target) -> Uuid {
    match target {
        Other | Crossed => cast.other.id,
        Foreign => cast.foreign.id,
        _ => cast.own.id,
    }
}

/// Ids that don't exist, on an existing loan.
fn nothing(loan: Uuid, mine: Uuid) -> Stage {
    let id = Uuid::now_v7;
    Stage {
        somebody: people::no_person(),
        loan,
        mine,
        element: id(),
        folder: id(),
        document: id(),
        upload: id(),
        pdf: id(),
        template: id(),
        template_element: id(),
        user: id(),
        member: id(),
        sharing: id(),
        rule: "loans.no_such_rule",
        entity: id(),
        individual: id(),
        company_version: 1,
        employee_role: Some(Role::Lender),
        written: MessageDrafts::nothing(),
        talk: ThreadTarget::nothing(),
        handed_in: AnonymousFile::nothing(),
    }
}

async fn company_version(cast: &Cast, actor: Uuid) -> i32 {
    let row = app_user::Entity::find_by_id(actor)
        .find_also_related(company::Entity)
        .one(cast.app.state.db.read())
        .await
        .unwrap();
    row.and_then(|(_, company)| company).map_or(1, |company| company.version)
}

async fn employee_role(cast: &Cast, user: Uuid) -> Option<Role> {
    let row = app_user::Entity::find_by_id(user).one(cast.app.state.db.read()).await.unwrap();
    row.and_then(|user| user.company_role).map(|role| role.0)
}
