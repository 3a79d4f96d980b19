//! The page behind an invitation link, and its form. Works without JavaScript.

use axum::http::request::Parts;
use leptos::prelude::*;
use shared_rules::{team::invitation::AcceptancePrompt, text::contacts::EMAIL_ADDRESS};

use super::{
    assets::Assets,
    forms::{FormRejection, redirect_to, sign_in_and_redirect},
    links::{address, broken_link_page, token},
    page_layout::{BUTTON, FIELD, frame},
    page_services::{AcceptedInvitation, InvitationAbout, PageServices, SignInStep},
};

/// The path of the page, and the links to offer when the invitation link doesn't work.
const PAGE: &str = "invitation";
const INSTEAD: [(&str, &str); 2] = [("/sign-in", "Sign in"), ("/sign-in/help", "Help with signing in")];

/// Joins the loan or the company and signs in. A rejected password shows the page again.
#[server(prefix = "/forms", endpoint = "accept-invitation")]
pub(super) async fn accept_invitation(
    #[server(default)] token: String,
    #[server(default)] password: String,
    #[server(default)] replace_session: bool,
) -> Result<(), FormRejection> {
    let invitations = expect_context::<PageServices>().invitations;
    let headers = expect_context::<Parts>().headers;
    let accepted = invitations.accept(&token, &password, replace_session, &headers).await;
    let AcceptedInvitation { entry, page } =
        accepted.map_err(|problem| FormRejection::on_page(address(PAGE, &token), &problem))?;
    match entry {
        SignInStep::SessionOpened(cookies) => sign_in_and_redirect(&page, cookies),
        SignInStep::AlreadySignedIn => redirect_to(&page),
        SignInStep::SecondStep => redirect_to(&format!("/sign-in?returnTo={page}#joined")),
    }
    Ok(())
}

/// The form, or the reason why the link doesn't work.
#[component]
pub(super) fn Invitation() -> impl IntoView {
    let token = token();
    let (contexts, assets) = (expect_context::<PageServices>(), expect_context::<Assets>());
    let refusal = use_context::<FormRejection>();
    let headers = use_context::<Parts>().map(|parts| parts.headers).unwrap_or_default();
    Suspend::new(async move {
        match contexts.invitations.about(&token, &headers).await {
            Ok(about) => form(assets, token, about, refusal),
            Err(problem) => broken_link_page(
                "This invitation doesn’t work",
                assets,
                FormRejection::on_page(String::new(), &problem),
                &INSTEAD,
            ),
        }
    })
}

fn form(assets: Assets, token: String, about: InvitationAbout, refusal: Option<FormRejection>) -> AnyView {
    let InvitationAbout {
        loan_name,
        colleague,
        lender,
        invited_by,
        email_address,
        until,
        asks,
        signed_in_as,
    } = about;
    let lender_name = lender.name.clone();
    // The page shows this lender, even if other companies use the server.
    provide_context(lender);
    let reassurance = reassurance(&lender_name, &until, colleague);
    let introduction = introduction(&lender_name, invited_by, loan_name, colleague);
    let label =
        if signed_in_as.is_some() { "Sign out and accept the invitation" } else { "Accept the invitation" };
    let action = ServerAction::<AcceptInvitation>::new();
    frame(
        format!("{lender_name} invited you"),
        assets.styles,
        view! {
            {introduction}
            <ActionForm action attr:class="mt-2 grid gap-4">
                <input type="hidden" name="token" value=token />
                <label class="grid gap-1">
                    <span class="font-medium">{EMAIL_ADDRESS.template}</span>
                    <input class=FIELD type="email" value=email_address autocomplete="username" readonly />
                </label>
                {password(asks, refusal)}
                {signed_in_as.map(sign_out_notice)}
                <button class=BUTTON type="submit">
                    {label}
                </button>
            </ActionForm>
            {reassurance}
        },
    )
}

