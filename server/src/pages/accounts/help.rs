//! Help for people who can't sign in. It works without JavaScript.

use leptos::prelude::*;

use crate::pages::{assets::Assets, frame::frame};

/// The sign-in help page.
#[component]
pub(in crate::pages) fn SignInHelp() -> impl IntoView {
    frame(
        "Help with signing in",
        expect_context::<Assets>().styles,
        view! {
            <p>"Sign in with the email address your lender wrote to. Capital letters don’t matter in the address; they do in the password."</p>
            <p>"After several wrong passwords, signing in is closed for a few minutes. Wait, then try again, or "<a class="text-accent underline" href="/ask-for-sign-in-link">"sign in by a link"</a>" that we send to your address."</p>
            <p>"Forgot the password? "<a class="text-accent underline" href="/forgot-password">"Choose a new one"</a>". Never had one? Ask the lender you work with for an invitation: its link lets you choose one."</p>
            <p>"The page stays empty? Loanroom needs a current browser with JavaScript switched on."</p>
            <p><a class="text-accent underline" href="/sign-in">"Back to signing in"</a></p>
        },
    )
}
