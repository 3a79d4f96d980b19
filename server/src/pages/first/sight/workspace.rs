//! The lenders' frame, without what it counts and opens.

use leptos::prelude::*;

use super::logo;

/// The column of every page.
pub(super) const COLUMN: &str = "mx-auto w-full max-w-7xl px-4 sm:px-6 lg:px-8";

/// The rail on the left, on a phone a bar at the top and one at the bottom, and the screen.
pub(super) fn workspace(screen: AnyView) -> AnyView {
    let rail = "flex h-13.25 items-center gap-1 border-b border-line bg-canvas px-3 py-1.5 md:sticky md:top-0 md:z-30 \
                md:h-dvh md:w-16 md:flex-col md:items-stretch md:border-r md:border-b-0 md:px-3 md:py-4 lg:w-52";
    view! {
        <div class="min-h-dvh max-md:pb-14 md:grid md:grid-cols-[auto_minmax(0,1fr)]">
            <header class=rail>
                <a href="/" class="mr-auto rounded-md md:mr-0 md:mb-4 md:px-1.5">
                    {logo("[&>span]:md:sr-only [&>span]:lg:not-sr-only")}
                </a>
                <div class="h-13 max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:border-t max-md:border-line max-md:bg-canvas"></div>
            </header>
            <main class="min-w-0">{screen}</main>
        </div>
    }
    .into_any()
}
