//! First-time setup of an empty server: its company and the first lead lender. Works without JavaScript.

use axum::http::{StatusCode, request::Parts};
use leptos::prelude::*;
use shared_rules::{
    team::{company_setup::CompanySetup, mail_server::MailServer},
    text::{
        self,
        contacts::{EMAIL_ADDRESS, FIRST_NAME, LAST_NAME},
    },
};

use super::{
    FirstSetup, PageServices,
    assets::Assets,
    forms::{FormRejection, PostedFile, sign_in_and_go_home},
    page_layout::{BUTTON, FIELD, frame},
    render::set_status,
};
use crate::http::Problem;

/// The path of the page.
const ADDRESS: &str = "/setup";
/// The path that its form is posted to.
pub(super) const FORM: &str = "/forms/set-up";
/// The form's path with the anchor of the test email's result.
const FORM_AND_BACK: &str = "/forms/set-up#tried";
/// The mail server's fields without a default value, which is all except the port.
const MAIL_FIELDS: [&str; 5] = ["host", "userName", "mailPassword", "fromAddress", "fromName"];
/// The default color, which is the product's own.
const GREEN: &str = "#14593f";

/// Creates the company and its lead lender and signs them in. A rejected form shows the page again.
#[server(prefix = "/forms", endpoint = "set-up")]
pub(super) async fn set_up_server(
    #[server(default)] code: String,
    #[server(default)] setup: CompanySetup,
    #[server(default)] mail: MailServer,
    #[server(default)] try_mail: bool,
) -> Result<(), FormRejection> {
    let setup_service = expect_context::<PageServices>().setup;
    let headers = expect_context::<Parts>().headers;
    let PostedFile(logo) = use_context().unwrap_or_default();
    let chosen = logo.is_some();
    let begun = if try_mail {
        match setup_service.try_mail(&code, &mail, &setup.email_address).await {
            Ok(words) => return Err(mail_test_shown(words, submitted_values(code, setup, mail, chosen))),
            Err(problem) => Err(problem),
        }
    } else {
        let first = FirstSetup { company: setup.clone(), logo, mail: mail.clone() };
        setup_service.begin(&code, first, &headers).await
    };
    match begun {
        Ok(cookies) => sign_in_and_go_home(cookies),
        Err(problem) => {
            let typed = submitted_values(code, setup, mail, chosen);
            return Err(FormRejection { typed, ..FormRejection::on_page(ADDRESS.to_owned(), &problem) });
        }
    }
    Ok(())
}

/// Shows the page as it was filled in, with the result of the test email.
fn mail_test_shown(words: String, mut typed: Vec<(String, String)>) -> FormRejection {
    typed.push(("tried".to_owned(), words));
    let (page, words, violations) = (ADDRESS.to_owned(), String::new(), Vec::new());
    FormRejection { page, status: StatusCode::OK.as_u16(), words, violations, typed }
}

/// Returns the submitted values without the passwords. `logoChosen` records that a file has to be chosen again,
/// because browsers don't refill file inputs.
fn submitted_values(
    code: String,
    setup: CompanySetup,
    mail: MailServer,
    chosen: bool,
) -> Vec<(String, String)> {
    let address = setup.address;
    let security = serde_json::to_value(mail.security).ok();
    let security = security.as_ref().and_then(|word| word.as_str()).map(str::to_owned);
    let typed = [
        ("logoChosen", chosen.then(|| "true".to_owned())),
        ("host", Some(mail.host)),
        ("port", Some(mail.port)),
        ("security", security),
        ("userName", Some(mail.user_name)),
        ("fromAddress", Some(mail.from_address)),
        ("fromName", Some(mail.from_name)),
        ("code", Some(code)),
        ("companyName", Some(setup.company_name)),
        ("address.streetAddressLine1", address.street_address_line1),
        ("address.streetAddressLine2", address.street_address_line2),
        ("address.citySuburb", address.city_suburb),
        ("address.stateProvinceRegion", address.state_province_region),
        ("address.postalCode", address.postal_code),
        ("colour", Some(setup.colour)),
        ("givenName", Some(setup.given_name)),
        ("familyName", Some(setup.family_name)),
        ("emailAddress", Some(setup.email_address)),
    ];
    typed.into_iter().map(|(field, value)| (field.to_owned(), value.unwrap_or_default())).collect()
}

/// The form, or a notice that the server is already set up.
#[component]
pub(super) fn SetUp() -> impl IntoView {
    let (contexts, assets) = (expect_context::<PageServices>(), expect_context::<Assets>());
    let refusal = use_context::<FormRejection>();
    Suspend::new(async move {
        match contexts.setup.is_open().await {
            Ok(true) => form(assets, refusal, contexts.setup.mail_is_set()),
            Ok(false) => nothing_to_set_up_page(assets, &Problem::gone(text::team::SETUP_DONE)),
            Err(problem) => nothing_to_set_up_page(assets, &problem),
        }
    })
}

