//! Importing loans from a spreadsheet: previewed row by row, then imported completely or not at all.

use std::fmt::Write as _;

use serde_json::{Value, json};
use shared_rules::{loans::review_status::ReviewStatus, team::role::Role};

use crate::support::{
    Browser, Company, Person, TestApp, import_path, last_line, send_file, tallies, verdicts,
};

const PREVIEW: &str = "/v1/loans/import/preview";

struct Office {
    app: TestApp,
    harbor: Company,
    dana: Person,
    browser: Browser,
}

impl Office {
    async fn open() -> Self {
        let app = TestApp::start().await;
        let harbor = app.company("Harbor & Pine").await;
        let dana = app.lender(&harbor, "Dana Whitfield", Role::LeadLender).await;
        let browser = app.browser_of(&dana).await;
        Self { app, harbor, dana, browser }
    }

    async fn loans(&self) -> u64 {
        self.browser.get("/v1/loans").await.expect(200).json()["total"].as_u64().unwrap()
    }

    async fn look(&self, file: impl Into<Vec<u8>>) -> Value {
        send_file(&self.browser, PREVIEW, file).await.expect(200).json()
    }

    /// Imports a previewed file under a key; returns the last line of the response.
    async fn import(&self, file: &str, seen: &Value, key: &str) -> Value {
        last_line(&send_file(&self.browser, &path(seen, key), file).await.expect(200))
    }
}

/// The call that imports a previewed file.
fn path(seen: &Value, key: &str) -> String {
    import_path("/v1/loans/import", seen, key)
}

const TWO: &str = "Loan name;Loan #;Amount;Property;Borrower;Borrower email\r\n\
    Bond – 7 Elm St;HP-7;$425,000;7 Elm St, Salem;Ana Bond;ana@people.example\r\n\
    ;;300000;8 Oak St, Salem;\"Pell, Ben\";ben@people.example\r\n";

#[tokio::test]
async fn rows_create_loans_like_the_form() {
    let office = Office::open().await;
    let seen = office.look(TWO).await;
    assert_eq!(tallies(&seen), [2, 0, 0, 0], "{seen}");
    assert_eq!(seen["rows"][1]["cells"][0], "Pell – 8 Oak St");
    assert_eq!(office.loans().await, 0, "looking writes nothing");
    let imported = office.import(TWO, &seen, "first").await;
    assert_eq!(imported["imported"]["said"], "2 loans were created, and no one was invited");
    let loans = office.browser.get("/v1/loans?sort=name").await.expect(200).json();
    assert_eq!(loans["total"], 2);
    let (bond, pell) = (&loans["content"][0], &loans["content"][1]);
    assert_eq!((&bond["loanNumber"], &bond["leadBorrowerName"]), (&json!("HP-7"), &json!("Ana Bond")));
    assert_eq!((&pell["loanNumber"], &pell["amount"]), (&json!("HP-8"), &json!(300_000)), "numbers count on");
    let one =
        office.browser.get(&format!("/v1/loans/{}", bond["id"].as_str().unwrap())).await.expect(200).json();
    let roles: Vec<&str> =
        one["loanRoles"].as_array().unwrap().iter().map(|role| role["role"].as_str().unwrap()).collect();
    assert_eq!(roles, ["LEAD_LENDER", "LEAD_BORROWER"], "{one}");
    assert!(office.app.mails(0).await.is_empty());
}

#[tokio::test]
async fn repeated_and_concurrent_imports_count_once() {
    let office = Office::open().await;
    let seen = office.look(TWO).await;
    let call = path(&seen, "once");
    let (one, other) =
        tokio::join!(send_file(&office.browser, &call, TWO), send_file(&office.browser, &call, TWO));
    assert_eq!(last_line(&one), last_line(&other));
    assert_eq!(office.import(TWO, &seen, "once").await, last_line(&one));
    assert_eq!(office.loans().await, 2);
    let changed = TWO.replace("425,000", "525,000");
    let refused = office.import(&changed, &seen, "once").await;
    assert_eq!(refused["problem"]["code"], "import-sent-before", "{refused}");
    let late = office.import(TWO, &seen, "another").await;
    assert_eq!(late["problem"]["code"], "import-differs", "the number is taken by now: {late}");
    assert_eq!(office.loans().await, 2);
}

