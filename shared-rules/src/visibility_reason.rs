//! Why a person sees something or doesn't, as data: a stable code and the text to show.

use serde::{Deserialize, Serialize};

use crate::text::Text;

/// A reason.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct VisibilityReason {
    /// A stable, machine-readable code.
    pub code: String,
    /// The words to show.
    pub text: String,
}

impl From<Text> for VisibilityReason {
    fn from(text: Text) -> Self {
        Self { code: text.code.to_owned(), text: text.template.to_owned() }
    }
}

/// Whether a person sees one item, and why.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct VisibilityExplanation {
    /// The id of the thing.
    pub id: String,
    /// Whether they see it.
    pub sees: bool,
    /// Why, or why not.
    pub because: VisibilityReason,
}
