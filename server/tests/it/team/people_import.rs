//! Importing and exporting the borrowers and contacts of a loan as a spreadsheet.

use serde_json::{Value, json};
use shared_rules::{loans::review_status::ReviewStatus, team::role::Role};

use crate::support::{Browser, Scene, import_path, last_line, send_file, tallies, verdicts};

fn at(scene: &Scene, rest: &str) -> String {
    format!("/v1/loans/{}/people/{rest}", scene.loan.id)
}

async fn look(scene: &Scene, browser: &Browser, options: &str, file: &str) -> Value {
    send_file(browser, &at(scene, &format!("import/preview{options}")), file).await.expect(200).json()
}

async fn import(scene: &Scene, options: &str, file: &str, seen: &Value, key: &str) -> Value {
    let call = import_path(&at(scene, &format!("import{options}")), seen, key);
    last_line(&send_file(&scene.dana, &call, file).await.expect(200))
}

async fn template(browser: &Browser) -> String {
    let body = json!({ "name": "Purchase", "entityType": "INDIVIDUAL" });
    let made = browser.post("/v1/templates", body).await.expect(201).json();
    made["id"].as_str().unwrap().to_owned()
}

async fn roles(scene: &Scene) -> Vec<(String, String, bool)> {
    let loan = scene.dana.get(&format!("/v1/loans/{}", scene.loan.id)).await.expect(200).json();
    let roles = loan["loanRoles"].as_array().unwrap().iter();
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let mut roles: Vec<_> = roles
        .map(|role| (text(&role["user"]["givenName"]), text(&role["role"]), role["keyContact"] == true))
        .collect();
    roles.sort();
    roles
}

const FOUR: &str = "First name,Last name,Email,Role,Key contact,Borrowers see them,Phone,Company\n\
    Ana,Bond,ana@people.example,Lead borrower,,,,\n\
    Ben,Pell,ben@people.example,Borrower,,,,\n\
    Cy,Stone,cy@people.example,title officer,yes,yes,5035550142,Clearwater Title\n\
    Di,Moss,di@people.example,,no,,,\n";

#[tokio::test]
async fn imports_people_and_reimports_the_export_unchanged() {
    let scene = Scene::with(&[("SMTP_URL", "smtp://127.0.0.1:1")]).await;
    let company = scene.company().await;
    let role = json!([{ "companyId": company.id, "title": "Title officer" }]);
    scene.dana.post("/v1/lenders/subroles", role).await.expect(200);
    let without = look(&scene, &scene.dana, "", FOUR).await;
    assert_eq!(tallies(&without), [2, 0, 0, 2], "borrowers need a needs list: {without}");
    assert_eq!(verdicts(&without)[0].2, "Template is required");
    let options = format!("?templateId={}", template(&scene.dana).await);
    let seen = look(&scene, &scene.dana, &options, FOUR).await;
    assert_eq!(tallies(&seen), [4, 0, 0, 0], "{seen}");
    let imported = import(&scene, &options, FOUR, &seen, "first").await;
    assert_eq!(imported["imported"]["said"], "4 people were added to the loan", "{imported}");
    let roles = roles(&scene).await;
    for (name, role, key) in
        [("Ana", "LEAD_BORROWER", false), ("Ben", "BORROWER", false), ("Cy", "CONTACT", true)]
    {
        assert!(roles.contains(&(name.to_owned(), role.to_owned(), key)), "{name}: {roles:?}");
    }
    assert!(roles.contains(&("Lucia".to_owned(), "BORROWER".to_owned(), false)), "one leads: {roles:?}");
    assert!(scene.app.mails(0).await.is_empty(), "nobody was to be invited");
    let saved = scene.dana.get(&at(&scene, "export")).await.expect(200).text();
    assert!(
        saved.contains("Cy,Stone,cy@people.example,Title officer,yes,yes,(503) 555-0142,,Clearwater Title,"),
        "{saved}"
    );
    let again = look(&scene, &scene.dana, "", &saved).await;
    let (counts, words) = (tallies(&again), verdicts(&again));
    assert_eq!((counts[0], counts[1], counts[3]), (0, 0, 0), "{saved} {words:?}");
    assert!(words.iter().all(|(_, _, words)| words.is_empty()), "{words:?}");
    let book = scene.dana.get("/v1/contacts/export").await.expect(200).text();
    let from_book = look(&scene, &scene.dana, "", &book).await;
    assert_eq!(tallies(&from_book)[0], 0, "the address book names the same people: {from_book}");
}

