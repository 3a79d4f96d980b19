//! What is shown in place of something that hasn't been built yet, with the command that builds it.

use leptos::prelude::*;

use super::frame::frame;

/// In place of the application.
pub(super) fn user_interface() -> impl IntoView {
    frame(
        "The user interface isn’t built yet",
        Vec::new(),
        view! { <p>"The server runs, but it finds no user interface. Run " <code>"npm start"</code> " in Loanroom’s folder: it builds one. If it lies elsewhere, name its folder with " <code>"LOANROOM_UI"</code> "."</p> },
    )
}

/// In place of the rules workbench.
pub(super) fn workbench() -> impl IntoView {
    frame(
        "The rules workbench isn’t built yet",
        Vec::new(),
        view! { <p>"Run " <code>"npm run workbench"</code> " in Loanroom’s folder, then reload this page."</p> },
    )
}
