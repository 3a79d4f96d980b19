//! Where one signs in: the fields take what is typed before the scripts have come, and the application keeps it.

use axum::extract::Query;
use leptos::prelude::*;
use serde::Deserialize;
use shared_rules::messaging::reading::own_address::{LinkAddress, own_path};

use super::{ghost, lender_logo, logo};
use crate::pages::Letterhead;

const FIELD: &str = "w-full rounded-md border border-control bg-surface text-ink h-11 px-3 text-base \
                     focus-visible:outline-2 focus-visible:-outline-offset-1";

/// Whether the query names a path of this server to go on to.
fn leads_on(query: &str) -> bool {
    let Ok(uri) = format!("/?{query}").parse() else { return false };
    let Ok(Query(Next { return_to })) = Query::try_from_uri(&uri) else { return false };
    own_path(&LinkAddress { address: return_to, origin: String::new() }).is_some()
}

/// Where to go on to after signing in.
#[derive(Default, Deserialize)]
#[serde(rename_all = "camelCase", default)]
struct Next {
    return_to: String,
}

/// Without a form: what is typed must not become part of an address when Enter is pressed too early.
pub(super) fn view(query: Option<&str>, house: Option<&Letterhead>) -> AnyView {
    let mark = match house {
        Some(Letterhead { name, logo: Some(address), .. }) => {
            lender_logo(name.clone(), address.clone(), "mb-8")
        }
        _ => logo("mb-8"),
    };
    // Only a path of this server leads on after signing in, as the application reads it.
    let returning = query.is_some_and(leads_on);
    let about = if returning {
        "Sign in to continue to the page you asked for."
    } else {
        "Your loan files, requests and documents."
    };
    view! {
        <main class="grid min-h-dvh grid-rows-[1fr_auto] px-4 py-6 sm:py-10">
            <div class="mx-auto w-full max-w-sm self-center">
                {mark}
                <h1 class="text-2xl font-semibold tracking-tight">"Sign in"</h1>
                <p class="mt-1 mb-6 text-base text-pretty text-muted">{about}</p>
                <div class="grid gap-4">
                    <div class="grid gap-1.5">
                        <label for="first-email" class="text-[13px] font-medium">"Email"</label>
                        <input id="first-email" type="email" name="email" autocomplete="username" autofocus class=FIELD />
                    </div>
                    <div class="grid gap-1.5">
                        <label for="first-password" class="text-[13px] font-medium">"Password"</label>
                        <input
                            id="first-password"
                            type="password"
                            name="password"
                            autocomplete="current-password"
                            class=FIELD
                        />
                    </div>
                    {ghost("h-11")}
                </div>
                {ghost("mt-4 h-11")}
                <p class="mt-4">
                    <a href="/forgot-password" class="text-accent underline underline-offset-2">"Forgot password?"</a>
                </p>
            </div>
            <p class="mx-auto mt-8 max-w-sm text-center text-pretty text-faint">
                "Can’t sign in? Ask the person who invited you to send a new invitation, or your company’s administrator."
            </p>
        </main>
    }
    .into_any()
}

#[cfg(test)]
mod tests {
    use super::leads_on;

    #[test]
    fn only_a_path_of_ours_leads_on() {
        for own in ["returnTo=/loans", "returnTo=%2Fapi%2Fv1%2Faction%3Fid%3D1", "a=b&returnTo=/"] {
            assert!(leads_on(own), "{own}");
        }
        for other in
            ["", "returnTo=", "returnTo=//evil.example", "returnTo=%2F%09%2Fevil", "returnTo=/%5Cevil", "x=/"]
        {
            assert!(!leads_on(other), "{other}");
        }
    }
}
