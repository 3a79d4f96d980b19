//! Detects files whose content already exists, so that the person is asked before they are added twice.

use sea_orm::{ColumnTrait, DbErr, EntityTrait, JoinType, QueryFilter, QuerySelect, RelationTrait as _};
use shared_rules::{
    documents::uploads::same_content::{ExistingFile, SameContent, same_content},
    needs_list::request_state::AnswerState,
};
use uuid::Uuid;

use super::Request;
use crate::{
    access::LoanMember,
    entity::{answer, document},
    http::Problem,
    realtime::Changes,
};

/// The error code, independent of the text.
const CODE: &str = "same-content";

/// Refuses a file that is identical to an existing one, so that the person can be asked.
///
/// # Errors
/// With the code `same-content` and the question for the person.
pub(crate) fn refuse_same(name: &str, checksum: &str, there: Vec<ExistingFile>) -> Result<(), Problem> {
    let input = SameContent { name: name.to_owned(), checksum: checksum.to_owned(), there };
    same_content(&input).map_or(Ok(()), |words| Err(Problem::conflict(CODE, words)))
}

/// Returns the files of the request that have one of these contents.
pub(super) async fn find_same_content(
    changes: &Changes,
    request: &Request,
    checksums: impl IntoIterator<Item = String>,
) -> Result<Vec<ExistingFile>, DbErr> {
    let rows: Vec<(Uuid, String, String)> = document::Entity::find()
        .select_only()
        .columns([document::Column::Id, document::Column::Name, document::Column::Checksum])
        .filter(document::Column::Checksum.is_in(checksums))
        .join(JoinType::InnerJoin, answer::Relation::Document.def().rev())
        .filter(answer::Column::ElementId.eq(request.row.id))
        .into_tuple()
        .all(&**changes)
        .await?;
    let rejected = |id: Uuid| {
        request
            .files
            .iter()
            .any(|file| file.document_id == id && file.review_state.0 == AnswerState::Rejected)
    };
    let there = |(id, name, checksum)| ExistingFile { name, checksum, came_back: rejected(id) };
    Ok(rows.into_iter().map(there).collect())
}

/// Returns the files of the request that have one of these contents. Locks the request until the transaction ends.
///
/// # Errors
/// *Not found* if it doesn't exist or the person may not see it.
pub(crate) async fn find_answers_with_content(
    changes: &Changes,
    member: &LoanMember,
    id: Uuid,
    checksums: impl IntoIterator<Item = String>,
) -> Result<Vec<ExistingFile>, Problem> {
    let request = Request::open(changes, member, id).await?;
    Ok(find_same_content(changes, &request, checksums).await?)
}
