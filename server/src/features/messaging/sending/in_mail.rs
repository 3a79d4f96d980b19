//! A body as it goes out by mail: links of ours lead to our address, and an item of the needs list, which the
//! application draws as it stands for whoever reads, becomes a link to it.

use shared_rules::{messaging::body::link::ACTION_PATH, text::messaging::ITEM_IN_MAIL};

/// How the block of an item begins, and what it ends with.
const ITEM: &str = "<div data-type=\"needs-list-item\"";
const ITEM_END: &str = "</div>";

/// The safe HTML of a body, for a mail of the product at `origin`.
pub(super) fn in_mail(html: &str, origin: &str) -> String {
    let origin = origin.trim_end_matches('/');
    let mut written = String::with_capacity(html.len());
    let mut rest = html;
    while let Some((before, block)) = rest.split_once(ITEM) {
        written.push_str(before);
        let Some((tag, after)) = block.split_once(ITEM_END) else {
            rest = block;
            break;
        };
        let id = tag.split_once("data-id=\"").and_then(|(_, id)| id.split_once('"')).map_or("", |(id, _)| id);
        let words = ITEM_IN_MAIL.template;
        written.push_str(&format!("<p><a href=\"{ACTION_PATH}?id={id}\">{words}</a></p>"));
        rest = after;
    }
    written.push_str(rest);
    written.replace("href=\"/", &format!("href=\"{origin}/"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_and_items_lead_to_the_product() {
        let body = "<p>See</p><div data-type=\"needs-list-item\" data-id=\"e1\"></div><p><a href=\"/loans/1\">it</a> \
                    or <a href=\"https://x.example/\">this</a></p>";
        assert_eq!(
            in_mail(body, "https://h.example/"),
            "<p>See</p><p><a href=\"https://h.example/api/v1/action?id=e1\">An item of the needs list</a></p>\
             <p><a href=\"https://h.example/loans/1\">it</a> or <a href=\"https://x.example/\">this</a></p>"
        );
        assert_eq!(in_mail("<p>Hi</p>", "https://h.example"), "<p>Hi</p>");
    }
}
