//! Detection of addresses inside the product. Browsers drop tabs and line breaks from an address, read backslashes as
//! slashes and two slashes as another host, so an address with any of these counts as external.

use serde::{Deserialize, Serialize};

/// An address, and the product's own origin.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct LinkAddress {
    /// The address.
    pub address: String,
    /// The origin of the product, for example `https://loanroom.example`; without one, only paths are internal.
    #[serde(default)]
    pub origin: String,
}

/// An address is internal when it is a path, or the product's own origin and a path.
///
/// Returns the path with its query and hash; none for an external address.
///
/// Rule from messaging §4; LINK-02; resolution 88.
#[must_use]
pub fn own_path(input: &LinkAddress) -> Option<String> {
    path_inside(&input.address, &input.origin).map(str::to_owned)
}

/// Returns the path of an address inside `origin`, from its first slash on.
pub(crate) fn path_inside<'a>(address: &'a str, origin: &str) -> Option<&'a str> {
    if address.contains(|sign: char| sign.is_control() || sign == '\\') {
        return None;
    }
    let origin = origin.trim_end_matches('/');
    let own = if origin.is_empty() { None } else { address.strip_prefix(origin) };
    let path = own.unwrap_or(address);
    let end = path.find(['?', '#']).unwrap_or(path.len());
    // Without two consecutive slashes, no browser finds a host in a path, regardless of how it resolves dots.
    let plain = path.get(..end).is_some_and(|path| path.starts_with('/') && !path.contains("//"));
    plain.then_some(path)
}

#[cfg(test)]
mod tests {
    use url::Url;

    use super::*;

    const ORIGIN: &str = "https://loans.example";

    /// Checks that browsers agree that an internal address is internal, both as given and as returned.
    #[test]
    fn agrees_with_browsers_on_internal_addresses() {
        let own = Url::parse(ORIGIN).unwrap();
        let pieces = [
            "/",
            "//",
            "\\",
            "\t",
            "\n",
            "\r",
            "\0",
            " ",
            ".",
            "..",
            "%2e",
            "%09",
            "%5c",
            "@",
            ":",
            "?",
            "#",
            "evil.example",
            "loans",
            "https:",
            "HTTPS://",
            "javascript:",
            ORIGIN,
            "https://loans.example.evil.example",
            "loans.example",
            "user@",
            "\u{ff0f}",
            "\u{3002}",
            "\u{200b}",
            "\u{2028}",
            "\u{85}",
            "\u{ad}",
            "e\u{301}",
        ];
        let mut taken = 0_u32;
        for first in pieces {
            for second in pieces {
                for third in pieces {
                    for fourth in ["", "evil.example", "/evil.example", "@evil.example"] {
                        let address = format!("{first}{second}{third}{fourth}");
                        let Some(path) = path_inside(&address, ORIGIN) else { continue };
                        taken += 1;
                        for found in [address.as_str(), path] {
                            let read = own.join(found).unwrap();
                            assert_eq!(read.origin(), own.origin(), "{address:?}");
                            assert!(read.username().is_empty() && read.password().is_none(), "{address:?}");
                            assert!(!read.path().starts_with("//"), "{address:?}");
                        }
                    }
                }
            }
        }
        assert!(taken > 1_000, "{taken}");
    }
}
