//! Emails that couldn't be delivered, and the reasons.

texts! {
    ADDRESS_UNDELIVERABLE "address-undeliverable" "Emails to {address} can’t be delivered. {failure}"
    INVITATION_UNDELIVERABLE "invitation-undeliverable" "Undeliverable. {failure}. Correct the address, then send the invitation again"
    MESSAGE_UNDELIVERABLE "message-undeliverable" "Couldn’t be delivered to {address}. {failure}"
    FAILED_ADDRESS "mail-failed-address" "This isn’t a valid email address"
    FAILED_CONTENT "mail-failed-content" "The email couldn’t be written"
    FAILED_REPLY "mail-failed-reply" "The mail server replied: {reply}"
    FAILED_SERVER "mail-failed-server" "The mail server couldn’t be reached, or refused the sign-in or the sender"
    FAILED_WEEK "mail-failed-week" "Sending was retried for a week. {reason}"
}
