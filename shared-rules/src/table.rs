/// The table of rules, handed as a whole to the macro `$then`.
///
/// One row a rule: `domain.rule as jsName -> "TypeScript type", "source", "sentence": function, Input;`
/// The registry (native, by name, JSON) and the browser's bridge are both made from it, so a rule is
/// listed once. `rule` is unique over all domains and names the vectors file
/// `vectors/<domain>/<rule>.json`. Rows are sorted by domain.
///
/// A heading says in which of the browser's modules the rows below it are: `core` is loaded at start and
/// holds what the first screens ask, `people` (who is who, who sees what) and `messaging` are loaded by the
/// screens that need them.
#[macro_export]
macro_rules! with_rules {
    ($then:ident) => {
        $then! {
        ["people"]
            contacts.after_save as afterSave -> "AfterSaveAnswer", "platform §4; CONTACT-17…19",
                "The way of saving decides the page to go to and whether the form is emptied.":
                $crate::contacts::saving::after_save, $crate::contacts::saving::AfterSave;
            contacts.borrower_templates as borrowerTemplates -> "string[]", "platform §3; ENTITY-31",
                "A borrower's contact form offers the needs-list templates made for individuals.":
                $crate::contacts::template::borrower_templates, $crate::contacts::template::BorrowerTemplates;
            contacts.check_contact as checkContact -> "Violation[]", "platform §5; VALID-01…03",
                "A contact needs a valid e-mail address, and a borrower among them a needs-list template.":
                $crate::contacts::check::check_contact, $crate::contacts::check::CheckContact;
            contacts.contact_actions as contactActions -> "ContactActionsAnswer", "platform §6; CONTACT-42, PERM-10",
                "Only the owner of a contact list edits and removes contacts in it; others message, move and view.":
                $crate::contacts::action::contact_actions, $crate::contacts::action::ContactActions;
            contacts.contact_body as contactBody -> "ContactRelationBody", "platform §5; CONTACT-28, PERM-04",
                "A key contact is set by lenders only, and visible to borrowers only as a key contact.":
                $crate::contacts::form::contact_body, $crate::contacts::form::ContactBody;
            contacts.contact_fields as contactFields -> "ContactFieldsAnswer", "platform §4, §5; CONTACT-02, CONTACT-11, CONTACT-21…33",
                "Viewer, role and picked user decide which fields of the contact form show and which are locked.":
                $crate::contacts::fields::contact_fields, $crate::contacts::fields::ContactFields;
            contacts.contact_list as contactList -> "ContactListAnswer", "platform §5; CONTACT-38…40",
                "The contact list finds by name or e-mail address and stands in two sections.":
                $crate::contacts::list::contact_list, $crate::contacts::list::ContactList;
            contacts.contact_move as contactMove -> "ContactMoveAnswer", "platform §4; CONTACT-43…49, TOAST-16…19",
                "Lenders move people between contacts, key contacts and the borrowing team, each move confirmed.":
                $crate::contacts::moving::contact_move, $crate::contacts::moving::ContactMove;
            contacts.contact_picker as contactPicker -> "ContactPickerAnswer", "platform §5, §8; CONTACT-32, CONTACT-34",
                "The picker finds users by a part of name plus e-mail, and offers to add what it can't find.":
                $crate::contacts::picker::contact_picker, $crate::contacts::picker::ContactPicker;
            contacts.contact_removal as contactRemoval -> "ContactRemovalAnswer", "platform §8; PERM-10, TOAST-03, TOAST-14, TOAST-15",
                "A contact is removed by the owner of the list, or off the loan by its lead lenders.":
                $crate::contacts::removal::contact_removal, $crate::contacts::removal::ContactRemoval;
            contacts.duplicate_contact as duplicateContact -> "Verdict", "platform §5; CONTACT-25, TOAST-01",
                "A contact can't be added when someone on the loan has the same e-mail address.":
                $crate::contacts::duplicate::duplicate_contact, $crate::contacts::duplicate::DuplicateContact;
            contacts.kept_contact as keptContact -> "Verdict", "platform §5; CONTACT-29; resolution 95",
                "Somebody who can open the loan can't be kept from its lenders.":
                $crate::contacts::kept::kept_contact, $crate::contacts::kept::KeptContact;
            contacts.list_title as listTitle -> "string", "platform §2.5; CONTACT-36, CONTACT-37",
                "The list is titled My Contacts, or with the owner's name.":
                $crate::contacts::list::list_title, $crate::contacts::list::ListTitle;
            contacts.move_failure as moveFailure -> "string", "platform §8; CONTACT-53, TOAST-04; resolution 96",
                "A failed move says so: in words of its own to key contacts, elsewhere in the server's.":
                $crate::contacts::moving::move_failure, $crate::contacts::moving::FailedMove;
            contacts.picker_users as pickerUsers -> "string[]", "platform §5; TEAM-12",
                "The contact picker offers the people of the loan and contacts; other people in company mode only.":
                $crate::contacts::picker_users::picker_users, $crate::contacts::picker_users::PickerUsers;
            contacts.save_call as saveCall -> "SaveCallAnswer", "platform §2.10, §4; CONTACT-46, CONTACT-49",
                "A role of the borrowing team puts the person on that team; changing teams is asked about first.":
                $crate::contacts::save_call::save_call, $crate::contacts::save_call::SaveCall;
            contacts.save_gate as saveGate -> "boolean", "platform §4; CONTACT-24",
                "Saving is possible when something changed and nothing is loading.":
                $crate::contacts::saving::save_gate, $crate::contacts::saving::SaveGate;
            contacts.save_toast as saveToast -> "string", "platform §8; TOAST-01, TOAST-02, TOAST-10…13",
                "A toast says what became of the saved contact.":
                $crate::contacts::saving::save_toast, $crate::contacts::saving::SaveToast;
            contacts.start_contact_form as startContactForm -> "ContactForm", "platform §3, §4; CONTACT-07, CONTACT-20, ROLE-07",
                "The form starts empty, with the typed text, with a picked user, or with the contact being edited.":
                $crate::contacts::start::start_contact_form, $crate::contacts::start::StartContactForm;
            contacts.template_after_role as templateAfterRole -> "string | null", "platform §4; CONTACT-23",
                "Choosing a role that isn't a borrower's clears the template.":
                $crate::contacts::check::template_after_role, $crate::contacts::check::TemplateAfterRole;
            contacts.typed_contact as typedContact -> "TypedContactAnswer", "platform §5; CONTACT-30, CONTACT-31",
                "Typed text becomes the e-mail address when it is a valid one, otherwise the first name.":
                $crate::contacts::typed::typed_contact, $crate::contacts::typed::TypedContact;
        ["core"]
            documents.check_content as checkContent -> "Violation[]", "platform §5; FILE-02",
                "A program is refused whatever its name says.":
                $crate::documents::content::check_content, $crate::documents::content::FileHead;
            documents.check_files as checkFiles -> "FileVerdicts", "platform §5, §8; FILE-02…16",
                "Dropped files are accepted by type, size and number; what is refused says why.":
                $crate::documents::acceptance::check_files, $crate::documents::acceptance::CheckFiles;
            documents.check_upload as checkUpload -> "FileVerdicts", "platform §5, §8; FILE-02…16",
                "Files for upload are held against the default types and the limits of the server.":
                $crate::documents::uploading::upload_limits::check_upload, $crate::documents::uploading::upload_limits::CheckUpload;
            documents.drop_area as dropArea -> "DropAreaAnswer", "platform §2.11, §4, §9; FILE-12, FILE-27; resolution 56",
                "A drop area has five states; the file dialog counts as cancelled 300 ms after the window has the focus again.":
                $crate::documents::drop_area::drop_area, $crate::documents::drop_area::DropArea;
            documents.end_upload as endUpload -> "EndUploadAnswer", "platform §4, §8; messaging §4; FILE-19, FILE-20, FILE-26, TOAST-30; resolution 7",
                "A stopped upload goes, a failed one stays as an error; cancelling is confirmed, stopping by the program is not.":
                $crate::documents::uploading::upload_row::end_upload, $crate::documents::uploading::upload_row::EndUpload;
        ["messaging"]
            documents.load_says_protected as loadSaysProtected -> "boolean", "platform §5; PDF-03",
                "A PDF is protected when loading it fails with words about encryption or a password.":
                $crate::documents::failure::load_says_protected, $crate::documents::failure::PdfLoad;
        ["core"]
            documents.name_parts as nameParts -> "NameParts", "platform §5; FILE-18",
                "A file's extension is what follows its last dot; a name that only starts with a dot has none.":
                $crate::documents::rename::name_parts, $crate::documents::rename::FileNameInput;
        ["people"]
            documents.package_paths as packagePaths -> "string[]", "platform §2; ROUTE-04",
                "A package's files stand in the folders of the needs list, under names that every computer can store, no two alike.":
                $crate::documents::package::package_paths, $crate::documents::package::PackagePaths;
        ["core"]
            documents.rename_file as renameFile -> "RenameOutcome", "platform §5; FILE-18",
                "Renaming asks for a new base name and keeps the extension; blank can't be saved, the same name changes nothing.":
                $crate::documents::rename::rename_file, $crate::documents::rename::RenameFile;
        ["messaging"]
            documents.unlock_failure as unlockFailure -> "UnlockFailureAnswer", "platform §5, §8; messaging §8; PDF-02, PDF-05; resolution 6",
                "A PDF without a password says so; every other failure to unlock is an incorrect password.":
                $crate::documents::failure::unlock_failure, $crate::documents::failure::UnlockFailure;
        ["core"]
            documents.upload_limits as uploadLimits -> "string", "platform §5; FILE-07, FILE-09",
                "A place for files says how large they may be and how many may come at once.":
                $crate::documents::uploading::upload_limits::upload_limits, $crate::documents::uploading::upload_limits::UploadLimits;
            documents.upload_row as uploadRow -> "UploadRowAnswer", "messaging §2; FILE-21…24",
                "An upload can be cancelled while it runs; once done it can be previewed, renamed and deleted.":
                $crate::documents::uploading::upload_row::upload_row, $crate::documents::uploading::upload_row::UploadRow;
            documents.upload_summary as uploadSummary -> "UploadSummaryAnswer", "messaging §2; FILE-21…24",
                "Many uploads have one line together: how many arrived, and what can be done with all of them.":
                $crate::documents::uploading::upload_summary::upload_summary, $crate::documents::uploading::upload_summary::UploadSummary;
            documents.welcome_files as welcomeFiles -> "WelcomeFilesAnswer", "platform §5; FILE-02",
                "Which kinds of files are taken, and how large, is said before one is chosen.":
                $crate::documents::uploading::welcome::welcome_files, $crate::documents::uploading::welcome::WelcomeFiles;
        ["messaging"]
            documents.zip_upload as zipUpload -> "ZipUploadAnswer", "platform §4, §8; TOAST-05; resolution 60",
                "An archive that cannot be unpacked, or holds nothing usable, is uploaded as a zip.":
                $crate::documents::failure::zip_upload, $crate::documents::failure::ZipUpload;
            documents.chosen_order as chosenOrder -> "number[]", "platform §5; FILE-08",
                "Files chosen together stay in the order in which they were chosen.":
                $crate::documents::uploading::chosen_order::chosen_order, $crate::documents::uploading::chosen_order::ChosenOrder;
            documents.same_content as sameContent -> "string | null", "platform §5; FILE-08",
                "A file whose content is there already is noticed whatever it is called, and the person is asked.":
                $crate::documents::uploading::same_content::same_content, $crate::documents::uploading::same_content::SameContent;
            documents.stored_type as storedType -> "string", "platform §5; FILE-02…06",
                "The type of a file follows from its name and content, never from what the sender says.":
                $crate::documents::uploading::stored_type::stored_type, $crate::documents::uploading::stored_type::NamedHead;
        ["people"]
            documents.document_sight as documentSight -> "DocumentSightAnswer", "platform §6; NEEDS-20…22",
                "A document is seen by lenders, by whoever uploaded it, and by those who see a request it answers.":
                $crate::documents::sight::document_sight, $crate::documents::sight::DocumentSight;
            individuals.check_report as checkReport -> "Violation[]", "platform §4; CREDIT-14, CREDIT-16",
                "A credit report recorded by hand has a score from 300 to 850, or says what went wrong.":
                $crate::individuals::report_entry::check_report, $crate::individuals::report_entry::CheckReport;
            individuals.credit_element as creditElement -> "FormElement", "platform §3; ENTITY-32, ENTITY-33",
                "An individual's credit report is a form element whose answer is the score.":
                $crate::individuals::form_element::credit_element, $crate::individuals::form_element::CreditElement;
            individuals.credit_loading as creditLoading -> "CreditLoadingAnswer", "platform §4, §9; CREDIT-15",
                "After a click the regenerate button shows loading for ten seconds.":
                $crate::individuals::credit_loading::credit_loading, $crate::individuals::credit_loading::CreditLoading;
            individuals.credit_report as creditReport -> "CreditReportAnswer", "platform §4, §8; CREDIT-14, CREDIT-16…18",
                "A failed credit report says why; otherwise its button offers to make it anew.":
                $crate::individuals::credit_report::credit_report, $crate::individuals::credit_report::CreditReport;
            individuals.credit_widget as creditWidget -> "boolean", "platform §5; CREDIT-01, CREDIT-03…08",
                "The credit score shows for consenting individual borrowers, to those who may see it, with the feature on.":
                $crate::individuals::credit_widget::credit_widget, $crate::individuals::credit_widget::CreditWidget;
            individuals.fico_band as ficoBand -> "FicoBandAnswer | null", "platform §9; CREDIT-09…13",
                "A credit score falls into one of five bands, from Poor to Excellent.":
                $crate::individuals::fico::fico_band, $crate::individuals::fico::FicoBand;
            individuals.licence_section as licenceSection -> "LicenceSectionAnswer", "platform §4, §5; LICENCE-05, LICENCE-06, PERM-09",
                "A driver's licence shows to those who may see it; the section also shows for people who aren't borrowers.":
                $crate::individuals::licence_section::licence_section, $crate::individuals::licence_section::LicenceSection;
            individuals.licence_status as licenceStatus -> "LicenceStatus", "platform §4, §9; LICENCE-01…04",
                "A licence is EXPIRED once its expiry day has passed, EXPIRING that day and the 90 before, otherwise ACTIVE.":
                $crate::individuals::licence_status::licence_status, $crate::individuals::licence_status::LicenceExpiry;
            individuals.mask_identity as maskIdentity -> "MaskedIdentity", "platform §3; LICENCE-06",
                "Licence number and date of birth are masked until the viewer asks to see them.":
                $crate::individuals::masking::mask_identity, $crate::individuals::masking::MaskIdentity;
            individuals.read_report as readReport -> "ReadReportAnswer", "platform §3; ENTITY-04, CREDIT-16",
                "A credit report is read from a file with its score, its status and its error.":
                $crate::individuals::report_entry::read_report, $crate::individuals::report_entry::ReadReport;
        ["core"]
            loans.application_path as applicationPath -> "boolean", "platform §1; ROUTE-29",
                "A page is a loan application's when its path contains apply-now; query and hash don't count.":
                $crate::loans::application_path::application_path, $crate::loans::application_path::ApplicationPath;
        ["people"]
            loans.check_entity as checkEntity -> "Violation[]", "platform §3; ENTITY-12…15",
                "An entity needs a name; what else is given of it has to be readable.":
                $crate::loans::entity_check::check_entity, $crate::loans::entity_check::CheckEntity;
            loans.current_address as currentAddress -> "Address | null", "platform §3; ENTITY-14",
                "Of a person's addresses the one flagged as current is shown.":
                $crate::loans::entity_address::current_address, $crate::loans::entity_address::CurrentAddress;
            loans.ein_display as einDisplay -> "string", "platform §3; ENTITY-12",
                "An EIN with nine digits is shown as xx-xxxxxxx, any other as stored.":
                $crate::loans::entity_check::ein_display, $crate::loans::entity_check::EinDisplay;
            loans.check_entity_labels as checkEntityLabels -> "Violation[]", "platform §3; ENTITY-16, ENTITY-17",
                "An entity is a guarantor or isn't one, never both.":
                $crate::loans::entity_label::check_entity_labels, $crate::loans::entity_label::EntityLabels;
            loans.toggle_entity_label as toggleEntityLabel -> "EntityLabel[]", "platform §3; ENTITY-16, ENTITY-17",
                "Of guarantor and not a guarantor, the one ticked last takes the other's place.":
                $crate::loans::entity_label::toggle_entity_label, $crate::loans::entity_label::ToggleEntityLabel;
            loans.entity_edit_target as entityEditTarget -> "EditTarget | null", "platform §2; ROUTE-18…22",
                "An entity of a loan is edited on the page of its kind; a kind without a page gives no link.":
                $crate::loans::entity::entity_edit_target, $crate::loans::entity::EntityEditTarget;
            loans.entity_editing as entityEditing -> "Verdict", "platform §6; PERM-07; resolution 39",
                "Lenders change the entities of a loan, but underwriters don't; a person among them needs UpdateBorrower.":
                $crate::loans::entity_editing::entity_editing, $crate::loans::entity_editing::EntityEditing;
            loans.entity_label_text as entityLabelText -> "string", "platform §3; ENTITY-16, ENTITY-17",
                "Guarantee labels are shown as lower-case words, the others as words with capitals.":
                $crate::loans::entity_label::entity_label_text, $crate::loans::entity_label::EntityLabelText;
            loans.entity_sight as entitySight -> "EntitySightAnswer", "platform §2, §6; PERM-09, LICENCE-05",
                "Lenders see every entity of a loan, borrowers of other people only name and labels, contacts only themselves.":
                $crate::loans::entity_sight::entity_sight, $crate::loans::entity_sight::EntitySight;
            loans.mailing_address as mailingAddress -> "Address | null", "platform §3; ENTITY-15",
                "A company's mailing address may be its company address.":
                $crate::loans::entity_address::mailing_address, $crate::loans::entity_address::MailingAddress;
        ["core"]
            loans.stage_outlook as stageOutlook -> "string", "platform §4; ENTITY-03",
                "Borrowers read what happens at the loan's stage; a decision is told by people.":
                $crate::loans::stage_outlook::stage_outlook, $crate::loans::stage_outlook::StageOutlook;
            loans.status_order as statusOrder -> "ReviewStatus[]", "platform §4; ENTITY-03",
                "Review statuses stand in one order, from LEAD to WITHDRAWN.":
                $crate::loans::review_status::status_order, $crate::loans::review_status::StatusOrder;
            loans.status_reached as statusReached -> "boolean", "platform §4; NEEDS-21",
                "A loan has reached a status when its own is not earlier in the order of review statuses.":
                $crate::loans::review_status::status_reached, $crate::loans::review_status::StatusReached;
        ["messaging"]
            messaging.action_link as actionLink -> "LinkKind", "messaging §4; LINK-01, LINK-02; resolution 88",
                "A link that contains /api/v1/action is an action link; only one inside our own origin is followed.":
                $crate::messaging::reading::action_link::action_link, $crate::messaging::reading::action_link::ActionLink;
            messaging.add_digest as addDigest -> "DigestControl", "messaging §4, §6; COMPOSE-18, COMPOSE-19, PERM-12; resolution 76",
                "Lenders may add a digest when the first recipient is a user with tasks; it replaces what is written, after a question.":
                $crate::messaging::compose::digest::add_digest, $crate::messaging::compose::digest::AddDigest;
            messaging.add_items as addItems -> "AddedItems", "messaging §4; COMPOSE-20",
                "Needs-list items join the ones in a message or start a new message; the writer is asked.":
                $crate::messaging::compose::items::add_items, $crate::messaging::compose::items::AddItems;
            messaging.after_send as afterSend -> "SendOutcome", "messaging §4; MSG-21, MSG-22, ROUTE-32, TOAST-34; resolution 68",
                "After sending, lenders stay on the package page, loan applications stay, everyone else goes to the thread.":
                $crate::messaging::sending::after_send::after_send, $crate::messaging::sending::after_send::AfterSend;
            messaging.check_message as checkMessage -> "Violation[]", "messaging §5; VALID-04…08, PERM-11; resolutions 17, 69, 81",
                "A message needs a loan, text or attachments, and recipients when it starts a subject or comes from a contact; only lenders start a private one.":
                $crate::messaging::compose::check::check_message, $crate::messaging::compose::check::CheckMessage;
            messaging.choose_subject as chooseSubject -> "ChosenSubject", "messaging §4; COMPOSE-11…13; resolution 75",
                "A picked thread gives its id, a typed subject starts a new one, and a lending-team thread keeps lenders only.":
                $crate::messaging::compose::subject::choose_subject, $crate::messaging::compose::subject::ChooseSubject;
            messaging.clean_body as cleanBody -> "string", "messaging §5; MSG-16, MSG-17",
                "Before sending, dynamic needs-list paragraphs and digest skeletons are taken out of the body.":
                $crate::messaging::body::clean::clean_body, $crate::messaging::body::text::MessageBody;
            messaging.collapse_chips as collapseChips -> "ChipRow", "messaging §2, §9; COMPOSE-06",
                "Cc and Bcc chips that don't fit collapse to '+N more'.":
                $crate::messaging::recipient::collapse_chips, $crate::messaging::recipient::CollapseChips;
            messaging.compose_controls as composeControls -> "Controls", "messaging §2, §6; COMPOSE-03, COMPOSE-16, PERM-11",
                "A digest and private messages are for lenders, and only a new thread can be made private.":
                $crate::messaging::compose::controls::compose_controls, $crate::messaging::compose::controls::ComposeControls;
            messaging.creatable_recipient as creatableRecipient -> "string | null", "messaging §5; RECIP-02…04; resolution 80",
                "Only a valid e-mail address that is neither chosen nor on offer can be created as a recipient.":
                $crate::messaging::recipient::creatable_recipient, $crate::messaging::recipient::CreatableRecipient;
            messaging.draft_payload as draftPayload -> "DraftPayload", "messaging §3; ENTITY-50; resolution 72",
                "A draft is a send payload with Cc and Bcc empty, and both kept in fields of their own.":
                $crate::messaging::compose::payload::draft_payload, $crate::messaging::compose::payload::ComposeForm;
            messaging.follow_action as followAction -> "string | null", "messaging §4; LINK-03…05",
                "A valid action link leads to its target with thread and task view appended, never out of the product.":
                $crate::messaging::reading::action_link::follow_action, $crate::messaging::reading::action_link::FollowAction;
            messaging.mark_signature as markSignature -> "SignatureUse[]", "messaging §3, §6; SIG-02, SIG-03; resolution 84",
                "Only one of a user's signatures is used for new messages.":
                $crate::messaging::compose::signature::mark_signature, $crate::messaging::compose::signature::MarkSignature;
            messaging.message_date as messageDate -> "MessageDateTexts", "messaging §9; ENTITY-41, PRINT-04; resolution 55",
                "A message's time reads 'Jan 5, 3:04 PM' in lists and 'Fri, Jan 05, 2024 at 3:04 PM' in print.":
                $crate::messaging::reading::date::message_date, $crate::messaging::reading::date::MessageDate;
            messaging.message_lenders as messageLenders -> "MessageLendersAnswer", "messaging §6; PERM-13, PERM-14, ROUTE-40, UNREAD-01",
                "Lenders write as their own company; everyone else has a list of their lenders.":
                $crate::messaging::reading::lender::message_lenders, $crate::messaging::reading::lender::MessageLenders;
            messaging.mute_toast as muteToast -> "MuteToastWords", "messaging §4, §9; TOAST-35…37; resolution 87",
                "Muting and unmuting say so and can be undone for five seconds, once.":
                $crate::messaging::reading::mute::mute_toast, $crate::messaging::reading::mute::MuteToast;
            messaging.new_message_signature as newMessageSignature -> "string | null", "messaging §3; MSG-06, SIG-03",
                "A new message starts with the one signature that is marked for it.":
                $crate::messaging::compose::signature::new_message_signature, $crate::messaging::compose::signature::Signatures;
            messaging.next_gate as nextGate -> "GateAnswer", "messaging §4, §5; GATE-01…14, THREAD-07; resolutions 13, 14, 63–67, 89, 90",
                "Before a message goes out, gates ask one question at a time, in a fixed order.":
                $crate::messaging::sending::gate::next_gate, $crate::messaging::sending::gate::NextGate;
            messaging.no_access as noAccess -> "NoAccessModal", "messaging §2, §8; MODAL-01, MODAL-02, MODAL-04, LINK-05; resolution 3",
                "The no-access modal says what is missing, and lets everyone but lenders ask their lender.":
                $crate::messaging::reading::no_access::no_access, $crate::messaging::reading::no_access::NoAccess;
            messaging.offered_threads as offeredThreads -> "string[]", "messaging §5; COMPOSE-14",
                "The subject field offers threads that have a subject and are not inactive.":
                $crate::messaging::compose::subject::offered_threads, $crate::messaging::compose::subject::OfferedThreads;
            messaging.open_composer as openComposer -> "ComposerOpening", "messaging §2; ROUTE-44…47; resolution 78",
                "The composer opens in place, and on the borrower portal once there is one loan to write about.":
                $crate::messaging::navigation::open_composer, $crate::messaging::navigation::OpenComposer;
            messaging.open_thread as openThread -> "ThreadTarget", "messaging §2; ROUTE-42, ROUTE-43; resolutions 16, 77",
                "Opening a thread names it, its loan and its last unread message in the address, and clears the searches.":
                $crate::messaging::navigation::open_thread, $crate::messaging::navigation::OpenThread;
            messaging.print_data as printData -> "PrintData", "messaging §2, §3; PRINT-03, ENTITY-59",
                "Six values of a message are stored for its print view.":
                $crate::messaging::reading::print::print_data, $crate::messaging::reading::print::PrintMessage;
            messaging.print_expired as printExpired -> "boolean", "messaging §2; resolution 85",
                "Stored print data goes after a day.":
                $crate::messaging::reading::print::print_expired, $crate::messaging::reading::print::PrintExpired;
            messaging.recipient_type as recipientType -> "RecipientType", "messaging §5; RECIP-06",
                "Everyone on the loan is offered as recipient; in a lending-team thread lenders only.":
                $crate::messaging::recipient::recipient_type, $crate::messaging::recipient::ActiveThread;
            messaging.reply as reply -> "Reply | null", "messaging §4; MSG-08…10; resolution 79",
                "A reply goes to the original sender under the original subject; nobody replies to themselves.":
                $crate::messaging::compose::reply::reply, $crate::messaging::compose::reply::ReplyTo;
            messaging.save_draft as saveDraft -> "DraftCall", "messaging §4; DRAFT-02…04, DRAFT-06; resolutions 70, 71, 73",
                "A changed form is created, updated or deleted as a draft, one call at a time.":
                $crate::messaging::compose::draft::save_draft, $crate::messaging::compose::draft::SaveDraft;
            messaging.send_failure as sendFailure -> "string", "messaging §8; TOAST-32, TOAST-33",
                "When sending fails, the server's words are shown if it gave any.":
                $crate::messaging::sending::failure::send_failure, $crate::messaging::sending::failure::SendFailure;
            messaging.send_payload as sendPayload -> "SendPayload", "messaging §3, §5; ENTITY-47…49, RECIP-05, RECIP-07, MSG-14…17, THREAD-08",
                "What is sent: recipients by kind, a cleaned body, mentions and marks.":
                $crate::messaging::compose::payload::send_payload, $crate::messaging::compose::payload::ComposeForm;
            messaging.settle_draft as settleDraft -> "SettledDraft", "messaging §4, §8; DRAFT-05, DRAFT-08, POPUP-06; resolution 70",
                "The saved draft's id is kept; a failure says nothing; a late answer never brings a draft back.":
                $crate::messaging::compose::draft::settle_draft, $crate::messaging::compose::draft::SettleDraft;
            messaging.split_recipients as splitRecipients -> "SplitEntries", "messaging §5; RECIP-05",
                "Cc and Bcc entries with an @ go out as e-mail addresses, the others as user ids.":
                $crate::messaging::recipient::split_recipients, $crate::messaging::recipient::SplitRecipients;
            messaging.stores_reminder as storesReminder -> "boolean", "messaging §5; GATE-12, GATE-13; resolution 64",
                "'Don't ask me again' is stored only when the warning is confirmed.":
                $crate::messaging::sending::submitting::stores_reminder, $crate::messaging::sending::submitting::StoresReminder;
            messaging.submit_step as submitStep -> "SubmitStepAnswer", "messaging §3, §4; ENTITY-55, GATE-01; resolution 91",
                "From the first question to the answer of the send call a message cannot be sent a second time.":
                $crate::messaging::sending::submitting::submit_step, $crate::messaging::sending::submitting::SubmitStep;
            messaging.template_question as templateQuestion -> "Dialog | null", "messaging §4; TMPL-03",
                "Overriding or deleting a message template is asked about first.":
                $crate::messaging::compose::template::template_question, $crate::messaging::compose::template::TemplateQuestion;
            messaging.text_preview as textPreview -> "string", "messaging §3; ENTITY-42",
                "A body's preview is its text without markup.":
                $crate::messaging::body::text::text_preview, $crate::messaging::body::text::MessageBody;
            messaging.thread_visible as threadVisible -> "boolean", "messaging §3, §5; ENTITY-45, RECIP-06",
                "Private threads are for their people, lending-team threads for lenders, the others for everyone on the loan.":
                $crate::messaging::reading::thread::thread_visible, $crate::messaging::reading::thread::ThreadVisible;
            messaging.toggle_filter as toggleFilter -> "ThreadFilters", "messaging §4; THREAD-03; resolution 74",
                "The unread and the draft filter are never both on.":
                $crate::messaging::reading::filter::toggle_filter, $crate::messaging::reading::filter::ToggleFilter;
            messaging.toggle_row as toggleRow -> "ComposeRows", "messaging §4; COMPOSE-05, COMPOSE-07…10",
                "Closing a compose row clears it, and opening the subject opens the recipients.":
                $crate::messaging::compose::rows::toggle_row, $crate::messaging::compose::rows::ToggleRow;
            messaging.typing_post as typingPost -> "boolean", "messaging §7, §9; RT-02, RT-03; resolution 82",
                "Typing in a thread is posted at once, then at most once a second.":
                $crate::messaging::reading::typing::typing_post, $crate::messaging::reading::typing::TypingPost;
            messaging.unread_categories as unreadCategories -> "UnreadCategory[]", "messaging §7, §9; UNREAD-02, UNREAD-03",
                "Unread messages are counted for leads, origination and portfolio, and for lenders in the archive.":
                $crate::messaging::reading::unread::unread_categories, $crate::messaging::reading::unread::UnreadCategories;
            messaging.window_step as windowStep -> "WindowChange", "messaging §4; POPUP-01, POPUP-02, POPUP-07…09; resolutions 4, 73",
                "The message window is closed, open, minimized or maximized; closing saves, then clears.":
                $crate::messaging::compose::window::window_step, $crate::messaging::compose::window::WindowStep;
            messaging.window_title as windowTitle -> "string", "messaging §2; POPUP-05",
                "The window's title is the draft's subject, or 'New Message'.":
                $crate::messaging::compose::window::window_title, $crate::messaging::compose::window::WindowTitle;
        ["core"]
            needs_list.add_choices as addChoices -> "AddChoice[]", "platform §2.1; NEEDS-15, NEEDS-16",
                "A folder takes folders and file requests; a file request takes nothing.":
                $crate::needs_list::actions::row_action::add_choices, $crate::needs_list::actions::row_action::AddMenu;
            needs_list.answer_removal as answerRemoval -> "AnswerRemovalAnswer", "platform §2.1; NEEDS-12",
                "Files that a lender accepted are taken from a request only after a question that names them.":
                $crate::needs_list::actions::answer_removal::answer_removal, $crate::needs_list::actions::answer_removal::AnswerRemoval;
        ["people"]
            needs_list.arrange_elements as arrangeElements -> "Arrangement", "platform §2.1; NEEDS-02, NEEDS-15",
                "Elements move together, before a sibling or to the end, in the order they had; never into themselves.":
                $crate::needs_list::arranging::arrange_elements, $crate::needs_list::arranging::ArrangeElements;
        ["core"]
            needs_list.assignees as assignees -> "string[]", "platform §4, §6; ASSIGN-01, SHARE-14",
                "An element is assigned to everyone it is shared with, each once; links do not count.":
                $crate::needs_list::assignment::assignees, $crate::needs_list::assignment::AssignmentAvatar;
            needs_list.assignment_avatar as assignmentAvatar -> "AvatarMode", "platform §4; ASSIGN-01…05; resolution 44",
                "The avatar of an element tells the kinds of people it is shared with; links do not count.":
                $crate::needs_list::assignment::assignment_avatar, $crate::needs_list::assignment::AssignmentAvatar;
        ["people"]
            needs_list.attention as attention -> "number", "platform §2; ROUTE-03",
                "On a loan, submitted answers wait for lenders, and requests that were sent back for everyone else.":
                $crate::needs_list::tasks::attention, $crate::needs_list::tasks::Attention;
            needs_list.check_comment as checkComment -> "Violation[]", "platform §1; NEEDS-01",
                "A comment says something, in at most 2,000 characters; only lenders keep one among themselves.":
                $crate::needs_list::comment::check_comment, $crate::needs_list::comment::CommentForm;
        ["core"]
            needs_list.check_element as checkElement -> "Violation[]", "platform §2; NEEDS-15",
                "A folder or file request has a name, and stands at the top or in a folder.":
                $crate::needs_list::form::check_element, $crate::needs_list::form::ElementForm;
        ["people"]
            needs_list.element_visible as elementVisible -> "boolean", "platform §4; NEEDS-05, NEEDS-20…22",
                "Hidden elements show to lenders only, with the toggle on; borrowers never see HIDDEN or PRIVATE ones.":
                $crate::needs_list::visibility::element_visible, $crate::needs_list::visibility::ElementView;
            needs_list.explain_elements as explainElements -> "Explained[]", "platform §4; NEEDS-05, NEEDS-20…22",
                "Why somebody sees each element of a needs list, or doesn't.":
                $crate::needs_list::sight::explain_elements, $crate::needs_list::visibility::NeedsListView;
            needs_list.history_visible as historyVisible -> "boolean", "platform §6; NEEDS-22",
                "Lenders read everything on record of a request; others what was sent in and what was said of it.":
                $crate::needs_list::history::history_visible, $crate::needs_list::history::HistoryView;
            needs_list.loan_tasks as loanTasks -> "LoanTasksAnswer", "platform §3, §7; ENTITY-34, API-09, PERM-08, CONST-02",
                "Lenders approve, assign and file; everyone else answers, looks again at what came back, and files their own documents.":
                $crate::needs_list::tasks::loan_tasks, $crate::needs_list::tasks::LoanTasks;
            needs_list.merge_template as mergeTemplate -> "MergePlan", "platform §2.2, §3; ENTITY-31, CONTACT-24",
                "A template adds to a list what isn't there yet under the same name in the same folder.":
                $crate::needs_list::merging::merge_template, $crate::needs_list::merging::MergeTemplate;
            needs_list.move_element as moveElement -> "Verdict", "platform §2.1; NEEDS-02, NEEDS-15",
                "Elements move to the top or into a folder, never into themselves or what they contain.":
                $crate::needs_list::moving::move_element, $crate::needs_list::moving::MoveElement;
        ["core"]
            needs_list.needs_list_title as needsListTitle -> "string", "platform §2.1; NEEDS-06, NEEDS-07",
                "A needs list is titled with a name and Needs List, and marked in a preview.":
                $crate::needs_list::title::needs_list_title, $crate::needs_list::title::NeedsListTitle;
            needs_list.priority_choices as priorityChoices -> "PriorityChoice[]", "platform §3; NEEDS-11",
                "The priority menu offers every value once, in order, to lenders only.":
                $crate::needs_list::priority::priority_choices, $crate::needs_list::priority::PriorityMenu;
            needs_list.priority_indicator as priorityIndicator -> "PriorityChoice | null", "platform §4; NEEDS-23",
                "Borrowers see no priority indicator when the priority is hidden, private or unset; lenders see all.":
                $crate::needs_list::priority::priority_indicator, $crate::needs_list::priority::PriorityView;
            needs_list.progress as progress -> "LoanProgress", "platform §3; ENTITY-02",
                "Progress is the accepted, submitted and open share of the file requests, together 100 percent.":
                $crate::needs_list::progress::progress, $crate::needs_list::progress::ProgressQuestion;
            needs_list.reject_reasons as rejectReasons -> "RejectChoice[]", "platform §1; NEEDS-01",
                "A document is sent back for a reason from a fixed list.":
                $crate::needs_list::review::reject_reasons, $crate::needs_list::review::RejectReasons;
        ["people"]
            needs_list.request_state as requestState -> "ReviewState", "platform §1, §4; NEEDS-01, NEEDS-12",
                "A request with several files is submitted until each is looked at, then accepted, rejected or partly accepted.":
                $crate::needs_list::request_state::request_state, $crate::needs_list::request_state::RequestAnswers;
        ["core"]
            needs_list.review_step as reviewStep -> "ReviewOutcome", "platform §1; NEEDS-01, NEEDS-12",
                "An answer is submitted, then accepted or, with a reason, rejected by a lender; removing it opens the request again.":
                $crate::needs_list::review::review_step, $crate::needs_list::review::ReviewAttempt;
            needs_list.row_actions as rowActions -> "RowActionState[]", "platform §2.1, §6; NEEDS-10…19; resolution 49",
                "Folders and file requests have their own actions; one without a handler stays, disabled, and says why.":
                $crate::needs_list::actions::row_action::row_actions, $crate::needs_list::actions::row_action::RowActions;
            needs_list.find_requests as findRequests -> "string[]", "platform §2; ROUTE-08",
                "A borrower finds requests by words that stand in their names or in those of their folders.":
                $crate::needs_list::asked::find::find_requests, $crate::needs_list::asked::find::FindRequests;
            needs_list.next_request as nextRequest -> "NextRequest | null", "platform §2, §4; ROUTE-08, NEEDS-23",
                "What came back is next, then the most pressing request, then the first in the list.":
                $crate::needs_list::asked::next::next_request, $crate::needs_list::asked::sections::TaskSections;
            needs_list.request_outlook as requestOutlook -> "string", "platform §1; NEEDS-01, NEEDS-12",
                "Whoever answers a request reads what happens with it next.":
                $crate::needs_list::asked::outlook::request_outlook, $crate::needs_list::asked::outlook::RequestOutlook;
        ["people"]
            needs_list.status_change as statusChange -> "StatusChangeAnswer", "platform §4; NEEDS-21, NEEDS-22",
                "A change of the loan's status shows elements to borrowers and contacts, or takes them away.":
                $crate::needs_list::status_change::status_change, $crate::needs_list::status_change::StatusChange;
            needs_list.status_preview as statusPreview -> "StatusPreviewAnswer", "platform §4; NEEDS-07, NEEDS-21, NEEDS-22",
                "Before a loan changes its status one can see what a borrower would then see.":
                $crate::needs_list::preview::status_preview, $crate::needs_list::preview::StatusPreview;
        ["core"]
            needs_list.task_sections as taskSections -> "TaskSectionAnswer[]", "platform §2; ROUTE-06…08",
                "What came back stands before what is to do, then what is in review, then what is done.":
                $crate::needs_list::asked::sections::task_sections, $crate::needs_list::asked::sections::TaskSections;
        ["people"]
            needs_list.template_removal as templateRemoval -> "Verdict", "platform §3; ENTITY-31",
                "A template that loans have requests from can't be deleted.":
                $crate::needs_list::template_removal::template_removal, $crate::needs_list::template_removal::TemplateRemoval;
            needs_list.unassigned_users as unassignedUsers -> "string[]", "platform §5; ASSIGN-06",
                "Borrowers and contacts who do not have the element yet count as unassigned.":
                $crate::needs_list::assignment::unassigned_users, $crate::needs_list::assignment::UnassignedUsers;
            needs_list.visible_elements as visibleElements -> "VisibleElements", "platform §4; NEEDS-02…05, NEEDS-20…22",
                "A person sees the elements meant for them, in tree order; what a folder hides, its contents hide.":
                $crate::needs_list::visibility::visible_elements, $crate::needs_list::visibility::NeedsListView;
            search.filter_contacts as filterContacts -> "string[]", "platform §5; CONTACT-38",
                "A contact is found when the display name or the e-mail address holds what was typed.":
                $crate::search::substring::filter_contacts, $crate::search::substring::FilterPeople;
            search.filter_users as filterUsers -> "string[]", "platform §5; resolution 26; CONTACT-32",
                "A user is found when given name, family name and e-mail address in a row hold what was typed.":
                $crate::search::substring::filter_users, $crate::search::substring::FilterPeople;
            search.find_people as findPeople -> "PersonHit[]", "platform §5, §9; SELECT-07, SELECT-08",
                "People are found by names or e-mail address, forgiving one slip in ten letters, the nearest first.":
                $crate::search::find_people, $crate::search::FindPeople;
            sharing.assigned_people as assignedPeople -> "AssignedPeopleAnswer", "platform §2.7, §4; ASSIGN-01, SELECT-02",
                "Of several elements some people have all, others only some, and others no more than a link.":
                $crate::sharing::assigning::assigned_people, $crate::sharing::assigning::AssignedPeople;
            sharing.assignment_changes as assignmentChanges -> "AssignmentChangesAnswer", "platform §2.7, §4; SELECT-02, SHARE-10, SHARE-14",
                "Choosing people assigns them what they lack, to view; whoever is no longer chosen loses it.":
                $crate::sharing::assigning::assignment_changes, $crate::sharing::assigning::AssignmentChanges;
            sharing.check_shares as checkShares -> "Violation[]", "platform §3, §7; SHARE-10, SHARE-14, API-28",
                "Only elements of the needs list are shared, and only with people on the loan.":
                $crate::sharing::check::check_shares, $crate::sharing::check::CheckShares;
            sharing.plan_words as planWords -> "string[]", "platform §4; SHARE-07…11",
                "Before sharing one reads who is added, who becomes visible and what is shared, a sentence a step.":
                $crate::sharing::words::plan_words, $crate::sharing::plan::SharePlan;
            sharing.share_dialog as shareDialog -> "ShareDialogAnswer", "platform §2.3, §4; SHARE-01…06; resolution 45",
                "The sharing dialog groups people by being on the loan, and assigns while anyone is marked.":
                $crate::sharing::dialog::share_dialog, $crate::sharing::dialog::ShareDialog;
            sharing.share_marks as shareMarks -> "string[]", "platform §2.3, §4; SHARE-02, SHARE-03, SHARE-06",
                "Entries are marked one by one or all together; a second Select all marks none.":
                $crate::sharing::mark::share_marks, $crate::sharing::mark::ShareMarks;
            sharing.share_plan as sharePlan -> "SharePlanAnswer", "platform §4, §8; SHARE-04…13; resolutions 45…48",
                "Sharing first adds contacts and people, then makes them visible, and only then shares, to view.":
                $crate::sharing::plan::share_plan, $crate::sharing::plan::SharePlan;
            sharing.share_toasts as shareToasts -> "string[]", "platform §8; TOAST-23…29; resolution 48",
                "After sharing, toasts name who was added and made visible, and what was sent.":
                $crate::sharing::toast::share_toasts, $crate::sharing::toast::ShareToasts;
            sharing.share_undo as shareUndo -> "Verdict", "platform §4; SHARE-07…12",
                "Sharing can be taken back as long as nobody acted on it.":
                $crate::sharing::undo::share_undo, $crate::sharing::undo::ShareUndo;
            team.acts_without_role as actsWithoutRole -> "boolean", "platform §6; resolution 94",
                "A company's lead lenders work on all its loans, with or without a role on them.":
                $crate::team::leaving::acts_without_role, $crate::team::leaving::OpensWithoutRole;
            team.address_change as addressChange -> "Verdict", "platform §5; CONTACT-33; resolution 92",
                "A person's address is corrected by nobody else once they have joined, before by those who made them.":
                $crate::team::identity::address_change, $crate::team::identity::IdentityWriting;
            team.after_role_removal as afterRoleRemoval -> "Leaving", "platform §4; TEAM-13",
                "An underwriter who removes their own role goes home, unless the loan is READY_FOR_UNDERWRITING.":
                $crate::team::leaving::after_role_removal, $crate::team::leaving::AfterRoleRemoval;
            team.company_editing as companyEditing -> "Verdict", "platform §6; PERM-06, ROLE-06",
                "A lead lender decides features and permissions; employees need CrudAssociate, roles of contacts any lender.":
                $crate::team::company_editing::company_editing, $crate::team::company_editing::CompanyEditing;
            team.check_labels as checkLabels -> "Violation[]", "platform §3; ENTITY-08, API-21",
                "Only labels offered for a role are put on it.":
                $crate::team::label::check_labels, $crate::team::label::CheckLabels;
            team.check_password as checkPassword -> "Violation[]", "platform §7; API-19",
                "A password has at least ten characters and isn't the e-mail address.":
                $crate::team::invitation::check_password, $crate::team::invitation::CheckPassword;
            team.contact_place as contactPlace -> "ContactPlaceAnswer", "platform §2, §3; CONTACT-11, ENTITY-24; resolution 12",
                "A borrower's role puts a contact on the borrowing team, any other leaves a contact.":
                $crate::team::place::contact_place, $crate::team::place::ContactPlace;
            team.identity_writing as identityWriting -> "KeptAs", "platform §3; ENTITY-09; resolution 92",
                "What somebody types about a person is that person's data only before they joined, and only by those who made them.":
                $crate::team::identity::identity_writing, $crate::team::identity::IdentityWriting;
            team.invitation_state as invitationState -> "InvitationState", "platform §7; API-19",
                "An invitation waits until it is accepted, withdrawn, or too old.":
                $crate::team::invitation::invitation_state, $crate::team::invitation::InvitationDates;
            team.lead_borrower as leadBorrower -> "LeadBorrowerAnswer", "platform §6; ENTITY-05; resolution 94",
                "A loan has one lead borrower: whoever becomes it takes the place of the one before.":
                $crate::team::lead_borrower::lead_borrower, $crate::team::lead_borrower::LeadBorrower;
            team.leave_loan as leaveLoan -> "Verdict", "platform §4; TEAM-13",
                "Lenders may leave a loan by themselves; everybody else is taken off it.":
                $crate::team::leaving::leave_loan, $crate::team::leaving::LeaveLoan;
            team.lender_user_place as lenderUserPlace -> "Place", "platform §3, §7; ENTITY-25, API-17, API-18",
                "The lender-user payload says what a person's place on a loan becomes; lender roles are for employees.":
                $crate::team::place::lender_user_place, $crate::team::place::LenderUserPlace;
            team.employee_role as employeeRole -> "Verdict", "platform §6; PERM-01, PERM-06",
                "Employees hold lender roles; only lead lenders make lead lenders, and a company keeps one.":
                $crate::team::employee::employee_role, $crate::team::employee::EmployeeRole;
            team.explain_members as explainMembers -> "Explained[]", "platform §6; TEAM-17, CONTACT-29",
                "Why somebody sees each person of a loan, or doesn't.":
                $crate::team::sight::explain_members, $crate::team::visibility::VisibleMembers;
            team.name_change as nameChange -> "Verdict", "platform §3; ENTITY-09; resolution 92",
                "A person who has a name keeps one.":
                $crate::team::identity::name_change, $crate::team::identity::NameChange;
            team.named_person as namedPerson -> "Joins", "platform §5; CONTACT-25; resolution 93",
                "Somebody whom the lender doesn't know yet, or who works for another, joins by accepting.":
                $crate::team::identity::named_person, $crate::team::identity::NamedPerson;
            team.new_role as newRole -> "NewRoleAnswer", "platform §6; ROLE-06",
                "A lender company adds a contact role by its title.":
                $crate::team::role_picker::new_role, $crate::team::role_picker::NewRole;
            team.offered_labels as offeredLabels -> "string[]", "platform §3; ENTITY-08",
                "A label is offered for a role only when it can stand there.":
                $crate::team::label::offered_labels, $crate::team::label::OfferedLabels;
            team.opens_without_role as opensWithoutRole -> "boolean", "platform §4; TEAM-13; resolution 31",
                "Without a role on them, lead lenders open their company's loans, and underwriters those in READY_FOR_UNDERWRITING.":
                $crate::team::leaving::opens_without_role, $crate::team::leaving::OpensWithoutRole;
            team.people_sources as peopleSources -> "PeopleSourcesAnswer", "platform §5, §6; TEAM-11, TEAM-12, PERM-05, PERM-06",
                "Only lenders search all users; employees need CrudAssociate; people off the loan are offered in company mode.":
                $crate::team::people_source::people_sources, $crate::team::people_source::PeopleSources;
            team.permission_change as permissionChange -> "PermissionChangeAnswer", "platform §6; PERM-06…09",
                "A company decides what its roles hold; lead lenders hold everything, borrowers and contacts only what lets them write.":
                $crate::team::permission_change::permission_change, $crate::team::permission_change::PermissionChange;
            team.permission_choices as permissionChoices -> "Permission[]", "platform §6; PERM-06…09",
                "Which permissions can be granted to a role or taken from it.":
                $crate::team::permission_change::permission_choices, $crate::team::role::RoleInput;
            team.plain_contacts as plainContacts -> "PlainContacts", "platform §1, §2.6; PERM-03, TEAM-01",
                "A loan's contacts that are no key contacts stand beside the team, in their order.":
                $crate::team::panel::plain_contacts, $crate::team::visibility::VisibleMembers;
            team.role_change as roleChange -> "Verdict", "platform §6; TEAM-09, PERM-01, PERM-07; resolution 94",
                "Nobody raises their own role, or gives one above it; leads are made by leads.":
                $crate::team::role_change::role_change, $crate::team::role_change::RoleChange;
            team.role_choices as roleChoices -> "RoleChoice[]", "platform §6; resolution 94",
                "Every lender's role, and why it can't be given.":
                $crate::team::role_change::role_choices, $crate::team::role_change::RoleChoices;
            team.role_editing as roleEditing -> "Verdict", "platform §5; TEAM-09, PERM-07",
                "Lenders edit the roles of a loan, but underwriters don't; a borrower's needs UpdateBorrower.":
                $crate::team::role_editing::role_editing, $crate::team::role_editing::RoleEditing;
            team.role_group as roleGroup -> "RoleGroup", "platform §1, §6; PERM-01…03",
                "Every role belongs to one group: lenders, borrowers or contacts.":
                $crate::team::role::role_group, $crate::team::role::RoleInput;
            team.role_permissions as rolePermissions -> "Permission[]", "platform §6; PERM-06…09",
                "Each role starts with a fixed set of permissions; single ones can be granted or taken away.":
                $crate::team::permission::role_permissions, $crate::team::permission::RolePermissions;
            team.role_picker as rolePicker -> "RolePickerAnswer", "platform §2.12; ROLE-01…03, ROLE-05",
                "The role picker lists the roles whose title contains the typed text, and says so when there are none.":
                $crate::team::role_picker::role_picker, $crate::team::role_picker::RolePicker;
            team.role_removal as roleRemoval -> "Verdict", "platform §5; TEAM-08",
                "A role can be removed when it isn't disabled, has an id, and isn't the only lead lender.":
                $crate::team::removal::role_removal, $crate::team::removal::RoleRemoval;
            team.sees_entry as seesEntry -> "boolean", "platform §3; ENTITY-19; resolution 92",
                "An entry about somebody who has joined is seen by those who wrote it alone.":
                $crate::team::identity::sees_entry, $crate::team::identity::EntrySight;
            team.sees_tasks as seesTasks -> "boolean", "platform §6; PERM-08",
                "Borrowers' tasks are seen with SeeBorrowersTasks, one's own always.":
                $crate::team::task_count::sees_tasks, $crate::team::task_count::SeesTasks;
            team.select_all as selectAll -> "string[]", "platform §2.7; SELECT-03",
                "Select All selects every listed member, and once all of them are selected, none.":
                $crate::team::select_all::select_all, $crate::team::select_all::SelectAll;
            team.select_groups as selectGroups -> "SelectGroup[]", "platform §2.7; SELECT-04, SELECT-05, TEAM-12",
                "The select list groups people by team; a group without members isn't shown.":
                $crate::team::select_list::select_groups, $crate::team::select_list::SelectGroups;
            team.send_message_button as sendMessageButton -> "SendMessageAnswer", "platform §6; CARD-02, CARD-03",
                "Writing to a person needs lending team communication when the role includes LENDER, borrower team communication otherwise.":
                $crate::team::send_message::send_message_button, $crate::team::send_message::SendMessageButton;
        ["core"]
            team.my_lenders as myLenders -> "MyLender[]", "platform §6; TEAM-14, TEAM-17",
                "A borrower's loan officer stands first among the people of the lender, the others by role and name.":
                $crate::team::panel::my_lenders::my_lenders, $crate::team::order::SortMembers;
            team.sort_members as sortMembers -> "string[]", "platform §6; TEAM-14, TEAM-15",
                "Lenders stand in the order of their roles, the lead borrower first among borrowers, then by name.":
                $crate::team::order::sort_members, $crate::team::order::SortMembers;
        ["people"]
            team.task_count as taskCount -> "number", "platform §9; CONST-02",
                "Tasks are counted over eight groups, of which assign-question counts once at most.":
                $crate::team::task_count::task_count, $crate::team::task_count::TaskCount;
            team.team_panel as teamPanel -> "PanelGroup[]", "platform §2.6, §6; TEAM-01, TEAM-16",
                "The team panel lists lenders, borrowers and key contacts.":
                $crate::team::panel::team_panel, $crate::team::visibility::VisibleMembers;
            team.visible_labels as visibleLabels -> "LabelCount", "platform §9; TEAM-04…06",
                "An overview item shows up to three labels, a key contact's row at most one.":
                $crate::team::label::visible_labels, $crate::team::label::VisibleLabels;
            team.visible_members as visibleMembers -> "string[]", "platform §5, §6; TEAM-17, CONTACT-29",
                "Lenders see the roles not kept from them, everyone else those visible to borrowers, and each their own and their contacts.":
                $crate::team::visibility::visible_members, $crate::team::visibility::VisibleMembers;
        ["core"]
            text.fill_text as fillText -> "string | null", "platform §8; messaging §8; TOAST",
                "A text of the catalogue gets its names and counts filled in.":
                $crate::text::fill_text, $crate::text::FillText;
        ["people"]
            text.texts as texts -> "TextEntry[]", "platform §8; messaging §8; TOAST",
                "Every fixed text stands once in the catalogue, under a code.":
                $crate::text::texts, $crate::text::Texts;
        ["core"]
            value.badge_count as badgeCount -> "string | null", "platform §9; CONST-01",
                "A badge shows a count up to 99 and '99+' beyond; nothing counted, no badge.":
                $crate::value::badge::badge_count, $crate::value::badge::BadgeCount;
            value.check_email as checkEmail -> "EmailVerdict", "platform §5; VALID-01, VALID-02",
                "An e-mail address is required and must be valid; blanks around it don't count.":
                $crate::value::email::check_email, $crate::value::email::CheckEmail;
            value.check_name as checkName -> "Violation[]", "platform §5; FILE-18",
                "A name holds nothing invisible that turns the direction of writing, and not too much.":
                $crate::value::marks::check_name, $crate::value::marks::CheckName;
            value.count_label as countLabel -> "string", "platform §9; SELECT-10",
                "A count stands with its noun: one item, several items.":
                $crate::value::count_label::count_label, $crate::value::count_label::CountLabel;
            value.date_display as dateDisplay -> "string | null", "platform §9; CONST-03",
                "Calendar dates are shown as MM-dd-yyyy.":
                $crate::value::calendar_date::date_display, $crate::value::calendar_date::DateDisplay;
            value.display_name as displayName -> "string", "resolution 32; TEAM-14",
                "A person is shown as given and family name; a person without either, by e-mail address.":
                $crate::value::display_name::display_name, $crate::value::display_name::PersonName;
            value.phone_display as phoneDisplay -> "string", "platform §9; CONST-04",
                "A phone number with exactly ten digits is shown as (xxx) xxx-xxxx, any other as stored.":
                $crate::value::phone::phone_display, $crate::value::phone::PhoneDisplay;
            value.text_room as textRoom -> "TextRoom", "platform §5",
                "Every text has a limit; near it one sees how much room is left, beyond it what is wrong.":
                $crate::value::limits::text_room, $crate::value::limits::TypedText;
        ["people"]
            value.picker_entry as pickerEntry -> "EntryKind", "platform §5; ASSIGN-07",
                "An entry of a people picker is an e-mail address when it is a valid one, and otherwise a user's id.":
                $crate::value::picker_entry::picker_entry, $crate::value::picker_entry::PickerEntry;
        ["core"]
            value.selection_label as selectionLabel -> "string | null", "platform §9; SELECT-10",
                "One selected thing is shown by its own label, several as a count.":
                $crate::value::selection_label::selection_label, $crate::value::selection_label::SelectionLabel;
        ["messaging"]
            value.starts_drag as startsDrag -> "boolean", "messaging §9; CONST-05",
                "A touch becomes a drag after five pixels.":
                $crate::value::drag::starts_drag, $crate::value::drag::TouchMove;
        }
    };
}
