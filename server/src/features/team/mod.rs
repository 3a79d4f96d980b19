//! The team of a loan: its members' roles and labels, invitations, and removals. The shared rules decide who may change
//! whom.

mod account_merge;
mod add_members;
mod client_changes;
mod contact_entry;
mod data_ownership;
mod dto;
mod employee_departure;
mod invitations;
mod labels;
mod loan_leads;
mod member_removal;
mod people;
mod role_assignment;
mod routes;

pub(crate) use add_members::{
    NewMember, add_member, find_or_create_person, is_known_to, lock_team, new_role_row, refuse_duplicate,
};
pub(crate) use client_changes::{add_template, reject_move};
pub(crate) use contact_entry::{EntryData, EntryOwner, find_sub_role, save_entry};
pub(crate) use data_ownership::{identity_writing_of, storage_of_data};
pub(crate) use dto::ContactRelationInput;
pub(crate) use employee_departure::{load_lender_roles, reassign_loans};
pub use invitations::InvitationPage;
pub(crate) use invitations::{invite_employee_within, invite_within};
pub(crate) use member_removal::{end_membership, record_departure};
pub(crate) use people::{
    find_visible_person, find_visible_role, finish_change, finish_role_change, publish_roles,
    recompute_role_group, require_may_assign, require_may_edit,
};

use utoipa_axum::{router::OpenApiRouter, routes};

use crate::state::AppState;

/// Routes of loan roles, labels and invitations.
pub(crate) fn router() -> OpenApiRouter<AppState> {
    OpenApiRouter::default()
        .routes(routes!(routes::add))
        .routes(routes!(routes::edit))
        .routes(routes!(routes::edit_client))
        .routes(routes!(routes::remove))
        .routes(routes!(routes::labels))
        .routes(routes!(routes::put_labels))
        .routes(routes!(routes::invite, routes::revoke))
        .routes(routes!(routes::show_link))
        .routes(routes!(routes::invite_employee, routes::revoke_employee))
        .routes(routes!(routes::show_employee_link))
        .routes(routes!(routes::get_invitation, routes::accept_invitation))
}
