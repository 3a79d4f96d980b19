//! Accepting an invitation. It works without JavaScript: a form that is posted to its own address.

use leptos::prelude::*;
use shared_rules::text::contacts::EMAIL_ADDRESS;

use super::{assets::Assets, frame::frame};

const FIELD: &str = "min-h-11 w-full rounded-md border border-control bg-surface px-3 text-base";

/// What the page knows of an invitation.
#[derive(Clone, Debug)]
pub struct InvitationAbout {
    /// The loan.
    pub loan_name: String,
    /// The lender.
    pub lender_name: String,
    /// Who asks.
    pub invited_by: String,
    /// Who is asked.
    pub email_address: String,
    /// The last day on which the link works, as it is shown.
    pub until: String,
    /// Whether the person chooses a password, rather than typing theirs.
    pub needs_password: bool,
}

/// The form; `problem` is why the last try didn't work.
pub(super) fn invitation(
    assets: &Assets,
    about: InvitationAbout,
    problem: Option<String>,
) -> impl IntoView + use<> {
    let InvitationAbout { loan_name, lender_name, invited_by, email_address, until, needs_password } = about;
    let reassurance = reassurance(&lender_name, &until);
    frame(
        format!("{lender_name} invites you"),
        assets.styles.clone(),
        view! {
            <p class="text-pretty text-muted">
                {invited_by}" would like to work with you on the loan "
                <strong class="font-medium text-ink">{loan_name}</strong>
                ". Here you see what is needed, send it from your phone or computer, and follow what happens with it."
            </p>
            <form method="post" class="mt-2 grid gap-4">
                <label class="grid gap-1">
                    <span class="font-medium">{EMAIL_ADDRESS.template}</span>
                    <input class=FIELD type="email" name="emailAddress"
                        value=email_address autocomplete="username" readonly />
                </label>
                {password(needs_password, problem)}
                <button class="min-h-11 rounded-md bg-accent px-5 font-semibold text-on-accent sm:justify-self-start" type="submit">
                    "Accept the invitation"
                </button>
            </form>
            {reassurance}
        },
    )
}

fn password(needs_password: bool, problem: Option<String>) -> impl IntoView {
    let (label, autocomplete) = if needs_password {
        ("Choose a password", "new-password")
    } else {
        ("Your password", "current-password")
    };
    let described = if problem.is_some() { "password-problem" } else { "password-help" };
    view! {
        <label class="grid gap-1">
            <span class="font-medium">{label}</span>
            <input class=FIELD type="password" name="password"
                autocomplete=autocomplete required autofocus aria-describedby=described
                aria-invalid=problem.is_some().then_some("true") />
        </label>
        {problem.map(|words| view! { <p id="password-problem" role="alert" class="text-bad">{words}</p> })}
        {needs_password.then(|| view! { <p id="password-help" class="-mt-3 text-sm text-muted">"At least 10 characters."</p> })}
        {(!needs_password).then(|| view! {
            <label class="flex items-baseline gap-2">
                <input type="checkbox" name="forgotten" value="true" />
                <span id="password-help">"I forgot my password. Make this my new one (at least 10 characters)."</span>
            </label>
        })}
    }
}

/// A word for people who wonder whether to go on.
fn reassurance(lender: &str, until: &str) -> impl IntoView + use<> {
    let (who, unknown, until) = (lender.to_owned(), lender.to_owned(), until.to_owned());
    view! {
        <section aria-label="Good to know" class="mt-4 border-t border-line pt-4 text-sm text-muted">
            <ul class="grid gap-2">
                <li>"What you send is seen only by the people "{who}" has put on this loan and who may see it."</li>
                <li>"It costs you nothing, and there is nothing to install."</li>
                <li>"Loanroom never asks for your bank password, a payment or a code sent to your phone."</li>
                <li>"You don’t know "{unknown}"? Close this page: nothing happens. The link works until "{until}"."</li>
            </ul>
        </section>
    }
}

/// In place of the form, when the link doesn't work.
pub(super) fn refused(assets: &Assets, words: String) -> impl IntoView + use<> {
    frame(
        "This invitation doesn’t work",
        assets.styles.clone(),
        view! {
            <p>{words}</p>
            <p><a class="text-accent underline" href="/sign-in">"Sign in"</a>" · "<a class="text-accent underline" href="/sign-in/help">"Help with signing in"</a></p>
        },
    )
}
