//! What is seen of a screen before its scripts have come: its headings and names where they will stand, from the
//! answers that travel with the document. The application takes the place over as soon as it can draw all of it.
//! Grey blocks stand for what needs the scripts; nothing here can be pressed that would do nothing.

mod loans;
mod needs_list;
mod portal;
mod sign_in;
mod workspace;

use leptos::prelude::*;
use serde::de::DeserializeOwned;

use super::{LOANS, Opener, PORTAL_LOANS};
use crate::pages::contexts::{Ahead, Letterhead};

/// What is seen first at an address; nothing where the application draws everything itself.
pub(in crate::pages) fn first_sight(
    path: &str,
    query: Option<&str>,
    ahead: &Ahead,
    house: Option<&Letterhead>,
) -> Option<AnyView> {
    let (path, answers) = (path.trim_end_matches('/'), Answers(&ahead.answers));
    let screen = match ahead.opener {
        Opener::Nobody => (path == "/sign-in").then(|| sign_in::view(query, house)),
        Opener::Client if matches!(path, "" | "/portal") && query.is_none() => {
            portal::view(&answers).map(still)
        }
        Opener::Lender if path == "/loans" && query.is_none() => loans::view(&answers).map(still),
        Opener::Lender if query.is_none() => needs_list::view(path, &answers).map(still),
        _ => None,
    };
    screen.map(|screen| view! { <div id="first-sight">{screen}</div> }.into_any())
}

/// To look at only: what is pressed half a second too early would be lost, and nobody is read the same page twice.
fn still(screen: AnyView) -> AnyView {
    view! { <div inert aria-hidden="true">{screen}</div> }.into_any()
}

/// The answers that travel with the document.
struct Answers<'a>(&'a [(String, String)]);

impl Answers<'_> {
    /// What that call answers, as far as it is asked for here.
    fn to<T: DeserializeOwned>(&self, call: &str) -> Option<T> {
        let (_, answer) = self.0.iter().find(|(each, _)| each == call)?;
        serde_json::from_str(answer).ok()
    }
}

/// The product's mark and name, as on every screen.
fn logo(class: &'static str) -> AnyView {
    view! {
        <span class=format!("inline-flex items-center gap-2.5 {class}")>
            <svg aria-hidden="true" viewBox="0 0 28 28" class="size-7 shrink-0">
                <rect width="28" height="28" rx="8" class="fill-accent" />
                <path
                    d="M9 8v12h10.5"
                    class="fill-none stroke-on-accent"
                    stroke-width="2.4"
                    stroke-linecap="round"
                    stroke-linejoin="round"
                />
                <path
                    d="m13.5 12.6 2.4 2.4 4.1-4.6"
                    class="fill-none stroke-on-accent"
                    stroke-width="2.2"
                    stroke-linecap="round"
                    stroke-linejoin="round"
                />
            </svg>
            <span class="text-[17px] font-semibold tracking-tight">"Loanroom"</span>
        </span>
    }
    .into_any()
}

/// A lender's logo, as the screens show it.
fn lender_logo(name: String, address: String, class: &'static str) -> AnyView {
    let look = format!("h-12 max-w-60 rounded-md bg-white object-contain p-1 {class}");
    view! { <img src=address alt=name class=look /> }.into_any()
}

/// Stands for what the application draws there, in its size.
fn ghost(class: &'static str) -> AnyView {
    view! { <span aria-hidden="true" class=format!("block rounded-md bg-sunken {class}")></span> }.into_any()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pages::render::fragment;

    fn seen(path: &str, query: Option<&str>, opener: Opener, answers: &[(&str, &str)]) -> Option<String> {
        let answers =
            answers.iter().map(|(call, answer)| ((*call).to_owned(), (*answer).to_owned())).collect();
        let (path, query) = (path.to_owned(), query.map(str::to_owned));
        let html = fragment(move || first_sight(&path, query.as_deref(), &Ahead { opener, answers }, None));
        (!html.is_empty()).then_some(html)
    }

    const LOAN: &str = r#"{"id":"7f-a","name":"<b>Larkspur</b>","amount":412000,"propertyAddress":"418 Larkspur Ct",
        "reviewStatus":"IN_PROGRESS","lender":{"name":"Harbor & Pine","logo":null},"archive":{"words":null}}"#;

    #[test]
    fn each_screen_shows_its_names_and_what_people_typed_stays_text() {
        let list = format!(r#"{{"content":[{LOAN}]}}"#);
        let of_loans = seen("/loans", None, Opener::Lender, &[(LOANS, &list)]).unwrap();
        let of_list =
            seen("/loans/7f-a/needs-list", None, Opener::Lender, &[("/v1/loans/7f-a", LOAN)]).unwrap();
        let portal =
            seen("/portal/", None, Opener::Client, &[(PORTAL_LOANS, &list), ("/v1/loans/7f-a", LOAN)]);
        let portal = portal.unwrap();
        for html in [&of_loans, &of_list, &portal] {
            assert!(html.contains("&lt;b&gt;Larkspur&lt;/b&gt;"), "{html}");
            assert!(!html.contains("<b>Larkspur"), "{html}");
        }
        assert!(of_loans.contains(r#"href="/loans/7f-a""#), "{of_loans}");
        assert!(portal.contains("Harbor &amp; Pine"), "{portal}");
    }

    #[test]
    fn where_answers_are_missing_or_filtered_the_application_draws_everything() {
        assert_eq!(seen("/loans", None, Opener::Lender, &[]), None);
        assert_eq!(seen("/loans", Some("q=x"), Opener::Lender, &[(LOANS, r#"{"content":[]}"#)]), None);
        assert_eq!(seen("/portal", None, Opener::Client, &[(PORTAL_LOANS, r#"{"content":[]}"#)]), None);
        assert_eq!(seen("/portal", None, Opener::Client, &[(PORTAL_LOANS, "not json")]), None);
        assert_eq!(seen("/loans/7f-a/needs-list", None, Opener::Client, &[("/v1/loans/7f-a", LOAN)]), None);
        assert_eq!(seen("/nowhere", None, Opener::Nobody, &[]), None);
    }

    #[test]
    fn nothing_typed_at_the_door_can_end_up_in_an_address() {
        let html = seen("/sign-in", None, Opener::Nobody, &[]).unwrap();
        assert!(!html.contains("<form"), "{html}");
        assert!(html.contains(r#"name="email""#) && html.contains(r#"name="password""#), "{html}");
    }
}
