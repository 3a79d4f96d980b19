//! The contents of a package, and the changes since. Lenders of a loan share one history; all others have their own.

use chrono::{DateTime, Utc};
use sea_orm::{
    ActiveModelTrait as _, ActiveValue::Set, ColumnTrait as _, Condition, ConnectionTrait, DbErr,
    EntityTrait as _, QueryFilter as _, QueryOrder as _,
};
use shared_rules::documents::stored_files::package_order::{
    ChangesSincePackage, PackageKind, PackageNovelty, PackagedDocument, changes_since_package, taken_by_now,
};
use uuid::Uuid;

use super::{
    contents,
    dto::{ChangedDocument, LastPackage, PackageChanges, PackageDocument},
};
use crate::{
    access::LoanMember,
    entity::{EnumColumn, JsonColumn, app_user, made_package},
    environment::Zone,
    membership::UserRef,
    state::AppState,
};

/// The person who downloads a package, as the history identifies them.
#[derive(Clone, Copy, Debug)]
pub(super) struct PackageOwner {
    pub loan_id: Uuid,
    pub user_id: Uuid,
    pub of_lenders: bool,
}

impl PackageOwner {
    pub(super) fn of(member: &LoanMember) -> Self {
        let of_lenders = member.role().is_lender();
        Self { loan_id: member.loan.id, user_id: member.user.id, of_lenders }
    }

    /// Returns the condition for the packages that this person's history includes.
    fn own_packages(self) -> Condition {
        use made_package::Column;
        let of =
            Condition::all().add(Column::LoanId.eq(self.loan_id)).add(Column::OfLenders.eq(self.of_lenders));
        if self.of_lenders { of } else { of.add(Column::UserId.eq(self.user_id)) }
    }

    async fn last_package(self, db: &impl ConnectionTrait) -> Result<Option<made_package::Model>, DbErr> {
        let all = made_package::Entity::find().filter(self.own_packages());
        let all = all.order_by_desc(made_package::Column::MadeAt).order_by_desc(made_package::Column::Id);
        all.one(db).await
    }
}

/// The changes, and the package they are relative to.
pub(super) struct PackageDiff {
    last: Option<(made_package::Model, String)>,
    since: ChangesSincePackage,
}

impl PackageDiff {
    /// Returns in which way a document is new.
    pub(super) fn novelty_of(&self, document: Uuid) -> Option<PackageNovelty> {
        self.last.as_ref()?;
        self.since.new.get(&document.to_string()).copied()
    }

    /// Returns the changes as text, if there was a package before.
    pub(super) fn to_text(&self, zone: Zone) -> Option<String> {
        let (last, by) = self.last.as_ref()?;
        let day = zone.day(last.made_at).format("%B %-d, %Y");
        Some(format!("Changes since the package of {day} by {by}: {}", self.since.words()))
    }
}

/// Returns a document in the form that the history stores.
pub(super) fn taken_document(document: &PackageDocument) -> PackagedDocument {
    PackagedDocument {
        id: document.document_id.to_string(),
        checksum: document.stored.checksum.clone(),
        name: document.document_name.clone(),
    }
}

/// Returns what changed for a person, among all documents that they see.
pub(super) async fn changes_since_last(
    state: &AppState,
    member: &LoanMember,
    now: &[PackagedDocument],
) -> Result<PackageDiff, DbErr> {
    let db = state.db.read();
    let Some(last) = PackageOwner::of(member).last_package(db).await? else {
        return Ok(PackageDiff { last: None, since: ChangesSincePackage::default() });
    };
    let by = app_user::Entity::find_by_id(last.user_id).one(db).await?;
    let by = by.map(|user| UserRef::from(&user).display_name()).unwrap_or_default();
    let since = changes_since_package(&last.taken, now);
    Ok(PackageDiff { last: Some((last, by)), since })
}

/// Returns what changed since the last package, for display.
pub(super) async fn describe_changes(state: &AppState, member: &LoanMember) -> Result<PackageChanges, DbErr> {
    let now = contents::load_package_documents(state.db.read(), member, false).await?;
    let now: Vec<PackagedDocument> = now.iter().map(taken_document).collect();
    let PackageDiff { last, since } = changes_since_last(state, member, &now).await?;
    let Some((last, made_by_name)) = last else {
        return Ok(PackageChanges {
            last: None,
            summary: String::new(),
            content: Vec::new(),
            gone: Vec::new(),
        });
    };
    let documents = u32::try_from(last.documents).unwrap_or_default();
    let content = now.iter().filter_map(|one| {
        let novelty = since.new.get(&one.id).copied()?;
        Some(ChangedDocument { document_id: one.id.parse().ok()?, novelty })
    });
    Ok(PackageChanges {
        content: content.collect(),
        summary: since.words(),
        gone: since.gone,
        last: Some(LastPackage { made_at: last.made_at, made_by_name, kind: last.kind.0, documents }),
    })
}

/// Stores a package: its contents, and the documents that existed when it was requested.
pub(super) async fn record_package(
    state: &AppState,
    owner: PackageOwner,
    kind: PackageKind,
    (package, there): (&[PackagedDocument], &[PackagedDocument]),
) -> Result<(), DbErr> {
    let now: DateTime<Utc> = state.clock.now();
    let tx = state.db.write().await?;
    let last = owner.last_package(&tx).await?;
    let before = last.map(|last| last.taken.0).unwrap_or_default();
    let row = made_package::ActiveModel {
        id: Set(Uuid::now_v7()),
        loan_id: Set(owner.loan_id),
        user_id: Set(owner.user_id),
        of_lenders: Set(owner.of_lenders),
        kind: Set(EnumColumn(kind)),
        documents: Set(i32::try_from(package.len()).unwrap_or(i32::MAX)),
        taken: Set(JsonColumn(taken_by_now(&before, there, package))),
        made_at: Set(now),
    };
    let row = row.insert(&tx).await?;
    delete_earlier_packages(&tx, owner, row.id).await?;
    tx.commit().await
}

/// Deletes earlier packages: the next one is compared only with the last one, which includes all before it.
async fn delete_earlier_packages(
    tx: &impl ConnectionTrait,
    owner: PackageOwner,
    last: Uuid,
) -> Result<(), DbErr> {
    let earlier = made_package::Entity::delete_many().filter(owner.own_packages());
    earlier.filter(made_package::Column::Id.ne(last)).exec(tx).await.map(|_| ())
}
