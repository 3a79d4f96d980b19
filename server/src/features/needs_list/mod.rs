//! The needs list of a loan: folders and file requests, their answers and reviews. The shared rules decide what a
//! person sees and may do.

mod answers;
mod arranging;
mod before;
mod chosen;
mod commands;
mod dto;
mod explain;
mod eyes;
mod history;
mod inputs;
mod looking;
mod routes;
mod sight;
mod store;
mod taking_back;
mod talk;
mod wire;

pub use sight::{VisibleRow, answers_something_seen, see_element};

pub(crate) use answers::{PutBack, answer_within, put_back, refuse_same, renew_answers_of, set_aside};
pub(crate) use arranging::{
    ChangeElements, Held, MoveElements, UndoChange, added, changed, copy_list, tell_all, tell_each,
};
pub(crate) use chosen::as_chosen;
pub(crate) use dto::{Modifier, NeedsListElement, Stored};
pub(crate) use explain::explain;
pub(crate) use history::{Entry, record_all, record_quietly};
pub(crate) use inputs::{CreateElement, UpdateElement};
pub(crate) use sight::{documents_of, elements_for_rule, require_seen, see_all};
pub(crate) use taking_back::take_back_answer;
pub(crate) use talk::record::words_for_lenders;
pub(crate) use wire::modifiers;

use utoipa_axum::{router::OpenApiRouter, routes};

use crate::state::AppState;

/// Routes for the elements of loans.
pub(crate) fn router() -> OpenApiRouter<AppState> {
    OpenApiRouter::default()
        .routes(routes!(routes::list, routes::create))
        .routes(routes!(routes::update, routes::delete))
        .routes(routes!(routes::restore))
        .routes(routes!(routes::undo))
        .routes(routes!(routes::undo_several))
        .routes(routes!(answers::routes::answer, answers::routes::remove_answer))
        .routes(routes!(answers::routes::remove_one_answer))
        .routes(routes!(answers::routes::review))
        .routes(routes!(answers::routes::accept_all))
        .routes(routes!(answers::routes::say_not_applicable, answers::routes::take_back_not_applicable))
        .merge(around())
}

/// Routes for bulk changes, comments and history.
fn around() -> OpenApiRouter<AppState> {
    OpenApiRouter::default()
        .routes(routes!(answers::routes::earlier_answers))
        .routes(routes!(arranging::routes::move_elements))
        .routes(routes!(arranging::routes::change))
        .routes(routes!(arranging::routes::undo))
        .routes(routes!(routes::comments, routes::add_comment))
        .routes(routes!(routes::element_history))
        .routes(routes!(routes::find))
        .routes(routes!(routes::export))
}
