//! The page with the form.

use axum::http::{StatusCode, request::Parts};
use leptos::prelude::*;
use leptos_router::hooks::use_params_map;
use shared_rules::text::contacts::EMAIL_ADDRESS;

use super::{address, size_words};
use crate::pages::{
    ArrivedFile, Contexts, RefusedFile, SecureUploadAgain, SecureUploadPage,
    assets::Assets,
    forms::Refusal,
    frame::{BUTTON, FIELD, frame, nothing_here},
    render::set_status,
};

/// How a field for files looks, and a longer text.
const FILES: &str = "min-h-11 w-full rounded-md border border-control bg-surface p-2 text-base";
const NOTE: &str = "min-h-24 w-full rounded-md border border-control bg-surface p-3 text-base";

/// The form, or what stands in its place.
#[component]
pub(in crate::pages) fn SecureUpload() -> impl IntoView {
    let slug = use_params_map().read_untracked().get("slug").unwrap_or_default();
    let (contexts, assets) = (expect_context::<Contexts>(), expect_context::<Assets>());
    let (refusal, again) = (use_context::<Refusal>(), use_context::<SecureUploadAgain>());
    // Shown again, it isn't opened anew.
    let opener = use_context::<Parts>().filter(|_| refusal.is_none() && again.is_none());
    Suspend::new(async move {
        let asked = match refusal {
            Some(refusal) => Err(refusal),
            None => contexts
                .secure_uploads
                .about(&slug, opener.as_ref())
                .await
                .map_err(|problem| Refusal::on(String::new(), &problem)),
        };
        match asked {
            Ok(page) => form(assets, page, &again.unwrap_or_default()),
            Err(refusal) if refusal.status == StatusCode::NOT_FOUND.as_u16() => nothing_here().into_any(),
            Err(refusal) => broken_off(assets, &slug, refusal),
        }
    })
}

/// In place of a form that couldn't be taken at all.
fn broken_off(assets: Assets, slug: &str, refusal: Refusal) -> AnyView {
    set_status(refusal.status);
    let words =
        "Go back in your browser: what you typed is still there. Files that arrived aren’t sent twice.";
    frame(
        "That didn’t go through",
        assets.styles,
        view! {
            <p class="text-pretty">{refusal.words}</p>
            <p class="text-pretty text-muted">{words}</p>
            <p><a class="text-accent underline" href=address(slug)>"Begin anew"</a></p>
        },
    )
}

fn form(assets: Assets, page: SecureUploadPage, again: &SecureUploadAgain) -> AnyView {
    let SecureUploadPage { lender, slug, introduction, kinds, limits, accept } = page;
    let name = lender.name.clone();
    // The page speaks for this lender, whoever else uses the server.
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
    let problems = came_back.then(|| problems(again));
    frame(
        format!("Send files to {name}"),
        assets.styles,
        view! {
            {introduction}
            <p class="text-pretty text-muted">"You need no account. What you send goes to the people who lend at "{name}", and to nobody else. You get a receipt."</p>
            {problems}
            <form method="post" action=action enctype="multipart/form-data" class="mt-2 grid gap-5">
                <input type="hidden" name="form" value=again.secret.clone() />
                {fields}
                {files}
                <button class=BUTTON type="submit">"Send the files"</button>
                <p class="text-sm text-muted">"Large files take a while. Stay on this page until the receipt appears."</p>
            </form>
        },
    )
}

/// What went wrong, and what is here all the same.
fn problems(again: &SecureUploadAgain) -> AnyView {
    let refused = again.refused.iter().map(refused_line).collect_view();
    let more = (again.more_refused > 0).then(|| {
        let words = format!("and {} more", again.more_refused);
        view! { <li>{words}</li> }
    });
    let any = !again.refused.is_empty();
    let here = if again.arrived.is_empty() {
        "Nothing is sent yet."
    } else {
        "Nothing is sent yet, but what arrived needn’t be chosen again. Add other files, or send these."
    };
    view! {
        <div role="alert" class="grid gap-2 rounded-md bg-bad-soft p-4 text-bad">
            <p class="font-medium">{here}</p>
            {any.then(|| view! {
                <div>
                    <p>"Not taken:"</p>
                    <ul class="mt-1 grid list-disc gap-1 pl-5">{refused}{more}</ul>
                </div>
            })}
        </div>
    }
    .into_any()
}

