//! The frame around a page that stands on its own: a heading and a column of text.

use leptos::prelude::*;

/// A complete document with `styles`, a title that is also its heading, and what it says.
pub(super) fn frame(title: &'static str, styles: Vec<String>, says: impl IntoView) -> impl IntoView {
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
                <main class="mx-auto grid max-w-xl gap-4 px-4 py-12">
                    <h1 class="text-xl font-semibold">{title}</h1>
                    {says}
                </main>
            </body>
        </html>
    }
}
