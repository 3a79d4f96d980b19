//! Every text of the specification is in the catalogue verbatim, once, under a unique code.

use std::collections::HashSet;

use shared_rules::text::{CATALOGUE, SAID_BY_SERVER, contacts, documents, messaging, sharing};

/// Texts without names or counts, as written in the specification.
const FIXED: &[&str] = &[
    // Error toasts, platform §8
    "A contact with the same email address already exists",
    "Error adding contact",
    "Error removing contact, Role not found",
    "Error moving contact to key contact",
    "Error renaming file",
    "Error deleting file",
    "Error forwarding message",
    "Error printing email",
    // Success toasts, platform §8
    "File renamed",
    "File deleted",
    "Message forwarded",
    "You have been made visible to borrowers",
    "You have been added to the loan",
    "Sent to users",
    // File rejection and other, platform §8
    "Too many files",
    "The PDF file is not password protected.",
    "Error",
    "Regenerate Credit Report",
    "User does not exist",
    "Add Contact",
    "Role does not exist",
    "Add Role",
    "Enter valid Role",
    "User not found",
    "Needs list will show here",
    // Screens, platform §2
    "Needs List",
    "(Preview)",
    "Add Folder",
    "Add File Request",
    "Company Information",
    "View Needs List",
    "Save",
    "Save and New",
    "Save and Close",
    "Cancel",
    "On the loan",
    "Not on the loan",
    "Select all",
    "Send Only",
    "Send and Assign",
    "Send Message",
    "My Contacts",
    "Key Contacts",
    "Contacts",
    "Unassigned",
    "Select All",
    "Lending Team",
    "My Team",
    "Borrowing Team",
    "Ask my lender",
    "New name...",
    // Validation, platform §5
    "Email is required",
    "Invalid email address",
    "Template is required",
    "Visible to Borrowers",
    "Visible to Lenders",
    // FICO bands, platform §9
    "Poor",
    "Fair",
    "Good",
    "Very Good",
    "Excellent",
    // Messaging §2, §4, §5, §8
    "New Message",
    "Draft Saved",
    "Private Message",
    "Add Digest",
    "Body is required",
    "Recipients are required",
    "Loan is required",
    "Error. Please enter at least one recipient",
    "You\u{2019}re sending this message in an external thread. Are you sure you want to continue?",
    "Yes, Continue",
    "Don't ask me again",
    "Don't Share",
    "Password incorrect",
    "Failed to save signature",
    "File upload failed",
    "File upload cancelled",
    "Failed to send message",
    "Message sent",
    "Conversation muted",
    "Conversation unmuted",
    "No saved templates",
    "This item has been removed and does not exist",
];

#[test]
fn catalogue_has_every_fixed_text() {
    for text in FIXED {
        let count = CATALOGUE.iter().flat_map(|(_, texts)| *texts).filter(|t| t.template == *text).count();
        assert_eq!(count, 1, "{text:?} is in the catalogue {count} times");
    }
}

#[test]
fn catalogue_has_every_text_with_placeholders() {
    let ann = [("name", "Ann Lee"), ("role", "Attorney")];
    let filled = [
        (contacts::ADDED_AS_KEY.fill(&ann), "Ann Lee added as key contact successfully"),
        (contacts::ADDED.fill(&ann), "Ann Lee added to the loan and your profile as a contact successfully"),
        (contacts::UPDATED.fill(&ann), "Ann Lee updated successfully"),
        (
            contacts::UPDATED_AND_MOVED_TO_KEY.fill(&ann),
            "Ann Lee updated and moved to key contact successfully",
        ),
        (contacts::REMOVED.fill(&ann), "Ann Lee removed from your profile and loan"),
        (contacts::REMOVED_KEY.fill(&ann), "Ann Lee removed from the loan"),
        (contacts::MOVED_TO_KEY.fill(&ann), "Ann Lee moved to key contacts successfully"),
        (contacts::MOVED_TO_KEY_WITH_ROLE.fill(&ann), "Ann Lee moved to key contacts/Attorney successfully"),
        (contacts::MOVED_TO_BORROWING_TEAM.fill(&ann), "Ann Lee moved to borrowing team successfully"),
        (contacts::MOVED_TO_PROFILE.fill(&ann), "Ann Lee moved to your profile as a contact successfully"),
        (
            contacts::MOVED_TO_CONTACT_ON_PROFILE.fill(&ann),
            "Ann Lee moved to a contact on your profile successfully",
        ),
        (contacts::CONTACTS_OF.fill(&ann), "Ann Lee Contacts"),
        (sharing::ITEMS_SENT_AND_ASSIGNED.fill(&[("count", "3")]), "3 items sent and assigned to users"),
        (sharing::ITEM_SENT_AND_ASSIGNED.fill(&[]), "1 item sent and assigned to users"),
        (sharing::MADE_VISIBLE.fill(&[("names", "Bob Hall")]), "Bob Hall made visible to borrowers"),
        (sharing::ADDED_TO_LOAN.fill(&[("names", "Bob Hall")]), "Bob Hall added to the loan"),
        (
            sharing::ADDED_AS_CONTACT.fill(&[("email", "new@x.com")]),
            "new@x.com added as a contact on your profile",
        ),
        (documents::INVALID_TYPE.fill(&[("types", ".pdf")]), "File type must be .pdf"),
        (documents::TOO_LARGE.fill(&[("max", "100")]), "File is larger than 100 bytes"),
        (documents::TOO_SMALL.fill(&[("min", "10")]), "File is smaller than 10 bytes"),
        (
            documents::EXTRACT_FAILED.fill(&[("file", "docs.zip")]),
            "Failed to extract docs.zip will be uploaded as zip.",
        ),
        (messaging::MORE_CHIPS.fill(&[("count", "4")]), "+4 more"),
    ];
    for (text, expected) in filled {
        assert_eq!(text, expected);
    }
}

#[test]
fn codes_are_unique_and_lower_case() {
    let mut seen = HashSet::new();
    for text in CATALOGUE.iter().chain(SAID_BY_SERVER).flat_map(|(_, texts)| *texts) {
        assert!(seen.insert(text.code), "{} is used twice", text.code);
        assert!(text.code.bytes().all(|b| b.is_ascii_lowercase() || b == b'-'), "{}", text.code);
        assert!(!text.template.trim().is_empty(), "{} is empty", text.code);
    }
}
