//! The loans of a lender, by name.

use leptos::prelude::*;
use serde::Deserialize;

use super::{
    Answers, LOANS, ghost,
    workspace::{COLUMN, workspace},
};

#[derive(Deserialize)]
struct Loans {
    content: Vec<Loan>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Loan {
    id: String,
    name: String,
    loan_number: Option<String>,
    property_address: Option<String>,
}

/// The first page.
pub(super) fn view(answers: &Answers<'_>) -> Option<AnyView> {
    let Loans { content } = answers.to(LOANS)?;
    let screen = view! {
        <div class=format!("{COLUMN} pt-5 pb-16 sm:pt-6")>
            <header class="mb-5 flex flex-wrap items-end justify-between gap-3">
                <h1 class="text-xl font-semibold tracking-tight text-balance">"Loans"</h1>
                {ghost("h-9 w-80 max-sm:h-20 max-sm:w-full")}
            </header>
            {ghost("h-9 w-full max-sm:h-20")}
            <div class="mt-3 border-b border-line max-md:mt-4 md:h-9.5"></div>
            {content.into_iter().map(row).collect_view()}
        </div>
    };
    Some(workspace(screen.into_any()))
}

fn row(Loan { id, name, loan_number, property_address }: Loan) -> AnyView {
    let more = [loan_number, property_address].into_iter().flatten().collect::<Vec<_>>().join(" · ");
    view! {
        <div class="border-b border-line max-md:py-3.5 md:h-15.5 md:px-3 md:py-2.5">
            <a href=format!("/loans/{id}") class="font-medium hover:underline">{name}</a>
            <span class="block max-w-96 truncate text-[13px] text-faint tabular-nums">{more}</span>
            {ghost("mt-1.5 h-20 w-full md:hidden")}
        </div>
    }
    .into_any()
}
