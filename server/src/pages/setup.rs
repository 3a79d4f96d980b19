//! Setting up an empty server: its company and the first lead lender. It works without JavaScript.

use axum::http::request::Parts;
use leptos::prelude::*;
use shared_rules::{
    team::company_setup::CompanySetup,
    text::{
        self,
        contacts::{EMAIL_ADDRESS, FIRST_NAME, LAST_NAME},
    },
};

use super::{
    Contexts,
    assets::Assets,
    forms::{Refusal, welcome},
    frame::{BUTTON, FIELD, frame},
    render::set_status,
};
use crate::http::Problem;

/// The address of the page.
const ADDRESS: &str = "/setup";
/// The colour that is proposed, which is the product's own.
const GREEN: &str = "#14593f";

/// Makes the company and its lead lender and signs them in; a form that won't do brings the page back.
#[server(prefix = "/forms", endpoint = "set-up")]
pub(super) async fn set_up_server(
    #[server(default)] code: String,
    #[server(default)] setup: CompanySetup,
) -> Result<(), Refusal> {
    let door = expect_context::<Contexts>().setup;
    let headers = expect_context::<Parts>().headers;
    match door.begin(&code, &setup, &headers).await {
        Ok(cookies) => welcome(cookies),
        Err(problem) => return Err(refusal(&problem, code, setup)),
    }
    Ok(())
}

/// The page as it was filled in, without the password.
fn refusal(problem: &Problem, code: String, setup: CompanySetup) -> Refusal {
    let address = setup.address;
    let typed = [
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
    let again = Refusal::on(ADDRESS.to_owned(), problem);
    typed.into_iter().fold(again, |again, (field, value)| again.typed(field, value.unwrap_or_default()))
}

/// The form, or a word that there is nothing to set up any more.
#[component]
pub(super) fn SetUp() -> impl IntoView {
    let (contexts, assets) = (expect_context::<Contexts>(), expect_context::<Assets>());
    let refusal = use_context::<Refusal>();
    Suspend::new(async move {
        match contexts.setup.is_open().await {
            Ok(true) => form(assets, refusal),
            Ok(false) => closed(assets, &Problem::gone(text::team::SETUP_DONE)),
            Err(problem) => closed(assets, &problem),
        }
    })
}

fn form(assets: Assets, refusal: Option<Refusal>) -> AnyView {
    let action = ServerAction::<SetUpServer>::new();
    let beside_no_field = refusal.as_ref().filter(|refusal| refusal.violations.is_empty());
    let words = beside_no_field.map(|refusal| refusal.words.clone());
    let field = move |field| one(field, refusal.as_ref());
    frame(
        "Set up Loanroom",
        assets.styles,
        view! {
            <p class="text-pretty text-muted">
                "This server is empty. Say whose it is, and who leads: that person signs in, invites the others and opens the first loan."
            </p>
            {words.map(|words| view! { <p role="alert" class="text-bad">{words}</p> })}
            <ActionForm action attr:class="mt-2 grid gap-8">
                {field(Field { help: "The server printed it when it started.", ..Field::text("code", "code", "Code", "off") })}
                <fieldset class="grid gap-4">
                    <legend class="mb-3 text-lg font-semibold">"The company"</legend>
                    {field(Field::text("companyName", "setup[companyName]", "Name", "organization"))}
                    {field(Field::text("address.streetAddressLine1", "setup[address][streetAddressLine1]", "Street address", "address-line1").may_be_empty())}
                    {field(Field::text("address.streetAddressLine2", "setup[address][streetAddressLine2]", "Apartment, suite, floor", "address-line2").may_be_empty())}
                    {field(Field::text("address.citySuburb", "setup[address][citySuburb]", "City", "address-level2").may_be_empty())}
                    {field(Field::text("address.stateProvinceRegion", "setup[address][stateProvinceRegion]", "State", "address-level1").may_be_empty())}
                    {field(Field::text("address.postalCode", "setup[address][postalCode]", "ZIP code", "postal-code").may_be_empty())}
                    {field(Field { kind: "color", value: GREEN, help: "Of the button in mails: white letters stand on it.", ..Field::text("colour", "setup[colour]", "Colour", "off") })}
                </fieldset>
                <fieldset class="grid gap-4">
                    <legend class="mb-3 text-lg font-semibold">"The lead lender"</legend>
                    {field(Field::text("givenName", "setup[givenName]", FIRST_NAME.template, "given-name"))}
                    {field(Field::text("familyName", "setup[familyName]", LAST_NAME.template, "family-name").may_be_empty())}
                    {field(Field { kind: "email", ..Field::text("emailAddress", "setup[emailAddress]", EMAIL_ADDRESS.template, "username") })}
                    {field(Field { kind: "password", help: "At least 10 characters.", ..Field::text("password", "setup[password]", "Password", "new-password") })}
                </fieldset>
                <button class=BUTTON type="submit">"Set up and sign in"</button>
            </ActionForm>
        },
    )
}

/// A field of the form.
#[derive(Clone, Copy)]
struct Field {
    /// What violations call it.
    name: &'static str,
    /// What the form posts it as.
    posted: &'static str,
    label: &'static str,
    kind: &'static str,
    autocomplete: &'static str,
    help: &'static str,
    value: &'static str,
    required: bool,
}

impl Field {
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

fn one(field: Field, refusal: Option<&Refusal>) -> AnyView {
    let typed = refusal.and_then(|refusal| refusal.value_of(field.name)).unwrap_or(field.value).to_owned();
    let problem = refusal.and_then(|refusal| refusal.words_for(field.name)).map(str::to_owned);
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

fn closed(assets: Assets, problem: &Problem) -> AnyView {
    set_status(problem.status().as_u16());
    frame(
        "There is nothing to set up",
        assets.styles,
        view! {
            <p>{problem.message().to_owned()}</p>
            <p><a class="text-accent underline" href="/sign-in">"Sign in"</a></p>
        },
    )
}
