//! Length limits of every text and list. One table by field name, regardless of the sender: forms show violations while
//! people type, and the server checks every input.

use crate::text::{self, Text};
use crate::violation::Violation;
use serde::{Deserialize, Serialize};

/// The limit of one kind of text or list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LengthLimit {
    /// The field's name in forms and bodies.
    pub field: &'static str,
    /// The label shown to people.
    pub label: &'static str,
    /// The most characters of a text, or things in a list.
    pub most: usize,
}

macro_rules! limits {
    ($($field:literal $label:literal $most:literal)*) => {
        &[$(LengthLimit { field: $field, label: $label, most: $most }),*]
    };
}

/// Texts by field, in characters.
pub const TEXTS: &[LengthLimit] = limits! {
    // People and companies.
    "givenName" "First name" 100
    "familyName" "Last name" 100
    "companyName" "Company" 200
    "companyWebsite" "Website" 500
    "slug" "Link" 60
    "secureUploadText" "Introduction" 1_000
    "senderName" "Name" 200
    "colour" "Color" 7
    "sha256" "Checksum" 64
    "code" "Code" 100
    "positionOrTitle" "Position or title" 200
    "timeZone" "Time zone" 64
    "emailAddress" "Email" 254
    "userContactEmailAddress" "Email" 254
    "email" "Email" 254
    "password" "Password" 1024
    "currentPassword" "Password" 1024
    "locale" "Country of the phone number" 16
    "phone" "Phone number" 40
    "value" "Phone number" 40
    "phoneNumber" "Phone number" 40
    "ein" "EIN" 40
    // Mail servers.
    "host" "Mail server" 253
    "port" "Port" 5
    "userName" "User name" 254
    "mailPassword" "Password" 1024
    "fromAddress" "Address" 254
    "fromName" "Name" 100
    // Addresses.
    "streetAddressLine1" "Street address" 200
    "streetAddressLine2" "Apartment, suite, floor" 200
    "citySuburb" "City" 100
    "stateProvinceRegion" "State" 100
    "state" "State" 100
    "country" "Country" 100
    "postalCode" "ZIP code" 20
    "postOfficeBox" "P.O. box" 40
    // Passkeys: the data an authenticator signs, as browsers send it.
    "passkeyName" "Name" 60
    "ceremony" "Challenge" 60_000
    "attestationObject" "Passkey" 60_000
    "clientDataJSON" "Passkey" 4_000
    // Licences and credit reports.
    "number" "License number" 32
    "expiration" "Expiry date" 32
    "dob" "Date of birth" 32
    "softCreditStatus" "Status" 100
    "error" "What went wrong" 500
    // Loans.
    "loanNumber" "Loan number" 40
    "loanPurpose" "Purpose" 100
    "propertyAddress" "Property" 300
    // Needs lists, templates, documents.
    "name" "Name" 200
    "newBase" "Name" 200
    "title" "Title" 200
    "labels" "Label" 200
    "description" "Description" 2_000
    "instructions" "Instructions" 4_000
    "internalNote" "Internal note" 2_000
    "dueDate" "Due date" 32
    "failure" "What went wrong" 500
    "body" "Comment" 2_000
    "reason" "Reason" 1_000
    "note" "Note" 1_000
    "mark.note" "Note" 300
    "reminder.note" "Note" 500
    "mimeType" "File type" 255
    "visibleAtStatus" "Status" 100
    // Messages with their templates, signatures and recipients. A qualified name takes precedence over the plain one.
    "message.body" "Message" 1_048_576
    "messageTemplate.name" "Name" 100
    "messageTemplate.body" "Message" 1_048_576
    "signature.name" "Name" 100
    "signature.body" "Signature" 1_048_576
    "subject" "Subject" 200
    "contextId" "Loan" 100
    "messageThreadId" "Thread" 100
    "messageType" "Message type" 40
    "toUserIds" "Recipient" 254
    "toUserNames" "Recipient" 300
    "toUserEmails" "Recipient" 254
    "toEmails" "Recipient" 254
    "ccUserIds" "Cc recipient" 254
    "ccUserEmails" "Cc recipient" 254
    "bccUserIds" "Bcc recipient" 254
    "bccUserEmails" "Bcc recipient" 254
    "addresses" "Address" 254
    "draftCcRecipients" "Cc recipient" 254
    "draftBccRecipients" "Bcc recipient" 254
    "mentionedUserIds" "Mentioned person" 254
    "usedIns" "Use" 40
    // Searches.
    "q" "Search" 200
    "query" "Search" 200
    "key" "Name" 100
    "filterName" "Name" 60
    "columns" "Columns" 4_000
    "seen" "Fingerprint" 100
    // Keys of programs.
    "idempotencyKey" "Key" 200
};

/// Lists by field, in entries.
pub const LISTS: &[LengthLimit] = limits! {
    "elementIds" "Requests and folders" 500
    "alongIds" "Documents" 500
    "entries" "People" 200
    "borrowers" "Borrowers" 20
    "colleagues" "Colleagues" 50
    "shares" "Shares" 10_000
    "residentialAddresses" "Addresses" 50
    "labels" "Labels" 100
    "permissions" "Permissions" 200
    "overrides" "Permissions" 500
    "attachments" "Attachments" 500
    "toUserIds" "Recipients" 1_000
    "toUserNames" "Recipients" 1_000
    "toUserEmails" "Recipients" 1_000
    "toEmails" "Recipients" 1_000
    "ccUserIds" "Cc recipients" 1_000
    "ccUserEmails" "Cc recipients" 1_000
    "bccUserIds" "Bcc recipients" 1_000
    "bccUserEmails" "Bcc recipients" 1_000
    "addresses" "Addresses" 1_000
    "draftCcRecipients" "Cc recipients" 1_000
    "draftBccRecipients" "Bcc recipients" 1_000
    "mentionedUserIds" "Mentioned people" 1_000
    "usedIns" "Uses" 20
    "noticeIds" "Notices" 500
    "userIds" "People" 500
    "skippedDays" "Skipped days" 60
    "marks" "Marks" 50
    "shown" "Documents" 8_000
};

