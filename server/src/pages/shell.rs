//! The document the application lives in: it names its first files and has no script of its own.

use leptos::prelude::*;

use super::{Letterhead, assets::Assets};

/// The shell document. It tells the application what the server was set to, so that a file that is too large
/// is refused before it is sent, and whose server it is, for the page on which people sign in.
pub(super) fn shell(
    assets: &Assets,
    max_upload_bytes: u64,
    house: Option<Letterhead>,
) -> impl IntoView + use<> {
    let logo = house.and_then(|Letterhead { name, logo, .. }| Some((name, logo?)));
    let Assets { script, imports, styles, rules, letters } = assets.clone();
    view! {
        <html lang="en">
            <head>
                <meta charset="utf-8" />
                <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
                <meta name="max-upload-bytes" content=max_upload_bytes.to_string() />
                {logo.map(|(name, logo)| view! { <meta name="lender" content=name data-logo=logo /> })}
                <meta name="color-scheme" content="light dark" />
                <meta name="theme-color" content="#fafaf9" media="(prefers-color-scheme: light)" />
                <meta name="theme-color" content="#171412" media="(prefers-color-scheme: dark)" />
                <title>"Loanroom"</title>
                <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
                {styles.into_iter().map(|href| view! { <link rel="stylesheet" href=href /> }).collect_view()}
                {letters.map(|href| view! {
                    <link rel="preload" href=href r#as="font" type="font/woff2" crossorigin="anonymous" />
                })}
                {rules.map(|href| view! {
                    <link rel="preload" href=href r#as="fetch" type="application/wasm" crossorigin="anonymous" />
                })}
                {imports
                    .into_iter()
                    .map(|href| view! { <link rel="modulepreload" href=href /> })
                    .collect_view()}
                <script type="module" src=script></script>
            </head>
            <body>
                <div id="root"></div>
                <noscript>
                    "Loanroom needs JavaScript in your browser. Switch it on and reload this page, or ask your "
                    "lender to take your documents another way. "
                    <a href="/sign-in/help">"Help with signing in"</a>
                </noscript>
            </body>
        </html>
    }
}
