//! Files received files on loans, and discards them.

use sea_orm::{
    ActiveModelTrait as _, ActiveValue::Set, ColumnTrait as _, EntityTrait as _, IntoActiveModel as _,
    QueryFilter as _, QuerySelect as _,
};
use serde_json::json;
use shared_rules::{
    activity::{Activity, NamedRef},
    documents::stored_files::virus_scan::ScanState,
    text::refused::FILED_BEFORE,
};
use uuid::Uuid;

use super::{
    dto::{FileAway, FiledAway},
    tray::{OnFile, as_document, select_received},
};
use crate::{
    access::{CompanyLender, LoanMember, load_loan_member},
    entity::{document, secure_upload, secure_upload_file as file},
    features::{activity, documents, needs_list},
    http::Problem,
    projection::queue_document_file,
    realtime::{Changes, Kind, Topic},
    state::AppState,
};

/// Creates a document from a file: an answer to a request, or an unfiled document in the filer's shoebox. All or
/// nothing; the loan's activity names the sender.
pub(super) async fn file_away(
    state: &AppState,
    lender: CompanyLender,
    on: OnFile,
    to: FileAway,
) -> Result<FiledAway, Problem> {
    let company = lender.company.id;
    let member = lending_member(state, lender, to.loan_id).await?;
    let mut changes = Changes::begin(state).await?;
    let row = lock_waiting(&changes, company, on.file_id).await?;
    if row.scan.is_some_and(|scan| scan.0 == ScanState::Infected) {
        documents::require_scanned(row.scan, true)?;
    }
    let size = u64::try_from(row.size).unwrap_or_default();
    documents::ensure_storage_available(state, &*changes, member.user.id, size).await?;
    let with = secure_upload::Entity::find_by_id(row.secure_upload_id).one(&*changes).await?;
    let with = with.ok_or_else(Problem::not_found)?;
    let fresh = document::Model {
        id: Uuid::now_v7(),
        created_at: changes.now(),
        ..as_document(row.clone(), to.loan_id, member.user.id)
    };
    queue_document_file(&*changes, &fresh.storage_key, fresh.scan, changes.now()).await?;
    let (document_id, name) = (fresh.id, fresh.name.clone());
    document::Entity::insert(fresh.into_active_model()).exec_without_returning(&*changes).await?;
    let mut settled = row.into_active_model();
    settled.settled_at = Set(Some(changes.now()));
    settled.settled_by = Set(Some(member.user.id));
    settled.loan_id = Set(Some(to.loan_id));
    settled.document_id = Set(Some(document_id));
    settled.update(&*changes).await?;
    let filed = Activity::DocumentFiled {
        document: NamedRef { id: document_id.to_string(), name },
        sender: with.sender_name,
        number: with.number,
    };
    activity::record_on_loan(&changes, &member, filed).await?;
    let ids = json!({ "documentId": document_id });
    changes.publish_event(Topic::Loan(to.loan_id), Kind::DocumentAdded, &ids).await?;
    changes.publish_received_files_changed(company);
    match to.element_id {
        Some(request) => {
            let how = needs_list::SubmissionOptions::signed_in(to.on_same);
            needs_list::answer_within(changes, &member, request, &[document_id], how).await?;
        }
        None => changes.commit().await?,
    }
    state.files_arrived();
    Ok(FiledAway { document_id })
}

/// Returns the person as a lender on a loan of their own company that they may change.
async fn lending_member(
    state: &AppState,
    lender: CompanyLender,
    loan_id: Uuid,
) -> Result<LoanMember, Problem> {
    let company = lender.company.id;
    let member = load_loan_member(state, lender.signed_in, loan_id).await?;
    if member.loan.company_id != company {
        return Err(Problem::not_found());
    }
    if member.role().is_lender() { Ok(member) } else { Err(Problem::forbidden()) }
}

/// Returns a waiting file, locked until the transaction ends.
async fn lock_waiting(changes: &Changes, company: Uuid, id: Uuid) -> Result<file::Model, Problem> {
    let found =
        select_received(company).filter(file::Column::Id.eq(id)).lock_exclusive().one(&**changes).await?;
    let row = found.ok_or_else(Problem::not_found)?;
    if row.settled_at.is_some() {
        return Err(filed_before());
    }
    Ok(row)
}

/// Removes a file from the tray; it can be restored for thirty days.
pub(super) async fn discard(state: &AppState, lender: &CompanyLender, on: OnFile) -> Result<(), Problem> {
    let mut changes = Changes::begin(state).await?;
    let mut row = lock_waiting(&changes, lender.company.id, on.file_id).await?.into_active_model();
    row.settled_at = Set(Some(changes.now()));
    row.settled_by = Set(Some(lender.signed_in.user.id));
    row.update(&*changes).await?;
    changes.publish_received_files_changed(lender.company.id);
    changes.commit().await?;
    Ok(())
}

/// Restores a file that was discarded, or that the person filed and no one has used since; a file in the tray stays
/// there.
pub(super) async fn restore(state: &AppState, lender: CompanyLender, on: OnFile) -> Result<(), Problem> {
    let (company, user) = (lender.company.id, lender.signed_in.user.id);
    let there = || select_received(company).filter(file::Column::Id.eq(on.file_id));
    let before = there().one(state.db.read()).await?.ok_or_else(Problem::not_found)?;
    let member = match before.loan_id.filter(|_| before.settled_by == Some(user)) {
        Some(loan) => Some(lending_member(state, lender, loan).await?),
        None => None,
    };
    let mut changes = Changes::begin(state).await?;
    let row = there().lock_exclusive().one(&*changes).await?.ok_or_else(Problem::not_found)?;
    if row.document_id != before.document_id {
        return Err(filed_before());
    }
    let mut back = row.clone().into_active_model();
    if let Some(document) = row.document_id {
        let member = member.ok_or_else(filed_before)?;
        needs_list::undo_answer(&mut changes, &member, document).await?;
        let document = documents::withdraw_document(&mut changes, document, &row.storage_key).await?;
        let named = NamedRef { id: document.id.to_string(), name: document.name };
        activity::record_on_loan(&changes, &member, Activity::DocumentUnfiled { document: named }).await?;
        back.scan = Set(document.scan);
        back.document_id = Set(None);
        back.loan_id = Set(None);
    }
    back.settled_at = Set(None);
    back.settled_by = Set(None);
    back.update(&*changes).await?;
    changes.publish_received_files_changed(company);
    changes.commit().await?;
    Ok(())
}

pub(super) fn filed_before() -> Problem {
    Problem::conflict(FILED_BEFORE.code, FILED_BEFORE.template)
}