/// The limit of a text that isn't in the table.
const ANY_TEXT: LengthLimit = LengthLimit { field: "", label: "This text", most: 2_000 };
/// The limit of a list that isn't in the table.
const ANY_LIST: LengthLimit = LengthLimit { field: "", label: "This list", most: 5_000 };
/// Maximum nesting depth of lists and objects.
pub const DEEPEST: usize = 32;

/// Returns the limit of a text at `path`: that of the whole path if there is one, else that of its last name.
#[must_use]
pub fn of_text(path: &str) -> LengthLimit {
    let known = |field: &str| TEXTS.iter().copied().find(|limit| limit.field == field);
    known(path).or_else(|| known(field_of(path))).unwrap_or(ANY_TEXT)
}

/// Returns the limit of a list at `path`, by its last name.
#[must_use]
pub fn of_list(path: &str) -> LengthLimit {
    let field = field_of(path);
    LISTS.iter().copied().find(|limit| limit.field == field).unwrap_or(ANY_LIST)
}

/// Returns the violation of a text at `path` for any purpose: it is too long, or contains a null byte, which can't be
/// typed and which not every database stores.
#[must_use]
pub fn text_problem(path: &str, text: &str) -> Option<Violation> {
    problem(of_text(path), path, text)
}

/// The same for a text of a form that has separate limits: `kind` is the part before the dot in the table.
#[must_use]
pub fn text_problem_of(kind: &str, path: &str, text: &str) -> Option<Violation> {
    problem(of_text(&format!("{kind}.{path}")), path, text)
}

fn problem(limit: LengthLimit, path: &str, text: &str) -> Option<Violation> {
    if text.contains('\0') {
        return Some(text::value::TEXT_ZERO.violation_with(path, &[("label", limit.label)]));
    }
    let now = text_length(text, limit.most);
    (now > limit.most).then(|| limit_violation(text::value::TEXT_TOO_LONG, path, limit, now))
}

/// Returns the violation if a list at `path` has too many items.
#[must_use]
pub fn list_problem(path: &str, now: usize) -> Option<Violation> {
    let limit = of_list(path);
    (now > limit.most).then(|| limit_violation(text::value::LIST_TOO_LONG, path, limit, now))
}

/// Returns the violations of these texts, each with its path.
#[must_use]
pub fn check_texts(texts: &[(&str, &str)]) -> Vec<Violation> {
    texts.iter().filter_map(|(path, text)| text_problem(path, text)).collect()
}

/// Returns the violation if lists and objects are nested too deeply.
#[must_use]
pub fn depth_problem(path: &str, depth: usize) -> Option<Violation> {
    let most = DEEPEST.to_string();
    (depth > DEEPEST).then(|| text::value::NESTED_TOO_DEEPLY.violation_with(path, &[("most", &most)]))
}

fn limit_violation(text: Text, path: &str, limit: LengthLimit, now: usize) -> Violation {
    let (most, now) = (group_thousands(limit.most), group_thousands(now));
    text.violation_with(path, &[("label", limit.label), ("most", &most), ("now", &now)])
}

/// The name of a field: the last one of its path, whatever the place in a list.
fn field_of(path: &str) -> &str {
    let names = path.rsplit(['.', '[']);
    let is_name = |part: &&str| !part.is_empty() && !part.starts_with(|sign: char| sign.is_ascii_digit());
    names.into_iter().find(is_name).unwrap_or_default()
}

/// The characters of a text. Blanks around it don't count, as long as they aren't more than the text may be.
fn text_length(text: &str, most: usize) -> usize {
    let inner = text.trim().chars().count();
    let outer = text.chars().count();
    if outer > most.saturating_mul(2) { outer } else { inner }
}

/// A number with a comma between thousands.
fn group_thousands(number: usize) -> String {
    let digits = number.to_string();
    let mut grouped = String::with_capacity(digits.len().saturating_mul(2));
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            grouped.push(',');
        }
        grouped.push(digit);
    }
    grouped
}

/// A text being typed.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct TypedText {
    /// The name of its field.
    pub field: String,
    /// As typed.
    pub text: String,
}

/// A text's length relative to its limit.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct TextRoom {
    /// The most characters.
    pub most: usize,
    /// The current number of characters.
    pub now: usize,
    /// The count to show next to it; none until it is near its limit.
    pub room: Option<String>,
    /// The violation if it is too long or not text.
    pub violation: Option<Violation>,
}

/// Every text has a limit; near it one sees how much room is left, beyond it what is wrong.
///
/// How much room is left, shown from four fifths on; beyond it what is wrong. Nothing that is typed is
/// cut.
///
/// Rule from platform §5.
#[must_use]
pub fn text_room(input: &TypedText) -> TextRoom {
    let limit = of_text(&input.field);
    let now = text_length(&input.text, limit.most);
    let near = now.saturating_mul(5) >= limit.most.saturating_mul(4) && now <= limit.most;
    let values = [("now", group_thousands(now)), ("most", group_thousands(limit.most))];
    let values: Vec<(&str, &str)> = values.iter().map(|(key, value)| (*key, value.as_str())).collect();
    TextRoom {
        most: limit.most,
        now,
        room: near.then(|| text::value::TEXT_ROOM.fill(&values)),
        violation: text_problem(&input.field, &input.text),
    }
}
