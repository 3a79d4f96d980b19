//! The PDFs that a person requested: requesting, checking progress, downloading, deleting.

use chrono::Duration;
use sea_orm::{
    ActiveModelTrait as _, ActiveValue::Set, ColumnTrait as _, EntityTrait as _, QueryFilter as _,
    QueryOrder as _, QuerySelect as _,
};
use shared_rules::{
    documents::stored_files::package_order::{OmissionReason, OrderState, PackageFailure, PackageKind},
    text::refused,
};
use uuid::Uuid;

use super::{
    super::{
        changes, contents, download_order,
        dto::{LeftOutDocument, PackageDocument, PackagePdf, PackageWish},
    },
    stored_order::{self, PdfOrder},
};
use crate::{
    access::LoanMember,
    entity::{EnumColumn, package_order},
    http::Problem,
    state::AppState,
};

/// How long a PDF is kept.
const LIFE: Duration = Duration::days(1);
/// The most PDFs of one loan a person may have at a time.
const MOST: usize = 5;

/// Requests a PDF of these documents.
pub(super) async fn request_pdf(
    state: &AppState,
    member: &LoanMember,
    wish: PackageWish,
) -> Result<PackagePdf, Problem> {
    if list_pdfs(state, member).await?.len() >= MOST {
        return Err(Problem::invalid(vec![refused::PACKAGES_TOO_MANY.violation("documentIds")]));
    }
    let all = contents::load_package_documents(state.db.read(), member, false).await?;
    let there = stored_order::existing_documents(&all);
    let documents = download_order::requested_documents(state, member, &wish).await?;
    let left_out = stored_order::left_out_in_advance(&documents);
    if left_out.len() == documents.len() {
        return Err(Problem::invalid(vec![refused::PACKAGE_NO_PAGES.violation("documentIds")]));
    }
    let changed = changes::changes_since_last(state, member, &there).await?;
    let asked = PdfOrder {
        plan: stored_order::plan(member, &documents, &changed, state.clock.now()),
        files: stored_order::ordered_files(&documents),
        there,
        of_lenders: member.role().is_lender(),
    };
    let row = package_order::ActiveModel {
        asked: Set(serde_json::to_string(&asked).unwrap_or_default()),
        left_out: Set(serde_json::to_string(&left_out).unwrap_or_default()),
        taken: Set(i32::try_from(documents.len()).unwrap_or(i32::MAX)),
        ..download_order::order_row(state, member, PackageKind::Pdf, LIFE)
    };
    let tx = state.db.write().await?;
    let row = row.insert(&tx).await?;
    tx.commit().await?;
    state.package_requested.notify_one();
    Ok(to_dto(&row))
}

/// Returns the PDFs that the person requested on the loan, latest first.
pub(super) async fn list_pdfs(state: &AppState, member: &LoanMember) -> Result<Vec<PackagePdf>, Problem> {
    let rows = select_own(state, member)
        .order_by_desc(package_order::Column::CreatedAt)
        .limit(100)
        .all(state.db.read())
        .await?;
    Ok(rows.iter().map(to_dto).collect())
}

fn select_own(state: &AppState, member: &LoanMember) -> sea_orm::Select<package_order::Entity> {
    package_order::Entity::find()
        .filter(package_order::Column::LoanId.eq(member.loan.id))
        .filter(package_order::Column::UserId.eq(member.user.id))
        .filter(package_order::Column::Kind.eq(EnumColumn(PackageKind::Pdf)))
        .filter(package_order::Column::ExpiresAt.gt(state.clock.now()))
}

/// Returns a PDF that the person requested.
pub(super) async fn find_pdf(
    state: &AppState,
    member: &LoanMember,
    id: Uuid,
) -> Result<package_order::Model, Problem> {
    let own = select_own(state, member).filter(package_order::Column::Id.eq(id));
    own.one(state.db.read()).await?.ok_or_else(Problem::not_found)
}

/// Returns a completed PDF, for a person who still sees its documents.
pub(super) async fn completed_pdf(
    state: &AppState,
    member: &LoanMember,
    id: Uuid,
) -> Result<package_order::Model, Problem> {
    let row = find_pdf(state, member, id).await?;
    if row.storage_key.is_none() {
        return Err(Problem::not_found());
    }
    let asked: PdfOrder = serde_json::from_str(&row.asked).unwrap_or_default();
    let seen: Vec<PackageDocument> = contents::load_package_documents(state.db.read(), member, false).await?;
    let left = left_out(&row);
    let lends = member.role().is_lender();
    // Lenders see all documents, and keep what they requested of deleted ones; malware found since is given to no one.
    let opens = |id: Uuid| match seen.iter().find(|one| one.document_id == id) {
        Some(one) => one.opens(),
        None => lends,
    };
    let inside = asked.files.iter().enumerate().filter(|(at, _)| left.iter().all(|(place, _)| place != at));
    if !inside.map(|(_, file)| file.document_id).all(opens) {
        return Err(Problem::not_found());
    }
    Ok(row)
}

/// Returns the documents left out, by index.
pub(super) fn left_out(row: &package_order::Model) -> Vec<(usize, OmissionReason)> {
    serde_json::from_str(&row.left_out).unwrap_or_default()
}

/// Returns the response body for an order.
fn to_dto(row: &package_order::Model) -> PackagePdf {
    let asked: PdfOrder = serde_json::from_str(&row.asked).unwrap_or_default();
    let name = |place: usize| asked.plan.documents.get(place).map(|one| one.name.clone());
    let left = left_out(row).into_iter().map(|(place, reason)| LeftOutDocument {
        name: name(place).unwrap_or_default(),
        reason,
        message: reason.words().to_owned(),
    });
    let count = |number: i32| u32::try_from(number).unwrap_or_default();
    PackagePdf {
        id: row.id,
        state: row.state.0,
        documents: count(row.taken),
        done: count(row.done),
        pages: count(row.pages),
        size: row.size,
        left_out: left.collect(),
        message: row
            .reason
            .filter(|_| row.state.0 == OrderState::Failed)
            .map(|reason: EnumColumn<PackageFailure>| reason.0.words().to_owned()),
        created_at: row.created_at,
        expires_at: row.expires_at,
    }
}
