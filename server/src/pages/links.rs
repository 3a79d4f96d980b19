//! Pages behind links that hold a secret: their addresses, and what stands there when a link doesn’t work.

use leptos::prelude::*;
use leptos_router::hooks::use_params_map;

use super::{assets::Assets, forms::Refusal, frame::frame, render::set_status};

/// The address of a page behind a link. A secret has no marks that mean something in an address.
pub(super) fn address(page: &str, token: &str) -> String {
    let token: String = token.chars().filter(char::is_ascii_alphanumeric).collect();
    format!("/{page}/{token}")
}

/// The secret in the address of the page that is shown.
pub(super) fn token() -> String {
    use_params_map().read_untracked().get("token").unwrap_or_default()
}

/// In place of the page of a link that doesn’t work: why, and where to go instead, each address with its words.
pub(super) fn closed(
    title: &'static str,
    assets: Assets,
    why: Refusal,
    instead: &[(&'static str, &'static str)],
) -> AnyView {
    set_status(why.status);
    let way = |(place, (address, words)): (usize, &(&'static str, &'static str))| {
        let before = (place > 0).then_some(" · ");
        view! { {before}<a class="text-accent underline" href=*address>{*words}</a> }
    };
    let ways = instead.iter().enumerate().map(way).collect_view();
    frame(title, assets.styles, view! { <p class="text-pretty">{why.words}</p><p>{ways}</p> })
}
