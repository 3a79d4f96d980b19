//! The POST routes without idempotency keys, each with the reason.

/// Routes without the version prefix. A trailing `*` matches several routes.
const EXEMPT: [(&str, &str); 20] = [
    (
        "/session",
        "the response signs the browser in; signing in twice opens two sessions, as with two browsers",
    ),
    ("/session/passkey/challenge", "the response is a single-use challenge"),
    ("/session/passkey", "the response signs the browser in; a challenge is answered once"),
    (
        "/loans/{loanId}/users/{userId}/invitation-link",
        "the response is a secret; a newer link invalidates the older",
    ),
    ("/company/employees/{userId}/invitation-link", "the same"),
    ("/invitations/{token}", "the response signs the browser in; an invitation is accepted once"),
    ("/account/second-step", "the response is a secret, and the request checks the password"),
    ("/account/second-step/end", "the request checks the password and a code; it succeeds once"),
    ("/account/second-step/recovery-codes", "the response is a list of secrets"),
    (
        "/account/passkeys/challenge",
        "the response is a single-use challenge, and the request checks the password",
    ),
    ("/account/passkeys", "a challenge is answered once"),
    ("/account/passkeys/{passkeyId}/end", "the request checks the password; it succeeds once"),
    (
        "/documents/{documentId}/remove-password",
        "no hash of a password is stored; the password is removed once",
    ),
    ("/company/mail-server/test", "no hash of a password is stored; nothing is created"),
    (
        "/loans/{loanId}/entities/{entityId}/licence/reveal",
        "the response is stored encrypted elsewhere; every view is logged",
    ),
    ("/loans/{loanId}/individuals/{individualId}/licence/reveal", "the same"),
    ("/loans/{loanId}/package/tickets", "the response is a secret for one download"),
    (
        "/loans/import*",
        "the query has a key that is stored in the transaction of the import; the body is a file",
    ),
    ("/company/employees/import*", "the same"),
    ("/loans/{loanId}/people/import*", "the same"),
];

/// Returns whether the matched route takes no keys.
pub(in crate::serve) fn is_exempt(route: &str) -> bool {
    let below = ["/v1", "/v2"].into_iter().find_map(|version| route.split_once(version));
    let Some((_, path)) = below else { return true };
    EXEMPT.iter().any(|(exempt, _)| match exempt.strip_suffix('*') {
        Some(beginning) => path.starts_with(beginning),
        None => path == *exempt,
    })
}
