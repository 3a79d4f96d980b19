//! The page with the form: the requests of the link, each with a file input.

use axum::http::{HeaderName, HeaderValue, StatusCode, header, request::Parts};
use leptos::prelude::*;
use leptos_axum::ResponseOptions;
use shared_rules::text::refused::{NO_FILES, UPLOAD_LINK_UNKNOWN};

use super::{ClosedLinkRequest, LinkRequest, LinkUpload, LinkUploadOutcome, SentToRequest, address};
use crate::pages::{
    PageServices,
    assets::Assets,
    forms::FormRejection,
    links::{broken_link_page, token},
    page_layout::{BUTTON, frame},
    render::set_status,
    secure_upload::form::{FILES, refused_line},
};

/// The links to offer when the upload link doesn't work.
const INSTEAD: [(&str, &str); 1] = [("/sign-in", "Sign in")];

/// The form, or the page shown instead of it.
#[component]
pub(in crate::pages) fn EmailedUpload() -> impl IntoView {
    let secret = token();
    let (contexts, assets) = (expect_context::<PageServices>(), expect_context::<Assets>());
    let (refusal, outcome) = (use_context::<FormRejection>(), use_context::<LinkUploadOutcome>());
    // Showing the form again doesn't count as opening the page.
    let opener = use_context::<Parts>().filter(|_| refusal.is_none() && outcome.is_none());
    keep_address_private();
    Suspend::new(async move {
        if let Some(refusal) = refusal {
            return failed_page(assets, &secret, refusal);
        }
        match (contexts.emailed_uploads.about(&secret, opener.as_ref()).await, outcome) {
            (Ok(page), outcome) => upload_page(assets, &secret, page, outcome.as_ref()),
            // The last of the requests was closed in the meantime.
            (Err(_), Some(outcome)) => frame("Your documents", assets.styles, outcome_view(&outcome)),
            (Err(problem), None) => {
                failed_page(assets, &secret, FormRejection::on_page(String::new(), &problem))
            }
        }
    })
}

/// Keeps the secret in the address from other pages and from search engines. The origin is still sent, because older
/// browsers prove with it that the form comes from this page.
fn keep_address_private() {
    let Some(options) = use_context::<ResponseOptions>() else { return };
    options.insert_header(header::REFERRER_POLICY, HeaderValue::from_static("strict-origin"));
    let robots = HeaderName::from_static("x-robots-tag");
    options.insert_header(robots, HeaderValue::from_static("noindex, nofollow"));
}

/// The page for a link that doesn't work, and for a form that couldn't be processed.
fn failed_page(assets: Assets, secret: &str, refusal: FormRejection) -> AnyView {
    if refusal.status == StatusCode::NOT_FOUND.as_u16() {
        let refusal = FormRejection { words: UPLOAD_LINK_UNKNOWN.template.to_owned(), ..refusal };
        return broken_link_page("This link doesn’t work", assets, refusal, &INSTEAD);
    }
    if refusal.status == StatusCode::GONE.as_u16() {
        return broken_link_page("This link no longer works", assets, refusal, &INSTEAD);
    }
    set_status(refusal.status);
    frame(
        "That didn’t go through",
        assets.styles,
        view! {
            <p class="text-pretty">{refusal.words}</p>
            <p><a class="text-accent underline" href=address(secret)>"Start over"</a></p>
        },
    )
}

fn upload_page(
    assets: Assets,
    secret: &str,
    page: LinkUpload,
    outcome: Option<&LinkUploadOutcome>,
) -> AnyView {
    let LinkUpload { lender, given_name, until, requests, closed, kinds, limits, accept } = page;
    if let Some(lender) = lender {
        // The page shows this lender, even if other companies use the server.
        provide_context(lender);
    }
    let action = format!("{}/files", address(secret));
    let (outcome, again) = (outcome.map(outcome_view), outcome.is_some());
    let fields = request_fields(&requests, &accept);
    let introduction = format!(
        "Hi {given_name}, choose the files for each request, then send them. You don’t need to sign in."
    );
    let button = if again { "Send more files" } else { "Send files" };
    frame(
        "Send your documents",
        assets.styles,
        view! {
            {outcome}
            <p class="text-pretty">{introduction}</p>
            <form method="post" action=action enctype="multipart/form-data" class="mt-2 grid gap-6">
                {fields}
                <p id="files-note" class="text-sm text-muted">{kinds}". "{limits}". You can choose several files for a request."</p>
                <button class=BUTTON type="submit">{button}</button>
                <p class="text-sm text-muted">"Large files can take a while. Keep this page open until it says that they were sent."</p>
            </form>
            {closed_list(&closed)}
            <p class="border-t border-line pt-4 text-sm text-pretty text-muted">
                "This link is only for you and works until "{until}". It doesn’t show what you’ve sent. "
                <a class="text-accent underline" href="/sign-in">"Sign in"</a>
                " to see your documents and what becomes of them."
            </p>
        },
    )
}

