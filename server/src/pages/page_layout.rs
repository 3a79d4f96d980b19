//! The layout of a standalone page: logo, heading and a column of text.

use axum::http::StatusCode;
use leptos::prelude::*;

use super::{Letterhead, assets::Assets, render::set_status};

/// The classes of an input field and of a submit button.
pub(super) const FIELD: &str = "min-h-11 w-full rounded-md border border-control bg-surface px-3 text-base";
pub(super) const BUTTON: &str =
    "min-h-11 rounded-md bg-accent px-5 font-semibold text-on-accent sm:justify-self-start";

/// Returns a complete document with `styles`, a title that is also its heading, and its content. Leptos gives every
/// view its own type. The types are erased here so that no page's type gets too deep for the compiler.
pub(super) fn frame(title: impl Into<String>, styles: Vec<String>, says: impl IntoView + 'static) -> AnyView {
    let (title, says): (String, AnyView) = (title.into(), says.into_any());
    view! {
        <html lang="en">
            <head>
                <meta charset="utf-8" />
                <meta name="viewport" content="width=device-width, initial-scale=1" />
                <meta name="color-scheme" content="light dark" />
                <title>{format!("{title} – Loanroom")}</title>
                <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
                {styles.into_iter().map(|href| view! { <link rel="stylesheet" href=href /> }).collect_view()}
            </head>
            <body>
                <header class="mx-auto flex min-h-14 max-w-xl items-center gap-2.5 px-4 py-2">{mark()}</header>
                <main class="mx-auto grid max-w-xl gap-4 px-4 py-8 text-base">
                    <h1 class="text-2xl font-semibold tracking-tight text-balance">{title}</h1>
                    {says}
                </main>
            </body>
        </html>
    }
    .into_any()
}

/// The lender's logo on a white background, or the product's logo.
fn mark() -> AnyView {
    if let Some(Letterhead { name, logo: Some(logo), .. }) = use_context() {
        return view! {
            <img src=logo alt=name class="h-12 max-w-60 rounded-md bg-white object-contain p-1" />
            <span class="ml-auto text-sm text-muted">"Loanroom"</span>
        }
        .into_any();
    }
    view! {
        <img src="/favicon.svg" alt="" width="28" height="28" />
        <span class="text-[17px] font-semibold tracking-tight">"Loanroom"</span>
    }
    .into_any()
}

/// The page for an unknown path.
pub(super) fn not_found_page() -> impl IntoView {
    set_status(StatusCode::NOT_FOUND.as_u16());
    let styles = expect_context::<Assets>().styles;
    frame(
        "Page not found",
        styles,
        view! { <p><a class="text-accent underline" href="/">"Go to Loanroom"</a></p> },
    )
}
