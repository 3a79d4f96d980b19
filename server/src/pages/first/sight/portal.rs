//! The portal of who has one loan: what it is called, who asks, and what happens next.

use leptos::prelude::*;
use serde::Deserialize;
use shared_rules::loans::{
    review_status::ReviewStatus,
    stage_outlook::{StageOutlook, stage_outlook},
};

use super::{Answers, PORTAL_LOANS, ghost, lender_logo, logo};

#[derive(Deserialize)]
struct Loans {
    content: Vec<Named>,
}

#[derive(Deserialize)]
struct Named {
    id: String,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Loan {
    name: String,
    review_status: ReviewStatus,
    lender: Lender,
    archive: Archive,
}

#[derive(Deserialize)]
struct Lender {
    name: String,
    logo: Option<String>,
}

#[derive(Deserialize)]
struct Archive {
    words: Option<String>,
}

/// Nothing for who has no loan or several: they choose first.
pub(super) fn view(answers: &Answers<'_>) -> Option<AnyView> {
    let loans: Loans = answers.to(PORTAL_LOANS)?;
    let [only] = loans.content.as_slice() else { return None };
    let Loan { name, review_status, lender, archive } = answers.to(&format!("/v1/loans/{}", only.id))?;
    let outlook = stage_outlook(&StageOutlook { status: review_status, lender: lender.name.clone() });
    let about = format!("{name} · {}", lender.name);
    let mark = lender.logo.map(|address| lender_logo(lender.name, address, "mb-4"));
    let view = view! {
        <div class="min-h-dvh text-base">
            <header class="sticky top-0 z-30 border-b border-line bg-canvas">
                <div class="mx-auto flex h-14 max-w-2xl items-center px-4">{logo("")}</div>
            </header>
            <main class="mx-auto max-w-2xl px-4 pt-6 pb-16">
                {mark}
                <div class="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
                    <h1 class="text-2xl font-semibold tracking-tight">"What we need from you"</h1>
                    {ghost("h-11 w-80 max-sm:w-full")}
                </div>
                <p class="mt-2 min-h-6 text-pretty text-muted">{about}</p>
                {ghost("mt-3 h-2")}
                {ghost("mt-2 h-5.5 w-56")}
                <p class="mt-3 border-l-2 border-accent pl-3 text-[15px] text-pretty text-muted">{outlook}"."</p>
                {archive.words.map(|words| view! { <p class="mt-3 text-[15px] text-pretty">{words}"."</p> })}
                <div class="mt-6 grid gap-3">{ghost("h-64")} {ghost("h-32")} {ghost("h-32")}</div>
            </main>
        </div>
    };
    Some(view.into_any())
}
