//! The role picker lists the roles whose title contains the query; without a match it shows a message, and a lender
//! may add the typed role as a contact role of the company.

use serde::{Deserialize, Serialize};

use crate::team::role::RoleGroup;
use crate::text;
use crate::value::limits;
use crate::violation::Violation;

/// The kinds of contact sub-roles (ENTITY-24); NONE by default (ROLE-07).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
#[allow(missing_docs)] // the names come from the specification
pub enum SubRoleType {
    #[default]
    None,
    Borrower,
    Member,
    KeyContact,
    Contact,
}

impl SubRoleType {
    /// Display name.
    #[must_use]
    pub const fn label(self) -> &'static str {
        match self {
            Self::None => "None",
            Self::Borrower => "Borrower",
            Self::Member => "Member",
            Self::KeyContact => "Key contact",
            Self::Contact => "Contact",
        }
    }
}

impl SubRoleType {
    /// Every kind.
    pub const ALL: [Self; 5] = [Self::None, Self::Borrower, Self::Member, Self::KeyContact, Self::Contact];

    /// Returns whether it is a borrowing team role rather than a contact's (resolution 12).
    #[must_use]
    pub const fn is_team_role(self) -> bool {
        matches!(self, Self::Borrower | Self::Member)
    }
}

/// A role that a contact can have.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct SubRole {
    /// Its id.
    pub id: String,
    /// Its title.
    pub title: String,
    /// Its kind.
    #[serde(default)]
    pub sub_role_type: SubRoleType,
}

/// The state of the picker.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct RolePicker {
    /// The viewer's group.
    pub viewer_group: RoleGroup,
    /// The query.
    #[serde(default)]
    pub query: String,
    /// The company's roles.
    pub roles: Vec<SubRole>,
    /// Whether an existing user is being edited, or the form was opened for a borrower.
    #[serde(default)]
    pub team_roles_offered: bool,
}

/// The content of the picker.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct RolePickerAnswer {
    /// The ids of the listed roles, in input order.
    pub roles: Vec<String>,
    /// The text shown when no role is listed.
    pub empty_text: Option<&'static str>,
    /// The title that Add Role would add, when it is offered.
    pub add_role: Option<String>,
}

/// The role picker lists the roles whose title contains the query, and shows a message when there are none.
///
/// Returns the list and texts of the picker (ROLE-01, ROLE-02, ROLE-03, ROLE-05; resolutions 12, 25).
///
/// Rule from platform §2.12; ROLE-01…03, ROLE-05.
#[must_use]
pub fn role_picker(input: &RolePicker) -> RolePickerAnswer {
    let title = input.query.trim();
    let wanted = title.to_lowercase();
    let listed = |role: &&SubRole| {
        (input.team_roles_offered || !role.sub_role_type.is_team_role())
            && role.title.to_lowercase().contains(&wanted)
    };
    let roles: Vec<_> = input.roles.iter().filter(listed).map(|role| role.id.clone()).collect();
    let (empty_text, add_role) = match (roles.is_empty(), title.is_empty()) {
        (false, _) => (None, None),
        (true, true) => (Some(text::team::ENTER_VALID_ROLE.template), None),
        (true, false) => {
            let may_add = input.viewer_group == RoleGroup::Lender;
            (Some(text::team::ROLE_NOT_FOUND.template), may_add.then(|| title.to_owned()))
        }
    };
    RolePickerAnswer { roles, empty_text, add_role }
}

/// A role to be added.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct NewRole {
    /// The group of the person who adds it.
    pub viewer_group: RoleGroup,
    /// The person's company.
    #[serde(default)]
    pub company_id: Option<String>,
    /// The typed title.
    pub title: String,
}

/// The request body that creates a role.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct RoleToAdd {
    /// The lender company.
    pub company_id: String,
    /// The title, trimmed.
    pub title: String,
    /// Always CONTACT.
    pub sub_role_type: SubRoleType,
}

/// The roles to create, or the reasons why there are none.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct NewRoleAnswer {
    /// One role, or none.
    pub roles: Vec<RoleToAdd>,
    /// Empty exactly when there is a role.
    pub violations: Vec<Violation>,
}

/// A lender company adds a contact role by its title.
///
/// Returns the request that creates the role: a lender company's role of the kind CONTACT.
///
/// Rule from platform §6; ROLE-06.
#[must_use]
pub fn new_role(input: &NewRole) -> NewRoleAnswer {
    let title = input.title.trim();
    let company = input.company_id.as_deref().filter(|id| !id.is_empty());
    let refused =
        |text: text::Text| NewRoleAnswer { roles: vec![], violations: vec![text.violation("title")] };
    if let Some(too_long) = limits::text_problem("title", title) {
        return NewRoleAnswer { roles: vec![], violations: vec![too_long] };
    }
    match company.filter(|_| input.viewer_group == RoleGroup::Lender) {
        _ if title.is_empty() => refused(text::team::ENTER_VALID_ROLE),
        None => refused(text::team::ONLY_LENDERS_ADD_ROLES),
        Some(company_id) => NewRoleAnswer {
            roles: vec![RoleToAdd {
                company_id: company_id.to_owned(),
                title: title.to_owned(),
                sub_role_type: SubRoleType::Contact,
            }],
            violations: vec![],
        },
    }
}
