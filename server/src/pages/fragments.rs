//! HTML fragments for messages: lists of requests and files, and a person's tasks. They contain only escaped text and
//! Loanroom action links: no other links, styles or scripts.

use leptos::{either::Either, prelude::*};
use shared_rules::messaging::body::link::ACTION_PATH;
use uuid::Uuid;

use super::render;

/// One request or file.
#[derive(Clone, Debug)]
pub(crate) struct Item {
    /// Its name.
    pub name: String,
    /// The names of its folders, from the top.
    pub folders: Vec<String>,
    /// The id of the action link to it.
    pub action: Option<Uuid>,
}

/// Items under a heading.
#[derive(Clone, Debug)]
pub(crate) struct Section {
    /// The heading.
    pub heading: String,
    /// The items.
    pub items: Vec<Item>,
}

/// A request as one reader sees it.
#[derive(Clone, Debug)]
pub(crate) struct RequestStatus {
    /// Its name.
    pub name: String,
    /// Its state, if the reader may see it.
    pub state: Option<&'static str>,
    /// The link to it.
    pub link: String,
}

impl RequestStatus {
    /// Returns its name and state.
    pub(crate) fn words(&self) -> String {
        let Self { name, state, .. } = self;
        state.map_or_else(|| name.clone(), |state| format!("{name} – {state}"))
    }
}

/// Renders a request with its state as a paragraph.
pub(crate) fn render_request(item: RequestStatus) -> String {
    let state = item.state.map(|state| format!(" – {state}"));
    render::fragment(move || view! { <p><strong><a href=item.link>{item.name}</a></strong>{state}</p> })
}

/// Renders a link to content that can't be shown in an email.
pub(crate) fn shown_elsewhere(words: String, link: String) -> String {
    render::fragment(move || view! { <a href=link>{words}</a> })
}

/// Renders a list of items; empty for no items.
pub(crate) fn items(items: Vec<Item>) -> String {
    render::fragment(move || (!items.is_empty()).then(|| list(items)))
}

/// Renders a person's tasks under a title, or `nothing` if there are none.
pub(crate) fn digest(title: String, sections: Vec<Section>, nothing: &'static str) -> String {
    let sections: Vec<Section> = sections.into_iter().filter(|section| !section.items.is_empty()).collect();
    let none = sections.is_empty().then(|| view! { <p>{nothing}</p> });
    render::fragment(move || {
        view! {
            <p><strong>{title}</strong></p>
            {none}
            {sections
                .into_iter()
                .map(|section| view! { <p>{section.heading}</p> {list(section.items)} })
                .collect_view()}
        }
    })
}

fn list(items: Vec<Item>) -> impl IntoView {
    view! { <ul>{items.into_iter().map(item).collect_view()}</ul> }
}

fn item(item: Item) -> impl IntoView {
    let folders = (!item.folders.is_empty()).then(|| format!(" ({})", item.folders.join(" › ")));
    let name = match item.action {
        Some(id) => Either::Left(view! { <a href=format!("{ACTION_PATH}?id={id}")>{item.name}</a> }),
        None => Either::Right(item.name),
    };
    view! { <li><strong>{name}</strong>{folders}</li> }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn item(name: &str, folders: &[&str]) -> Item {
        let folders = folders.iter().map(|folder| (*folder).to_owned()).collect();
        Item { name: name.to_owned(), folders, action: None }
    }

    #[test]
    fn escapes_user_input() {
        let html = items(vec![item("<script>alert(1)</script>", &["A & B", "\"<!>\""])]);
        assert_eq!(
            html,
            "<ul><li><strong>&lt;script&gt;alert(1)&lt;/script&gt;</strong> (A &amp; B › \"&lt;!&gt;\")</li></ul>"
        );
        assert_eq!(items(Vec::new()), "");
    }

    #[test]
    fn item_links_to_its_action() {
        let html = items(vec![Item { action: Some(Uuid::nil()), ..item("W-2", &[]) }]);
        let id = Uuid::nil();
        assert_eq!(
            html,
            format!("<ul><li><strong><a href=\"/api/v1/action?id={id}\">W-2</a></strong></li></ul>")
        );
    }

    #[test]
    fn digest_lists_sections_or_says_it_is_empty() {
        let sections = || {
            vec![
                Section { heading: "Please send".into(), items: vec![item("W-2", &[])] },
                Section { heading: "Please send again".into(), items: Vec::new() },
            ]
        };
        let html = digest("Open tasks on Alvarez".to_owned(), sections(), "Nothing");
        assert_eq!(
            html,
            "<p><strong>Open tasks on Alvarez</strong></p><p>Please send</p>\
             <ul><li><strong>W-2</strong></li></ul>"
        );
        let html = digest("Open tasks".to_owned(), Vec::new(), "Nothing is open");
        assert_eq!(html, "<p><strong>Open tasks</strong></p><p>Nothing is open</p>");
    }
}