#[tokio::test]
async fn existing_number_updates_its_loan_without_revealing_others() {
    let office = Office::open().await;
    let seen = office.look(TWO).await;
    office.import(TWO, &seen, "first").await;
    let tom = office.app.lender(&office.harbor, "Tom Reyes", Role::Manager).await;
    let tom = office.app.browser_of(&tom).await;
    let more = "Number,Loan,Amount\nHP-7,,500000\nHP-8,Pell – 8 Oak St,\nHP-7,Again,1\nHP-9,New,1\n";
    let seen = office.look(more).await;
    assert_eq!(
        verdicts(&seen),
        [
            (2, "CHANGED", "Amount".to_owned()),
            (3, "SAME", String::new()),
            (4, "REFUSED", "Loan number: Row 2 of the file already has this number".to_owned()),
            (5, "CREATED", String::new()),
        ]
    );
    let foreign = send_file(&tom, PREVIEW, more).await.expect(200).json();
    assert_eq!(foreign["rows"][0]["words"][0], "Loan number: Another loan already has this number");
    assert!(!foreign.to_string().contains("Bond"), "{foreign}");
    let imported = office.import(more, &seen, "second").await;
    assert_eq!(
        imported["imported"]["said"],
        "One loan was created, and no one was invited. One loan was changed. One row was skipped"
    );
    let bond = office.browser.get("/v1/loans?q=HP-7").await.expect(200).json()["content"][0].clone();
    assert_eq!((&bond["amount"], &bond["name"]), (&json!(500_000), &json!("Bond – 7 Elm St")));
    let refused = send_file(&office.browser, "/v1/loans/import/refused", more).await.expect(200).text();
    assert!(refused.starts_with("\u{feff}Number,Loan,Amount,Reason skipped\r\nHP-7,Again,1,"), "{refused}");
    let id = office.browser.get("/v1/loans?q=HP-8").await.expect(200).json()["content"][0]["id"].clone();
    let archive = json!({ "to": "ARCHIVE", "version": 1 });
    office
        .browser
        .put(&format!("/v1/loans/{}/review-status", id.as_str().unwrap()), archive)
        .await
        .expect(200);
    let seen = office.look("Number,Loan\nHP-8,Other\n").await;
    assert!(seen["rows"][0]["words"][0].as_str().unwrap().contains("archived"), "{seen}");
}

#[tokio::test]
async fn refuses_employees_as_borrowers_and_reuses_known_people() {
    let office = Office::open().await;
    let rival = office.app.company("Rival").await;
    let rivals = office.app.lender(&rival, "Rita Rival", Role::LeadLender).await;
    let known = office.app.borrower("Known Already").await;
    let loan = office.app.loan(&office.harbor, "First", ReviewStatus::Lead).await;
    office.app.add(&loan, &office.dana, Role::LeadLender).await;
    office.app.add(&loan, &known, Role::Borrower).await;
    let file = format!(
        "name,email\nDana,{}\nRita,{}\nKnown,{}\nNobody,nobody at all\nTwice,twice@people.example\nTwice,TWICE@people.example\n",
        office.dana.email.to_uppercase(),
        rivals.email,
        known.email
    );
    let seen = office.look(file.clone()).await;
    let became: Vec<_> = verdicts(&seen);
    assert_eq!(became[0].1, "REFUSED");
    assert!(became[0].2.starts_with("Borrower’s email: This person works for your company"), "{became:?}");
    assert_eq!(
        (became[1].1, became[2].1),
        ("CREATED", "CREATED"),
        "another company’s people aren’t given away"
    );
    assert_eq!(became[3].2, "Borrower’s email: Invalid email address");
    let imported = office.import(&file, &seen, "people").await;
    assert_eq!(imported["imported"]["counts"]["created"], 4, "{imported}");
    let known = office.app.browser_of(&known).await;
    assert_eq!(known.get("/v1/loans").await.expect(200).json()["total"], 2, "on both at once");
    let rita = office.app.browser_of(&rivals).await;
    assert_eq!(rita.get("/v1/loans").await.expect(200).json()["total"], 0, "joins by accepting");
    let found = office.browser.get("/v1/contacts?query=twice@").await.expect(200).json();
    assert_eq!(found["totalElements"], 1, "one address, one entry: {found}");
    assert_eq!(found["content"][0]["roles"].as_array().unwrap().len(), 2);
}

