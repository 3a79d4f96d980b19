//! Undoes a sharing, as long as the rule `sharing.share_undo` finds that no one acted on it.

use std::collections::{BTreeMap, HashSet};

use sea_orm::{
    ActiveModelTrait as _, ActiveValue::Set, ColumnTrait, DbErr, EntityTrait, IntoActiveModel as _,
    PaginatorTrait as _, QueryFilter, QuerySelect,
};
use shared_rules::sharing::undo::{ShareUndo, SharedPerson, share_undo};
use uuid::Uuid;

use super::{
    shares,
    steps::{self, SharingRecord, TouchedRole},
};
use crate::{
    access::LoanMember,
    entity::{answer, app_user, contact_relation, document, element_comment, loan_role, share, sharing},
    features::{messaging::forget_addresses, team},
    http::Problem,
    membership::{self, UserRef},
    realtime::Changes,
    state::AppState,
};

/// Undoes the person's own confirmed dialog; a second undo changes nothing.
pub(super) async fn undo(state: &AppState, member: &LoanMember, id: Uuid) -> Result<(), Problem> {
    let mut changes = Changes::begin(state).await?;
    team::lock_team(&changes, member.loan.id).await?;
    let row = sharing::Entity::find_by_id(id)
        .filter(sharing::Column::LoanId.eq(member.loan.id))
        .filter(sharing::Column::CreatedBy.eq(member.user.id))
        .one(&*changes)
        .await?
        .ok_or_else(Problem::not_found)?;
    if row.undone_at.is_some() {
        return Ok(());
    }
    let done: SharingRecord = serde_json::from_str(&row.done).map_err(|_| Problem::internal())?;
    let left = RemainingChanges::of(&changes, &row, &done).await?;
    let verdict = share_undo(&ShareUndo { people: left.actions_since(&changes, &row, &done).await? });
    if !verdict.allowed {
        return Err(Problem::invalid(verdict.violations));
    }
    left.revert_sharing(&mut changes, member, &done).await?;
    let mut row = row.into_active_model();
    row.undone_at = Set(Some(changes.now()));
    row.update(&*changes).await?;
    changes.commit().await?;
    Ok(())
}

/// The results of a sharing that still exist.
struct RemainingChanges {
    shares: Vec<share::Model>,
    roles: Vec<loan_role::Model>,
}

impl RemainingChanges {
    async fn of(changes: &Changes, row: &sharing::Model, done: &SharingRecord) -> Result<Self, DbErr> {
        let made: HashSet<Uuid> = done.shares.iter().copied().collect();
        let of_loan =
            share::Entity::find().filter(share::Column::LoanId.eq(row.loan_id)).all(&**changes).await?;
        let touched = done.joined.iter().chain(&done.shown).map(|touched| touched.role);
        let roles = loan_role::Entity::find().filter(loan_role::Column::Id.is_in(touched));
        Ok(Self {
            shares: of_loan.into_iter().filter(|share| made.contains(&share.id)).collect(),
            roles: roles.all(&**changes).await?,
        })
    }

    fn role(&self, touched: &TouchedRole) -> Option<&loan_role::Model> {
        self.roles.iter().find(|role| role.id == touched.role)
    }

    /// Returns what each person has done since.
    async fn actions_since(
        &self,
        changes: &Changes,
        row: &sharing::Model,
        done: &SharingRecord,
    ) -> Result<Vec<SharedPerson>, DbErr> {
        let mut people: BTreeMap<Uuid, SharedPerson> = BTreeMap::new();
        let shared = self.shares.iter().map(|share| share.shared_with);
        let touched = done.joined.iter().chain(&done.shown).map(|touched| touched.user);
        let ids: HashSet<Uuid> = shared.chain(touched).collect();
        for user in app_user::Entity::find().filter(app_user::Column::Id.is_in(ids)).all(&**changes).await? {
            let person = SharedPerson {
                name: UserRef::from(&user).display_name(),
                answered: self.has_responded(changes, row, user.id).await?,
                took_part: false,
                changed: false,
            };
            people.insert(user.id, person);
        }
        for touched in &done.joined {
            if let Some(person) = people.get_mut(&touched.user) {
                person.took_part = has_uploaded(changes, row, touched.user).await?;
                person.changed =
                    self.is_changed(touched) || self.has_more_access(changes, row, touched.user).await?;
            }
        }
        for touched in &done.shown {
            if let Some(person) = people.get_mut(&touched.user) {
                person.changed |= self.is_changed(touched);
            }
        }
        Ok(people.into_values().collect())
    }

