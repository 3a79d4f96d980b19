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

pub(crate) use client::{give_template, refuse_move};
pub(crate) use departure::{hand_over_loans, lending_places};
pub(crate) use dto::ContactRelationInput;
pub use invitations::InvitationPage;
pub(crate) use invitations::{invite_employee_within, invite_within};
pub(crate) use joining::{Newcomer, join, known_to, lock_team, person_for, refuse_duplicate, role_row};
pub(crate) use leave::{record_gone, take_off};
pub(crate) use people::{finish, finish_changed, may_change, may_edit, see_role, settle_group, tell};
pub(crate) use relation::{Owner, Written, sub_role, write_relation};
pub(crate) use whose::{kept_as, writing};

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
        .routes(routes!(routes::look, routes::take))
}
