//! An example file shows what a request of a template asks for: an uploaded file, or a copy of a document from a loan
//! on which the user is a lender.

use crate::needs_list::element::StorageType;
use crate::team::role::Role;
use crate::text::needs_list as text;
use crate::violation::Verdict;
use serde::{Deserialize, Serialize};

/// An element of a template, and the file it is to show.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct TemplateExample {
    /// A folder, or a request for a file.
    pub storage_type: StorageType,
    /// Whether a document of a loan is copied; otherwise a file is uploaded.
    #[serde(default)]
    pub copied: bool,
    /// The person's role on the loan of the document; none when they aren't on it, or the document is gone.
    #[serde(default)]
    pub role: Option<Role>,
}

/// A request of a template shows an example: the user's own file, or a document of a loan on which the user is a
/// lender.
///
/// Whether the element can show that file, and if not, why.
///
/// Rule from platform §3; ENTITY-31; resolution 97.
#[must_use]
pub fn template_example(input: &TemplateExample) -> Verdict {
    let lends = input.role.is_some_and(Role::is_lender);
    let problem = match input.storage_type {
        StorageType::Folder => Some(text::NOT_A_REQUEST),
        StorageType::File if input.copied && !lends => Some(text::DOCUMENT_GONE),
        StorageType::File => None,
    };
    problem.map(|text| text.violation("documentId")).into()
}
