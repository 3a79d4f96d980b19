//! A needs-list element as the rules see it (platform §3; ENTITY-26, ENTITY-27), and its assignment: assigning a folder
//! assigns its contents, but an element that is itself assigned to a borrower is visible to those people and the
//! lenders only, regardless of its folder's assignment (resolution 97).

use super::priority::PriorityType;
use super::review::ReviewState;
use crate::loans::review_status::ReviewStatus;
use crate::team::role::RoleGroup;
use crate::value::calendar_date::optional_date;
use crate::value::fixed_word::parse_word;
use chrono::NaiveDate;
use serde::{Deserialize, Deserializer, Serialize};

/// Permission of a share (SHARE-14). A LINK share is stored but assigns no one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
#[allow(missing_docs)] // the names are the specification's own
pub enum SharePermission {
    View,
    Link,
}

/// The kind of an element: a folder, or a request for a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
#[allow(missing_docs)] // the names are the specification's own
pub enum StorageType {
    Folder,
    File,
}

/// The review status from which an element shows. Stored text may hold one that nobody knows: then the element
/// shows to lenders alone (NEEDS-21, resolution 43).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(untagged)]
pub enum VisibleAt {
    /// This one.
    Status(ReviewStatus),
    /// An unknown status.
    Unknown(UnknownStatus),
}

/// Stands for an unknown status.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum UnknownStatus {
    /// Whatever was written.
    Unknown,
}

impl From<ReviewStatus> for VisibleAt {
    fn from(status: ReviewStatus) -> Self {
        Self::Status(status)
    }
}

impl<'de> Deserialize<'de> for VisibleAt {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let word = String::deserialize(deserializer)?;
        Ok(parse_word(&word).map_or(Self::Unknown(UnknownStatus::Unknown), Self::Status))
    }
}

/// The person an element is shared with.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct Sharee {
    /// The user's id.
    pub id: String,
    /// The user's role group.
    pub logged_role_group: RoleGroup,
}

/// One share of an element.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ElementShare {
    /// Assigned (`VIEW`) or merely linked (`LINK`).
    pub permissions: SharePermission,
    /// The user it is shared with.
    pub shared_with_user: Sharee,
}

impl ElementShare {
    /// The borrower or contact this share assigns the element to. Links and lenders assign no one.
    #[must_use]
    pub fn assignee(&self) -> Option<&str> {
        let assigns = self.permissions != SharePermission::Link
            && self.shared_with_user.logged_role_group != RoleGroup::Lender;
        assigns.then_some(self.shared_with_user.id.as_str())
    }

    /// Whether this share assigns the element to a borrower.
    #[must_use]
    pub fn is_for_borrower(&self) -> bool {
        self.permissions != SharePermission::Link
            && self.shared_with_user.logged_role_group == RoleGroup::Borrower
    }

    /// Whether this share gives the element to that person, of whatever role group, to do something about.
    #[must_use]
    pub fn is_for(&self, user_id: &str) -> bool {
        self.permissions != SharePermission::Link && self.shared_with_user.id == user_id
    }
}

/// One element of a flat needs list. Siblings are in the order of the list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct Element {
    /// The element's id.
    pub id: String,
    /// The folder it is in; absent at the top.
    #[serde(default)]
    pub parent_id: Option<String>,
    /// Its name.
    #[serde(default)]
    pub name: String,
    /// A folder, or a request for a file.
    pub storage_type: StorageType,
    /// Hidden by hand.
    #[serde(default)]
    pub hidden: bool,
    /// The review status from which it shows.
    #[serde(default)]
    pub visible_at_status: Option<VisibleAt>,
    /// Its priority.
    #[serde(default)]
    pub priority_type: PriorityType,
    /// How far its answer is.
    #[serde(default)]
    pub review_state: ReviewState,
    /// The day by which it is hoped for.
    #[serde(default, deserialize_with = "optional_date")]
    #[cfg_attr(feature = "ts", tsify(type = "string | null"))]
    pub due_date: Option<NaiveDate>,
    /// The people it is shared with.
    #[serde(default)]
    pub shared_info: Vec<ElementShare>,
}

/// A whole needs list, flat, of a loan at a status.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct NeedsList {
    /// The loan's review status.
    pub loan_status: ReviewStatus,
    /// Every element, each once.
    pub elements: Vec<Element>,
}

/// The meaning of an element's shares for one person.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct ElementHolding {
    /// Whether it is assigned to any borrower or contact.
    pub assigned: bool,
    /// Whether it is assigned to this person.
    pub mine: bool,
}

impl ElementHolding {
    /// The holding of an element in a folder with that holding, for a person.
    pub fn inside(self, element: &Element, is_person: impl Fn(&str) -> bool) -> Self {
        let mut assignees = element.shared_info.iter().filter_map(ElementShare::assignee);
        let mine = assignees.clone().any(is_person);
        let folder = if is_private(element) { Self::default() } else { self };
        Self { assigned: folder.assigned || assignees.next().is_some(), mine: folder.mine || mine }
    }
}

/// Whether the element itself is assigned to a borrower, so that its folder's people don't count.
pub(crate) fn is_private(element: &Element) -> bool {
    element.shared_info.iter().any(|share| share.is_for_borrower())
}
