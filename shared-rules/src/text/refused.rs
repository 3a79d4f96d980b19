//! Why a request was refused where no screen asked before. The server says it.

texts! {
    LEFT_BY_SYSTEM "file-is-junk" "This file was left by your computer’s file manager and isn’t needed. Choose another one."
    NOT_ARRIVED "upload-incomplete" "The file hasn’t arrived yet. Send it again."
    EXPIRED "upload-expired" "This upload was left unfinished for too long. Choose the file again."
    COMPLETED "upload-completed" "This file was uploaded already. Choose the file again to replace it."
    LONGER "upload-too-long" "The file is larger than it was said to be; it may have changed meanwhile. Choose it again."
    MANY_UNFINISHED "uploads-unfinished" "Too many of your uploads were begun and not finished. Finish some of them, or wait until tomorrow."
    NO_ROOM "no-room" "You have uploaded as much as one person can. Delete files that aren’t needed any more, or tell your lender."
    MANY_PREFERENCES "many-preferences" "As many preferences as one person can have are kept already."
    NO_SUCH_TOPIC "no-such-topic" "This doesn’t exist, or you don’t have access to it."
    MANY_TOPICS "many-topics" "This page follows too many loans at once. Close some and try again."
    MANY_MAILS "many-mails" "{address} got many mails within the last hour. Please wait a while before sending another."
    MANY_INVITATIONS "many-invitations" "You can send at most {most} invitations an hour. Please go on later."
    MANY_SUB_ROLES "many-sub-roles" "A company can have at most {most} roles for contacts. Rename one instead."
    BEING_SENT "being-sent" "This message is being sent already."
    MANY_DRAFTS "many-drafts" "As many drafts as one person can have on a loan are kept already. Delete some of them."
    MANY_TEMPLATES "many-message-templates" "As many message templates as one person can have are kept already. Delete some of them."
    MANY_SIGNATURES "many-signatures" "As many signatures as one person can have are kept already."
}
