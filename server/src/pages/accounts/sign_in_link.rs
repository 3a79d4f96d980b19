//! Sign-in with an emailed link: requesting the link, and the page behind it. Both work without JavaScript. Opening
//! the page doesn't use up the link, because mail clients open links on their own.

use axum::http::request::Parts;
use leptos::prelude::*;
use leptos_router::hooks::use_query_map;
use shared_rules::text::{contacts::EMAIL_ADDRESS, identity::SIGN_IN_LINK_SENT};

use crate::pages::{
    assets::Assets,
    forms::{FormRejection, redirect_to, sign_in_and_go_home},
    links::{address, broken_link_page, token},
    page_layout::{BUTTON, FIELD, frame},
    page_services::{PageServices, SignInLinkAbout},
};

/// The path of the page behind the link, and the links to offer when that link doesn't work.
const PAGE: &str = "sign-in-link";
const INSTEAD: [(&str, &str); 2] = [("/ask-for-sign-in-link", "Ask for a new link"), ("/sign-in", "Sign in")];

/// Emails a sign-in link to the address. The response is the same whether or not it has an account.
#[server(prefix = "/forms", endpoint = "ask-for-sign-in-link")]
pub(in crate::pages) async fn ask_for_sign_in_link(
    #[server(default)] email_address: String,
) -> Result<(), FormRejection> {
    let links = expect_context::<PageServices>().sign_in_links;
    let asked = links.request_link(&email_address, &expect_context::<Parts>()).await;
    asked.map_err(|problem| {
        FormRejection::on_page("/ask-for-sign-in-link".to_owned(), &problem)
            .with_value("emailAddress", email_address)
    })?;
    redirect_to("/ask-for-sign-in-link?sent=true");
    Ok(())
}

/// Signs the user in.
#[server(prefix = "/forms", endpoint = "sign-in-with-link")]
pub(in crate::pages) async fn sign_in_with_link(
    #[server(default)] token: String,
    #[server(default)] code: String,
) -> Result<(), FormRejection> {
    let links = expect_context::<PageServices>().sign_in_links;
    let headers = expect_context::<Parts>().headers;
    let cookies = links.sign_in(&token, &code, &headers).await;
    sign_in_and_go_home(cookies.map_err(|problem| FormRejection::on_page(address(PAGE, &token), &problem))?);
    Ok(())
}

/// Asks for the email address, or confirms that an email is on its way.
#[component]
pub(in crate::pages) fn AskForSignInLinkPage() -> impl IntoView {
    let styles = expect_context::<Assets>().styles;
    let sent = use_query_map().read_untracked().get("sent").is_some();
    let refusal = use_context::<FormRejection>();
    if sent && refusal.is_none() {
        return frame(
            "Check your email",
            styles,
            view! {
                <p class="text-pretty">{SIGN_IN_LINK_SENT.template}</p>
                <p><a class="text-accent underline" href="/sign-in">"Back to sign-in"</a></p>
            },
        );
    }
    let action = ServerAction::<AskForSignInLink>::new();
    let typed = refusal.as_ref().and_then(|refusal| refusal.value_of("emailAddress")).unwrap_or_default();
    let typed = typed.to_owned();
    let wrong = refusal.is_some();
    frame(
        "Sign in with a link",
        styles,
        view! {
            <p class="text-pretty text-muted">"After too many wrong passwords, you can sign in with a link that we email you."</p>
            <ActionForm action attr:class="mt-2 grid gap-4">
                <label class="grid gap-1">
                    <span class="font-medium">{EMAIL_ADDRESS.template}</span>
                    <input class=FIELD type="email" name="email_address" value=typed autocomplete="username" required
                        autofocus aria-describedby=wrong.then_some("problem") aria-invalid=wrong.then_some("true") />
                </label>
                {refusal.map(|refusal| view! { <p id="problem" role="alert" class="text-bad">{refusal.words}</p> })}
                <button class=BUTTON type="submit">"Send link"</button>
            </ActionForm>
            <p><a class="text-accent underline" href="/sign-in">"Back to sign-in"</a></p>
        },
    )
}

/// Asks the user to confirm the sign-in, and for a code if they use two-step sign-in; or explains why the link
/// doesn't work.
#[component]
pub(in crate::pages) fn SignInByLink() -> impl IntoView {
    let token = token();
    let (contexts, assets) = (expect_context::<PageServices>(), expect_context::<Assets>());
    let refusal = use_context::<FormRejection>();
    Suspend::new(async move {
        match contexts.sign_in_links.about(&token).await {
            Ok(about) => form(assets, token, about, refusal),
            Err(problem) => broken_link_page(
                "This link doesn’t work",
                assets,
                FormRejection::on_page(String::new(), &problem),
                &INSTEAD,
            ),
        }
    })
}

fn form(assets: Assets, token: String, about: SignInLinkAbout, refusal: Option<FormRejection>) -> AnyView {
    let action = ServerAction::<SignInWithLink>::new();
    let wrong = refusal.is_some();
    let described = if wrong { "problem" } else { "help" };
    let code = about.needs_code.then(|| {
        view! {
            <label class="grid gap-1">
                <span class="font-medium">"Code"</span>
                <input class=FIELD type="text" name="code" autocomplete="one-time-code" required autofocus
                    aria-describedby=described aria-invalid=wrong.then_some("true") />
            </label>
            <p id="help" class="-mt-3 text-sm text-muted">"The 6-digit code from your authenticator app, or one of your recovery codes."</p>
        }
    });
    frame(
        "Sign in",
        assets.styles,
        view! {
            <p class="text-pretty">"Sign in to Loanroom as "<strong class="font-medium">{about.email_address}</strong>"."</p>
            <ActionForm action attr:class="mt-2 grid gap-4">
                <input type="hidden" name="token" value=token />
                {code}
                {refusal.map(|refusal| view! { <p id="problem" role="alert" class="text-bad">{refusal.words}</p> })}
                <button class=BUTTON type="submit">"Sign in"</button>
            </ActionForm>
            <p class="text-pretty text-sm text-muted">"Didn’t ask for this? You can safely close this page."</p>
        },
    )
}
