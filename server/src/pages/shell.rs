//! The HTML document of the browser application. It references the initial files and contains no inline script.

use axum::http::HeaderMap;
use leptos::prelude::*;

use super::{Letterhead, assets::Assets, page_services::PrefetchedResponses};
use crate::http::cookie_value;

/// The theme chosen on this device. Without a choice the system's theme applies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Theme {
    /// Dark text on a light background.
    Light,
    /// Light text on a dark background.
    Dark,
}

impl Theme {
    /// Returns the theme in the browser's cookie, so that the document renders in it immediately.
    pub fn from_cookie(headers: &HeaderMap) -> Option<Self> {
        match cookie_value(headers, "theme")? {
            "light" => Some(Self::Light),
            "dark" => Some(Self::Dark),
            _ => None,
        }
    }

    fn name(self) -> &'static str {
        match self {
            Self::Light => "light",
            Self::Dark => "dark",
        }
    }
}

/// Returns the shell document: a skeleton that React replaces, and data that the application reads: the largest file
/// size, to reject larger files before the upload, and the server's company, for the sign-in page. The font's preload
/// comes after the skeleton, because browsers otherwise show nothing until the font has loaded. The rules have a low
/// priority because the scripts load them.
pub(super) fn shell(
    assets: &Assets,
    max_upload_bytes: u64,
    house: Option<Letterhead>,
    theme: Option<Theme>,
    prefetched: &PrefetchedResponses,
) -> impl IntoView + use<> {
    let logo = house.and_then(|Letterhead { name, logo, .. }| Some((name, logo?)));
    let Assets { script, imports, styles, later_styles, rules, letters } = assets.clone();
    let answers = (!prefetched.answers.is_empty()).then(|| as_json(prefetched));
    view! {
        <html lang="en" data-theme=theme.map(Theme::name)>
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
                {rules
                    .into_iter()
                    .map(|href| view! {
                        <link
                            rel="preload"
                            href=href
                            r#as="fetch"
                            type="application/wasm"
                            crossorigin="anonymous"
                            fetchpriority="low"
                        />
                    })
                    .collect_view()}
                {imports
                    .into_iter()
                    .map(|href| view! { <link rel="modulepreload" href=href /> })
                    .collect_view()}
                {later_styles
                    .into_iter()
                    .map(|href| view! { <link rel="preload" href=href r#as="style" crossorigin="anonymous" /> })
                    .collect_view()}
                <script type="module" src=script></script>
            </head>
            <body>
                <noscript class="relative z-50 block bg-canvas p-4">
                    "Loanroom needs JavaScript. Turn it on in your browser and reload this page, or ask your lender "
                    "for another way to send your documents. "
                    <a href="/sign-in/help">"Help with signing in"</a>
                </noscript>
                <div id="root">{skeleton()}</div>
                {letters.map(|href| view! {
                    <link rel="preload" href=href r#as="font" type="font/woff2" crossorigin="anonymous" />
                })}
                {answers.map(|json| view! {
                    <script type="application/json" id="first-answers" inner_html=json></script>
                })}
            </body>
        </html>
    }
}

/// Returns the placeholder that every screen shows until React replaces it. Its logo is at the same position as in
/// the lender layout. Without JavaScript it is hidden.
fn skeleton() -> impl IntoView {
    let blocks = ["h-8 w-56", "h-5 w-72 max-w-full", "mt-3 h-9", "h-32", "h-32", "h-32"];
    let blocks = blocks.map(|size| view! { <div class=format!("rounded-md bg-sunken {size}")></div> });
    view! {
        <div aria-hidden="true" data-skeleton class="noscript:hidden">
            <div class="flex h-12 items-center gap-2.5 px-3 md:h-15 md:px-4.5">
                <img src="/favicon.svg" alt="" width="28" height="28" />
                <span class="text-[17px] font-semibold tracking-tight">"Loanroom"</span>
            </div>
            <div class="mx-auto grid w-full max-w-2xl gap-3 px-4 pt-6">{blocks.into_iter().collect_view()}</div>
        </div>
    }
}

/// Returns the prefetched responses as JSON, keyed by request. `<` is escaped so that no response can close the
/// script element.
fn as_json(prefetched: &PrefetchedResponses) -> String {
    let quoted = |text: &str| serde_json::to_string(text).unwrap_or_default();
    let each = prefetched.answers.iter().map(|(call, answer)| format!("{}:{answer}", quoted(call)));
    format!("{{{}}}", each.collect::<Vec<_>>().join(",")).replace('<', "\\u003c")
}

#[cfg(test)]
mod tests {
    use super::{super::render::fragment, *};

    #[test]
    fn no_response_closes_the_script_element() {
        let answer = r#"{"name":"</script><script>alert(1)</script><!--"}"#;
        let prefetched = PrefetchedResponses {
            answers: vec![("/v1/loans?q=\"".into(), answer.into())],
            ..PrefetchedResponses::default()
        };
        let json = as_json(&prefetched);
        assert!(!json.contains('<'), "{json}");
        let read: serde_json::Value = serde_json::from_str(&json).unwrap();
        assert_eq!(read["/v1/loans?q=\""], serde_json::from_str::<serde_json::Value>(answer).unwrap());
    }

    #[test]
    fn font_loads_late_and_rules_have_low_priority() {
        let assets = Assets {
            rules: vec!["/rules.wasm".into()],
            letters: Some("/letters.woff2".into()),
            ..Assets::default()
        };
        let html = fragment(|| shell(&assets, 1, None, None, &PrefetchedResponses::default()));
        let root = html.find("id=\"root\"").unwrap();
        assert!(html.find("/letters.woff2").unwrap() > root, "{html}");
        let rules = html.split('<').find(|tag| tag.contains("/rules.wasm")).unwrap();
        assert!(rules.contains("fetchpriority=\"low\""), "{rules}");
    }
}
