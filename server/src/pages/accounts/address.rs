//! Confirms a new sign-in email address. Works without JavaScript. Opening the page changes nothing, because mail
//! clients open links on their own.

use leptos::prelude::*;

use crate::pages::{
    assets::Assets,
    forms::{FormRejection, redirect_to},
    links::{address, broken_link_page, token},
    page_layout::{BUTTON, frame},
    page_services::PageServices,
};

/// The path of the page behind the link, and the links to offer when that link doesn't work.
const PAGE: &str = "confirm-address";
const INSTEAD: [(&str, &str); 1] = [("/account", "Go to your account")];

/// Makes the address the user's sign-in address.
#[server(prefix = "/forms", endpoint = "confirm-address")]
pub(in crate::pages) async fn confirm_address(#[server(default)] token: String) -> Result<(), FormRejection> {
    let addresses = expect_context::<PageServices>().addresses;
    let confirmed = addresses.confirm(&token).await;
    confirmed.map_err(|problem| FormRejection::on_page(address(PAGE, &token), &problem))?;
    redirect_to("/account");
    Ok(())
}

/// Asks the user to confirm the new address, or explains why the link doesn't work.
#[component]
pub(in crate::pages) fn ConfirmAddress() -> impl IntoView {
    let token = token();
    let (contexts, assets) = (expect_context::<PageServices>(), expect_context::<Assets>());
    let refusal = use_context::<FormRejection>();
    Suspend::new(async move {
        let about = contexts.addresses.about(&token).await;
        match refusal
            .map_or_else(|| about.map_err(|problem| FormRejection::on_page(String::new(), &problem)), Err)
        {
            Ok(new_address) => form(assets, token, new_address),
            Err(why) => broken_link_page("This link doesn’t work", assets, why, &INSTEAD),
        }
    })
}

fn form(assets: Assets, token: String, new_address: String) -> AnyView {
    let action = ServerAction::<ConfirmAddress>::new();
    frame(
        "Your new email address",
        assets.styles,
        view! {
            <p class="text-pretty">"Use "<strong class="font-medium">{new_address}</strong>" to sign in to Loanroom from now on? Your password won’t change."</p>
            <ActionForm action attr:class="mt-2 grid gap-4">
                <input type="hidden" name="token" value=token />
                <button class=BUTTON type="submit">"Use this address"</button>
            </ActionForm>
            <p class="text-pretty text-sm text-muted">"Didn’t ask for this? Close this page, and nothing will change."</p>
        },
    )
}
