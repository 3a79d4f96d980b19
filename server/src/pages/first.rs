//! The chunks and API requests that the application needs first at each path. The document preloads the chunks and
//! includes the responses, so that the browser loads everything in parallel.

/// The kind of user opening a page.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Opener {
    /// Not signed in.
    #[default]
    Nobody,
    /// An employee of a lender.
    Lender,
    /// A borrower or a contact, who uses the portal.
    Client,
}

/// The chunks and API requests of the screen at a path. A `$` in the path matches any id.
struct First {
    address: &'static str,
    parts: &'static [&'static str],
    calls: &'static [&'static str],
}

/// The layouts around every screen of a lender and every tab of a loan.
const FRAMES: &str = "src/app/shell/frames.ts";
/// The script that loads the rules.
const RULES: &str = "../rules-wasm/pkg/rules_wasm.js";
/// The sign-in screen.
const SIGN_IN: [&str; 2] = [RULES, "src/app/pages/sign-in-page.tsx"];
/// The portal's layout and screens.
const PORTAL: [&str; 2] = [RULES, "src/app/pages/portal-pages.tsx"];

/// The current user, requested by every screen.
pub const WHO: &str = "/v1/users/me";
/// The requests of every layout: unread notifications and messages.
const OF_FRAMES: [&str; 2] = ["/v1/users/me/notices/unread", "/v1/messages/unread"];
/// The number of unread messages of a loan.
const UNREAD_OF_LOAN: &str = "/v1/messages/threads/messages/countunread?loanId=$";
/// The requests of a screen with a loan's needs list.
const OF_NEEDS_LIST: [&str; 3] =
    ["/v1/loans/$", "/v1/loans/$/elements?view=CONVENTIONAL&status=ACTIVE", UNREAD_OF_LOAN];
/// The first page of a lender's loans.
const LOANS: &str = "/v1/loans?s=20&sort=-updated&archived=false";
/// All loans of a portal user.
pub const PORTAL_LOANS: &str = "/v1/loans?p=0&s=100&sort=-updated";

static OF_LENDERS: [First; 4] = [
    First { address: "/", parts: &[RULES, FRAMES, "src/app/shell/home-page.tsx"], calls: &["/v1/home"] },
    First {
        address: "/loans",
        parts: &[RULES, FRAMES, "src/features/loans/screens/loans-screen.tsx"],
        calls: &[LOANS, "/v1/preferences/loan-columns", "/v1/preferences/loan-filters"],
    },
    First {
        address: "/loans/$",
        parts: &[RULES, FRAMES, "src/app/pages/overview-page.tsx"],
        calls: &["/v1/loans/$", UNREAD_OF_LOAN],
    },
    First {
        address: "/loans/$/needs-list",
        parts: &[RULES, FRAMES, "src/app/pages/needs-list-page.tsx"],
        calls: &OF_NEEDS_LIST,
    },
];

/// Returns the application chunks that the screen at the path uses.
pub(super) fn parts(opener: Opener, path: &str) -> Vec<&'static str> {
    match opener {
        Opener::Nobody => SIGN_IN.to_vec(),
        Opener::Client => PORTAL.to_vec(),
        Opener::Lender => found(path).map_or_else(|| vec![RULES, FRAMES], |(first, _)| first.parts.to_vec()),
    }
}

/// Returns the API requests of the screen at the path, other than the current user.
#[must_use]
pub fn calls(opener: Opener, path: &str) -> Vec<String> {
    let of_screen = match opener {
        Opener::Nobody => return Vec::new(),
        Opener::Client => [PORTAL_LOANS, "/v1/preferences/portal-opened-loans"].map(str::to_owned).to_vec(),
        Opener::Lender => found(path).map(|(first, id)| with(id, first.calls)).unwrap_or_default(),
    };
    OF_FRAMES.map(str::to_owned).into_iter().chain(of_screen).collect()
}

/// Returns the requests of a portal that shows the one loan of that id.
#[must_use]
pub fn calls_of_loan(id: &str) -> Vec<String> {
    let mut calls = with(id, &OF_NEEDS_LIST);
    calls.push("/v1/preferences/portal-folding".to_owned());
    calls
}

fn with(id: &str, calls: &[&str]) -> Vec<String> {
    calls.iter().map(|call| call.replace('$', id)).collect()
}

/// Returns the entry for the path, and the id in the path.
fn found(path: &str) -> Option<(&'static First, &str)> {
    OF_LENDERS.iter().find_map(|first| Some((first, matched(first.address, path)?)))
}

/// Returns the part of the path that matches the `$`, if the path matches.
fn matched<'a>(address: &str, path: &'a str) -> Option<&'a str> {
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
        let at = |path| calls(Opener::Lender, path).into_iter().skip(OF_FRAMES.len()).collect::<Vec<_>>();
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
        assert_eq!(calls(Opener::Nobody, "/loans"), Vec::<String>::new());
        assert_eq!(parts(Opener::Nobody, "/loans"), SIGN_IN);
        assert_eq!(parts(Opener::Client, "/loans"), PORTAL);
        assert_eq!(parts(Opener::Lender, "/templates"), [RULES, FRAMES]);
    }
}
