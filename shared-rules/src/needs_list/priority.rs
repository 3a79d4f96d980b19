//! Priorities of a needs-list element: the eleven spellings, the menu and the indicator
//! (platform §3 and §4; ENTITY-35, NEEDS-11, NEEDS-22, NEEDS-23).

use crate::team::role::RoleGroup;
use crate::text::needs_list as text;
use serde::{Deserialize, Serialize};

/// How urgent an element is, or that borrowers must not see it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "SCREAMING_SNAKE_CASE", from = "PrioritySpelling")]
#[allow(missing_docs)] // the names are the specification's own
pub enum PriorityType {
    /// Also read as `Unset`, always written as `UNSET`.
    #[default]
    Unset,
    Hidden,
    Private,
    Ignore,
    Blocker,
    Low,
    Medium,
    High,
    Critical,
    Urgent,
}

impl PriorityType {
    /// Display name for lenders.
    #[must_use]
    pub const fn label(self) -> &'static str {
        match self {
            Self::Unset => "Unset",
            Self::Hidden => "Hidden",
            Self::Private => "Private",
            Self::Ignore => "Ignore",
            Self::Blocker => "Blocker",
            Self::Low => "Low",
            Self::Medium => "Medium",
            Self::High => "High",
            Self::Critical => "Critical",
            Self::Urgent => "Urgent",
        }
    }
}

/// How a priority may be spelled. A variant with two names is none that the browser's reader knows: it counts them.
#[derive(Deserialize)]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
enum PrioritySpelling {
    Unset,
    Hidden,
    Private,
    Ignore,
    Blocker,
    Low,
    Medium,
    High,
    Critical,
    Urgent,
    #[serde(rename = "Unset")]
    UnsetInLetters,
}

impl From<PrioritySpelling> for PriorityType {
    fn from(spelling: PrioritySpelling) -> Self {
        match spelling {
            PrioritySpelling::Unset | PrioritySpelling::UnsetInLetters => Self::Unset,
            PrioritySpelling::Hidden => Self::Hidden,
            PrioritySpelling::Private => Self::Private,
            PrioritySpelling::Ignore => Self::Ignore,
            PrioritySpelling::Blocker => Self::Blocker,
            PrioritySpelling::Low => Self::Low,
            PrioritySpelling::Medium => Self::Medium,
            PrioritySpelling::High => Self::High,
            PrioritySpelling::Critical => Self::Critical,
            PrioritySpelling::Urgent => Self::Urgent,
        }
    }
}

impl PriorityType {
    /// Every value once, in the order of the menu.
    pub const ALL: [Self; 10] = [
        Self::Unset,
        Self::Hidden,
        Self::Private,
        Self::Ignore,
        Self::Blocker,
        Self::Low,
        Self::Medium,
        Self::High,
        Self::Critical,
        Self::Urgent,
    ];

    /// Its label for borrowers and contacts; none for priorities they don't see (NEEDS-23).
    #[must_use]
    pub const fn words_for_borrowers(self) -> Option<&'static str> {
        Some(match self {
            Self::Unset | Self::Hidden | Self::Private => return None,
            Self::Ignore => text::PRIORITY_IGNORE.template,
            Self::Blocker => text::PRIORITY_BLOCKER.template,
            Self::Low => text::PRIORITY_LOW.template,
            Self::Medium => text::PRIORITY_MEDIUM.template,
            Self::High => text::PRIORITY_HIGH.template,
            Self::Critical => text::PRIORITY_CRITICAL.template,
            Self::Urgent => text::PRIORITY_URGENT.template,
        })
    }

    /// Whether elements of this priority are for lenders' eyes only.
    #[must_use]
    pub const fn is_kept_from_borrowers(self) -> bool {
        matches!(self, Self::Hidden | Self::Private)
    }
}

/// A priority and who looks at it.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct PriorityView {
    /// The role group of the person looking.
    pub viewer: RoleGroup,
    /// The element's priority.
    pub priority_type: PriorityType,
}

/// A priority with its word.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct PriorityChoice {
    /// The value to store.
    pub priority_type: PriorityType,
    /// The word to show.
    pub label: String,
}

impl From<PriorityType> for PriorityChoice {
    fn from(priority_type: PriorityType) -> Self {
        Self { priority_type, label: priority_type.label().to_owned() }
    }
}

/// Borrowers see no priority indicator when the priority is hidden, private or unset; lenders see all.
///
/// The indicator this person sees next to the element, or none. Lenders see every priority under its name; others read
/// how urgent it is in plain words, and nothing if it is hidden, private or unset.
///
/// Rule from platform §4; NEEDS-23.
#[must_use]
pub fn priority_indicator(input: &PriorityView) -> Option<PriorityChoice> {
    let priority_type = input.priority_type;
    if input.viewer == RoleGroup::Lender {
        return Some(priority_type.into());
    }
    let label = priority_type.words_for_borrowers()?.to_owned();
    Some(PriorityChoice { priority_type, label })
}

/// The person who opens the priority menu.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct PriorityMenu {
    /// The role group of the person opening it.
    pub viewer: RoleGroup,
}

/// The priority menu offers every value once, in order, to lenders only.
///
/// The choices of the priority menu: every value once, in order, for lenders; none for others.
///
/// Rule from platform §3; NEEDS-11.
#[must_use]
pub fn priority_choices(input: &PriorityMenu) -> Vec<PriorityChoice> {
    if input.viewer != RoleGroup::Lender {
        return Vec::new();
    }
    PriorityType::ALL.into_iter().map(PriorityChoice::from).collect()
}
