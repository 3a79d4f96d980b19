//! Confirming another address to sign in with. It works without JavaScript; looking at the page changes nothing, for
//! mail programs look at links by themselves.

use leptos::prelude::*;
use leptos_router::hooks::use_params_map;

use crate::{
    http::Problem,
    pages::{
        assets::Assets,
        contexts::Contexts,
        forms::{Refusal, send_to},
        frame::{BUTTON, frame},
        render::set_status,
    },
};

/// Makes the address the person's own.
#[server(prefix = "/forms", endpoint = "confirm-address")]
pub(in crate::pages) async fn confirm_address(#[server(default)] token: String) -> Result<(), Refusal> {
    let addresses = expect_context::<Contexts>().addresses;
    let confirmed = addresses.confirm(&token).await;
    confirmed.map_err(|problem| Refusal::on(address(&token), &problem))?;
    send_to("/account");
    Ok(())
}

/// The page of that link. A secret has no marks that mean something in an address.
fn address(token: &str) -> String {
    let token: String = token.chars().filter(char::is_ascii_alphanumeric).collect();
    format!("/confirm-address/{token}")
}

/// Asks whether it is to be the address from now on, or says why the link doesn't work.
#[component]
pub(in crate::pages) fn ConfirmAddress() -> impl IntoView {
    let token = use_params_map().read_untracked().get("token").unwrap_or_default();
    let (contexts, assets) = (expect_context::<Contexts>(), expect_context::<Assets>());
    let refusal = use_context::<Refusal>();
    Suspend::new(async move {
        match (refusal, contexts.addresses.about(&token).await) {
            (Some(refusal), _) => closed(assets, refusal.words),
            (None, Ok(new_address)) => form(assets, token, new_address),
            (None, Err(problem)) => refused(assets, &problem),
        }
    })
}

fn form(assets: Assets, token: String, new_address: String) -> AnyView {
    let action = ServerAction::<ConfirmAddress>::new();
    frame(
        "Your new email address",
        assets.styles,
        view! {
            <p class="text-pretty">"From now on, sign in to Loanroom with "<strong class="font-medium">{new_address}</strong>"? Your password stays as it is."</p>
            <ActionForm action attr:class="mt-2 grid gap-4">
                <input type="hidden" name="token" value=token />
                <button class=BUTTON type="submit">"Use this address"</button>
            </ActionForm>
            <p class="text-pretty text-sm text-muted">"You didn’t ask for it? Close this page: nothing changes."</p>
        },
    )
}

fn refused(assets: Assets, problem: &Problem) -> AnyView {
    set_status(problem.status().as_u16());
    closed(assets, problem.message().to_owned())
}

/// In place of the form, when the link doesn't work.
fn closed(assets: Assets, words: String) -> AnyView {
    frame(
        "This link doesn’t work",
        assets.styles,
        view! {
            <p class="text-pretty">{words}</p>
            <p><a class="text-accent underline" href="/account">"Go to your account"</a></p>
        },
    )
}
