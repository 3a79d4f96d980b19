//! Signing in and being let in.

texts! {
    SIGN_IN_FAILED "sign-in-failed" "Email or password is incorrect"
    NO_ACCESS "no-access" "This item has been removed and does not exist"
    ASK_MY_LENDER "ask-my-lender" "Ask my lender"
}
