//! The stored order of a PDF until the PDF is made.

use serde::{Deserialize, Serialize};
use shared_rules::documents::{
    pdf::pages::package::{PackagePlan, PlannedDocument},
    stored_files::package_order::{MOST_BYTES, MOST_DOCUMENTS, OmissionReason, PackagedDocument, page_kind},
};
use uuid::Uuid;

use super::super::{changes::taken_document, dto::PackageDocument};
use crate::{access::LoanMember, environment::Zone};

/// A file that the PDF will contain.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct OrderedFile {
    pub document_id: Uuid,
    pub checksum: String,
    pub key: String,
    pub size: u64,
}

/// Everything needed to make the PDF.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct PdfOrder {
    pub plan: PackagePlan,
    pub files: Vec<OrderedFile>,
    /// The documents that existed when it was requested, whether they are included or not.
    pub there: Vec<PackagedDocument>,
    pub of_lenders: bool,
}

impl PdfOrder {
    /// Returns the documents that it contains, once it is made.
    pub(super) fn included_documents(&self, left_out: &[(usize, OmissionReason)]) -> Vec<PackagedDocument> {
        let files = self.files.iter().zip(&self.plan.documents).enumerate();
        files
            .filter(|(place, _)| left_out.iter().all(|(left, _)| left != place))
            .map(|(_, (file, planned))| PackagedDocument {
                id: file.document_id.to_string(),
                checksum: file.checksum.clone(),
                name: planned.name.clone(),
            })
            .collect()
    }
}

/// Returns the plan for these documents.
pub(super) fn plan(
    member: &LoanMember,
    documents: &[PackageDocument],
    since: &super::super::changes::PackageDiff,
    made: chrono::DateTime<chrono::Utc>,
) -> PackagePlan {
    let zone: Zone = member.zone();
    let by = crate::membership::UserRef::from(&member.user).display_name();
    let planned = documents.iter().map(|one| PlannedDocument {
        name: one.document_name.clone(),
        request: one.name.clone(),
        folders: one.path.clone(),
        mime_type: one.mime_type.clone(),
        mark: since.novelty_of(one.document_id).map(|novelty| novelty.words().to_owned()),
    });
    PackagePlan {
        loan: member.loan.name.clone(),
        company: member.lender.name.clone(),
        property: member.loan.property_address.clone().filter(|property| !property.trim().is_empty()),
        made: format!("{} by {by}", zone.day(made).format("%B %-d, %Y")),
        since: since.to_text(zone),
        documents: planned.collect(),
    }
}

/// Returns the files of these documents in stored form.
pub(super) fn ordered_files(documents: &[PackageDocument]) -> Vec<OrderedFile> {
    let file = |one: &PackageDocument| OrderedFile {
        document_id: one.document_id,
        checksum: one.stored.checksum.clone(),
        key: one.stored.key.clone(),
        size: u64::try_from(one.size).unwrap_or_default(),
    };
    documents.iter().map(file).collect()
}

/// Returns the existing documents in the form that the next package is compared with.
pub(super) fn existing_documents(documents: &[PackageDocument]) -> Vec<PackagedDocument> {
    documents.iter().map(taken_document).collect()
}

/// Returns the documents known in advance to be left out: files of unsupported types, and those beyond the size limits.
pub(super) fn left_out_in_advance(documents: &[PackageDocument]) -> Vec<(usize, OmissionReason)> {
    let (mut bytes, mut count) = (0_u64, 0_usize);
    let mut left = Vec::new();
    for (place, one) in documents.iter().enumerate() {
        let size = u64::try_from(one.size).unwrap_or_default();
        if !one.opens() {
            left.push((place, OmissionReason::Unchecked));
        } else if page_kind(&one.mime_type).is_none() {
            left.push((place, OmissionReason::Kind));
        } else if count >= MOST_DOCUMENTS || bytes.saturating_add(size) > MOST_BYTES {
            left.push((place, OmissionReason::NoRoom));
        } else {
            bytes = bytes.saturating_add(size);
            count += 1;
        }
    }
    left
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::features::needs_list::StoredBytes;
    use shared_rules::needs_list::request_state::AnswerState;

    fn of(size: u64) -> PackageDocument {
        PackageDocument {
            element_id: Uuid::nil(),
            path: Vec::new(),
            name: "Deed".into(),
            document_id: Uuid::nil(),
            document_name: "deed.pdf".into(),
            size: i64::try_from(size).unwrap(),
            mime_type: "application/pdf".into(),
            review_state: AnswerState::Accepted,
            uploaded_by_name: "Lucia Alvarez".into(),
            uploaded_at: chrono::DateTime::UNIX_EPOCH,
            virus_check: None,
            stored: StoredBytes { key: String::new(), checksum: String::new() },
        }
    }

    #[test]
    fn leaves_out_documents_beyond_size_limit() {
        let half = MOST_BYTES / 2;
        let documents = [half, half + 1, half, 1, MOST_BYTES + 1, 0].map(of);
        let no_room = [1, 3, 4].map(|place| (place, OmissionReason::NoRoom));
        assert_eq!(left_out_in_advance(&documents), no_room);
    }

    #[test]
    fn unsupported_files_do_not_count_toward_size_limit() {
        let letter = PackageDocument { mime_type: "text/plain".into(), ..of(MOST_BYTES) };
        assert_eq!(left_out_in_advance(&[letter, of(MOST_BYTES)]), [(0, OmissionReason::Kind)]);
    }

    #[test]
    fn leaves_out_documents_beyond_count_limit() {
        let left = left_out_in_advance(&vec![of(1); MOST_DOCUMENTS + 2]);
        assert_eq!(left, [MOST_DOCUMENTS, MOST_DOCUMENTS + 1].map(|place| (place, OmissionReason::NoRoom)));
    }
}
