//! Help for people who can't sign in. It works without JavaScript.

use leptos::prelude::*;

use crate::pages::{assets::Assets, page_layout::frame};

/// The sign-in help page.
#[component]
pub(in crate::pages) fn SignInHelp() -> impl IntoView {
    frame(
        "Help with signing in",
        expect_context::<Assets>().styles,
        view! {
            <p>"Sign in with the email address your lender uses for you. Capitalization matters in the password, but not in the email address."</p>
            <p>"After several wrong passwords, sign-in is locked for a few minutes. Wait and try again, or "<a class="text-accent underline" href="/ask-for-sign-in-link">"sign in with a link"</a>" that we email you."</p>
            <p>"Forgot your password? "<a class="text-accent underline" href="/forgot-password">"Reset it"</a>". Never had one? Ask your lender for an invitation and use its link to choose one."</p>
            <p>"Is the page blank? Loanroom needs an up-to-date browser with JavaScript turned on."</p>
            <p><a class="text-accent underline" href="/sign-in">"Back to sign-in"</a></p>
        },
    )
}
