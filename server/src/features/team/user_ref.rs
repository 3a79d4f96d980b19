//! A person, as the answers of many calls mention them.

use serde::Serialize;
use shared_rules::{
    team::role::RoleGroup,
    value::display_name::{PersonName, display_name},
};
use utoipa::ToSchema;
use uuid::Uuid;

use crate::entity::app_user;

/// A person in short.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct UserRef {
    /// Their id.
    pub id: Uuid,
    /// First name.
    pub given_name: String,
    /// Last name.
    pub family_name: String,
    /// E-mail address.
    pub email_address: String,
    /// Job title.
    pub position_or_title: Option<String>,
    /// Where they work.
    pub company_name: Option<String>,
    /// The document that is their picture.
    pub avatar_doc_id: Option<Uuid>,
    /// Their role group.
    pub logged_role_group: RoleGroup,
    /// Known only by what others wrote: they never signed in.
    pub stub: bool,
}

impl UserRef {
    /// The name to show.
    #[must_use]
    pub fn display_name(&self) -> String {
        display_name(&PersonName {
            given_name: Some(self.given_name.clone()),
            family_name: Some(self.family_name.clone()),
            email_address: Some(self.email_address.clone()),
        })
    }
}

impl From<&app_user::Model> for UserRef {
    fn from(user: &app_user::Model) -> Self {
        Self {
            id: user.id,
            given_name: user.given_name.clone(),
            family_name: user.family_name.clone(),
            email_address: user.email_address.clone(),
            position_or_title: user.position_or_title.clone(),
            company_name: user.company_name.clone(),
            avatar_doc_id: user.avatar_doc_id,
            logged_role_group: user.role_group.0,
            stub: user.stub,
        }
    }
}
