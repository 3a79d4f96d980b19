//! Buttons that mean the same everywhere.

texts! {
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
