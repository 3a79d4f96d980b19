//! Message bodies as they are stored: HTML sanitized by an allowlist, and the text it displays.

use std::borrow::Cow;
use std::collections::{HashMap, HashSet};
use std::sync::LazyLock;

use ammonia::{Builder, UrlRelative};
use shared_rules::messaging::reading::own_address::{LinkAddress, own_path};
use shared_rules::messaging::{
    body::{
        editor_cleanup::clean_body,
        link::has_action_link,
        markup_complexity::is_tangled,
        mention::mentioned_user_ids,
        picture::picture_address,
        tag_check::any_tag,
        text::{MessageBody, text_preview},
    },
    compose::limits::MAX_BODY_BYTES,
};

use crate::{http::Problem, state::AppState};

/// The allowed elements. Others are removed but keep their content, except scripts and styles.
const ELEMENTS: [&str; 45] = [
    "p",
    "br",
    "div",
    "span",
    "strong",
    "b",
    "em",
    "i",
    "u",
    "s",
    "strike",
    "del",
    "ins",
    "sub",
    "sup",
    "small",
    "mark",
    "blockquote",
    "pre",
    "code",
    "hr",
    "h1",
    "h2",
    "h3",
    "h4",
    "h5",
    "h6",
    "ul",
    "ol",
    "li",
    "a",
    "img",
    "figure",
    "figcaption",
    "table",
    "caption",
    "colgroup",
    "col",
    "thead",
    "tbody",
    "tfoot",
    "tr",
    "th",
    "td",
    "q",
];
/// The allowed URL schemes of links.
const SCHEMES: [&str; 4] = ["http", "https", "mailto", "tel"];
/// Longer bodies are sanitized on the pool for heavy work, so that they don't block other requests.
pub(super) const LONG: usize = 32 * 1024;

/// The allowed attributes by element.
const ATTRIBUTES: [(&str, &[&str]); 6] = [
    ("a", &["href", "title"]),
    ("img", &["src", "alt", "title", "width", "height"]),
    ("ol", &["start", "type"]),
    ("td", &["colspan", "rowspan", "colwidth"]),
    ("th", &["colspan", "rowspan", "colwidth", "scope"]),
    ("col", &["span", "width"]),
];
/// The elements that frame a page's content.
const FRAME: [&str; 5] = ["html", "head", "body", "meta", "title"];
/// Attributes whose removal the reader doesn't notice: for programs, or set again by sanitizing.
const UNMISSED: [&str; 10] = [
    "class",
    "id",
    "target",
    "rel",
    "lang",
    "xmlns",
    "contenteditable",
    "draggable",
    "spellcheck",
    "translate",
];
/// Table elements. Their attributes are only styles that the editor writes for itself.
const OF_TABLES: [&str; 6] = ["table", "colgroup", "col", "tr", "td", "th"];

static CLEANER: LazyLock<Builder<'static>> = LazyLock::new(|| {
    let attributes: HashMap<&str, HashSet<&str>> = ATTRIBUTES
        .into_iter()
        .map(|(element, attributes)| (element, attributes.iter().copied().collect()))
        .collect();
    let mut builder = Builder::default();
    builder
        .tags(ELEMENTS.into())
        .tag_attributes(attributes)
        .generic_attributes(["dir"].into())
        .generic_attribute_prefixes(["data-"].into())
        .url_schemes(SCHEMES.into())
        .url_relative(UrlRelative::PassThrough)
        .link_rel(Some("noopener noreferrer nofollow"))
        .attribute_filter(filter_attribute);
    builder
});

/// Filters attribute values. A picture's address is rebuilt from the id of a document: an address on another site would
/// tell its sender that the message is read, and any other path of this server would be requested with the reader's
/// session. Links may lead to other sites and to pages of this server.
fn filter_attribute<'v>(element: &str, attribute: &str, value: &'v str) -> Option<Cow<'v, str>> {
    let is_own = || own_path(&LinkAddress { address: value.to_owned(), origin: String::new() }).is_some();
    let kept = match (element, attribute) {
        ("img", "src") => return picture_address(value).map(Cow::Owned),
        ("a", "href") => is_own() || is_link(value),
        _ => true,
    };
    kept.then_some(Cow::Borrowed(value))
}

