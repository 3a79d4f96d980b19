//! Sanitizes a message's original HTML for display. Layout and colors are kept; anything that loads, runs, submits or
//! navigates on its own is removed. Remote images are never loaded, not even through this server, because the request
//! would tell the sender who reads the message, and when. Embedded images are kept.

use std::{borrow::Cow, collections::HashSet, sync::LazyLock};

use ammonia::{Builder, UrlRelative};
use shared_rules::messaging::body::{
    markup_complexity::is_tangled,
    tag_check::any_tag,
    text::{MessageBody, text_preview},
};

use super::body::is_link;

/// The allowed elements. Others are removed but keep their text, except [`UNSHOWN_ELEMENTS`].
const ELEMENTS: [&str; 74] = [
    "a",
    "abbr",
    "address",
    "article",
    "aside",
    "b",
    "bdi",
    "bdo",
    "big",
    "blockquote",
    "br",
    "caption",
    "center",
    "cite",
    "code",
    "col",
    "colgroup",
    "dd",
    "del",
    "details",
    "dfn",
    "div",
    "dl",
    "dt",
    "em",
    "figcaption",
    "figure",
    "font",
    "footer",
    "h1",
    "h2",
    "h3",
    "h4",
    "h5",
    "h6",
    "header",
    "hr",
    "i",
    "img",
    "ins",
    "kbd",
    "li",
    "main",
    "mark",
    "nav",
    "ol",
    "p",
    "pre",
    "q",
    "s",
    "samp",
    "section",
    "small",
    "span",
    "strike",
    "strong",
    "sub",
    "summary",
    "sup",
    "table",
    "tbody",
    "td",
    "tfoot",
    "th",
    "thead",
    "time",
    "tr",
    "tt",
    "u",
    "ul",
    "var",
    "wbr",
    "label",
    "legend",
];
/// Elements whose content browsers don't show as text.
const UNSHOWN_ELEMENTS: [&str; 6] = ["script", "style", "title", "template", "iframe", "noframes"];
/// Attributes allowed on every element. None of them makes a browser load anything.
const ATTRIBUTES: [&str; 23] = [
    "align",
    "alt",
    "bgcolor",
    "border",
    "cellpadding",
    "cellspacing",
    "color",
    "colspan",
    "dir",
    "face",
    "height",
    "lang",
    "nowrap",
    "rowspan",
    "size",
    "span",
    "start",
    "style",
    "title",
    "type",
    "valign",
    "width",
    "open",
];
/// The allowed style properties. None of them takes a URL.
const PROPERTIES: [&str; 58] = [
    "background-color",
    "border",
    "border-bottom",
    "border-bottom-color",
    "border-bottom-style",
    "border-bottom-width",
    "border-collapse",
    "border-color",
    "border-left",
    "border-left-color",
    "border-left-style",
    "border-left-width",
    "border-radius",
    "border-right",
    "border-right-color",
    "border-right-style",
    "border-right-width",
    "border-spacing",
    "border-style",
    "border-top",
    "border-top-color",
    "border-top-style",
    "border-top-width",
    "border-width",
    "clear",
    "color",
    "direction",
    "display",
    "float",
    "font",
    "font-family",
    "font-size",
    "font-style",
    "font-variant",
    "font-weight",
    "height",
    "letter-spacing",
    "line-height",
    "list-style-type",
    "margin",
    "margin-bottom",
    "margin-left",
    "margin-right",
    "margin-top",
    "max-width",
    "min-width",
    "overflow-wrap",
    "padding",
    "padding-bottom",
    "padding-left",
    "padding-right",
    "padding-top",
    "table-layout",
    "text-align",
    "text-decoration",
    "text-transform",
    "vertical-align",
    "white-space",
];
/// The allowed types of embedded images. SVG is excluded, because it is a document that can contain scripts.
const PICTURES: [&str; 4] = [
    "data:image/png;base64,",
    "data:image/jpeg;base64,",
    "data:image/gif;base64,",
    "data:image/webp;base64,",
];
/// Attributes that load a resource.
const FETCHING: [&str; 6] = ["src", "srcset", "background", "poster", "style", "href"];

static CLEANER: LazyLock<Builder<'static>> = LazyLock::new(|| {
    let mut builder = Builder::empty();
    builder
        .tags(ELEMENTS.into())
        .clean_content_tags(UNSHOWN_ELEMENTS.into())
        .generic_attributes(ATTRIBUTES.into())
        .tag_attributes([("a", HashSet::from(["href"])), ("img", HashSet::from(["src"]))].into())
        .filter_style_properties(PROPERTIES.into())
        .url_schemes(["http", "https", "mailto", "tel", "data"].into())
        .url_relative(UrlRelative::Deny)
        .link_rel(Some("noopener noreferrer nofollow"))
        .attribute_filter(filter_attribute);
    builder
});

fn filter_attribute<'v>(element: &str, attribute: &str, value: &'v str) -> Option<Cow<'v, str>> {
    let kept = match (element, attribute) {
        ("img", "src") => PICTURES.iter().any(|kind| has_prefix(value, kind)),
        ("a", "href") => is_link(value),
        // Escapes are rejected, because they could hide a URL from the property allowlist.
        (_, "style") => !value.contains(['\\', '@', '<']),
        _ => true,
    };
    kept.then_some(Cow::Borrowed(value))
}

fn has_prefix(address: &str, prefix: &str) -> bool {
    address.get(..prefix.len()).is_some_and(|start| start.eq_ignore_ascii_case(prefix))
}

