//! The receipt page: number, time, and the received files. It doesn't offer downloads.

use axum::http::StatusCode;
use leptos::prelude::*;
use leptos_router::hooks::use_params_map;

use super::{address, size_words};
use crate::pages::{
    ArrivedFile, PageServices, SecureUploadReceipt,
    assets::Assets,
    forms::FormRejection,
    links::{broken_link_page, token},
    page_layout::{frame, not_found_page},
};

/// The page behind the receipt link.
#[component]
pub(in crate::pages) fn Receipt() -> impl IntoView {
    let (slug, secret) = (use_params_map().read_untracked().get("slug").unwrap_or_default(), token());
    let (contexts, assets) = (expect_context::<PageServices>(), expect_context::<Assets>());
    Suspend::new(async move {
        match contexts.secure_uploads.receipt(&slug, &secret).await {
            Ok(receipt) => page(assets, &slug, receipt),
            Err(problem) if problem.status() == StatusCode::NOT_FOUND => not_found_page().into_any(),
            Err(problem) => {
                let refusal = FormRejection::on_page(String::new(), &problem);
                broken_link_page("This receipt can’t be shown", assets, refusal, &[])
            }
        }
    })
}

fn page(assets: Assets, slug: &str, receipt: SecureUploadReceipt) -> AnyView {
    let SecureUploadReceipt { lender, number, at, mailed_to, files, count, open } = receipt;
    let name = lender.name.clone();
    provide_context(lender);
    let more = count.saturating_sub(files.len() as u64);
    let lines = files.iter().map(line).collect_view();
    let mail = match mailed_to {
        Some(address) => format!("We’re also emailing this receipt to {address}. You can close this page."),
        None => "We can’t email you right now. Print this page or save its link, which works for 30 days."
            .to_owned(),
    };
    let again = open
        .then(|| view! { <p><a class="text-accent underline" href=address(slug)>"Send more files"</a></p> });
    frame(
        format!("{name} has your files"),
        assets.styles,
        view! {
            <p role="status" class="text-pretty">{mail}</p>
            <dl class="grid gap-x-6 gap-y-1 sm:grid-cols-[auto_1fr]">
                <dt class="text-muted">"Receipt"</dt><dd class="font-semibold tabular-nums">{number}</dd>
                <dt class="text-muted">"Received"</dt><dd>{at}</dd>
                <dt class="text-muted">"Files"</dt><dd>{count}</dd>
            </dl>
            <ul aria-label="Files" class="divide-y divide-line rounded-md border border-line">{lines}</ul>
            {(more > 0).then(|| view! { <p>{format!("and {more} more")}</p> })}
            <p class="text-sm text-pretty text-muted">"SHA-256 is the fingerprint of each file as it arrived. Identical files always have the same fingerprint."</p>
            {again}
        },
    )
}

fn line(file: &ArrivedFile) -> AnyView {
    let size = size_words(file.size);
    let about = file.words.as_ref().map_or_else(|| size.clone(), |words| format!("{size} · {words}"));
    let (name, checksum) = (file.name.clone(), file.checksum.clone());
    view! {
        <li class="px-3 py-2.5">
            <p class="font-medium break-words">{name}</p>
            <p class="text-sm text-muted">{about}</p>
            <p class="text-sm break-all text-muted">"SHA-256 "<code>{checksum}</code></p>
        </li>
    }
    .into_any()
}
