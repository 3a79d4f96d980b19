//! Password reset: requesting a link, and choosing a new password from it. Both work without JavaScript.

use axum::http::request::Parts;
use leptos::prelude::*;
use leptos_router::hooks::use_query_map;
use shared_rules::text::{
    contacts::EMAIL_ADDRESS,
    identity::{RESET_BY_OPERATOR, RESET_SENT},
};

use crate::pages::{
    assets::Assets,
    forms::{FormRejection, go_home_or_to_sign_in, redirect_to},
    links::{address, broken_link_page, token},
    page_layout::{BUTTON, FIELD, frame},
    page_services::{Letterhead, PageServices},
};

/// The path of the page behind the link, and the links to offer when that link doesn't work.
const PAGE: &str = "reset-password";
const INSTEAD: [(&str, &str); 2] = [("/forgot-password", "Ask for a new link"), ("/sign-in", "Sign in")];

/// Emails a reset link to the address, or resends its invitation. The response is the same whether or not the address
/// has an account.
#[server(prefix = "/forms", endpoint = "forgot-password")]
pub(in crate::pages) async fn ask_for_link(
    #[server(default)] email_address: String,
) -> Result<(), FormRejection> {
    let PageServices { resets, invitations, .. } = expect_context::<PageServices>();
    let asked = resets.request_link(&email_address, &expect_context::<Parts>()).await;
    asked.map_err(|problem| {
        FormRejection::on_page("/forgot-password".to_owned(), &problem)
            .with_value("emailAddress", email_address.clone())
    })?;
    invitations.send_again(&email_address);
    redirect_to("/forgot-password?sent=true");
    Ok(())
}

/// Saves the new password and signs the user in.
#[server(prefix = "/forms", endpoint = "reset-password")]
pub(in crate::pages) async fn choose_password(
    #[server(default)] token: String,
    #[server(default)] password: String,
) -> Result<(), FormRejection> {
    let resets = expect_context::<PageServices>().resets;
    let headers = expect_context::<Parts>().headers;
    let cookies = resets.reset(&token, &password, &headers).await;
    let cookies = cookies.map_err(|problem| FormRejection::on_page(address(PAGE, &token), &problem))?;
    go_home_or_to_sign_in(cookies, "/sign-in#password");
    Ok(())
}

/// Asks for the email address, or confirms that an email is on its way.
#[component]
pub(in crate::pages) fn ForgotPassword() -> impl IntoView {
    let styles = expect_context::<Assets>().styles;
    let sent = use_query_map().read_untracked().get("sent").is_some();
    let refusal = use_context::<FormRejection>();
    let by_operator_alone = use_context::<Letterhead>().is_none();
    let kept_here = by_operator_alone && !expect_context::<PageServices>().setup.mail_is_set();
    if sent && refusal.is_none() {
        return frame(
            "Check your email",
            styles,
            view! {
                <p class="text-pretty">{RESET_SENT.template}</p>
                <p class="text-pretty text-muted">"No email after a few minutes? Check your spam folder, and make sure you entered the address your lender uses for you."</p>
                {kept_here.then(|| view! { <p class="text-pretty text-muted">{RESET_BY_OPERATOR.template}</p> })}
                <p><a class="text-accent underline" href="/sign-in">"Back to sign-in"</a></p>
            },
        );
    }
    let action = ServerAction::<AskForLink>::new();
    let typed = refusal.as_ref().and_then(|refusal| refusal.value_of("emailAddress")).unwrap_or_default();
    let typed = typed.to_owned();
    let wrong = refusal.is_some();
    frame(
        "Forgot your password?",
        styles,
        view! {
            <p class="text-pretty text-muted">"Enter the email address you sign in with. We’ll email you a link to choose a new password."</p>
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

/// The form for a new password, or the reason why the link doesn't work.
#[component]
pub(in crate::pages) fn ResetPassword() -> impl IntoView {
    let token = token();
    let (contexts, assets) = (expect_context::<PageServices>(), expect_context::<Assets>());
    let refusal = use_context::<FormRejection>();
    Suspend::new(async move {
        match contexts.resets.about(&token).await {
            Ok(email_address) => form(assets, token, email_address, refusal),
            Err(problem) => broken_link_page(
                "This link doesn’t work",
                assets,
                FormRejection::on_page(String::new(), &problem),
                &INSTEAD,
            ),
        }
    })
}

fn form(assets: Assets, token: String, email_address: String, refusal: Option<FormRejection>) -> AnyView {
    let action = ServerAction::<ChoosePassword>::new();
    let described = if refusal.is_some() { "problem" } else { "help" };
    let wrong = refusal.is_some();
    frame(
        "Choose a new password",
        assets.styles,
        view! {
            <ActionForm action attr:class="mt-2 grid gap-4">
                <input type="hidden" name="token" value=token />
                <label class="grid gap-1">
                    <span class="font-medium">{EMAIL_ADDRESS.template}</span>
                    <input class=FIELD type="email" value=email_address autocomplete="username" readonly />
                </label>
                <label class="grid gap-1">
                    <span class="font-medium">"New password"</span>
                    <input class=FIELD type="password" name="password" autocomplete="new-password" required autofocus
                        aria-describedby=described aria-invalid=wrong.then_some("true") />
                </label>
                {refusal.map(|refusal| view! { <p id="problem" role="alert" class="text-bad">{refusal.words}</p> })}
                <p id="help" class="-mt-3 text-sm text-muted">"At least 10 characters. You’ll be signed out everywhere else."</p>
                <button class=BUTTON type="submit">"Save and sign in"</button>
            </ActionForm>
        },
    )
}
