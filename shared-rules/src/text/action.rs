//! Buttons that mean the same everywhere.

texts! {
    SAVE "save" "Save"
    CANCEL "cancel" "Cancel"
    CONFIRM "confirm" "Confirm"
    CLOSE "close" "Close"
    DELETE "delete" "Delete"
    RETRY "retry" "Try again"
    UNDO "undo" "Undo"
    TAKEN_BACK "taken-back" "Undone"
    UNDO_CHANGED "undo-changed" "This has changed since then, so it can’t be undone"
    UNDO_NOTHING "undo-nothing" "You have nothing to undo here"
    CLOSE_UNSAVED "close-unsaved" "Close without saving?"
    UNSAVED_LOST "unsaved-lost" "Your changes aren’t saved yet and will be lost."
    CLOSE_UNSAVED_ANYWAY "close-unsaved-anyway" "Close without saving"
    KEEP_TYPING "keep-typing" "Keep editing"
}
