//! The chunks and API requests that the application needs first at each path. The document preloads the chunks and
//! includes the responses, so that the browser loads everything in parallel.

/// The kind of user opening a page.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum VisitorKind {
    /// Not signed in.
    #[default]
    Nobody,
    /// An employee of a lender.
    Lender,
    /// A borrower or a contact, who uses the portal.
    Client,
}

/// The chunks and API requests of the screen at a path. A `$` in the path matches any id.
struct ScreenNeeds {
    address: &'static str,
    parts: &'static [&'static str],
    calls: &'static [&'static str],
}

/// The layouts around every screen of a lender and every tab of a loan.
const LAYOUTS: &str = "src/app/shell/frames.ts";
/// The script that loads the rules.
const RULES: &str = "../rules-wasm/pkg/rules_wasm.js";
/// The sign-in screen.
const SIGN_IN: [&str; 2] = [RULES, "src/app/pages/sign-in-page.tsx"];
/// The portal's layout and screens.
const PORTAL: [&str; 2] = [RULES, "src/app/pages/portal-pages.tsx"];

/// The current user, requested by every screen.
pub const CURRENT_USER: &str = "/v1/users/me";
/// The requests of every layout: unread notifications and messages.
const LAYOUT_CALLS: [&str; 2] = ["/v1/users/me/notices/unread", "/v1/messages/unread"];
/// The number of unread messages of a loan.
const UNREAD_OF_LOAN: &str = "/v1/messages/threads/messages/countunread?loanId=$";
/// The requests of a screen with a loan's needs list.
const NEEDS_LIST_CALLS: [&str; 3] =
    ["/v1/loans/$", "/v1/loans/$/elements?view=CONVENTIONAL&status=ACTIVE", UNREAD_OF_LOAN];
/// The first page of a lender's loans.
const LOANS: &str = "/v1/loans?s=20&sort=-updated&archived=false";
/// All loans of a portal user.
pub const PORTAL_LOANS: &str = "/v1/loans?p=0&s=100&sort=-updated";

static LENDER_SCREENS: [ScreenNeeds; 4] = [
    ScreenNeeds {
        address: "/",
        parts: &[RULES, LAYOUTS, "src/app/shell/home-page.tsx"],
        calls: &["/v1/home"],
    },
    ScreenNeeds {
        address: "/loans",
        parts: &[RULES, LAYOUTS, "src/features/loans/screens/loans-screen.tsx"],
        calls: &[LOANS, "/v1/preferences/loan-columns", "/v1/preferences/loan-filters"],
    },
    ScreenNeeds {
        address: "/loans/$",
        parts: &[RULES, LAYOUTS, "src/app/pages/overview-page.tsx"],
        calls: &["/v1/loans/$", UNREAD_OF_LOAN],
    },
    ScreenNeeds {
        address: "/loans/$/needs-list",
        parts: &[RULES, LAYOUTS, "src/app/pages/needs-list-page.tsx"],
        calls: &NEEDS_LIST_CALLS,
    },
];

/// Returns the application chunks that the screen at the path uses.
pub(super) fn chunks_for(opener: VisitorKind, path: &str) -> Vec<&'static str> {
    match opener {
        VisitorKind::Nobody => SIGN_IN.to_vec(),
        VisitorKind::Client => PORTAL.to_vec(),
        VisitorKind::Lender => {
            find_screen(path).map_or_else(|| vec![RULES, LAYOUTS], |(first, _)| first.parts.to_vec())
        }
    }
}

/// Returns the API requests of the screen at the path, other than the current user.
#[must_use]
pub fn api_requests_for(opener: VisitorKind, path: &str) -> Vec<String> {
    let of_screen = match opener {
        VisitorKind::Nobody => return Vec::new(),
        VisitorKind::Client => {
            [PORTAL_LOANS, "/v1/preferences/portal-opened-loans"].map(str::to_owned).to_vec()
        }
        VisitorKind::Lender => {
            find_screen(path).map(|(first, id)| insert_id(id, first.calls)).unwrap_or_default()
        }
    };
    LAYOUT_CALLS.map(str::to_owned).into_iter().chain(of_screen).collect()
}

/// Returns the requests of a portal that shows the one loan of that id.
#[must_use]
pub fn calls_of_loan(id: &str) -> Vec<String> {
    let mut calls = insert_id(id, &NEEDS_LIST_CALLS);
    calls.push("/v1/preferences/portal-folding".to_owned());
    calls
}

fn insert_id(id: &str, calls: &[&str]) -> Vec<String> {
    calls.iter().map(|call| call.replace('$', id)).collect()
}

/// Returns the entry for the path, and the id in the path.
fn find_screen(path: &str) -> Option<(&'static ScreenNeeds, &str)> {
    LENDER_SCREENS.iter().find_map(|first| Some((first, match_path(first.address, path)?)))
}

/// Returns the part of the path that matches the `$`, if the path matches.
fn match_path<'a>(address: &str, path: &'a str) -> Option<&'a str> {
    let path = if path.len() > 1 { path.strip_suffix('/').unwrap_or(path) } else { path };
    let Some((before, after)) = address.split_once('$') else { return (path == address).then_some("") };
    let id = path.strip_prefix(before)?.strip_suffix(after)?;
    let plain = !id.is_empty() && id.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-');
    plain.then_some(id)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn path_determines_requests_with_its_id() {
        let at = |path| {
            api_requests_for(VisitorKind::Lender, path)
                .into_iter()
                .skip(LAYOUT_CALLS.len())
                .collect::<Vec<_>>()
        };
        let unread = "/v1/messages/threads/messages/countunread?loanId=7f-a";
        assert_eq!(at("/loans/7f-a"), ["/v1/loans/7f-a", unread]);
        let list = ["/v1/loans/7f-a", "/v1/loans/7f-a/elements?view=CONVENTIONAL&status=ACTIVE", unread];
        assert_eq!(at("/loans/7f-a/needs-list/"), list);
        assert_eq!(calls_of_loan("7f-a")[..3], list);
        for other in ["/loans/7/8", "/loans//needs-list", "/loans/7?x", "/loans/..%2f", "/elsewhere"] {
            assert_eq!(at(other), Vec::<String>::new(), "{other}");
        }
    }

    #[test]
    fn signed_out_visitor_gets_sign_in_screen_only() {
        assert_eq!(api_requests_for(VisitorKind::Nobody, "/loans"), Vec::<String>::new());
        assert_eq!(chunks_for(VisitorKind::Nobody, "/loans"), SIGN_IN);
        assert_eq!(chunks_for(VisitorKind::Client, "/loans"), PORTAL);
        assert_eq!(chunks_for(VisitorKind::Lender, "/templates"), [RULES, LAYOUTS]);
    }
}