/// Names the inviter and, if there is one, the loan. A colleague is invited to join the lender.
fn introduction(lender: &str, invited_by: String, loan_name: Option<String>, colleague: bool) -> AnyView {
    let lender = lender.to_owned();
    let loan = loan_name.map(|name| view! { <strong class="font-medium text-ink">{name}</strong> });
    match (colleague, loan) {
        (true, loan) => view! {
            <p class="text-pretty text-muted">
                {invited_by}" of "{lender}" invited you to join Loanroom as a colleague"
                {loan.map(|loan| view! { ", starting with the loan "{loan} })}
                ". You’ll sign in with this email address and a password you choose."
            </p>
        }
        .into_any(),
        (false, loan) => view! {
            <p class="text-pretty text-muted">
                {invited_by}" invited you"
                {loan.map(|loan| view! { " to the loan "{loan} })}
                ". See what’s needed, send documents from your phone or computer, and follow their review."
            </p>
        }
        .into_any(),
    }
}

/// Names the user who is signed in in this browser. Submitting the form confirms that they are signed out.
fn sign_out_notice(name: String) -> impl IntoView {
    view! {
        <input type="hidden" name="replace_session" value="true" />
        <p role="status" class="text-pretty">
            "You are signed in as "<strong class="font-medium">{name.clone()}</strong>
            ". If you accept, "{name}" will be signed out in this browser."
        </p>
    }
}

fn password(asks: AcceptancePrompt, refusal: Option<FormRejection>) -> AnyView {
    let (label, autocomplete) = match asks {
        AcceptancePrompt::NewPassword => ("Choose a password", "new-password"),
        AcceptancePrompt::OwnPassword => ("Your password", "current-password"),
        AcceptancePrompt::Nothing => {
            return refusal
                .map(|refusal| view! { <p role="alert" class="text-bad">{refusal.words}</p> })
                .into_any();
        }
    };
    let described = if refusal.is_some() { "password-problem" } else { "password-help" };
    view! {
        <label class="grid gap-1">
            <span class="font-medium">{label}</span>
            <input class=FIELD type="password" name="password"
                autocomplete=autocomplete required autofocus aria-describedby=described
                aria-invalid=refusal.is_some().then_some("true") />
        </label>
        {refusal.map(|refusal| view! { <p id="password-problem" role="alert" class="text-bad">{refusal.words}</p> })}
        {if asks == AcceptancePrompt::NewPassword {
            view! { <p id="password-help" class="-mt-3 text-sm text-muted">"At least 10 characters."</p> }.into_any()
        } else {
            view! {
                <p id="password-help" class="-mt-3 text-sm text-muted">
                    "You already have an account with this email address. Enter its password. "
                    <a class="text-accent underline" href="/forgot-password">"Forgot it, or never chose one?"</a>
                    " Reset it first, then open this invitation again."
                </p>
            }.into_any()
        }}
    }.into_any()
}

/// Reassures people who are unsure whether to accept.
fn reassurance(lender: &str, until: &str, colleague: bool) -> AnyView {
    if colleague {
        return reassurance_for_colleague(lender, until).into_any();
    }
    let (who, unknown, until) = (lender.to_owned(), lender.to_owned(), until.to_owned());
    view! {
        <section aria-label="Good to know" class="mt-4 border-t border-line pt-4 text-sm text-muted">
            <ul class="grid gap-2">
                <li>"Only people "{who}" has added to this loan and allowed to see it can see what you send."</li>
                <li>"It’s free, and there’s nothing to install."</li>
                <li>"Loanroom never asks for your bank password, a payment, or a code sent to your phone."</li>
                <li>"Don’t know "{unknown}"? You can safely close this page. The link works until "{until}"."</li>
            </ul>
        </section>
    }
    .into_any()
}

/// The same for a colleague.
fn reassurance_for_colleague(lender: &str, until: &str) -> impl IntoView + use<> {
    let (whose, unknown, until) = (lender.to_owned(), lender.to_owned(), until.to_owned());
    view! {
        <section aria-label="Good to know" class="mt-4 border-t border-line pt-4 text-sm text-muted">
            <ul class="grid gap-2">
                <li>"You’ll work on loans at "{whose}", in the role you’re given on each."</li>
                <li>"This link is only for you. Don’t forward it: anyone who has it could join as you."</li>
                <li>"Don’t work for "{unknown}"? You can safely close this page. The link works until "{until}"."</li>
            </ul>
        </section>
    }
}