/// Returns the HTML without anything that loads, runs, submits or navigates.
pub(super) fn sandbox_html(html: &str) -> String {
    if is_tangled(html) {
        return ammonia::clean_text(&text_preview(&MessageBody { body: html.to_owned() }));
    }
    CLEANER.clean(html).to_string()
}

/// Returns whether the HTML has remote images, which are removed.
pub(super) fn has_remote_images(html: &str) -> bool {
    let links = |element: &str| element == "a" || element == "area";
    let in_tags = any_tag(html, |element, attribute| {
        attribute
            .is_some_and(|(name, value)| FETCHING.contains(&name) && !links(element) && value.contains("//"))
    });
    in_tags || (any_tag(html, |element, _| element == "style") && html.contains("//"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn detects_remote_images_only() {
        for remote in [
            "<img src=\"https://elsewhere.example/a.png\">",
            "<IMG SRC=//elsewhere.example/a.png>",
            "<td background='http://elsewhere.example/b.png'>",
            "<p style=\"background:url(https://elsewhere.example/c.png)\">x",
            "<style>p{background:url(https://elsewhere.example/d.png)}</style>",
            "<img srcset=\"https://elsewhere.example/e.png 2x\">",
        ] {
            assert!(has_remote_images(remote), "{remote}");
        }
        for none in [
            "<p>see https://elsewhere.example/a.png</p>",
            "<a href=\"https://elsewhere.example\">x</a>",
            "<img src=\"data:image/png;base64,AAAA\"><p style=\"color:red\">x</p>",
        ] {
            assert!(!has_remote_images(none), "{none}");
        }
    }

    #[test]
    fn keeps_layout_colors_and_embedded_images() {
        for html in [
            "<table width=\"600\" bgcolor=\"#eeeeee\"><tbody><tr><td align=\"center\">x</td></tr></tbody></table>",
            "<p style=\"color:red\">x</p>",
            "<font color=\"red\">x</font>",
            "<img src=\"data:image/png;base64,AAAA\" alt=\"x\">",
        ] {
            assert_eq!(sandbox_html(html).replace("; ", ";").replace(": ", ":"), html);
        }
        assert_eq!(
            sandbox_html("<a href=\"https://elsewhere.example\">x</a>"),
            "<a href=\"https://elsewhere.example\" rel=\"noopener noreferrer nofollow\">x</a>"
        );
    }

    #[test]
    fn removes_every_remote_host() {
        for html in [
            "<style>@import '//evil'; p{background:url(//evil)}</style><p>x</p>",
            "<p style=\"background:url(//evil)\">x</p>",
            "<p style=\"color:red;background-image:url(//evil);list-style:url(//evil);cursor:url(//evil)\">x</p>",
            "<p style=\"background-image:image-set('//evil' 1x)\">x</p>",
            "<p style=\"back\\67round:u\\72l(//evil)\">x</p>",
            "<p style=\"background-color:u\\72l(//evil)\">x</p>",
            "<p style=\"font-family:x;src:url(//evil);content:url(//evil);--a:url(//evil)\">x</p>",
            "<img src=\"//evil/p.png\"><img src=https://evil><img srcset='//evil 1x'><img lowsrc=//evil>",
            "<picture><source srcset='//evil'><img src=//evil></picture>",
            "<video poster=//evil src=//evil autoplay></video><audio src=//evil autoplay></audio>",
            "<object data=//evil></object><embed src=//evil><applet code=//evil></applet>",
            "<link rel=prefetch href=//evil><link rel=dns-prefetch href=//evil><link rel=preload as=image href=//evil>",
            "<link rel=stylesheet href=//evil><link rel=preconnect href=//evil><link rel=icon href=//evil>",
            "<meta http-equiv=refresh content=\"0;url=//evil\"><meta http-equiv=x-dns-prefetch-control content=on>",
            "<iframe src=//evil></iframe><iframe srcdoc='<img src=//evil>'></iframe><frameset><frame src=//evil></frameset>",
            "<form action=//evil><input type=image src=//evil><button formaction=//evil>x</button></form>",
            "<base href=//evil><p>x</p>",
            "<svg><image href=//evil /><use href=//evil /><filter><feImage href=//evil /></filter></svg>",
            "<math><mtext href=//evil>x</mtext></math>",
            "<table background=//evil><tr><td background=//evil>x</td></tr></table><body background=//evil>",
            "<!--[if mso]><img src=//evil><![endif]--><!-- <img src=//evil> --><p>x</p>",
            "<![if !mso]><img src=//evil><![endif]>",
            "<blockquote cite=//evil>x</blockquote><a ping=//evil>x</a><a href=//evil>x</a><a href=/v1/evil>x</a>",
            "<img src=\"data:image/svg+xml;base64,evil\"><img src=\"data:text/html,evil\"><a href=\"data:text/html,evil\">x</a>",
            "<noscript><img src=//evil></noscript><xmp><img src=//evil></xmp>",
            "<script src=//evil></script><script>fetch('//evil')</script>",
            "<html manifest=//evil><head profile=//evil></head><p>x</p>",
            "<bgsound src=//evil><layer src=//evil></layer><ilayer src=//evil></ilayer>",
        ] {
            let shown = sandbox_html(html);
            let in_tag =
                shown.split('<').skip(1).any(|tag| tag.split('>').next().unwrap_or("").contains("evil"));
            assert!(!in_tag, "{html} became {shown}");
        }
    }
}
