//! Pages behind links with a secret: their paths, and the page for links that don't work.

use leptos::prelude::*;
use leptos_router::hooks::use_params_map;

use super::{assets::Assets, forms::FormRejection, page_layout::frame, render::set_status};

/// Returns the path of a page behind a link. Tokens are reduced to ASCII letters and digits.
pub(super) fn address(page: &str, token: &str) -> String {
    let token: String = token.chars().filter(char::is_ascii_alphanumeric).collect();
    format!("/{page}/{token}")
}

/// Returns the token in the current page's path.
pub(super) fn token() -> String {
    use_params_map().read_untracked().get("token").unwrap_or_default()
}

/// The page for a link that doesn't work: the reason, and alternative links as (path, text).
pub(super) fn broken_link_page(
    title: &'static str,
    assets: Assets,
    why: FormRejection,
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