#[tokio::test]
async fn sends_invitations_only_after_the_import() {
    let scene =
        Scene::with(&[("SMTP_URL", "smtp://127.0.0.1:1"), ("LOANROOM_INVITATIONS_PER_HOUR", "2")]).await;
    let three = "Email\na@people.example\nb@people.example\nc@people.example\n";
    let seen = look(&scene, &scene.dana, "?invite=true", three).await;
    let before = roles(&scene).await;
    let refused = import(&scene, "?invite=true", three, &seen, "three").await;
    assert!(refused["problem"]["message"].as_str().unwrap().contains("at most 2 invitations"), "{refused}");
    assert_eq!(roles(&scene).await, before, "all or nothing");
    let two = "Email\na@people.example\nb@people.example\n";
    let seen = look(&scene, &scene.dana, "?invite=true", two).await;
    let call = import_path(&at(&scene, "import?invite=true"), &seen, "two");
    let (one, other) = tokio::join!(send_file(&scene.dana, &call, two), send_file(&scene.dana, &call, two));
    assert_eq!(last_line(&one), last_line(&other), "twice at once imports once");
    assert_eq!(
        last_line(&one)["imported"]["said"],
        "2 people were added to the loan. 2 of them were invited by email"
    );
    let loan = scene.dana.get(&format!("/v1/loans/{}", scene.loan.id)).await.expect(200).json();
    assert_eq!(loan["pendingInviteUsers"].as_array().unwrap().len(), 2, "{loan}");
    let differs = import(&scene, "", two, &seen, "other").await;
    assert_eq!(differs["problem"]["code"], "import-differs", "other choices are looked at anew: {differs}");
}

#[tokio::test]
async fn keeps_existing_people_and_names_refused_ones() {
    let scene = Scene::new().await;
    let company = scene.company().await;
    let tom = scene.app.lender(&company, "Tom Reyes", Role::Lender).await;
    let options = format!("?templateId={}", template(&scene.dana).await);
    let file = format!(
        "Name,Email,Role,Key contact\nLu Alvarez,{},Contact,\nTom Reyes,{},Borrower,\nTom Reyes,{},,\nX Y,x@people.example,Wizard,\n\
         A B,a@people.example,,perhaps\nC D,c@people.example,Lead borrower,\nE F,e@people.example,Lead borrower,\nC D,C@people.example,,\n",
        scene.lucia_is.email,
        tom.email,
        tom.email.to_uppercase()
    );
    let seen = look(&scene, &scene.dana, &options, &file).await;
    let became = verdicts(&seen);
    assert_eq!(
        became[0],
        (2, "SAME", "First name, Role unchanged: this person is already on the loan".to_owned())
    );
    assert!(became[1].2.starts_with("Email: This person works for your company"), "{became:?}");
    assert_eq!(became[2].1, "REFUSED", "{became:?}");
    assert!(became[3].2.starts_with("Role: Your company has no role “Wizard”"), "{became:?}");
    assert_eq!(became[4].2, "Key contact: Enter yes or no");
    assert_eq!((became[5].1, became[6].1), ("CREATED", "REFUSED"));
    assert_eq!(became[7].2, "Email: Row 7 of the file already has this email address");
    let unknown = at(&scene, &format!("import/preview?templateId={}", uuid::Uuid::now_v7()));
    send_file(&scene.dana, &unknown, FOUR).await.expect(422);
    for browser in [&scene.lucia, &scene.sofia] {
        send_file(browser, &at(&scene, "import/preview"), FOUR).await.expect(403);
    }
    let rival = scene.app.company("Rival").await;
    let rita = scene.app.lender(&rival, "Rita Rival", Role::LeadLender).await;
    let rita = scene.app.browser_of(&rita).await;
    send_file(&rita, &at(&scene, "import/preview"), FOUR).await.expect(404);
    let elsewhere = scene.app.loan(&company, "Another", ReviewStatus::Lead).await;
    let path = format!("/v1/loans/{}/people/import/preview", elsewhere.id);
    send_file(&scene.dana, &path, FOUR).await.expect(403);
}
