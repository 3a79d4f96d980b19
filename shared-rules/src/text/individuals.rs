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
