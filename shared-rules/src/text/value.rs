//! Single values.

texts! {
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
