//! The upload page with its form.

use axum::http::{StatusCode, request::Parts};
use leptos::prelude::*;
use leptos_router::hooks::use_params_map;
use shared_rules::text::contacts::EMAIL_ADDRESS;

use super::{address, size_words};
use crate::pages::{
    ArrivedFile, PageServices, RefusedFile, RejectedUploadForm, SecureUploadPage,
    assets::Assets,
    forms::FormRejection,
    page_layout::{BUTTON, FIELD, frame, not_found_page},
    render::set_status,
};

/// The classes of a file input and of a multi-line text field.
pub(super) const FILES: &str = "min-h-11 w-full rounded-md border border-control bg-surface p-2 text-base";
const NOTE: &str = "min-h-24 w-full rounded-md border border-control bg-surface p-3 text-base";

/// The form, or the page shown instead of it.
#[component]
pub(in crate::pages) fn SecureUpload() -> impl IntoView {
    let slug = use_params_map().read_untracked().get("slug").unwrap_or_default();
    let (contexts, assets) = (expect_context::<PageServices>(), expect_context::<Assets>());
    let (refusal, again) = (use_context::<FormRejection>(), use_context::<RejectedUploadForm>());
    // Showing the form again doesn't count as opening the page.
    let opener = use_context::<Parts>().filter(|_| refusal.is_none() && again.is_none());
    Suspend::new(async move {
        let asked = match refusal {
            Some(refusal) => Err(refusal),
            None => contexts
                .secure_uploads
                .about(&slug, opener.as_ref())
                .await
                .map_err(|problem| FormRejection::on_page(String::new(), &problem)),
        };
        match asked {
            Ok(page) => form(assets, page, &again.unwrap_or_default()),
            Err(refusal) if refusal.status == StatusCode::NOT_FOUND.as_u16() => not_found_page().into_any(),
            Err(refusal) => failed_page(assets, &slug, refusal),
        }
    })
}

/// The page for a form that couldn't be processed at all.
fn failed_page(assets: Assets, slug: &str, refusal: FormRejection) -> AnyView {
    set_status(refusal.status);
    let words = "Use your browser’s Back button. What you typed is still there, and files that arrived won’t be sent again.";
    frame(
        "That didn’t go through",
        assets.styles,
        view! {
            <p class="text-pretty">{refusal.words}</p>
            <p class="text-pretty text-muted">{words}</p>
            <p><a class="text-accent underline" href=address(slug)>"Start over"</a></p>
        },
    )
}

fn form(assets: Assets, page: SecureUploadPage, again: &RejectedUploadForm) -> AnyView {
    let SecureUploadPage { lender, slug, introduction, kinds, limits, accept } = page;
    let name = lender.name.clone();
    // The page shows this lender, even if other companies use the server.
    provide_context(lender);
    let came_back = !again.violations.is_empty() || !again.refused.is_empty();
    if came_back {
        set_status(StatusCode::UNPROCESSABLE_ENTITY.as_u16());
    }
    let action = format!("{}/files", address(&slug));
    let introduction = (!introduction.is_empty())
        .then(|| view! { <p class="text-pretty whitespace-pre-line">{introduction}</p> });
    let fields = typed_fields(again);
    let files = files_field(again, kinds, limits, accept);
    let problems = came_back.then(|| list_problems(again));
    frame(
        format!("Send files to {name}"),
        assets.styles,
        view! {
            {introduction}
            <p class="text-pretty text-muted">"No account needed. Only the lending team at "{name}" sees what you send. You’ll get a receipt."</p>
            {problems}
            <form method="post" action=action enctype="multipart/form-data" class="mt-2 grid gap-5">
                <input type="hidden" name="form" value=again.secret.clone() />
                {fields}
                {files}
                <button class=BUTTON type="submit">"Send files"</button>
                <p class="text-sm text-muted">"Large files can take a while. Keep this page open until the receipt appears."</p>
            </form>
        },
    )
}

/// Lists the problems, and mentions the files that were already received.
fn list_problems(again: &RejectedUploadForm) -> AnyView {
    let refused = again.refused.iter().map(refused_line).collect_view();
    let more = (again.more_refused > 0).then(|| {
        let words = format!("and {} more", again.more_refused);
        view! { <li>{words}</li> }
    });
    let any = !again.refused.is_empty();
    let here = if again.arrived.is_empty() {
        "Nothing has been sent yet."
    } else {
        "Nothing has been sent yet. You don’t need to choose the uploaded files again. Add more files, or send these."
    };
    view! {
        <div role="alert" class="grid gap-2 rounded-md bg-bad-soft p-4 text-bad">
            <p class="font-medium">{here}</p>
            {any.then(|| view! {
                <div>
                    <p>"Couldn’t upload:"</p>
                    <ul class="mt-1 grid list-disc gap-1 pl-5">{refused}{more}</ul>
                </div>
            })}
        </div>
    }
    .into_any()
}

