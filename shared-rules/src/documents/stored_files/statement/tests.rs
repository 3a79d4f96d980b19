use std::time::{Duration, Instant};

use super::*;

fn found(text: &str) -> Option<(String, DayKind)> {
    statement_day(text).map(|day| (day.on.to_string(), day.kind))
}

fn finds(text: &str, on: &str, kind: DayKind) {
    assert_eq!(found(text), Some((on.to_owned(), kind)), "{text}");
}

#[test]
fn finds_dates_in_common_formats() {
    for (text, kind) in [
        ("Statement date: March 31, 2026", Dated),
        ("STATEMENT DATE 3/31/26", Dated),
        ("Date of statement: Tuesday, 31 March 2026", Dated),
        ("Statement Date\nMar. 31st, 2026", Dated),
        ("Statement Period 03/01/2026 - 03/31/2026", StatementEnd),
        ("Statement period: from 2026-03-01 to 2026-03-31", StatementEnd),
        ("Statement Period\nMarch 1 through March 31, 2026\nAccount 00123", StatementEnd),
        ("Statement period: Mar 1-31, 2026", StatementEnd),
        ("Statement period: 1–31 March 2026", StatementEnd),
        ("Statement period: 03/01 – 03/31/2026", StatementEnd),
        ("Statement period: March 2026", StatementEnd),
        ("Statement period ending 03/31/2026", StatementEnd),
        ("Statement for March 2026", StatementEnd),
        ("Your account statement. Closing date 03/31/2026", StatementEnd),
        ("Billing period 31-Mar-2026 to 31-Mar-26", StatementEnd),
        ("Period Beginning: 03/16/2026 Period Ending: 03/31/2026", PeriodEnd),
        ("Pay Period: 03/16/2026 – 03/31/2026", PeriodEnd),
        ("Pay period end date 3/31/2026", PeriodEnd),
        ("For the three months ended March 31, 2026", PeriodEnd),
        ("For the month of March 2026", PeriodEnd),
        ("Pay Date 03/31/2026", PayDate),
        ("Rent roll as of 31 Mar 2026", AsOf),
        ("Net worth as of 2026-03-31.", AsOf),
    ] {
        finds(text, "2026-03-31", kind);
    }
}

#[test]
fn reads_dates_below_column_labels() {
    finds("Statement Date Account Number Amount Due\n03/31/2026 0012345 $45.00", "2026-03-31", Dated);
    finds("Statement Date Payment Due Date\n03/31/2026 04/25/2026", "2026-03-31", Dated);
    assert_eq!(found("Born Statement Date\n01/02/1980 03/31/2026"), None);
}

#[test]
fn ignores_other_dates() {
    for text in [
        "",
        "03/31/2026",
        "Date of birth: 03/31/2026",
        "Payment due date 03/31/2026",
        "Due date: March 31, 2026",
        "Next statement date: March 31, 2026",
        "Previous statement period 02/01/2026 - 02/28/2026",
        "Opened 03/31/2026 at 1200 March Street",
        "Closing date: March 31, 2026",
        "Estimated closing date 03/31/2026, see the closing statement",
        "This agreement is made as of March 31, 2026",
        "Statement period 03/01/2026",
        "Statement date: 13/13/2026",
        "Statement date: 02/30/2026",
        "Statement date: 03/31/1926",
        "Statement date 0331202612",
        "Statement date unknown. Printed 03/31/2026",
        "As of today there is nothing",
        "The pay date will be told",
        "statement for account 03/31/2026",
        "SSN 01-02-1998",
    ] {
        assert_eq!(found(text), None, "{text}");
    }
}

#[test]
fn reads_slashes_in_american_order_unless_invalid() {
    finds("Statement date 04/03/2026", "2026-04-03", Dated);
    finds("Statement date 31/03/2026", "2026-03-31", Dated);
    finds("Statement period 13/03/2026 - 05/04/2026", "2026-04-05", StatementEnd);
    finds("Statement date 31.03.2026", "2026-03-31", Dated);
    // With dots, either order is usual.
    assert_eq!(found("Statement date 03.04.2026"), None);
    // No statement is of years, nor does one end before it begins.
    assert_eq!(found("Statement period 01/01/2020 - 03/31/2026"), None);
    assert_eq!(found("Statement period 03/31/2026 - 03/01/2026"), None);
}

#[test]
fn prefers_latest_labeled_date() {
    let text = "As of 06/30/2026\nStatement period 02/01/2026 - 02/28/2026\nStatement date 03/02/2026\n\
        Statement period 01/01/2026 - 01/31/2026\nNext statement date 04/02/2026";
    finds(text, "2026-03-02", Dated);
    finds("as of 01/31/2026, later as of 02/28/2026", "2026-02-28", AsOf);
}

#[test]
fn reads_long_text_in_linear_time() {
    for piece in ["statement period ", "as of ", "03/31/2026 - ", "statement date\n", "1 - ", "Ä—\u{1F600}"]
    {
        let begun = Instant::now();
        let _ = statement_day(&piece.repeat((1 << 20) / piece.len()));
        assert!(begun.elapsed() < Duration::from_secs(20), "{piece}");
    }
}
