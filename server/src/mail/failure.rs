//! The reasons why an email couldn't be sent, and whether to try again.

use shared_rules::text::delivery as text;

use super::way::MailError;

/// The maximum length of a stored reason, in characters.
const LONGEST_REASON: usize = 500;

/// Whether to retry after a failed attempt.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum RetryDecision {
    /// The email is retried.
    Retry,
    /// The email is retried. Until then, other emails through the same mail server would fail, too.
    RetryAll,
    /// The email has failed.
    End {
        /// Whether the recipient's address is the cause.
        blames_address: bool,
    },
}

/// A failed attempt.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct FailedAttempt {
    pub decision: RetryDecision,
    /// The reason, as shown to the sender.
    pub reason: String,
}

impl FailedAttempt {
    /// Classifies the error of an email to the recipient.
    pub(super) fn of(error: &MailError, recipient: &str, from: &str) -> Self {
        let new = |decision, reason: String| Self { decision, reason };
        match error {
            MailError::Address(_) => {
                new(RetryDecision::End { blames_address: true }, text::FAILED_ADDRESS.to_string())
            }
            MailError::Unwritable(_) => {
                new(RetryDecision::End { blames_address: false }, text::FAILED_CONTENT.to_string())
            }
            MailError::Server(error) => {
                let Some(code) = error.status().map(u16::from) else {
                    let is_unusable = error.is_timeout() || is_connection_error(error);
                    let decision = if is_unusable { RetryDecision::RetryAll } else { RetryDecision::Retry };
                    return new(decision, text::FAILED_SERVER.to_string());
                };
                let said = std::error::Error::source(error).map(ToString::to_string).unwrap_or_default();
                let reply = SmtpReply { code, said: &said, recipient, from };
                new(reply.decision(), reply.reason())
            }
            MailError::Folder(_) | MailError::Setting(_) | MailError::TimedOut => {
                new(RetryDecision::RetryAll, text::FAILED_SERVER.to_string())
            }
        }
    }
}

fn is_connection_error(error: &lettre::transport::smtp::Error) -> bool {
    error.is_tls() || error.to_string().starts_with("Connection error")
}

/// The negative reply of a mail server.
struct SmtpReply<'a> {
    code: u16,
    /// Its text, which may begin with an enhanced status code (RFC 3463).
    said: &'a str,
    recipient: &'a str,
    from: &'a str,
}

/// Replies to a sign-in.
const SIGN_IN: [u16; 5] = [432, 530, 534, 535, 538];

impl SmtpReply<'_> {
    fn decision(&self) -> RetryDecision {
        let status = self.enhanced_status();
        let said = self.said.to_lowercase();
        if SIGN_IN.contains(&self.code) || matches!(status, Some("5.7.8" | "5.7.9" | "5.7.11")) {
            return RetryDecision::RetryAll;
        }
        if self.code < 500 {
            return RetryDecision::Retry;
        }
        if matches!(status, Some("5.1.1" | "5.1.2" | "5.1.3" | "5.1.6" | "5.1.10")) {
            return RetryDecision::End { blames_address: true };
        }
        if self.is_about_sender(status, &said) {
            return RetryDecision::Retry;
        }
        let blames_address = match status {
            Some(status) => {
                status.starts_with("5.1.")
                    || matches!(status, "5.2.0" | "5.2.1" | "5.2.2" | "5.4.1" | "5.4.4" | "5.4.310")
                    || said.contains("recipient address rejected")
            }
            None => matches!(self.code, 550 | 551 | 553 | 556),
        };
        RetryDecision::End { blames_address }
    }

    /// Whether the server refuses the sender, which the company's mail settings cause.
    fn is_about_sender(&self, status: Option<&str>, said: &str) -> bool {
        let names = |address: &str| !address.is_empty() && said.contains(&address.to_lowercase());
        let is_named = ["sender", "mail from", "relay"].iter().any(|word| said.contains(word));
        matches!(status, Some("5.1.7" | "5.1.8"))
            || (is_named && !said.contains("recipient"))
            || (names(self.from) && !names(self.recipient))
    }

    /// Returns the enhanced status code, like `5.1.1`.
    fn enhanced_status(&self) -> Option<&str> {
        let first = self.said.split_whitespace().next()?;
        let is_number = |part: &str| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit());
        let is_status = first.split('.').count() == 3 && first.split('.').all(is_number);
        is_status.then_some(first)
    }

    fn reason(&self) -> String {
        let words: Vec<&str> =
            self.said.split(|sign: char| sign.is_whitespace() || sign.is_control()).collect();
        let words: Vec<&str> = words.into_iter().filter(|word| !word.is_empty()).collect();
        let reply = format!("{} {}", self.code, words.join(" "));
        shortened(&text::FAILED_REPLY.fill(&[("reply", reply.trim().trim_end_matches('.'))]))
    }
}

/// Returns the beginning of a reason, as much as is stored.
pub(super) fn shortened(reason: &str) -> String {
    if reason.chars().count() <= LONGEST_REASON {
        return reason.to_owned();
    }
    reason.chars().take(LONGEST_REASON - 1).chain(['…']).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const BLAMED: RetryDecision = RetryDecision::End { blames_address: true };
    const ENDED: RetryDecision = RetryDecision::End { blames_address: false };

    fn reply(code: u16, said: &str) -> SmtpReply<'_> {
        SmtpReply { code, said, recipient: "ann@x.example", from: "loans@bank.example" }
    }

    #[test]
    fn classifies_replies() {
        for (code, said, expected) in [
            (550, "5.1.1 The email account that you tried to reach does not exist", BLAMED),
            (550, "5.1.1 <ann@x.example>: Recipient address rejected: User unknown", BLAMED),
            (550, "5.1.10 RESOLVER.ADR.RecipientNotFound", BLAMED),
            (550, "5.4.1 Recipient address rejected: Access denied", BLAMED),
            (550, "No such user here", BLAMED),
            (552, "5.2.2 Mailbox full", BLAMED),
            (556, "Domain does not accept mail", BLAMED),
            (554, "5.7.1 Message rejected as spam", ENDED),
            (552, "5.3.4 Message too big", ENDED),
            (554, "Transaction failed", ENDED),
            (
                553,
                "5.7.1 <loans@bank.example>: Sender address rejected: not owned by user",
                RetryDecision::Retry,
            ),
            (550, "5.1.8 Access denied, bad outbound sender", RetryDecision::Retry),
            (550, "loans@bank.example is not allowed", RetryDecision::Retry),
            (554, "5.7.1 Relay access denied", RetryDecision::Retry),
            (451, "4.7.1 Greylisted, try again later", RetryDecision::Retry),
            (421, "Too many connections", RetryDecision::Retry),
            (535, "5.7.8 Authentication credentials invalid", RetryDecision::RetryAll),
            (530, "5.7.0 Authentication required", RetryDecision::RetryAll),
        ] {
            assert_eq!(reply(code, said).decision(), expected, "{code} {said}");
        }
    }

    #[test]
    fn reason_is_one_short_line() {
        let said = "5.1.1 No such\r\nuser\u{0}here.";
        assert_eq!(reply(550, said).reason(), "The mail server replied: 550 5.1.1 No such user here");
        assert_eq!(reply(550, &"x".repeat(2_000)).reason().chars().count(), 500);
    }
}