/// The requests with their file inputs, under the names of their loans.
fn request_fields(requests: &[LinkRequest], accept: &str) -> AnyView {
    let first = requests.first().map(|request| request.lender_name.as_str());
    let several_lenders = requests.iter().any(|request| Some(request.lender_name.as_str()) != first);
    let group = |requests: &[LinkRequest]| {
        let loan = requests.first().map(|first| {
            if several_lenders {
                format!("{} – {}", first.loan_name, first.lender_name)
            } else {
                first.loan_name.clone()
            }
        });
        let fields = requests.iter().map(|request| request_field(request, accept)).collect_view();
        view! {
            <fieldset class="grid min-w-0 gap-5">
                <legend class="mb-3 max-w-full text-lg font-semibold break-words">{loan}</legend>
                {fields}
            </fieldset>
        }
    };
    let same_loan = |one: &LinkRequest, other: &LinkRequest| {
        one.loan_name == other.loan_name && one.lender_name == other.lender_name
    };
    requests.chunk_by(same_loan).map(group).collect_view().into_any()
}

fn request_field(request: &LinkRequest, accept: &str) -> AnyView {
    let LinkRequest { id, name, due, .. } = request.clone();
    let (input, due_id, accept) = (format!("files-{id}"), format!("due-{id}"), accept.to_owned());
    let described = if due.is_some() { format!("{due_id} files-note") } else { "files-note".to_owned() };
    view! {
        <div class="grid min-w-0 gap-1">
            <label class="grid min-w-0 gap-1">
                <span class="font-medium break-words">{name}</span>
                <input class=FILES type="file" name=input multiple accept=accept aria-describedby=described />
            </label>
            {due.map(|due| view! { <p id=due_id class="text-sm text-muted">"Due "{due}</p> })}
        </div>
    }
    .into_any()
}

/// The requests that need nothing more.
fn closed_list(closed: &[ClosedLinkRequest]) -> Option<AnyView> {
    if closed.is_empty() {
        return None;
    }
    let line = |closed: &ClosedLinkRequest| {
        let ClosedLinkRequest { name, reason } = closed.clone();
        view! {
            <li class="break-words"><strong class="font-medium">{name}</strong>": "{reason}</li>
        }
    };
    let lines = closed.iter().map(line).collect_view();
    Some(
        view! {
            <section aria-labelledby="closed" class="text-sm">
                <h2 id="closed" class="font-medium">"Not needed here anymore"</h2>
                <ul class="mt-1 grid list-disc gap-1 pl-5">{lines}</ul>
            </section>
        }
        .into_any(),
    )
}

/// The result of the form: the files that were sent to each request, and the others with the reasons.
fn outcome_view(outcome: &LinkUploadOutcome) -> AnyView {
    let LinkUploadOutcome { sent, refused, more_refused } = outcome;
    if sent.is_empty() || !refused.is_empty() {
        set_status(StatusCode::UNPROCESSABLE_ENTITY.as_u16());
    }
    let sent_any = !sent.is_empty();
    let sent = sent.iter().map(sent_line).collect_view();
    let more = (*more_refused > 0).then(|| {
        let words = format!("and {more_refused} more");
        view! { <li>{words}</li> }
    });
    let nothing = (!sent_any && refused.is_empty()).then(
        || view! { <p role="alert" class="rounded-md bg-bad-soft p-4 text-bad">{NO_FILES.template}</p> },
    );
    let problems = (!refused.is_empty()).then(|| {
        let lines = refused.iter().map(refused_line).collect_view();
        view! {
            <div role="alert" class="grid gap-1 rounded-md bg-bad-soft p-4 text-bad">
                <p class="font-medium">"Couldn’t send:"</p>
                <ul class="grid list-disc gap-1 pl-5">{lines}{more}</ul>
            </div>
        }
    });
    view! {
        {sent_any.then(|| view! {
            <div role="status" class="grid gap-1 rounded-md border border-line p-4">
                <p class="font-medium">"Sent. Your lender has been notified."</p>
                <ul class="grid list-disc gap-1 pl-5">{sent}</ul>
            </div>
        })}
        {problems}
        {nothing}
    }
    .into_any()
}

fn sent_line(sent: &SentToRequest) -> AnyView {
    let (request, files) = (sent.request.clone(), sent.files.join(", "));
    view! { <li class="break-words"><strong class="font-medium">{request}</strong>": "{files}</li> }
        .into_any()
}