pub(super) fn refused_line(file: &RefusedFile) -> AnyView {
    let (name, words) = (file.name.clone(), file.words.clone());
    view! { <li class="break-words"><strong class="font-medium">{name}</strong>": "{words}</li> }.into_any()
}

/// All fields other than the files. They come first, so that the server has them before the files arrive.
fn typed_fields(again: &RejectedUploadForm) -> AnyView {
    let text = |field, label, kind, autocomplete| {
        let (value, problem) = (again.value_of(field), again.message_for(field));
        let (note, wrong) = (format!("{field}-note"), problem.is_some());
        view! {
            <div class="grid gap-1">
                <label class="grid gap-1">
                    <span class="font-medium">{label}</span>
                    <input class=FIELD type=kind name=field value=value autocomplete=autocomplete required
                        aria-describedby=wrong.then(|| note.clone()) aria-invalid=wrong.then_some("true") />
                </label>
                {problem.map(|words| view! { <p id=note class="text-bad">{words}</p> })}
            </div>
        }
        .into_any()
    };
    let (note, problem) = (again.value_of("note"), again.message_for("note"));
    let wrong = problem.is_some();
    view! {
        {text("senderName", "Your name", "text", "name")}
        {text("emailAddress", EMAIL_ADDRESS.template, "email", "email")}
        <div class="grid gap-1">
            <label class="grid gap-1">
                <span class="font-medium">"Note "<span class="font-normal text-muted">"(optional)"</span></span>
                <textarea class=NOTE name="note" rows="3" maxlength="1000" aria-describedby="note-note"
                    aria-invalid=wrong.then_some("true")>{note}</textarea>
            </label>
            <p id="note-note" class=if wrong { "text-bad" } else { "text-sm text-muted" }>
                {problem.unwrap_or_else(|| "What the files are for, or which loan they belong to.".to_owned())}
            </p>
        </div>
        <div class="grid gap-1">
            <label class="grid gap-1">
                <span class="font-medium">"Password for locked files "<span class="font-normal text-muted">"(if any)"</span></span>
                <input class=FIELD type="password" name="password" autocomplete="off" aria-describedby="password-note" />
            </label>
            <p id="password-note" class="text-sm text-muted">"Used to unlock PDFs and unpack ZIP files of up to 48 MB each. It isn’t saved. A file it doesn’t unlock is sent as is."</p>
        </div>
    }
    .into_any()
}

/// The list of received files, and the input for more files.
fn files_field(again: &RejectedUploadForm, kinds: String, limits: String, accept: String) -> AnyView {
    let problem = again.message_for("files");
    let wrong = problem.is_some();
    let none_yet = again.arrived.is_empty();
    let here = (!none_yet).then(|| uploaded_list(&again.arrived));
    view! {
        <div class="grid gap-1">
            {here}
            <label class="grid gap-1">
                <span class="font-medium">{if none_yet { "Files" } else { "More files" }}</span>
                <input class=FILES type="file" name="files" multiple accept=accept required=none_yet
                    aria-describedby="files-problem files-note" aria-invalid=wrong.then_some("true") />
            </label>
            {problem.map(|words| view! { <p id="files-problem" class="text-bad">{words}</p> })}
            <p id="files-note" class="text-sm text-muted">{kinds}". "{limits}". All files together can’t exceed that size. You can choose several files."</p>
        </div>
    }
    .into_any()
}

/// The list of received files.
fn uploaded_list(files: &[ArrivedFile]) -> AnyView {
    let line = |file: &ArrivedFile| {
        let (name, size) = (file.name.clone(), size_words(file.size));
        view! { <li class="break-words">{name}" "<span class="text-muted">"("{size}")"</span></li> }
    };
    let lines = files.iter().map(line).collect_view();
    view! {
        <section aria-labelledby="arrived" class="mb-3">
            <h2 id="arrived" class="font-medium">"Already uploaded"</h2>
            <ul class="mt-1 grid list-disc gap-1 pl-5">{lines}</ul>
        </section>
    }
    .into_any()
}
