//! The team of a loan: its members' roles and labels, invitations, and removals. The shared rules decide who may change
//! whom.

mod change;
mod client;
mod departure;
mod dto;
mod invitations;
mod joining;
mod labels;
mod lead;
mod leave;
mod merging;
mod people;
mod relation;
mod routes;
mod whose;

pub(crate) use client::{add_template, reject_move};
pub(crate) use departure::{load_lender_roles, reassign_loans};
pub(crate) use dto::ContactRelationInput;
pub use invitations::InvitationPage;
pub(crate) use invitations::{invite_employee_within, invite_within};
pub(crate) use joining::{
    NewMember, add_member, find_or_create_person, is_known_to, lock_team, new_role_row, refuse_duplicate,
};
pub(crate) use leave::{end_membership, record_departure};
pub(crate) use people::{
    find_visible_person, find_visible_role, finish_change, finish_role_change, publish_roles,
    recompute_role_group, require_may_assign, require_may_edit,
};
pub(crate) use relation::{EntryData, EntryOwner, find_sub_role, save_entry};
pub(crate) use whose::{identity_writing_of, storage_of_data};

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