/// Returns whether a link may lead to the address, on another site or in another program.
pub(super) fn is_link(address: &str) -> bool {
    SCHEMES.iter().any(|scheme| has_scheme(address, scheme))
}

fn has_scheme(address: &str, scheme: &str) -> bool {
    let (start, rest) = address.split_at_checked(scheme.len()).unwrap_or_default();
    start.eq_ignore_ascii_case(scheme) && rest.starts_with(':')
}

/// Returns whether sanitizing removes something visible: an element, a picture, a link or a style.
fn loses_visible_content(html: &str) -> bool {
    any_tag(html, |element, attribute| match attribute {
        None => !ELEMENTS.contains(&element) && !FRAME.contains(&element),
        Some((name, value)) => !FRAME.contains(&element) && !is_kept(element, name, value),
    })
}

fn is_kept(element: &str, name: &str, value: &str) -> bool {
    let own = ATTRIBUTES.iter().any(|(of, names)| *of == element && names.contains(&name));
    let general = name == "dir" || name.starts_with("data-") || UNMISSED.contains(&name);
    let drawn = name == "style" && OF_TABLES.contains(&element);
    general || drawn || (own && filter_attribute(element, name, value).is_some())
}

/// A sanitized message body.
pub(super) struct CleanBody {
    /// The sanitized HTML.
    pub html: String,
    /// The text it displays.
    pub text: String,
    /// The ids of mentioned people, as written.
    pub mentioned: Vec<String>,
    /// Whether it contains an action link.
    pub has_links: bool,
    /// The unsanitized HTML, if sanitizing removed something visible.
    pub original: Option<String>,
}

/// Sanitizes a body. A body that is nested too deeply is stored as text.
///
/// # Errors
/// *Busy*, when a long body waits too long for its turn.
pub(super) async fn sanitize_body(state: &AppState, html: String) -> Result<CleanBody, Problem> {
    state.bodies.run_if(html.len() >= LONG, move || sanitize_now(&html)).await
}

