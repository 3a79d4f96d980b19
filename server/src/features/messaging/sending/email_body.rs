//! Prepares a body for email: links into the application become absolute. A picture, which requires signing in,
//! becomes a link to the conversation.

use shared_rules::{
    messaging::body::{
        dynamic_content::{EmbeddedContent, replace_embedded},
        text::{MessageBody, text_preview},
    },
    text::messaging::PICTURE_IN_MAIL,
};

use crate::pages::fragments;

/// Returns the sanitized HTML of a body for an email, with `origin` as the application's address and `link` leading
/// to the conversation.
pub(super) fn in_mail(html: &str, origin: &str, link: &str) -> String {
    let seen_there = |drawn: EmbeddedContent<'_>| {
        describe_picture(drawn).map(|words| fragments::shown_elsewhere(words, link.to_owned()))
    };
    replace_embedded(html, seen_there).replace("href=\"/", &format!("href=\"{origin}/"))
}

/// Returns the body's text, including the names of its pictures.
pub(super) fn words_of(html: &str) -> String {
    let named = |drawn: EmbeddedContent<'_>| {
        describe_picture(drawn).map(|words| format!(" {} ", ammonia::clean_text(&words)))
    };
    text_preview(&MessageBody { body: replace_embedded(html, named) })
}

fn describe_picture(drawn: EmbeddedContent<'_>) -> Option<String> {
    let EmbeddedContent::Picture(words) = drawn else { return None };
    Some(if words.is_empty() { PICTURE_IN_MAIL.template.to_owned() } else { words })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_and_pictures_point_to_the_application() {
        let body = "<p>See <a href=\"/loans/1\">it</a> or <a href=\"https://x.example/\">this</a></p>\
                    <p><img src=\"/v1/documents/1/content\" alt=\"Roof &lt;1&gt;\"><img src=\"/v1/documents/2/content\"></p>";
        assert_eq!(
            in_mail(body, "https://h.example", "https://h.example/t"),
            "<p>See <a href=\"https://h.example/loans/1\">it</a> or <a href=\"https://x.example/\">this</a></p>\
             <p><a href=\"https://h.example/t\">Roof &lt;1&gt;</a><a href=\"https://h.example/t\">A picture</a></p>"
        );
        assert_eq!(words_of(body), "See it or this Roof <1> A picture");
        assert_eq!(in_mail("<p>Hi</p>", "https://h.example", ""), "<p>Hi</p>");
    }
}