    /// Returns whether the person answered or commented on an element that was shared with them.
    async fn has_responded(
        &self,
        changes: &Changes,
        row: &sharing::Model,
        user: Uuid,
    ) -> Result<bool, DbErr> {
        let theirs = self.shares.iter().filter(|share| share.shared_with == user);
        let elements: Vec<Uuid> = theirs.map(|share| share.element_id).collect();
        let answers = answer::Entity::find()
            .filter(answer::Column::AnsweredBy.eq(user))
            .filter(answer::Column::AnsweredAt.gte(row.created_at))
            .filter(answer::Column::ElementId.is_in(elements.iter().copied()))
            .count(&**changes)
            .await?;
        let comments = element_comment::Entity::find()
            .filter(element_comment::Column::AuthorId.eq(user))
            .filter(element_comment::Column::CreatedAt.gte(row.created_at))
            .filter(element_comment::Column::ElementId.is_in(elements))
            .count(&**changes)
            .await?;
        Ok(answers > 0 || comments > 0)
    }

    /// Returns whether the role was changed since. A deleted role counts as undone.
    fn is_changed(&self, touched: &TouchedRole) -> bool {
        self.role(touched).is_some_and(|role| role.version != touched.version)
    }

    /// Returns whether the person got more on the loan since.
    async fn has_more_access(
        &self,
        changes: &Changes,
        row: &sharing::Model,
        user: Uuid,
    ) -> Result<bool, DbErr> {
        let all: Vec<Uuid> = share::Entity::find()
            .select_only()
            .column(share::Column::Id)
            .filter(share::Column::LoanId.eq(row.loan_id))
            .filter(share::Column::SharedWith.eq(user))
            .into_tuple()
            .all(&**changes)
            .await?;
        Ok(all.iter().any(|id| !self.shares.iter().any(|share| share.id == *id)))
    }

    /// Ends the shares, hides the people who were shown, and removes those who joined.
    async fn revert_sharing(
        &self,
        changes: &mut Changes,
        member: &LoanMember,
        done: &SharingRecord,
    ) -> Result<(), Problem> {
        shares::remove_shares(changes, member, &self.shares).await?;
        forget_addresses(&**changes, member.user.id, &done.saved).await?;
        for role in done.shown.iter().filter_map(|touched| self.role(touched)) {
            steps::set_visible(changes, role.clone(), false).await?;
        }
        for role in done.joined.iter().filter_map(|touched| self.role(touched)) {
            contact_relation::Entity::delete_many()
                .filter(contact_relation::Column::LoanRoleId.eq(role.id))
                .exec(&**changes)
                .await?;
            membership::revoke_links(changes, role.user_id).await?;
            team::record_departure(changes, member, role).await?;
            loan_role::Entity::delete_by_id(role.id).exec(&**changes).await?;
            team::recompute_role_group(changes, role.user_id).await?;
        }
        steps::publish_roles(changes, member, done).await
    }
}

/// Returns whether the person uploaded a document to the loan since.
async fn has_uploaded(changes: &Changes, row: &sharing::Model, user: Uuid) -> Result<bool, DbErr> {
    let documents = document::Entity::find()
        .filter(document::Column::LoanId.eq(row.loan_id))
        .filter(document::Column::UploadedBy.eq(user))
        .filter(document::Column::CreatedAt.gte(row.created_at))
        .count(&**changes)
        .await?;
    Ok(documents > 0)
}
