//! The POST calls that no key is kept for, each with the reason.

/// Routes below the API's version, or the beginning of several that end with `*`.
const EXEMPT: [(&str, &str); 20] = [
    ("/session", "its answer signs the browser in; signing in twice makes two sessions, as two browsers do"),
    ("/session/passkey/challenge", "its answer is a challenge that is used once"),
    ("/session/passkey", "its answer signs the browser in; a challenge is answered once"),
    ("/loans/{loanId}/users/{userId}/invitation-link", "its answer is a secret; a newer link ends the older"),
    ("/company/employees/{userId}/invitation-link", "the same"),
    ("/invitations/{token}", "its answer signs the browser in; an invitation is accepted once"),
    ("/account/second-step", "its answer is a secret, and the password is tried"),
    ("/account/second-step/end", "the password and a code are tried; it ends once"),
    ("/account/second-step/recovery-codes", "its answer is a list of secrets"),
    ("/account/passkeys/challenge", "its answer is a challenge that is used once, and the password is tried"),
    ("/account/passkeys", "a challenge is answered once"),
    ("/account/passkeys/{passkeyId}/end", "the password is tried; it ends once"),
    ("/documents/{documentId}/remove-password", "no hash of a password is kept; it is taken off once"),
    ("/company/mail-server/test", "no hash of a password is kept; nothing is created"),
    (
        "/loans/{loanId}/entities/{entityId}/licence/reveal",
        "its answer is kept sealed elsewhere; each look counts",
    ),
    ("/loans/{loanId}/individuals/{individualId}/licence/reveal", "the same"),
    ("/loans/{loanId}/package/tickets", "its answer is a secret for one download"),
    (
        "/loans/import*",
        "the query names a key that is kept in the transaction of the import; the body is a file",
    ),
    ("/company/employees/import*", "the same"),
    ("/loans/{loanId}/people/import*", "the same"),
];

/// Whether no key is kept for the route, as it was matched.
pub(in crate::serve) fn is_exempt(route: &str) -> bool {
    let below = ["/v1", "/v2"].into_iter().find_map(|version| route.split_once(version));
    let Some((_, path)) = below else { return true };
    EXEMPT.iter().any(|(exempt, _)| match exempt.strip_suffix('*') {
        Some(beginning) => path.starts_with(beginning),
        None => path == *exempt,
    })
}
