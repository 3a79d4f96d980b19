//! The catalogue: every fixed text that a person reads, once. Rules and the server take the words from
//! here, the browser by code; `{name}` and the like are filled in by [`Text::fill`].

use serde::{Deserialize, Serialize};

use crate::violation::Violation;

/// One text of the catalogue.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Text {
    /// A stable code, unique over all domains (lower case, hyphens).
    pub code: &'static str,
    /// The words, with `{placeholders}` for names and counts.
    pub template: &'static str,
}

impl Text {
    /// The words with every `{key}` replaced by its value; placeholders without a value stay.
    #[must_use]
    pub fn fill(self, values: &[(&str, &str)]) -> String {
        let mut filled = String::with_capacity(self.template.len());
        let mut rest = self.template;
        while let Some((before, after)) = rest.split_once('{') {
            filled.push_str(before);
            let named = after.split_once('}');
            let value = named.and_then(|(key, _)| values.iter().find(|(k, _)| *k == key));
            rest = match (named, value) {
                (Some((_, tail)), Some((_, value))) => {
                    filled.push_str(value);
                    tail
                }
                _ => {
                    filled.push('{');
                    after
                }
            };
        }
        filled.push_str(rest);
        filled
    }

    /// This text as a violation of `field`.
    #[must_use]
    pub fn violation(self, field: &str) -> Violation {
        Violation::new(field, self.code, self.template)
    }

    /// This text, filled in, as a violation of `field`.
    #[must_use]
    pub fn violation_with(self, field: &str, values: &[(&str, &str)]) -> Violation {
        Violation::new(field, self.code, self.fill(values))
    }
}

impl std::fmt::Display for Text {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.template)
    }
}