fn sanitize_now(html: &str) -> CleanBody {
    let html = clean_body(&MessageBody { body: html.to_owned() });
    let plain = || ammonia::clean_text(&text_preview(&MessageBody { body: html.clone() }));
    let tangled = is_tangled(&html);
    let safe = if tangled { plain() } else { CLEANER.clean(&html).to_string() };
    // Escaped characters may make it longer than the input.
    let too_long = safe.len() > MAX_BODY_BYTES.saturating_mul(6);
    let safe = if too_long { plain() } else { safe };
    CleanBody {
        original: (tangled || too_long || loses_visible_content(&html)).then_some(html),
        text: text_preview(&MessageBody { body: safe.clone() }),
        mentioned: mentioned_user_ids(&safe),
        has_links: has_action_link(&safe),
        html: safe,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keeps_supported_formatting() {
        let written = "<p>Hello <strong>Dana</strong>, see <a href=\"https://harborpine.example\" rel=\"noopener noreferrer nofollow\">us</a></p><ul><li>one</li></ul>";
        assert_eq!(sanitize_now(written).html, written);
        let mention = "<p><span data-type=\"mention\" data-id=\"1\">@Lucia</span></p>";
        assert_eq!(sanitize_now(mention).mentioned, ["1"]);
        assert!(sanitize_now("<a href=\"/api/v1/action?id=1\">Open</a>").has_links);
        let picture = "<img src=\"/v1/documents/0193a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b/content\">";
        assert_eq!(sanitize_now(picture).html, picture);
    }

    #[test]
    fn keeps_original_when_sanitizing_removes_something() {
        let whole = [
            "<p>Hello <strong>Dana</strong></p>",
            "<p class=\"x\">see <a target=\"_blank\" rel=\"x\" class=\"y\" href=\"https://harborpine.example\">us</a></p>",
            "<table style=\"min-width: 50px\"><colgroup><col style=\"min-width: 25px\"></colgroup><tbody><tr><td colspan=\"1\" rowspan=\"1\"><p>x</p></td></tr></tbody></table>",
            "<div data-type=\"needs-list-item\" data-id=\"1\"></div>",
            "<html><head><meta charset=\"utf-8\"><title>x</title></head><body><p>x</p></body></html>",
            "1 < 2 and <3",
        ];
        for html in whole {
            assert_eq!(sanitize_now(html).original, None, "{html}");
        }
        let less = [
            "<p style=\"color: red\">x</p>",
            "<font color=red>x</font>",
            "<p>x<img src=\"https://elsewhere.example/logo.png\"></p>",
            "<p>x<script>1</script></p>",
            "<a href=\"javascript:1\">x</a>",
            "<p onclick=\"1\">x</p>",
            "<style>p { color: red }</style><p>x</p>",
        ];
        for html in less {
            assert_eq!(sanitize_now(html).original.as_deref(), Some(html));
        }
        let deep = format!("{}words{}", "<div>".repeat(5_000), "</div>".repeat(5_000));
        assert_eq!(sanitize_now(&deep).original, Some(deep));
    }

    #[test]
    fn removes_scripts_and_remote_requests() {
        let hell = [
            "<script>alert(1)</script>",
            "<img src=x onerror=alert(1)>",
            "<svg onload=alert(1)>",
            "<svg><animate onbegin=alert(1) attributeName=x></svg>",
            "<a href=\"javascript:alert(1)\">x</a>",
            "<a href=\"java\tscript:alert(1)\">x</a>",
            "<a href=\"&#106;avascript:alert(1)\">x</a>",
            "<a href=\"data:text/html,<script>alert(1)</script>\">x</a>",
            "<a href=\"//evil.example\">x</a>",
            "<a href=\"/\\evil.example\">x</a>",
            "<a href=\"/\t/evil.example\">x</a>",
            "<a href=\"/&#10;/evil.example\">x</a>",
            "<a href=\"/&NewLine;/evil.example\">x</a>",
            "<img src=\"/v1/documents/%2e%2e/users/evil\">",
            "<img src=\"/v1/documents/0193a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b/content?evil\">",
            "<iframe srcdoc=\"<script>alert(1)</script>\"></iframe>",
            "<math><mtext><table><mglyph><style><!--</style><img title=\"--&gt;&lt;img src=1 onerror=alert(1)&gt;\">",
            "<noscript><p title=\"</noscript><img src=x onerror=alert(1)>\">",
            "<style>@import 'x'</style>",
            "<p style=\"background:url(//evil.example)\">x</p>",
            "<form action=//evil><button>x</button></form>",
            "<img src=\"https://evil.example/pixel.gif\">",
            "<img srcset=\"https://evil.example/p 1x\">",
            "<base href=\"//evil.example\">",
            "<meta http-equiv=refresh content=\"0;url=//evil\">",
            "<object data=x><embed src=x>",
            "<x onclick=alert(1)>",
            "<div onmouseover=\"alert(1)\">x</div>",
            "<svg><script>alert&#40;1)</script></svg>",
            "<a xlink:href=\"javascript:alert(1)\">x</a>",
        ];
        for html in hell {
            let safe = sanitize_now(html).html.to_lowercase();
            for word in [
                "script",
                "onerror",
                "onload",
                "onclick",
                "onmouse",
                "onbegin",
                "evil",
                "style",
                "<svg",
                "<iframe",
                "srcdoc",
                "data:text",
                "<form",
                "<base",
                "<meta",
                "<object",
                "<embed",
            ] {
                let attribute =
                    safe.split('<').skip(1).any(|tag| tag.split('>').next().unwrap_or("").contains(word));
                assert!(!attribute, "{html} became {safe}");
            }
        }
    }

    #[test]
    fn keeps_text_of_deeply_nested_html() {
        let deep = format!("{}words{}", "<div>".repeat(5_000), "</div>".repeat(5_000));
        let kept = sanitize_now(&deep);
        assert_eq!((kept.html.as_str(), kept.text.as_str()), ("words", "words"));
    }
}
