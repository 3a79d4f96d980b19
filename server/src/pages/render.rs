//! The one way from a view to HTML.

use leptos::prelude::*;

/// A whole document. The view is built and rendered inside an owner of its own, as Leptos wants it.
pub(super) fn document<V: IntoView + 'static>(view: impl FnOnce() -> V) -> String {
    let owner = Owner::new();
    let html = owner.with(|| view().into_view().to_html());
    format!("<!DOCTYPE html>{html}")
}

/// A piece of HTML to be placed in something else, without the marks Leptos leaves for its own use.
pub(super) fn fragment<V: IntoView + 'static>(view: impl FnOnce() -> V) -> String {
    let owner = Owner::new();
    owner.with(|| view().into_view().to_html()).replace("<!>", "")
}