fn refused_line(file: &RefusedFile) -> AnyView {
    let (name, words) = (file.name.clone(), file.words.clone());
    view! { <li class="break-words"><strong class="font-medium">{name}</strong>": "{words}</li> }.into_any()
}

/// Everything but the files; it comes first, so that the server knows it before they arrive.
fn typed_fields(again: &SecureUploadAgain) -> AnyView {
    let text = |field, label, kind, autocomplete| {
        let (value, problem) = (again.value_of(field), again.words_for(field));
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
    let (note, problem) = (again.value_of("note"), again.words_for("note"));
    let wrong = problem.is_some();
    view! {
        {text("senderName", "Your name", "text", "name")}
        {text("emailAddress", EMAIL_ADDRESS.template, "email", "email")}
        <div class="grid gap-1">
            <label class="grid gap-1">
                <span class="font-medium">"Note "<span class="font-normal text-muted">"(if you like)"</span></span>
                <textarea class=NOTE name="note" rows="3" maxlength="1000" aria-describedby="note-note"
                    aria-invalid=wrong.then_some("true")>{note}</textarea>
            </label>
            <p id="note-note" class=if wrong { "text-bad" } else { "text-sm text-muted" }>
                {problem.unwrap_or_else(|| "What the files are for, or which loan they belong to.".to_owned())}
            </p>
        </div>
        <div class="grid gap-1">
            <label class="grid gap-1">
                <span class="font-medium">"Password of locked files "<span class="font-normal text-muted">"(if they have one)"</span></span>
                <input class=FIELD type="password" name="password" autocomplete="off" aria-describedby="password-note" />
            </label>
            <p id="password-note" class="text-sm text-muted">"Locked PDFs are opened with it and ZIP files unpacked, up to 48 MB each; it isn’t kept. A file that it doesn’t open arrives as it is."</p>
        </div>
    }
    .into_any()
}

/// The files: those that are here, and the field for more.
fn files_field(again: &SecureUploadAgain, kinds: String, limits: String, accept: String) -> AnyView {
    let problem = again.words_for("files");
    let wrong = problem.is_some();
    let none_yet = again.arrived.is_empty();
    let here = (!none_yet).then(|| arrived(&again.arrived));
    view! {
        <div class="grid gap-1">
            {here}
            <label class="grid gap-1">
                <span class="font-medium">{if none_yet { "Files" } else { "More files" }}</span>
                <input class=FILES type="file" name="files" multiple accept=accept required=none_yet
                    aria-describedby="files-problem files-note" aria-invalid=wrong.then_some("true") />
            </label>
            {problem.map(|words| view! { <p id="files-problem" class="text-bad">{words}</p> })}
            <p id="files-note" class="text-sm text-muted">{kinds}". "{limits}", all together no larger than one may be. Choose several at once."</p>
        </div>
    }
    .into_any()
}

/// Files that are here.
fn arrived(files: &[ArrivedFile]) -> AnyView {
    let line = |file: &ArrivedFile| {
        let (name, size) = (file.name.clone(), size_words(file.size));
        view! { <li class="break-words">{name}" "<span class="text-muted">"("{size}")"</span></li> }
    };
    let lines = files.iter().map(line).collect_view();
    view! {
        <section aria-labelledby="arrived" class="mb-3">
            <h2 id="arrived" class="font-medium">"Arrived already"</h2>
            <ul class="mt-1 grid list-disc gap-1 pl-5">{lines}</ul>
        </section>
    }
    .into_any()
}
