//! Why somebody sees something or doesn't, as data: a stable code and the words a person reads.

use serde::{Deserialize, Serialize};

use crate::text::Text;

/// A reason.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Because {
    /// A stable, machine-readable code.
    pub code: String,
    /// The words to show.
    pub text: String,
}

impl From<Text> for Because {
    fn from(text: Text) -> Self {
        Self { code: text.code.to_owned(), text: text.template.to_owned() }
    }
}

/// Whether somebody sees one thing of a list, and why.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct Explained {
    /// The id of the thing.
    pub id: String,
    /// Whether they see it.
    pub sees: bool,
    /// Why, or why not.
    pub because: Because,
}
