//! The needs list of a loan: folders and file requests, their answers and reviews. The shared rules decide what a
//! person sees and may do.

mod answers;
mod chosen_order;
mod commands;
mod conversions;
mod discussion;
mod dto;
mod element_changes;
mod explain;
mod history;
mod inputs;
mod previous_state;
mod queries;
mod routes;
mod store;
mod undo;
mod viewer;
mod visibility;

pub use visibility::{VisibleRow, answers_visible_request, load_visible_element};

pub(crate) use answers::{
    ReattachOutcome, SubmissionOptions, answer_within, detach_deleted_document, find_answers_with_content,
    reattach_restored_document, refuse_same, renew_answers_of,
};
pub(crate) use chosen_order::in_selection_order;
pub(crate) use conversions::labels_from_json;
pub(crate) use discussion::element_history::words_for_lenders;
pub(crate) use dto::{ElementModifier, NeedsListElement, StoredBytes};
pub(crate) use element_changes::{
    ChangeElements, LockedElements, MoveElements, UndoChange, changed_element_row, copy_list,
    new_element_row, record_bulk_change, record_change_of_each,
};
pub(crate) use explain::explain_elements_for;
pub(crate) use history::{Entry, record_entries, record_without_notifying};
pub(crate) use inputs::{CreateElement, UpdateElement};
pub(crate) use undo::undo_answer;
pub(crate) use visibility::{
    documents_of_elements, elements_for_rule, load_visible_elements, load_visible_path, require_visible,
};

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
        .routes(routes!(answers::routes::claim_not_applicable, answers::routes::withdraw_not_applicable))
        .merge(bulk_and_history_routes())
}

/// Routes for bulk changes, comments and history.
fn bulk_and_history_routes() -> OpenApiRouter<AppState> {
    OpenApiRouter::default()
        .routes(routes!(answers::routes::earlier_answers))
        .routes(routes!(element_changes::routes::move_elements))
        .routes(routes!(element_changes::routes::change))
        .routes(routes!(element_changes::routes::undo))
        .routes(routes!(routes::comments, routes::add_comment))
        .routes(routes!(routes::element_history))
        .routes(routes!(routes::find))
        .routes(routes!(routes::export))
}
