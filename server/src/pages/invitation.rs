//! Accepting an invitation. It works without JavaScript: a form that is posted to its own address.

use leptos::prelude::*;

use super::{assets::Assets, frame::frame};

const FIELD: &str = "min-h-11 rounded-md border border-control bg-surface px-3";

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
    let (label, autocomplete) = if needs_password {
        ("Choose a password", "new-password")
    } else {
        ("Your password", "current-password")
    };
    let described = if problem.is_some() { "password-problem" } else { "password-help" };
    frame(
        "You’re invited",
        assets.styles.clone(),
        view! {
            <p>{invited_by}" of "{lender_name}" invites you to work on the loan “"{loan_name}"”."</p>
            <form method="post" class="grid gap-4">
                <label class="grid gap-1">
                    <span>"Email address"</span>
                    <input class=FIELD type="email" name="emailAddress"
                        value=email_address autocomplete="username" readonly />
                </label>
                <label class="grid gap-1">
                    <span>{label}</span>
                    <input class=FIELD type="password" name="password"
                        autocomplete=autocomplete required autofocus aria-describedby=described
                        aria-invalid=problem.is_some().then_some("true") />
                </label>
                {problem.map(|words| view! { <p id="password-problem" role="alert" class="text-bad">{words}</p> })}
                {needs_password.then(|| view! { <p id="password-help">"At least 10 characters."</p> })}
                {(!needs_password).then(|| view! {
                    <label class="flex items-baseline gap-2">
                        <input type="checkbox" name="forgotten" value="true" />
                        <span id="password-help">"I forgot my password. Make this my new one (at least 10 characters)."</span>
                    </label>
                })}
                <button class="min-h-11 justify-self-start rounded-md bg-accent px-4 font-semibold text-on-accent" type="submit">
                    "Accept the invitation"
                </button>
            </form>
            <p>"The link works until "{until}"."</p>
        },
    )
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
