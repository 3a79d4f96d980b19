//! The documents that a person answers a request with: each must be theirs to submit, and duplicates are confirmed
//! first.

use sea_orm::{ColumnTrait, EntityTrait, QueryFilter};
use shared_rules::{
    documents::{
        uploads::same_content::{DuplicateAction, ExistingFile},
        visibility::is_own_document,
    },
    text::needs_list as text,
    violation::Violation,
};
use uuid::Uuid;

use super::{
    Request,
    duplicate_content::{find_same_content, refuse_same},
};
use crate::{access::LoanMember, entity::document, http::Problem, realtime::Changes};

/// An answer that is being submitted.
pub(super) struct IncomingAnswer<'a> {
    changes: &'a Changes,
    member: &'a LoanMember,
    request: &'a Request,
    on_same: DuplicateAction,
    /// The documents accepted so far.
    taken: Vec<document::Model>,
}

impl<'a> IncomingAnswer<'a> {
    /// Returns the documents with these ids, without duplicates, if the person may answer the request with all of them.
    ///
    /// # Errors
    /// Why a document isn't accepted. Of several, each refused one is named by its field.
    pub(super) async fn check_documents(
        changes: &'a Changes,
        member: &'a LoanMember,
        request: &'a Request,
        on_same: DuplicateAction,
        ids: &[Uuid],
    ) -> Result<Vec<document::Model>, Problem> {
        let mut incoming = Self { changes, member, request, on_same, taken: Vec::with_capacity(ids.len()) };
        let mut refused = Vec::new();
        for (place, id) in ids.iter().enumerate() {
            let field = place
                .checked_sub(1)
                .map_or_else(|| "documentId".to_owned(), |nth| format!("alongIds[{nth}]"));
            match incoming.check_document(*id, &field).await {
                Ok(()) => {}
                Err(problem) if ids.len() == 1 || problem.status().is_server_error() => return Err(problem),
                Err(problem) if problem.violations().is_empty() => {
                    refused.push(Violation::new(field, problem.code(), problem.message()));
                }
                Err(problem) => refused.extend_from_slice(problem.violations()),
            }
        }
        Problem::refuse_if(refused)?;
        Ok(incoming.taken)
    }

    async fn check_document(&mut self, id: Uuid, field: &str) -> Result<(), Problem> {
        if self.taken.iter().any(|document| document.id == id) {
            return Ok(());
        }
        let document = self.load_own_document(id, field).await?;
        if self.on_same == DuplicateAction::Ask && !self.request.has_document(id) {
            let content = [document.checksum.clone()];
            let mut there = find_same_content(self.changes, self.request, content).await?;
            let along = self.taken.iter().filter(|taken| taken.checksum == document.checksum);
            there.extend(along.map(|taken| ExistingFile {
                name: taken.name.clone(),
                checksum: taken.checksum.clone(),
                came_back: false,
            }));
            refuse_same(&document.name, &document.checksum, there)?;
        }
        self.taken.push(document);
        Ok(())
    }

    /// Returns a document of the loan that this person may answer with.
    async fn load_own_document(&self, id: Uuid, field: &str) -> Result<document::Model, Problem> {
        let row = document::Entity::find_by_id(id)
            .filter(document::Column::LoanId.eq(self.member.loan.id))
            .filter(document::Column::DeletedAt.is_null())
            .one(&**self.changes)
            .await?;
        let group = self.member.role().group();
        row.filter(|document| is_own_document(group, document.uploaded_by == self.member.user.id))
            .ok_or_else(|| Problem::invalid(vec![text::DOCUMENT_GONE.violation(field)]))
    }
}
