//! The one way from a view to HTML.

use leptos::prelude::*;

/// A whole document. The view is built and rendered inside an owner of its own, as Leptos wants it.
pub(super) fn document<V: IntoView + 'static>(view: impl FnOnce() -> V) -> String {
    format!("<!DOCTYPE html>{}", fragment(view))
}

/// A piece of HTML without the marks Leptos leaves for its own use: nothing here is brought to life later.
/// What people typed can't look like one, for in text and attributes a `<` is escaped.
pub(super) fn fragment<V: IntoView + 'static>(view: impl FnOnce() -> V) -> String {
    let owner = Owner::new();
    owner.with(|| view().into_view().to_html()).replace("<!>", "")
}
