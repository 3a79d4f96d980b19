//! Unsubscribes from notification emails. Works without JavaScript. Opening the page changes nothing, because mail clients
//! open links on their own; they unsubscribe by posting to the same path (RFC 8058).

use axum::http::request::Parts;
use leptos::prelude::*;

use crate::pages::{
    assets::Assets,
    forms::FormRejection,
    links::{address, broken_link_page, token},
    page_layout::{BUTTON, frame},
    page_services::{PageServices, UnsubscriptionAbout},
};

/// The path of the page behind the link, and the links to offer when that link doesn't work.
pub(super) const PAGE: &str = "unsubscribe";
const INSTEAD: [(&str, &str); 1] = [("/account#notices", "Go to your notification settings")];

/// Marks a page that is shown after unsubscribing.
#[derive(Clone, Copy, Debug)]
pub(super) struct IsUnsubscribed;

/// Asks the person to confirm, or explains why the link doesn't work.
#[component]
pub(in crate::pages) fn Unsubscription() -> impl IntoView {
    let token = token();
    let (contexts, assets) = (expect_context::<PageServices>(), expect_context::<Assets>());
    let (refusal, done) = (use_context::<FormRejection>(), use_context::<IsUnsubscribed>().is_some());
    // Showing the page again doesn't count as opening it.
    let opener = use_context::<Parts>().filter(|_| refusal.is_none() && !done);
    Suspend::new(async move {
        let about = match refusal {
            Some(refusal) => Err(refusal),
            None => {
                let about = contexts.unsubscriptions.about(&token, opener.as_ref()).await;
                about.map_err(|problem| FormRejection::on_page(String::new(), &problem))
            }
        };
        match about {
            Ok(about) if done => confirmation(assets, about),
            Ok(about) => form(assets, &token, about),
            Err(why) => broken_link_page("This link doesn’t work", assets, why, &INSTEAD),
        }
    })
}

fn form(assets: Assets, token: &str, about: UnsubscriptionAbout) -> AnyView {
    let action = address(PAGE, token);
    frame(
        "Unsubscribe",
        assets.styles,
        view! {
            <p>"No longer get emails about these events?"</p>
            {kinds(about)}
            <p class="text-pretty text-muted">"You’ll still see them in Loanroom. Other emails, such as messages and invitations, still arrive."</p>
            <form method="post" action=action class="mt-2 grid gap-4">
                <input type="hidden" name="List-Unsubscribe" value="One-Click" />
                <button class=BUTTON type="submit">"Unsubscribe"</button>
            </form>
        },
    )
}

fn confirmation(assets: Assets, about: UnsubscriptionAbout) -> AnyView {
    frame(
        "You’re unsubscribed",
        assets.styles,
        view! {
            <p role="status">"You won’t get emails about these events anymore:"</p>
            {kinds(about)}
            <p>
                "Changed your mind? "
                <a class="text-accent underline" href="/account#notices">"Change your notification settings"</a>
            </p>
        },
    )
}

fn kinds(about: UnsubscriptionAbout) -> impl IntoView {
    let item = |kind: String| view! { <li>{kind}</li> };
    view! { <ul class="list-disc pl-5">{about.kinds.into_iter().map(item).collect_view()}</ul> }
}