#[tokio::test]
async fn imports_ten_thousand_rows_and_refuses_more() {
    let office = Office::open().await;
    let mut file = "Loan,Number,Amount,First name,Last name,Email\n".to_owned();
    for at in 0..10_000 {
        let _ = writeln!(
            file,
            "Loan {at},N-{at:05},{},Given{at},Family{at},person{}@people.example",
            100_000 + at,
            at % 7_000
        );
    }
    let seen = office.look(file.clone()).await;
    assert_eq!(tallies(&seen), [10_000, 0, 0, 0]);
    let before = office.app.state.metrics.database_statements.load(std::sync::atomic::Ordering::Relaxed);
    let reply = send_file(&office.browser, &path(&seen, "many"), file.clone()).await.expect(200);
    let after = office.app.state.metrics.database_statements.load(std::sync::atomic::Ordering::Relaxed);
    assert_eq!(last_line(&reply)["imported"]["counts"]["created"], 10_000);
    let first: Value = serde_json::from_str(reply.text().lines().next().unwrap()).unwrap();
    assert_eq!(first, json!({ "done": 0, "of": 10_000 }));
    assert!(after - before < 400, "{} statements", after - before);
    assert_eq!(office.loans().await, 10_000);
    let people = office.browser.get("/v1/contacts?size=1").await.expect(200).json();
    assert_eq!(people["totalElements"], 7_000);
    file.push_str("One more,N-x,1,,,\n");
    let refused = send_file(&office.browser, PREVIEW, file).await.expect(422).json();
    assert_eq!(refused["violations"][0]["code"], "table-too-many-rows");
}

#[tokio::test]
async fn late_failure_imports_nothing() {
    let office = Office::open().await;
    let mut file = "Loan,Number\n".to_owned();
    for at in 0..1_000 {
        let _ = writeln!(file, "Loan {at},N-{at}");
    }
    let seen = office.look(file.clone()).await;
    // The last number is taken between preview and import.
    let one = "Loan,Number\nQuick,N-999\n";
    let quick = office.look(one).await;
    office.import(one, &quick, "quick").await;
    let late = office.import(&file, &seen, "late").await;
    assert_eq!(late["problem"]["code"], "import-differs", "{late}");
    assert_eq!(office.loans().await, 1);
    let again = office.look(file.clone()).await;
    assert_eq!(tallies(&again), [999, 1, 0, 0]);
}

#[tokio::test]
async fn refuses_files_that_are_no_table() {
    let office = Office::open().await;
    let refused = async |bytes: Vec<u8>| {
        let reply = send_file(&office.browser, PREVIEW, bytes).await.expect(422).json();
        reply["violations"][0]["message"].as_str().unwrap_or_default().to_owned()
    };
    let long = format!("Loan\n\"{}\"\n", "x".repeat(1024 * 1024));
    assert!(refused(long.into_bytes()).await.contains("The cell in row 2, column 1, has more than 10,000"));
    assert!(refused(b"Loan\nfine\n\"open\n".to_vec()).await.contains("row 3, column 1, isn’t closed"));
    assert!(refused(b"PK\x03\x04".to_vec()).await.contains("Save as"));
    assert!(refused(b"\xef\xbb\xbfLoan\nS\xf8ren\n".to_vec()).await.contains("Row 2 "));
    assert!(refused(Vec::new()).await.contains("no rows"));
    assert!(refused(vec![b'x'; 8 * 1024 * 1024 + 1]).await.contains("8 MB"));
    let windows = office.look(b"Loan,Property\nS\xf8rensen,Caf\xe9\n".to_vec()).await;
    assert_eq!(
        (&windows["encoding"], &windows["rows"][0]["cells"][0]),
        (&json!("Windows-1252"), &json!("Sørensen"))
    );
    let unknown = office.look("Colour,Taste\nred,sweet\n").await;
    assert_eq!(unknown["violations"][0]["code"], "import-no-column");
    let twice = send_file(&office.browser, &format!("{PREVIEW}?columns=NAME,NAME"), "a,b\n1,2\n")
        .await
        .expect(200)
        .json();
    assert_eq!(
        twice["violations"][0]["message"],
        "Two columns are matched to “Loan name”. Choose one of them"
    );
    send_file(&office.browser, &format!("{PREVIEW}?columns=COLOUR"), "a\n1\n").await.expect(400);
    let other =
        send_file(&office.browser, &format!("{PREVIEW}?columns=NAME"), "a,b\n1,2\n").await.expect(200).json();
    assert_eq!(other["violations"][0]["code"], "import-columns-differ");
    let nameless = office.look("Amount\n5\nlots\n").await;
    assert_eq!(tallies(&nameless), [0, 0, 0, 2]);
    let nothing = office.import("Amount\n5\nlots\n", &nameless, "nothing").await;
    assert_eq!(nothing["problem"]["code"], "import-nothing", "{nothing}");
}
