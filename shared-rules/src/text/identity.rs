//! Signing in and being let in.

texts! {
    SIGN_IN_FAILED "sign-in-failed" "Email or password is incorrect"
    NO_ACCESS "no-access" "This item has been removed and does not exist"
    RESET_EXPIRED "reset-expired" "This link worked for one hour, which is over. Ask for a new one"
    RESET_USED "reset-used" "This link was used already, or doesn’t fit your address any more. Sign in with your new password, or ask for another link"
    RESET_SENT "reset-sent" "If somebody signs in with this address, a mail with a link to choose a new password is on its way. The link works for one hour, once."
    ASK_MY_LENDER "ask-my-lender" "Ask my lender"
}
