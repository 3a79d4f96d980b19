//! Credit scores and driver's licences.

texts! {
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
    STILL_MASKED "licence-still-masked" "Enter the full value, or leave it unchanged"
    CREDIT_OFF "credit-off" "Individual credit reports are turned off for your company"
    CREDIT_NOT_AGREED "credit-not-agreed" "Credit reports are only available for individual borrowers who have signed up and agreed to one"
    CREDIT_TOO_SOON "credit-too-soon" "A report was just ordered. Wait ten seconds and try again"
    CREDIT_NONE_RECORDED "credit-none-recorded" "No report has been recorded for this person yet"
    SCORE_OUT_OF_RANGE "score-out-of-range" "A score is a whole number from 300 to 850"
    FAILURE_REQUIRED "report-failure-required" "Describe what went wrong with the report"
    REPORT_UNREADABLE "report-unreadable" "This file doesn’t contain a credit report"
    BORN_IN_FUTURE "born-in-future" "A date of birth must be in the past"
}
