//! Pictures in bodies are documents. A picture's address is parsed as the id of a document and rebuilt from that id, so
//! that a reader's browser requests no other path of this server and nothing from other sites.

use std::borrow::Cow;
use std::fmt::Write as _;

use super::character_reference::decode;
use super::html::{HtmlToken, tokens};

/// Returns the picture's address, rebuilt from the document's id; none unless `address` is exactly the path of a
/// document's content.
#[must_use]
pub fn picture_address(address: &str) -> Option<String> {
    let path = address.strip_prefix("/api").unwrap_or(address);
    let path = path.strip_prefix("/v1").or_else(|| path.strip_prefix("/v2"))?;
    let id = path.strip_prefix("/documents/")?.strip_suffix("/content")?;
    is_id(id).then(|| format!("/v1/documents/{}/content", id.to_ascii_lowercase()))
}

/// Returns whether `id` is a UUID with hyphens.
fn is_id(id: &str) -> bool {
    let is_hyphen = |at: usize| matches!(at, 8 | 13 | 18 | 23);
    id.len() == 36
        && id
            .bytes()
            .enumerate()
            .all(|(at, byte)| if is_hyphen(at) { byte == b'-' } else { byte.is_ascii_hexdigit() })
}

/// Returns safe HTML with its picture addresses rebuilt; a picture that isn't a document is removed. Bodies stored by
/// an earlier version may contain such pictures.
#[must_use]
pub fn rebuild_picture_addresses(html: &str) -> Cow<'_, str> {
    let mut written = String::new();
    let mut kept_to = 0;
    for token in tokens(html) {
        let HtmlToken::Tag(tag) = token else { continue };
        if !tag.is("img") || tag.closing {
            continue;
        }
        let own = |(name, value): (&str, &str)| {
            name.eq_ignore_ascii_case("src") && picture_address(value).is_some_and(|address| address == value)
        };
        let fetches = |(name, _): &(&str, &str)| {
            ["src", "srcset"].iter().any(|fetching| name.eq_ignore_ascii_case(fetching))
        };
        if tag.attributes().filter(fetches).all(own) {
            continue;
        }
        let source = tag.attribute("src").and_then(|source| picture_address(&decode(source)));
        written.push_str(html.get(kept_to..tag.start).unwrap_or_default());
        written.push_str("<img");
        for (name, value) in tag.attributes() {
            let kept =
                ["alt", "title", "width", "height"].iter().any(|known| name.eq_ignore_ascii_case(known));
            if kept && !value.contains('"') {
                let _ = write!(written, " {}=\"{value}\"", name.to_ascii_lowercase());
            }
        }
        if let Some(source) = source {
            let _ = write!(written, " src=\"{source}\"");
        }
        written.push('>');
        kept_to = tag.end;
    }
    if kept_to == 0 {
        return Cow::Borrowed(html);
    }
    written.push_str(html.get(kept_to..).unwrap_or_default());
    Cow::Owned(written)
}

#[cfg(test)]
mod tests {
    use super::*;

    const ID: &str = "0193a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b";

    #[test]
    fn rebuilds_address_from_document_id() {
        let canonical = format!("/v1/documents/{ID}/content");
        for prefix in ["/v1", "/v2", "/api/v1", "/api/v2"] {
            for id in [ID.to_owned(), ID.to_uppercase()] {
                let address = format!("{prefix}/documents/{id}/content");
                assert_eq!(picture_address(&address).as_deref(), Some(canonical.as_str()), "{address}");
            }
        }
    }

    #[test]
    fn rejects_other_addresses() {
        for address in [
            "",
            "/",
            "/v1/documents/../users/me",
            "/v1/documents/%2e%2e/users/me",
            "/v1/documents/.%2E/loans/export",
            "/v1/documents/ID/../../loans/export",
            "/v1/documents/ID/content/../../../loans/export",
            "/v1/documents/ID/content?x=1",
            "/v1/documents/ID/content#x",
            "/v1/documents/ID/content/",
            "/v1/documents/ID//content",
            "/v1/documents//ID/content",
            "/v1/documents/ID/versions/1/content",
            "/v1/documents\\ID\\content",
            "/v1\\documents/ID/content",
            "/v1/documents/\tID/content",
            "/v1/documents/ID/content\n",
            " /v1/documents/ID/content",
            "//host/v1/documents/ID/content",
            "///host/v1/documents/ID/content",
            "/\\host/v1/documents/ID/content",
            "http://localhost/v1/documents/ID/content",
            "https://user@localhost:8080/v1/documents/ID/content",
            "https:/v1/documents/ID/content",
            "v1/documents/ID/content",
            "./v1/documents/ID/content",
            "/v3/documents/ID/content",
            "/api/documents/ID/content",
            "/api/api/v1/documents/ID/content",
            "/api/v1/v1/documents/ID/content",
            "/V1/documents/ID/content",
            "/v1/loans/ID/package/download",
            "/v1/users/ID/photo",
            "/v1/documents/{ID}/content",
            "/v1/documents/0193a1b2c3d47e5f8a9b0c1d2e3f4a5b/content",
            "data:image/png;base64,AAAA",
            "data:image/svg+xml,<svg/>",
            "blob:http://localhost/ID",
            "cid:ID",
            "javascript:1",
        ] {
            let address = address.replace("ID", ID);
            // `{ID}` above stands for an id in braces.
            assert_eq!(picture_address(&address), None, "{address}");
        }
    }

    #[test]
    fn removes_other_addresses_of_stored_pictures() {
        let own = format!("<p>a<img src=\"/v1/documents/{ID}/content\" alt=\"b\">c</p>");
        assert!(matches!(rebuild_picture_addresses(&own), Cow::Borrowed(html) if html == own));
        let old = format!(
            "<p>a<img alt=\"b\" src=\"/v1/documents/%2e%2e/users/me\"><IMG SRC='/api/v1/documents/{ID}/content'>c\
             <img src=\"/v1/documents/{ID}/content\" srcset=\"/v1/loans/export 1x\"></p>"
        );
        assert_eq!(
            rebuild_picture_addresses(&old),
            format!(
                "<p>a<img alt=\"b\"><img src=\"/v1/documents/{ID}/content\">c<img src=\"/v1/documents/{ID}/content\"></p>"
            )
        );
    }
}