macro_rules! catalogue {
    ($($(#[$doc:meta])* $domain:ident { $($name:ident $code:literal $template:literal)* })*) => {
        $($(#[$doc])* pub mod $domain {
            use super::Text;
            $(#[doc = concat!("“", $template, "”")] pub const $name: Text = Text { code: $code, template: $template };)*
        })*

        /// Every text with its domain, in the order of the catalogue.
        pub const CATALOGUE: &[(&str, &[Text])] = &[$((stringify!($domain), &[$($domain::$name),*])),*];
    };
}

catalogue! {
    /// Single values.
    value {
        EMAIL_REQUIRED "email-required" "Email is required"
        EMAIL_INVALID "email-invalid" "Invalid email address"
        PHONE_INVALID "phone-invalid" "Enter a phone number with ten digits"
        DATE_INVALID "date-invalid" "Enter a date that exists"
        POSTAL_CODE_INVALID "postal-code-invalid" "A ZIP code has five digits, or nine"
        NAME_DIRECTION "name-direction" "A name can’t contain invisible marks that turn the direction of writing. Type it again instead of pasting it"
        NAME_CONTROL "name-control" "A name can’t contain line breaks or other invisible signs"
        TEXT_TOO_LONG "text-too-long" "{label} can have up to {most} characters; it has {now} now"
        TEXT_ZERO "text-zero" "{label} contains a sign that isn’t text. Type it again instead of pasting it"
        LIST_TOO_LONG "list-too-long" "{label}: up to {most} at once; there are {now} now"
        TEXT_ROOM "text-room" "{now} of {most} characters"
        NESTED_TOO_DEEPLY "nested-too-deeply" "Lists can stand in one another {most} deep at most"
        MOVED_OUT_BEFORE_IN "moved-out-before-in" "The day of moving out can’t be before moving in"
    }

    /// Buttons that mean the same everywhere.
    action {
        SAVE "save" "Save"
        CANCEL "cancel" "Cancel"
        CONFIRM "confirm" "Confirm"
        CLOSE "close" "Close"
        DELETE "delete" "Delete"
        RETRY "retry" "Try again"
        UNDO "undo" "Undo"
        TAKEN_BACK "taken-back" "Taken back"
        UNDO_CHANGED "undo-changed" "This was changed since, so it can’t be taken back"
        UNDO_NOTHING "undo-nothing" "There is nothing of yours to take back here"
        CLOSE_UNSAVED "close-unsaved" "Close without saving?"
        UNSAVED_LOST "unsaved-lost" "What you typed here isn’t saved yet and will be lost."
        CLOSE_UNSAVED_ANYWAY "close-unsaved-anyway" "Close without saving"
        KEEP_TYPING "keep-typing" "Keep typing"
    }

    /// Signing in and being let in.
    identity {
        SIGN_IN_FAILED "sign-in-failed" "Email or password is incorrect"
        NO_ACCESS "no-access" "This item has been removed and does not exist"
        ASK_MY_LENDER "ask-my-lender" "Ask my lender"
    }

    /// The loan team and the roles on it.
    team {
        LENDING_TEAM "lending-team" "Lending Team"
        MY_TEAM "my-team" "My Team"
        BORROWING_TEAM "borrowing-team" "Borrowing Team"
        UNASSIGNED "unassigned" "Unassigned"
        SELECT_ALL "select-all" "Select All"
        ROLE_NOT_FOUND "role-does-not-exist" "Role does not exist"
        ENTER_VALID_ROLE "enter-valid-role" "Enter valid Role"
        ADD_ROLE "add-role" "Add Role"
        MY_LOAN_OFFICER "my-loan-officer" "Your loan officer"
        MY_UNDERWRITER "my-underwriter" "Examines your loan"
        MY_LENDERS_TEAM "my-lenders-team" "Works on your loan"
        SEND_MESSAGE "send-message" "Send Message"
        UNDERWRITER_EDITS "underwriter-cannot-edit-roles" "Underwriters can’t change roles on a loan"
        ONLY_LENDERS_EDIT "only-lenders-edit-roles" "Only the lending team can change roles on a loan"
        ONLY_LENDERS_ADD_ROLES "only-lenders-add-roles" "Only a lender can add a role"
        NO_BORROWER_EDITING "no-borrower-editing" "You don’t have permission to change borrowers"
        ONLY_LEAD_LENDER "only-lead-lender" "A loan needs a lead lender. Make someone else lead lender first"
        ROLE_PENDING "role-pending" "This invitation is still pending"
        ROLE_DISABLED "role-disabled" "You can’t change this role now"
        NOT_AN_EMPLOYEE "not-an-employee" "Only people who work for the lender can be on the lending team"
        LABEL_NOT_OFFERED "label-not-offered" "“{title}” can’t be put on this role"
        ONLY_SELF_LEAVES "only-underwriters-leave" "Ask the lead lender to take you off this loan"
        LENDER_NOT_EDITED_HERE "lender-not-edited-here" "People of the lending team are changed on the team page"
        INVITATION_EXPIRED "invitation-expired" "This invitation has expired. Ask the person who sent it for a new one"
        INVITATION_REVOKED "invitation-revoked" "This invitation was withdrawn, or a newer one was sent. Look for a later mail, or ask the person who sent it"
        INVITATION_USED "invitation-used" "This invitation was already accepted. Sign in with your email address and password"
        ROLE_TITLE_TAKEN "role-title-taken" "There is a role with this title already"
        PASSWORD_TOO_SHORT "password-too-short" "Choose a password of at least 10 characters"
        PASSWORD_TOO_LONG "password-too-long" "A password has at most 1,024 bytes"
        PASSWORD_IS_ADDRESS "password-is-address" "Choose a password that isn’t your email address"
        PASSWORD_TOO_COMMON "password-too-common" "This password is too easy to guess. Choose a longer or less usual one"
        PASSWORD_WRONG "password-wrong" "This isn’t the password you sign in with"
        ONLY_LEAD_DECIDES "only-lead-decides-company" "Only a lead lender can change this"
        LEAD_HOLDS_ALL "lead-holds-all" "Lead lenders always hold every permission"
        ONLY_LENDERS_HOLD "only-lenders-hold" "Only the lending team can hold this permission"
        EMPLOYEE_EMAIL_TAKEN "employee-email-taken" "Someone already uses this email address"
        EMPLOYEES_ARE_LENDERS "employees-are-lenders" "Choose one of the lender roles"
        ONLY_LEADS_MAKE_LEADS "only-leads-make-leads" "Only a lead lender can make or unmake lead lenders"
        NOBODY_RAISES_SELF "nobody-raises-self" "You can’t give yourself a higher role. Ask a lead lender"
        ROLE_ABOVE_OWN "role-above-own" "You can’t give or take a role above your own"
        ONLY_MANAGERS_MAKE_LEADS "only-managers-make-leads" "Only managers can be allowed to make lead lenders"
        LEAD_BORROWER_CHANGES "lead-borrower-changes" "{name} becomes the lead borrower, and {before} stays as a borrower"
        EMPLOYEE_HAS_ACCOUNT "employee-has-account" "You have an account with this email address already. Ask your company to take you on under another address"
        JOIN_AGAIN "join-again" "An account with this email address was just made. Follow the link again"
        NAME_REQUIRED "name-required" "Enter a name"
        COMPANY_NEEDS_LEAD "company-needs-lead" "The company needs a lead lender. Make someone else lead lender first"
        NO_EMPLOYEES "no-employees" "You don’t have permission to manage employees"
    }

    /// Loans and the entities on them.
    loans {
        STAGE_LEAD "stage-lead" "{lender} is getting to know your plans. What you send now saves time later"
        STAGE_IN_PROGRESS "stage-in-progress" "{lender} is collecting your documents. Once they are complete, underwriting begins"
        STAGE_UNDERWRITING "stage-underwriting" "Your documents are going to underwriting, where the loan is examined. Questions may come up; you find them here"
        STAGE_REVIEW_PENDING "stage-review-pending" "Your loan waits for its review. You don’t have to do anything for that"
        STAGE_REVIEW "stage-review" "Your loan is being reviewed. If something more is needed, it shows here"
        STAGE_REVIEWED "stage-reviewed" "The review is complete. {lender} talks with you about the result"
        STAGE_CLOSING "stage-closing" "Your loan is being prepared for closing. The last papers are asked for here"
        STAGE_IN_SERVICE "stage-in-service" "Your loan is running. Papers that are needed from time to time are asked for here"
        STAGE_ARCHIVE "stage-archive" "This loan is finished. Your documents stay here"
        STAGE_IN_DEFAULT "stage-in-default" "Please get in touch with {lender} about this loan"
        STAGE_HOLD "stage-hold" "This loan is paused for now. You can still send what is asked for"
        STAGE_WITHDRAWN "stage-withdrawn" "This loan was withdrawn. Nothing more is needed from you"
        ENTITY_NAME_REQUIRED "entity-name-required" "Name is required"
        EIN_INVALID "ein-invalid" "An EIN has nine digits, like 12-3456789"
        ONE_CURRENT_ADDRESS "one-current-address" "Mark one address as the current one"
        PERSON_NOT_ON_LOAN "person-not-on-loan" "This person isn’t on the loan"
        PERSON_IS_ENTITY "person-is-entity" "This person is on the loan’s entities already"
        PERSON_FIXED "entity-person-fixed" "This entity stands for somebody else already"
        ENTITY_TYPE_REQUIRED "entity-type-required" "Choose what kind of entity it is"
        ENTITY_ON_LOAN "entity-on-loan" "This entity is on the loan already"
        UNDERWRITER_EDITS_ENTITIES "underwriter-cannot-edit-entities" "Underwriters can’t change the entities of a loan"
        GUARANTOR_OR_NOT "guarantor-or-not" "Choose guarantor or not a guarantor, not both"
        ONLY_LENDERS_EDIT_ENTITIES "only-lenders-edit-entities" "Only the lending team can change the entities of a loan"
    }

    /// Contacts of a loan: form, list, moves.
    contacts {
        PICKER_PROMPT "contact-picker-prompt" "Search or enter a name or email"
        USER_NOT_EXISTING "user-does-not-exist" "User does not exist"
        USER_NOT_FOUND "user-not-found" "User not found"
        ADD_CONTACT "add-contact" "Add Contact"
        FIRST_NAME "first-name" "First name"
        LAST_NAME "last-name" "Last name"
        EMAIL_ADDRESS "email-address" "Email address"
        PHONE "phone" "Phone"
        JOB_TITLE "job-title" "Job title"
        LOAN_ROLE "loan-role" "Loan role"
        COMPANY_NAME "company-name" "Company name"
        COMPANY_WEBSITE "company-website" "Website"
        COMPANY_ADDRESS "company-address" "Address"
        KEY_CONTACT "key-contact" "Key contact"
        NEEDS_LIST_TEMPLATE "needs-list-template" "Needs list template"
        MY_CONTACTS "my-contacts" "My Contacts"
        CONTACTS_OF "contacts-of" "{name} Contacts"
        KEY_CONTACTS "key-contacts" "Key Contacts"
        CONTACTS "contacts" "Contacts"
        COMPANY_INFORMATION "company-information" "Company Information"
        VIEW_NEEDS_LIST "view-needs-list" "View Needs List"
        SAVE_AND_NEW "save-and-new" "Save and New"
        SAVE_AND_CLOSE "save-and-close" "Save and Close"
        VISIBLE_TO_BORROWERS "visible-to-borrowers" "Visible to Borrowers"
        VISIBLE_TO_LENDERS "visible-to-lenders" "Visible to Lenders"
        TEMPLATE_REQUIRED "template-required" "Template is required"
        KEY_CONTACT_ROLE_REQUIRED "key-contact-role-required" "Choose a key contact role"
        ONLY_LENDERS_MOVE "only-lenders-move-contacts" "Only the lending team can move people on a loan"
        NOT_A_MOVE "not-a-contact-move" "This person can’t be moved there"
        EMAIL_LOCKED "contact-email-locked" "Only the person can change this email address"
        ROLE_UNKNOWN "contact-role-unknown" "Choose a role from the list"
        TEMPLATE_UNKNOWN "template-unknown" "Choose a template from the list"
        CAN_OPEN_LOAN "contact-can-open-loan" "This person can open the loan, so lenders see them. Remove them from the loan first"
        NOT_LIST_OWNER "not-list-owner" "Only the owner of a contact list can change it"
        DUPLICATE_EMAIL "contact-duplicate-email" "A contact with the same email address already exists"
        ADD_FAILED "contact-add-failed" "Error adding contact"
        REMOVE_FAILED_ROLE_NOT_FOUND "contact-remove-role-not-found" "Error removing contact, Role not found"
        MOVE_TO_KEY_FAILED "contact-move-to-key-failed" "Error moving contact to key contact"
        MOVE_FAILED "contact-move-failed" "The person could not be moved"
        ADDED_BORROWER "borrower-added" "{name} added to the borrowing team successfully"
        NO_CONTACTS_YET "no-contacts-yet" "No contacts yet"
        LEAD_BORROWER "lead-borrower" "Lead borrower"
        BORROWER_TYPE "borrower-type" "Borrower type"
        SEND_INVITATION "send-invitation" "Send invitation"
        LEADS_ALREADY "lead-borrower-leads-already" "To change this, make somebody else lead borrower"
        ADDED_AS_KEY "contact-added-as-key" "{name} added as key contact successfully"
        ADDED "contact-added" "{name} added to the loan and your profile as a contact successfully"
        UPDATED "contact-updated" "{name} updated successfully"
        UPDATED_AND_MOVED_TO_KEY "contact-updated-and-moved-to-key" "{name} updated and moved to key contact successfully"
        REMOVED "contact-removed" "{name} removed from your profile and loan"
        REMOVED_KEY "key-contact-removed" "{name} removed from the loan"
        MOVED_TO_KEY "contact-moved-to-key" "{name} moved to key contacts successfully"
        MOVED_TO_KEY_WITH_ROLE "contact-moved-to-key-with-role" "{name} moved to key contacts/{role} successfully"
        MOVED_TO_BORROWING_TEAM "contact-moved-to-borrowing-team" "{name} moved to borrowing team successfully"
        MOVED_TO_PROFILE "key-contact-moved-to-contact" "{name} moved to your profile as a contact successfully"
        MOVED_TO_CONTACT_ON_PROFILE "role-moved-to-contact" "{name} moved to a contact on your profile successfully"
    }

    /// The needs list.
    needs_list {
        NEEDS_LIST "needs-list" "Needs List"
        TITLE "needs-list-title" "{name} Needs List"
        PREVIEW "preview-suffix" "(Preview)"
        TITLE_PREVIEW "needs-list-title-preview" "{name} Needs List (Preview)"
        EMPTY "needs-list-empty" "Needs list will show here"
        ADD_FOLDER "add-folder" "Add Folder"
        ADD_FILE_REQUEST "add-file-request" "Add File Request"
        ROW_PREVIEW "row-preview" "Preview"
        ROW_PRIORITY "row-change-priority" "Change priority"
        ROW_REMOVE_ANSWER "row-remove-answer" "Remove answer"
        ROW_DELETE "row-delete" "Delete"
        ROW_EDIT "row-edit" "Edit"
        ROW_ADD "row-add" "Add"
        ROW_UPLOAD "row-upload-file" "Upload file"
        ROW_ASSIGN "row-assign" "Assign to user"
        ROW_OPEN "row-open" "Open"
        ROW_ACCEPT "row-accept" "Accept"
        ROW_REJECT "row-reject" "Reject"
        ROW_MOVE "row-move" "Move to…"
        ROW_HIDE "row-hide" "Hide from borrowers"
        ROW_SHOW "row-show" "Show to borrowers"
        DONE_ACCEPTED "done-accepted" "“{name}” accepted"
        DONE_REJECTED "done-rejected" "“{name}” sent back"
        DONE_HIDDEN "done-hidden" "“{name}” is hidden from borrowers"
        DONE_HIDDEN_AWAY "done-hidden-away" "“{name}” is hidden from borrowers. “Show hidden” brings it into the list"
        DONE_SHOWN "done-shown" "“{name}” is shown to borrowers"
        DONE_PRIORITY "done-priority" "Priority of “{name}” changed"
        DONE_REMOVED "done-removed" "“{file}” taken from “{name}”"
        DONE_REMOVED_ALL "done-removed-all" "{files} taken from “{name}”"
        DONE_ADDED "done-added" "“{name}” added"
        DONE_DELETED "done-deleted" "“{name}” deleted"
        DONE_CHANGED "done-changed" "“{name}” changed"
        DONE_NOT_APPLICABLE "done-not-applicable" "“{name}” doesn’t apply"
        DONE_APPLICABLE "done-applicable" "“{name}” does apply"
        REMOVAL_TITLE "removal-title" "Take {files} from “{name}”?"
        REMOVAL_ACCEPTED "removal-accepted" "Already accepted: {files}. The request will be open again; the files stay on the loan."
        REMOVAL_FINAL "removal-final" "{files} can’t be brought back afterwards."
        REMOVAL_CONFIRM "removal-confirm" "Take away"
        NOT_ON_THIS_PAGE "row-action-not-on-this-page" "Not available on this page"
        PRIORITY_LENDERS_ONLY "priority-lenders-only" "Only the lending team can change priorities"
        MOVE_GONE "needs-list-move-gone" "This isn’t in the needs list any more. Reload the page and try again"
        MOVE_FOLDER_GONE "needs-list-move-folder-gone" "This folder was deleted in the meantime. Choose another place"
        NOTHING_TO_CHANGE "needs-list-nothing-to-change" "Choose what to change"
        TOO_MANY_BORROWERS "too-many-borrowers" "Requests can be made for at most {most} borrowers at once. Give the template to one borrower after another"
        EACH_BORROWER "each-borrower" "One for each borrower"
        EACH_BORROWER_HINT "each-borrower-hint" "Each borrower is asked for their own. Only that borrower and the lending team see it"
        EACH_BORROWER_WAITING "each-borrower-waiting" "{count} requests for each borrower wait until a borrower is on the loan"
        EACH_BORROWER_WAITING_ONE "each-borrower-waiting-one" "1 request for each borrower waits until a borrower is on the loan"
        NOT_A_BORROWER "not-a-borrower" "Choose a borrower or a contact of this loan"
        TEMPLATE_IN_USE "template-in-use" "This template is used on {loans}. Delete what was made from it there first"
        TEMPLATE_IN_USE_MORE "template-in-use-more" "This template is used on {loans} and {count} more. Delete what was made from it there first"
        PRIORITY_IGNORE "priority-for-borrowers-ignore" "Not needed for now"
        PRIORITY_BLOCKER "priority-for-borrowers-blocker" "Holds up everything else"
        PRIORITY_LOW "priority-for-borrowers-low" "No hurry"
        PRIORITY_MEDIUM "priority-for-borrowers-medium" "Soon"
        PRIORITY_HIGH "priority-for-borrowers-high" "Important"
        PRIORITY_CRITICAL "priority-for-borrowers-critical" "Very important"
        PRIORITY_URGENT "priority-for-borrowers-urgent" "Urgent"
        NEXT_CAME_BACK "tasks-next-came-back" "Please look at this first"
        NEXT_TO_DO "tasks-next-to-do" "Next for you"
        OUTLOOK_OPEN "request-outlook-open" "{lender} looks at it once you send it, and you see here whether it was accepted"
        OUTLOOK_SUBMITTED "request-outlook-submitted" "Sent. {lender} looks at it next: it is accepted, or comes back with a reason"
        OUTLOOK_NOT_APPLICABLE "request-outlook-not-applicable" "{lender} reads why it doesn’t apply, and tells you here if it is needed after all"
        OUTLOOK_REJECTED "request-outlook-rejected" "Send it again, and {lender} looks at it afresh"
        OUTLOOK_PARTLY_ACCEPTED "request-outlook-partly-accepted" "Part of it was accepted. Send the rest again, and {lender} looks at it afresh"
        OUTLOOK_ACCEPTED "request-outlook-accepted" "Accepted. There is nothing more to do here"
        COMMENT_REQUIRED "comment-required" "Write something first"
        COMMENT_FOR_LENDERS "comment-for-lenders" "Only the lending team can keep a comment to itself"
        MOVE_INTO_REQUEST "needs-list-move-into-request" "Move it into a folder. A file request can’t contain anything"
        MOVE_INTO_ITSELF "needs-list-move-into-itself" "A folder can’t be moved into itself or a folder inside it"
        MOVE_IS_FIRST "needs-list-move-is-first" "It is already the first in its folder"
        MOVE_IS_LAST "needs-list-move-is-last" "It is already the last in its folder"
        MOVE_NO_FOLDER "needs-list-move-no-folder" "No folder stands above it to move it into"
        MOVE_AT_TOP "needs-list-move-at-top" "It isn’t in a folder"
        NAME_REQUIRED "needs-list-name-required" "Name is required"
        TOO_DEEP "needs-list-too-deep" "Folders can be nested {most} deep at most. Choose a folder further up"
        NOT_A_FOLDER "not-a-folder" "Only a folder can contain folders and file requests"
        REASON_REQUIRED "rejection-reason-required" "Choose a reason, so the borrower knows what to change"
        NOT_A_REQUEST "not-a-request" "Only a file request can be answered or reviewed"
        REVIEW_LENDERS_ONLY "review-lenders-only" "Only the lending team can accept or reject a document"
        NO_ANSWER "no-answer" "There is no document yet"
        ALREADY_ACCEPTED "already-accepted" "This document was accepted. Ask your lender if it has to change"
        REASON_UNKNOWN "reject-reason-unknown" "Choose a reason from the list"
        NOTE_REQUIRED "reject-note-required" "Say what is wrong with the document"
        CAME_BACK "tasks-came-back" "Came back"
        TO_DO "tasks-to-do" "To do"
        IN_REVIEW "tasks-in-review" "In review"
        DONE "tasks-done" "Done"
        PARTLY_ACCEPTED "partly-accepted" "One of these documents was accepted. Remove the others one by one"
        NOT_APPLICABLE_WITH_FILES "not-applicable-with-files" "Remove the documents you sent first, then say that it doesn’t apply"
        APPLIES_ALREADY "applies-already" "Nobody said that this request doesn’t apply"
        WHY_REQUIRED "not-applicable-why-required" "Say why this doesn’t apply"
        DOCUMENT_GONE "document-gone" "This document isn't there any more. Upload the file again."
        NOT_IN_ANSWER "not-in-answer" "This document doesn’t answer the request any more. Look at the request again"
        REQUEST_DELETED "request-deleted" "This request was deleted in the meantime. Your document is kept: you find it among your documents"
        FOLDER_DELETED "folder-deleted" "The folder it was in is deleted too. Restore that folder first."
        DIGEST_TITLE "tasks-digest-title" "Open tasks on {loan}"
        DIGEST_TO_SEND "tasks-digest-to-send" "Please send"
        DIGEST_CAME_BACK "tasks-digest-came-back" "Please look at these again"
        DIGEST_TO_REVIEW "tasks-digest-to-review" "Waiting for review"
        DIGEST_NOTHING "tasks-digest-nothing" "Nothing is open right now"
    }

    /// Sharing requests with people.
    sharing {
        ON_THE_LOAN "on-the-loan" "On the loan"
        NOT_ON_THE_LOAN "not-on-the-loan" "Not on the loan"
        SELECT_ALL_PEOPLE "select-all-people" "Select all"
        SEND_ONLY "send-only" "Send Only"
        SEND_AND_ASSIGN "send-and-assign" "Send and Assign"
        YOU_MADE_VISIBLE "you-made-visible" "You have been made visible to borrowers"
        YOU_ADDED "you-added" "You have been added to the loan"
        MADE_VISIBLE "made-visible" "{names} made visible to borrowers"
        ADDED_TO_LOAN "added-to-loan" "{names} added to the loan"
        ADDED_AS_CONTACT "email-added-as-contact" "{email} added as a contact on your profile"
        ITEM_SENT_AND_ASSIGNED "item-sent-and-assigned" "1 item sent and assigned to users"
        ITEMS_SENT_AND_ASSIGNED "items-sent-and-assigned" "{count} items sent and assigned to users"
        SENT "sent-to-users" "Sent to users"
        ELEMENT_GONE "share-element-gone" "This isn’t in the needs list any more. Reload the page and choose again"
        PERSON_GONE "share-person-gone" "This person isn’t on the loan any more. Reload the page and choose again"
        PLAN_ADDS_CONTACT "share-plan-adds-contact" "{email} becomes a contact on your profile"
        PLAN_ADDS_LENDER "share-plan-adds-lender" "{name} joins the lending team of the loan and can accept files"
        PLAN_ADDS_BORROWER "share-plan-adds-borrower" "{name} joins the loan as a borrower and can accept files"
        PLAN_ADDS_USER "share-plan-adds-user" "{name} joins the loan as a contact and can accept files"
        PLAN_SHOWS "share-plan-shows" "{name} becomes visible to borrowers"
        PLAN_SHARES "share-plan-shares" "{count} items are shared with {names}, to view"
        PLAN_SHARES_ONE "share-plan-shares-one" "1 item is shared with {names}, to view"
        KEY_REUSED "share-key-reused" "This was sent before with other choices. Close the dialog and share again"
        UNDO_ANSWERED "share-undo-answered" "{names} already answered what was shared, so it can’t be taken back"
        UNDO_JOINED "share-undo-joined" "{names} already took part in the loan, so it can’t be taken back"
        UNDO_CHANGED "share-undo-changed" "{names} was changed on the loan since, so it can’t be taken back"
    }

    /// Files and documents.
    documents {
        WELCOME "files-welcome" "PDF, photos, Word, Excel, PowerPoint, text, video and ZIP"
        WELCOME_UP_TO "files-welcome-up-to" "PDF, photos, Word, Excel, PowerPoint, text, video and ZIP, up to {size} each"
        KILOBYTES "unit-kilobytes" "kB"
        MEGABYTES "unit-megabytes" "MB"
        GIGABYTES "unit-gigabytes" "GB"
        INVALID_TYPE "file-invalid-type" "File type must be {types}"
        TOO_LARGE "file-too-large" "File is larger than {max} bytes"
        TOO_SMALL "file-too-small" "File is smaller than {min} bytes"
        TOO_MANY "too-many-files" "Too many files"
        IS_PROGRAM "file-is-program" "This is a program, whatever its name says. Send a document or a picture instead"
        UPLOAD_FAILED "file-upload-failed" "File upload failed"
        LIMITS "file-limits" "Up to {size} each, 10,000 files at a time"
        UPLOAD_WAITS "file-upload-waits" "Waiting"
        UPLOADS_ARRIVED "uploads-arrived" "{arrived} of {all} files uploaded"
        UPLOADS_FAILED "uploads-failed" "{arrived} of {all} files uploaded, {failed} failed"
        UPLOAD_CANCELLED "file-upload-cancelled" "File upload cancelled"
        EXTRACT_FAILED "file-extract-failed" "Failed to extract {file} will be uploaded as zip."
        NEW_NAME "new-name" "New name..."
        NAME_REQUIRED "file-name-required" "Name is required"
        PDF_ATTACHMENTS_LOCKED "pdf-attachments-locked" "The attachments of this PDF have a lock that can’t be opened here. Open it in a PDF reader, save it without a password, and upload that"
        NAME_CHARACTERS "file-name-characters" "A file name can’t contain slashes"
        RENAMED "file-renamed" "File renamed"
        RENAME_FAILED "file-rename-failed" "Error renaming file"
        DELETED "file-deleted" "File deleted"
        DELETE_FAILED "file-delete-failed" "Error deleting file"
        SHOEBOX_EMPTY "shoebox-empty" "Nothing waits to be filed"
        PDF_NOT_PROTECTED "pdf-not-protected" "The PDF file is not password protected."
        PASSWORD_INCORRECT "pdf-password-incorrect" "Password incorrect"
        SAME_THERE "same-content" "“{file}” is there already"
        SAME_UNDER_OTHER_NAME "same-content-other-name" "“{file}” is there already, under the name “{there}”"
        SAME_LEFT_OUT "same-content-left-out" "Left out: it is there once"
        SAME_LEFT_OUT_MANY "same-content-left-out-many" "Left out: they are there once"
        SAME_CAME_BACK "same-content-came-back" "“{file}” is the very file that came back"
    }

    /// Credit scores and driver's licences.
    individuals {
        BAND_POOR "fico-poor" "Poor"
        BAND_FAIR "fico-fair" "Fair"
        BAND_GOOD "fico-good" "Good"
        BAND_VERY_GOOD "fico-very-good" "Very Good"
        BAND_EXCELLENT "fico-excellent" "Excellent"
        CREDIT_ERROR "credit-error" "Error"
        REGENERATE_CREDIT_REPORT "regenerate-credit-report" "Regenerate Credit Report"
        LICENCE_EXPIRED "licence-expired" "Expired"
        LICENCE_EXPIRING "licence-expiring" "Expiring"
        LICENCE_ACTIVE "licence-active" "Active"
        STILL_MASKED "licence-still-masked" "Type the whole value, or leave it as it was"
        CREDIT_OFF "credit-off" "Individual credit reports are switched off for your company"
        CREDIT_NOT_AGREED "credit-not-agreed" "Credit reports are for individual borrowers who joined and agreed to one"
        CREDIT_TOO_SOON "credit-too-soon" "A report was ordered a moment ago. Wait ten seconds and try again"
        CREDIT_NONE_RECORDED "credit-none-recorded" "No report has been recorded for this person yet"
        SCORE_OUT_OF_RANGE "score-out-of-range" "A score is a whole number from 300 to 850"
        FAILURE_REQUIRED "report-failure-required" "Say what went wrong with the report"
        REPORT_UNREADABLE "report-unreadable" "There is no credit report in this file"
        BORN_IN_FUTURE "born-in-future" "A date of birth lies in the past"
    }

    /// Why somebody sees something, or doesn't.
    sight {
        LENDERS_SEE_PEOPLE "sight-lender-people" "Lenders see everyone on the loan who isn’t kept from them"
        KEPT_FROM_LENDERS "sight-kept-from-lenders" "Kept from lenders"
        SHOWN_TO_BORROWERS "sight-shown-to-borrowers" "Shown to borrowers"
        KEPT_FROM_BORROWERS "sight-kept-from-borrowers" "Kept from borrowers"
        OWN_ROLE "sight-own-role" "This is their own role"
        OWN_CONTACT "sight-own-contact" "They have this contact in their own list"
        LENDERS_SEE_REQUESTS "sight-lender-requests" "Lenders see every request"
        LENDERS_REVEAL "sight-lender-reveal" "Hidden; lenders see it with hidden items shown"
        HIDDEN_BY_HAND "sight-hidden-by-hand" "Hidden by hand"
        SHOWS_LATER "sight-shows-later" "Shows once the loan reaches {status}"
        SHOWS_FROM_UNKNOWN "sight-shows-from-unknown" "It shows from a status that nobody knows"
        KEPT_BY_PRIORITY "sight-kept-by-priority" "Its priority keeps it from borrowers and contacts"
        FOLDER_UNSEEN "sight-folder-unseen" "A folder it is in doesn’t show"
        ASSIGNED_TO_THEM "sight-assigned-to-them" "Assigned to them"
        ASSIGNED_TO_OTHERS "sight-assigned-to-others" "Assigned to other people"
        UNASSIGNED "sight-unassigned" "Assigned to nobody, so every borrower sees it"
        CONTACTS_ASSIGNED_ONLY "sight-contacts-assigned-only" "Contacts see only what is assigned to them"
        HOLDS_SEEN "sight-holds-seen" "Holds something they see"
        LENDERS_SEE_DOCUMENTS "sight-lender-documents" "Lenders see every document of the loan"
        OWN_UPLOAD "sight-own-upload" "They uploaded it"
        ANSWERS_SEEN "sight-answers-seen" "It answers a request they see"
        ANSWERS_UNSEEN "sight-answers-unseen" "Somebody else uploaded it, and it answers no request they see"
    }

    /// Messages on a loan.
    messaging {
        BODY_REQUIRED "message-body-required" "Body is required"
        RECIPIENTS_REQUIRED "message-recipients-required" "Recipients are required"
        LOAN_REQUIRED "message-loan-required" "Loan is required"
        CONTACT_RECIPIENT_REQUIRED "message-contact-recipient-required" "Error. Please enter at least one recipient"
        EXTERNAL_THREAD "external-thread-warning" "You’re sending this message in an external thread. Are you sure you want to continue?"
        EXTERNAL_THREAD_CONFIRM "external-thread-confirm" "Yes, Continue"
        DO_NOT_ASK_AGAIN "do-not-ask-again" "Don't ask me again"
        ATTACHMENTS_PUBLIC "attachments-public" "Everyone in this thread will see the attachments. Are you sure you want to send them?"
        PRIVATE_WITHOUT_BORROWER "private-without-borrower" "The borrower isn’t part of this private thread. Are you sure you want to send this message?"
        INVISIBLE_LENDERS "invisible-lenders" "{names} can’t be seen by borrowers yet. Make them visible to borrowers?"
        ASSIGN_BEFORE_SENDING "assign-before-sending" "Not everyone can open what you’re sending. Choose who gets it assigned"
        SHARE_HISTORY_QUESTION "share-history-question" "Share the earlier messages of this thread with {names}?"
        SHARE_HISTORY "share-history" "Share"
        DO_NOT_SHARE_HISTORY "do-not-share-history" "Don't Share"
        SEND_FAILED "message-send-failed" "Failed to send message"
        SENT "message-sent" "Message sent"
        FORWARDED "message-forwarded" "Message forwarded"
        FORWARD_FAILED "message-forward-failed" "Error forwarding message"
        PRINT_FAILED "message-print-failed" "Error printing email"
        MUTED "conversation-muted" "Conversation muted"
        UNMUTED "conversation-unmuted" "Conversation unmuted"
        DRAFT_SAVED "draft-saved" "Draft Saved"
        NEW_MESSAGE "new-message" "New Message"
        ADD_DIGEST "add-digest" "Add Digest"
        DIGEST_CLEARS "digest-clears-message" "Adding a digest clears what you’ve written. Add it anyway?"
        ITEMS_QUESTION "needs-list-items-question" "This message already has needs-list items. Add these to it, or start a new message?"
        ITEMS_ADD "needs-list-items-add" "Add to this message"
        ITEMS_NEW "needs-list-items-new" "Start a new message"
        PRIVATE_MESSAGE "private-message" "Private Message"
        SELECT_LOAN "select-loan" "Choose the loan your message is about"
        MORE_CHIPS "more-chips" "+{count} more"
        NO_TEMPLATES "no-saved-templates" "No saved templates"
        TEMPLATE_OVERRIDE "template-override" "Replace the saved template “{name}” with this text?"
        TEMPLATE_DELETE "template-delete" "Delete the template “{name}”?"
        SIGNATURE_FAILED "signature-save-failed" "Failed to save signature"
        ATTACHMENTS_PUBLIC_CONFIRM "attachments-public-confirm" "Send Attachments"
        PRIVATE_WITHOUT_BORROWER_CONFIRM "private-without-borrower-confirm" "Send Privately"
        PRIVATE_FOR_LENDERS "private-for-lenders" "Only lenders can start a private message"
        MAKE_VISIBLE "make-visible" "Make Visible"
        LEAVE_OUT "leave-out" "Leave Out"
        DIGEST_NEEDS_TASKS "digest-needs-tasks" "Choose someone with tasks on the loan as first recipient"
        DIGEST_NOT_ALLOWED "digest-not-allowed" "You need permission to see borrowers’ tasks"
        TEMPLATE_OVERRIDE_CONFIRM "template-override-confirm" "Replace"
        TEMPLATE_DELETE_CONFIRM "template-delete-confirm" "Delete"
        NO_LOAN "no-loan-to-write-about" "You don’t have a loan to write about yet"
    }
}

/// Which part of the catalogue.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct Texts {
    /// One domain, for example `contacts`; without it, all.
    #[serde(default)]
    pub domain: Option<String>,
}

/// One text as the browser gets it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct TextEntry {
    /// Where it belongs.
    pub domain: &'static str,
    /// Its code.
    pub code: &'static str,
    /// The words, with placeholders.
    pub template: &'static str,
}

/// Every fixed text stands once in the catalogue, under a code.
///
/// The texts of one domain, or of all.
///
/// Rule in people, from platform §8; messaging §8; TOAST.
#[must_use]
pub fn texts(input: &Texts) -> Vec<TextEntry> {
    let wanted = |domain: &str| input.domain.as_deref().is_none_or(|d| d == domain);
    CATALOGUE
        .iter()
        .filter(|(domain, _)| wanted(domain))
        .flat_map(|&(domain, texts)| {
            texts.iter().map(move |text| TextEntry { domain, code: text.code, template: text.template })
        })
        .collect()
}

/// A value for a placeholder.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct Filling {
    /// The placeholder, without braces.
    pub key: String,
    /// What replaces it.
    pub value: String,
}

/// A text and what to fill in.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct FillText {
    /// The text's code.
    pub code: String,
    /// Values for its placeholders.
    #[serde(default)]
    pub values: Vec<Filling>,
}

/// A text of the catalogue gets its names and counts filled in.
///
/// The text of that code with its placeholders filled in, or none for an unknown code.
///
/// Rule in core, from platform §8; messaging §8; TOAST.
#[must_use]
pub fn fill_text(input: &FillText) -> Option<String> {
    let values: Vec<_> = input.values.iter().map(|v| (v.key.as_str(), v.value.as_str())).collect();
    let mut texts = CATALOGUE.iter().flat_map(|(_, texts)| texts.iter());
    texts.find(|text| text.code == input.code).map(|text| text.fill(&values))
}
