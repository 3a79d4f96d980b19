//! A new version: an uploaded file, or an earlier version that is restored.

use sea_orm::{
    ActiveModelTrait as _, ActiveValue::Set, ColumnTrait, EntityTrait, QueryFilter, sea_query::Expr,
};
use shared_rules::{activity::Activity, text::refused};

use super::{
    super::{
        document_commands::{OnDocument, lock_document, publish_document_change, to_dto},
        dto::Document,
        scan,
        space::quota,
        uploads::{key_of, load_own_upload, named_document},
        visibility::{SeenDocument, load_visible_document},
    },
    dto::{AddVersion, OnVersion},
    replace::{NewContent, replace_content},
};
use crate::{
    access::SignedIn,
    entity::{document, document_version, upload},
    features::{activity, needs_list::renew_answers_of},
    http::Problem,
    realtime::Changes,
    state::AppState,
};

/// Makes an uploaded file the current version of a document. Repeating it changes nothing.
pub(super) async fn add_version(
    state: &AppState,
    signed_in: SignedIn,
    on: OnDocument,
    input: AddVersion,
) -> Result<Document, Problem> {
    let mut seen = load_visible_document(state, signed_in, on.document_id).await?;
    seen.require_version_author(state).await?;
    let changes = Changes::begin(state).await?;
    let row = lock_document(&changes, on.document_id).await?;
    let file = load_own_upload(&*changes, seen.member.user.id, input.upload_id).await?;
    if file.loan_id != row.loan_id {
        return Err(Problem::not_found());
    }
    match file.document_id {
        Some(id) if id == row.id => {
            seen.row = row;
            return Ok(to_dto(&seen));
        }
        Some(_) => return Err(Problem::conflict(refused::COMPLETED.code, refused::COMPLETED.template)),
        None => {}
    }
    let Some(checksum) = file.checksum.clone() else {
        return Err(Problem::unprocessable(refused::NOT_ARRIVED.code, refused::NOT_ARRIVED.template));
    };
    let content = NewContent {
        name: file.name.clone(),
        size: file.size,
        mime_type: file.mime_type.clone(),
        checksum,
        storage_key: key_of(&file),
        unlocked: false,
        scan: state.scan_of_new(),
        damaged: false,
    };
    let mut file: upload::ActiveModel = file.into();
    file.document_id = Set(Some(row.id));
    file.update(&*changes).await?;
    finish_version(state, changes, seen, row, (content, ReviewAfter::Again)).await
}

/// Makes an earlier version the current one again; the current one is kept as a version.
pub(super) async fn restore_version(
    state: &AppState,
    signed_in: SignedIn,
    on: OnVersion,
) -> Result<Document, Problem> {
    let seen = load_visible_document(state, signed_in, on.document_id).await?;
    seen.require_version_author(state).await?;
    let changes = Changes::begin(state).await?;
    let row = lock_document(&changes, on.document_id).await?;
    let version = document_version::Entity::find()
        .filter(document_version::Column::DocumentId.eq(row.id))
        .filter(document_version::Column::Number.eq(on.number))
        .one(&*changes)
        .await?;
    let Some(version) = version else {
        let current = Problem::invalid(vec![refused::SAME_VERSION.violation("number")]);
        return Err(if on.number == row.version { current } else { Problem::not_found() });
    };
    scan::require_scanned_for(version.scan, &seen.member)?;
    // With or without its password, it is the document that was reviewed.
    let locked_again = row.unlocked && on.number == row.version.saturating_sub(1);
    // Right after the version that replaced it, its earlier verdicts apply again.
    let judged = version.verdicts.filter(|_| on.number == row.version.saturating_sub(1));
    let looked = if locked_again {
        ReviewAfter::Enough
    } else {
        judged.map_or(ReviewAfter::Again, ReviewAfter::Judged)
    };
    let content = NewContent {
        name: version.name.unwrap_or_else(|| row.name.clone()),
        size: version.size,
        mime_type: version.mime_type,
        checksum: version.checksum,
        storage_key: version.storage_key,
        unlocked: version.unlocked,
        scan: version.scan,
        damaged: version.damaged,
    };
    finish_version(state, changes, seen, row, (content, looked)).await
}

/// Whether lenders review the document again.
enum ReviewAfter {
    Enough,
    Again,
    /// Earlier verdicts apply again, if lenders haven't reviewed the content that replaced it.
    Judged(String),
}

async fn finish_version(
    state: &AppState,
    mut changes: Changes,
    mut seen: SeenDocument,
    row: document::Model,
    (content, looked): (NewContent, ReviewAfter),
) -> Result<Document, Problem> {
    if content.checksum == row.checksum && !row.damaged {
        return Err(Problem::invalid(vec![refused::SAME_VERSION.violation("documentId")]));
    }
    seen.refuse_accepted(&changes).await?;
    let user = seen.member.user.id;
    seen.row = replace_content(&changes, user, row, content).await?;
    // Its size counts toward the quota by now.
    quota::ensure_available(state, &*changes, seen.row.uploaded_by, 0).await?;
    let earlier = match &looked {
        ReviewAfter::Judged(verdicts) => Some(verdicts.as_str()),
        ReviewAfter::Again | ReviewAfter::Enough => None,
    };
    if matches!(looked, ReviewAfter::Enough) {
        super::super::document_commands::publish_request_changes(&mut changes, &seen.row).await?;
    } else if let Some(verdicts) = renew_answers_of(&mut changes, &seen.member, &seen.row, earlier).await? {
        keep_verdicts(&changes, &seen.row, verdicts).await?;
    }
    let number = u32::try_from(seen.row.version).unwrap_or_default();
    let added = Activity::DocumentVersionAdded { document: named_document(&seen.row), number };
    activity::record_on_loan(&changes, &seen.member, added).await?;
    publish_document_change(&mut changes, &seen.row).await?;
    changes.commit().await?;
    state.files_arrived();
    Ok(to_dto(&seen))
}

/// Stores the verdicts that lenders had given on the previous version.
async fn keep_verdicts(changes: &Changes, row: &document::Model, verdicts: String) -> Result<(), Problem> {
    document_version::Entity::update_many()
        .col_expr(document_version::Column::Verdicts, Expr::value(verdicts))
        .filter(document_version::Column::DocumentId.eq(row.id))
        .filter(document_version::Column::Number.eq(row.version.saturating_sub(1)))
        .exec(&**changes)
        .await?;
    Ok(())
}