fn form(assets: Assets, refusal: Option<FormRejection>, mail_is_set: bool) -> AnyView {
    let general_problem = refusal.as_ref().filter(|refusal| refusal.violations.is_empty());
    let words = general_problem.map(|refusal| refusal.words.clone()).filter(|words| !words.is_empty());
    let mail = if mail_is_set { mail_configured_notice() } else { mail_fields(refusal.as_ref()) };
    let logo = logo_field(refusal.as_ref());
    let field = move |field| render_field(field, refusal.as_ref());
    frame(
        "Set up Loanroom",
        assets.styles,
        view! {
            <p class="text-pretty text-muted">
                "Set up your company and its first administrator, who can then invite colleagues and create loans."
            </p>
            {words.map(|words| view! { <p role="alert" class="text-bad">{words}</p> })}
            <form method="post" action=FORM enctype="multipart/form-data" class="mt-2 grid gap-8">
                {field(SetupField { help: "The server printed this code when it started.", ..SetupField::text("code", "code", "Code", "off") })}
                <fieldset class="grid gap-4">
                    <legend class="mb-3 text-lg font-semibold">"Company"</legend>
                    {field(SetupField::text("companyName", "setup[companyName]", "Name", "organization"))}
                    {field(SetupField::text("address.streetAddressLine1", "setup[address][streetAddressLine1]", "Street address", "address-line1").may_be_empty())}
                    {field(SetupField::text("address.streetAddressLine2", "setup[address][streetAddressLine2]", "Apartment, suite, floor", "address-line2").may_be_empty())}
                    {field(SetupField::text("address.citySuburb", "setup[address][citySuburb]", "City", "address-level2").may_be_empty())}
                    {field(SetupField::text("address.stateProvinceRegion", "setup[address][stateProvinceRegion]", "State", "address-level1").may_be_empty())}
                    {field(SetupField::text("address.postalCode", "setup[address][postalCode]", "ZIP code", "postal-code").may_be_empty())}
                    {field(SetupField { kind: "color", value: GREEN, help: "Button color in emails. Text on it is white.", ..SetupField::text("colour", "setup[colour]", "Color", "off") })}
                    {logo}
                </fieldset>
                <fieldset class="grid gap-4">
                    <legend class="mb-3 text-lg font-semibold">"Lead lender"</legend>
                    {field(SetupField::text("givenName", "setup[givenName]", FIRST_NAME.template, "given-name"))}
                    {field(SetupField::text("familyName", "setup[familyName]", LAST_NAME.template, "family-name").may_be_empty())}
                    {field(SetupField { kind: "email", ..SetupField::text("emailAddress", "setup[emailAddress]", EMAIL_ADDRESS.template, "username") })}
                    {field(SetupField { kind: "password", help: "At least 10 characters.", ..SetupField::text("password", "setup[password]", "Password", "new-password") })}
                </fieldset>
                {mail}
                <button class=BUTTON type="submit">"Set up and sign in"</button>
            </form>
        },
    )
}

/// The logo field. After an error the file has to be chosen again, because browsers don't refill file inputs.
fn logo_field(refusal: Option<&FormRejection>) -> AnyView {
    let problem = refusal.and_then(|refusal| refusal.message_for("logo")).map(str::to_owned);
    let chosen = refusal.and_then(|refusal| refusal.value_of("logoChosen")) == Some("true");
    let wrong = problem.is_some();
    let words = problem.unwrap_or_else(|| {
        let words = "Shown on the pages and emails your borrowers see. PNG, JPEG or WebP, at most 512 kB.";
        if chosen {
            format!("Choose it again: browsers don’t keep a chosen file. {words}")
        } else {
            words.to_owned()
        }
    });
    let look = if wrong { "text-bad" } else { "text-sm text-muted" };
    view! {
        <div class="grid gap-1">
            <label class="grid gap-1">
                <span class="font-medium">"Logo"</span>
                <input class="min-h-11 w-full rounded-md border border-control bg-surface p-2 text-base" type="file" name="logo"
                    accept="image/png,image/jpeg,image/webp" aria-describedby="logo-note" aria-invalid=wrong.then_some("true") />
            </label>
            <p id="logo-note" class=look>{words}</p>
        </div>
    }
    .into_any()
}

/// Shown instead of the mail server's fields if the server's configuration sets it.
fn mail_configured_notice() -> AnyView {
    view! {
        <section aria-labelledby="mail-server">
            <h2 id="mail-server" class="text-lg font-semibold">"Email"</h2>
            <p class="mt-1 text-muted">"The mail server is already set up in this server’s configuration."</p>
        </section>
    }
    .into_any()
}

