//! The effect of saving the contact form on the loan: a contact is added or updated, a borrowing team role puts the
//! person on that team, as its lead if that is checked, and a change of teams is confirmed first.

use serde::{Deserialize, Serialize};

use crate::team::role::{BorrowerType, Role};
use crate::team::role_picker::SubRoleType;

/// Whether a contact is created or edited.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum FormMode {
    /// A new contact.
    Create,
    /// An existing one.
    Edit,
}

/// A form about to be saved.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct SaveCall {
    /// Whether a contact is created or edited.
    pub mode: FormMode,
    /// The person's role on the loan now; none for someone new.
    #[serde(default)]
    pub role: Option<Role>,
    /// The person's borrower type now.
    #[serde(default)]
    pub borrower_type: Option<BorrowerType>,
    /// The kind of the chosen role; NONE leaves the person where they are.
    #[serde(default)]
    pub contact_sub_role_type: SubRoleType,
    /// The borrower type chosen in the form, if any.
    #[serde(default)]
    pub chosen_borrower_type: Option<BorrowerType>,
    /// Whether lead borrower is checked. Unchecking it changes no role: another person has to become lead borrower.
    #[serde(default)]
    pub lead_borrower: bool,
}

/// The API call that saves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum ContactCall {
    /// Add a contact relation.
    AddContactRelation,
    /// Update the contact relation, by the contact's loan role.
    EditContactRelation,
    /// Edit the non-lender user.
    EditNonLenderUser,
}

/// The API call, and the person's place on the loan afterwards.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct SaveCallAnswer {
    /// The call.
    pub call: ContactCall,
    /// The role on the loan.
    pub role: Role,
    /// The borrower type, for borrowers.
    pub borrower_type: Option<BorrowerType>,
    /// Whether a dialog confirms first, because the person changes teams.
    pub asks_first: bool,
}

/// A borrowing team role puts the person on that team; a change of teams is confirmed first.
///
/// Returns the effect of saving (platform §2.10, §4; CONTACT-46, CONTACT-49; resolutions 12, 20).
///
/// Rule from platform §2.10, §4; CONTACT-46, CONTACT-49.
#[must_use]
pub fn save_call(input: &SaveCall) -> SaveCallAnswer {
    let now = input.role.filter(|_| input.mode == FormMode::Edit);
    let role = match role_after(now, input.contact_sub_role_type) {
        Role::Borrower if input.lead_borrower => Role::LeadBorrower,
        role => role,
    };
    let call = match now {
        None => ContactCall::AddContactRelation,
        Some(Role::Contact) if role == Role::Contact => ContactCall::EditContactRelation,
        Some(_) => ContactCall::EditNonLenderUser,
    };
    SaveCallAnswer {
        call,
        role,
        borrower_type: role.is_borrower().then(|| borrower_type(input)),
        asks_first: now.is_some_and(|now| now.group() != role.group()),
    }
}

/// Returns the role after saving: a borrowing team role makes a borrower, and a lead borrower stays one.
pub(super) fn role_after(now: Option<Role>, chosen: SubRoleType) -> Role {
    match (now, chosen) {
        (Some(now), chosen) if now.is_borrower() && chosen.is_team_role() => now,
        (_, chosen) if chosen.is_team_role() => Role::Borrower,
        (Some(now), SubRoleType::None) => now,
        _ => Role::Contact,
    }
}

fn borrower_type(input: &SaveCall) -> BorrowerType {
    input.chosen_borrower_type.unwrap_or(match input.contact_sub_role_type {
        SubRoleType::Member => BorrowerType::Member,
        SubRoleType::Borrower => BorrowerType::Individual,
        _ => input.borrower_type.unwrap_or(BorrowerType::Individual),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn saved(mode: FormMode, role: Option<Role>, chosen: SubRoleType) -> SaveCallAnswer {
        save_call(&SaveCall {
            mode,
            role,
            borrower_type: None,
            contact_sub_role_type: chosen,
            chosen_borrower_type: None,
            lead_borrower: false,
        })
    }

    #[test]
    fn adds_new_people_with_one_call_for_any_role() {
        let contact = saved(FormMode::Create, None, SubRoleType::KeyContact);
        assert_eq!((contact.call, contact.role), (ContactCall::AddContactRelation, Role::Contact));
        let borrower = saved(FormMode::Create, None, SubRoleType::Borrower);
        assert_eq!((borrower.call, borrower.role), (ContactCall::AddContactRelation, Role::Borrower));
        assert!(!borrower.asks_first, "nobody changes teams who wasn't on one");
    }

    #[test]
    fn asks_before_changing_teams() {
        let joins = saved(FormMode::Edit, Some(Role::Contact), SubRoleType::Member);
        assert_eq!((joins.call, joins.role), (ContactCall::EditNonLenderUser, Role::Borrower));
        assert_eq!(joins.borrower_type, Some(BorrowerType::Member));
        assert!(joins.asks_first);
        let leaves = saved(FormMode::Edit, Some(Role::Borrower), SubRoleType::Contact);
        assert_eq!((leaves.call, leaves.role), (ContactCall::EditNonLenderUser, Role::Contact));
        assert!(leaves.asks_first);
    }

    #[test]
    fn keeps_lead_borrower_for_any_team_role() {
        for chosen in [SubRoleType::None, SubRoleType::Borrower, SubRoleType::Member] {
            let answer = saved(FormMode::Edit, Some(Role::LeadBorrower), chosen);
            assert_eq!((answer.role, answer.asks_first), (Role::LeadBorrower, false));
        }
    }
}
