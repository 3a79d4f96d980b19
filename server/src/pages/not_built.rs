//! Pages shown while a part hasn't been built, with the command that builds it.

use leptos::prelude::*;

use super::page_layout::frame;

/// Shown instead of the application.
pub(super) fn user_interface() -> impl IntoView {
    frame(
        "The user interface isn’t built yet",
        Vec::new(),
        view! { <p>"The server is running but can’t find the user interface. Run " <code>"npm start"</code> " in the Loanroom folder to build it. If it’s in another folder, set " <code>"LOANROOM_UI"</code> " to that path."</p> },
    )
}

/// Shown instead of the rules workbench.
pub(super) fn workbench() -> impl IntoView {
    frame(
        "The rules workbench isn’t built yet",
        Vec::new(),
        view! { <p>"Run " <code>"npm run workbench"</code> " in the Loanroom folder, then reload this page."</p> },
    )
}