/// The mail server's fields, initially collapsed.
fn mail_fields(refusal: Option<&FormRejection>) -> AnyView {
    let tried = refusal.and_then(|refusal| refusal.value_of("tried")).map(str::to_owned);
    let typed =
        |field| refusal.and_then(|refusal| refusal.value_of(field)).is_some_and(|value| !value.is_empty());
    let open = tried.is_some()
        || MAIL_FIELDS
            .into_iter()
            .any(|field| typed(field) || refusal.is_some_and(|refusal| refusal.message_for(field).is_some()));
    let security = refusal.and_then(|refusal| refusal.value_of("security")).unwrap_or("STARTTLS").to_owned();
    let field = move |field| render_field(field, refusal);
    let choice = |word: &'static str, says: &'static str| {
        let chosen = word == security;
        view! { <option value=word selected=chosen>{says}</option> }
    };
    view! {
        <details open=open class="rounded-md border border-line p-4">
            <summary class="cursor-pointer text-lg font-semibold">"Mail server (can be set up later)"</summary>
            <div class="mt-3 grid gap-4">
                <p class="text-pretty text-muted">"Used to send invitations and messages. Until you set one up, emails are saved in the server’s “mail” folder and not sent."</p>
                {field(SetupField { help: "For example, mail.example.com.", ..SetupField::text("host", "mail[host]", "Server", "off") }.may_be_empty())}
                {field(SetupField { value: "587", ..SetupField::text("port", "mail[port]", "Port", "off") }.may_be_empty())}
                <label class="grid gap-1">
                    <span class="font-medium">"Security"</span>
                    <select class=FIELD name="mail[security]">
                        {choice("STARTTLS", "STARTTLS, usually on port 587")}
                        {choice("TLS", "TLS, usually on port 465")}
                        {choice("NONE", "None, for internal networks only")}
                    </select>
                </label>
                {field(SetupField::text("userName", "mail[userName]", "User name", "off").may_be_empty())}
                {field(SetupField { kind: "password", ..SetupField::text("mailPassword", "mail[mailPassword]", "Mail server password", "off") }.may_be_empty())}
                {field(SetupField { kind: "email", ..SetupField::text("fromAddress", "mail[fromAddress]", "From address", "off") }.may_be_empty())}
                {field(SetupField { help: "Usually your company’s name.", ..SetupField::text("fromName", "mail[fromName]", "From name", "off") }.may_be_empty())}
                {tried.map(|words| view! { <p id="tried" role="status" class="rounded-md bg-sunken p-3">{words}" Enter the passwords again: they aren’t saved until you finish setting up."</p> })}
                <button class="min-h-11 rounded-md border border-control px-5 font-semibold sm:justify-self-start" type="submit"
                    name="try_mail" value="true" formaction=FORM_AND_BACK formnovalidate>"Send a test email to the lead lender"</button>
            </div>
        </details>
    }
    .into_any()
}

/// A field of the form.
#[derive(Clone, Copy)]
struct SetupField {
    /// The field's name in violations.
    name: &'static str,
    /// The field's name in the submitted form.
    posted: &'static str,
    label: &'static str,
    kind: &'static str,
    autocomplete: &'static str,
    help: &'static str,
    value: &'static str,
    required: bool,
}

impl SetupField {
    const fn text(
        name: &'static str,
        posted: &'static str,
        label: &'static str,
        autocomplete: &'static str,
    ) -> Self {
        Self { name, posted, label, kind: "text", autocomplete, help: "", value: "", required: true }
    }

    const fn may_be_empty(self) -> Self {
        Self { required: false, ..self }
    }
}

fn render_field(field: SetupField, refusal: Option<&FormRejection>) -> AnyView {
    let typed = refusal.and_then(|refusal| refusal.value_of(field.name)).unwrap_or(field.value).to_owned();
    let problem = refusal.and_then(|refusal| refusal.message_for(field.name)).map(str::to_owned);
    let note = format!("{}-note", field.name);
    let described = (problem.is_some() || !field.help.is_empty()).then(|| note.clone());
    let words = problem.clone().unwrap_or_else(|| field.help.to_owned());
    let look = if problem.is_some() { "text-bad" } else { "text-sm text-muted" };
    view! {
        <div class="grid gap-1">
            <label class="grid gap-1">
                <span class="font-medium">{field.label}</span>
                <input class=FIELD type=field.kind name=field.posted value=typed autocomplete=field.autocomplete
                    required=field.required aria-describedby=described.clone()
                    aria-invalid=problem.is_some().then_some("true") />
            </label>
            {described.map(|id| view! { <p id=id class=look>{words}</p> })}
        </div>
    }
    .into_any()
}

fn nothing_to_set_up_page(assets: Assets, problem: &Problem) -> AnyView {
    set_status(problem.status().as_u16());
    frame(
        "Nothing to set up",
        assets.styles,
        view! {
            <p>{problem.message().to_owned()}</p>
            <p><a class="text-accent underline" href="/sign-in">"Sign in"</a></p>
        },
    )
}
