//! Confirming another address to sign in with. It works without JavaScript; looking at the page changes nothing, for
//! mail programs look at links by themselves.

use leptos::prelude::*;

use crate::pages::{
    assets::Assets,
    contexts::Contexts,
    forms::{Refusal, send_to},
    frame::{BUTTON, frame},
    links::{address, closed, token},
};

/// The page behind the link, and where to go when the link doesn't work.
const PAGE: &str = "confirm-address";
const INSTEAD: [(&str, &str); 1] = [("/account", "Go to your account")];

/// Makes the address the person's own.
#[server(prefix = "/forms", endpoint = "confirm-address")]
pub(in crate::pages) async fn confirm_address(#[server(default)] token: String) -> Result<(), Refusal> {
    let addresses = expect_context::<Contexts>().addresses;
    let confirmed = addresses.confirm(&token).await;
    confirmed.map_err(|problem| Refusal::on(address(PAGE, &token), &problem))?;
    send_to("/account");
    Ok(())
}

/// Asks whether it is to be the address from now on, or says why the link doesn't work.
#[component]
pub(in crate::pages) fn ConfirmAddress() -> impl IntoView {
    let token = token();
    let (contexts, assets) = (expect_context::<Contexts>(), expect_context::<Assets>());
    let refusal = use_context::<Refusal>();
    Suspend::new(async move {
        let about = contexts.addresses.about(&token).await;
        match refusal.map_or_else(|| about.map_err(|problem| Refusal::on(String::new(), &problem)), Err) {
            Ok(new_address) => form(assets, token, new_address),
            Err(why) => closed("This link doesn’t work", assets, why, &INSTEAD),
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
