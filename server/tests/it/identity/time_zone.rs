//! Days depend on each user's time zone.

use chrono::{DateTime, SecondsFormat, Utc};
use chrono_tz::Tz;
use serde_json::{Value, json};

use crate::support::{Browser, Scene, TestApp, secret};

const AUCKLAND: &str = "Pacific/Auckland";
const ANGELES: &str = "America/Los_Angeles";

async fn zone(browser: &Browser) -> Value {
    let me = browser.get("/v1/users/me").await.expect(200).json();
    let account = browser.get("/v1/account").await.expect(200).json();
    assert_eq!(me["timeZone"], account["timeZone"]);
    me["timeZone"].clone()
}

fn profile(zone: &Value) -> Value {
    json!({ "givenName": "Dana", "familyName": "Whitfield", "timeZone": zone })
}

#[tokio::test]
async fn sets_and_clears_the_time_zone() {
    let scene = Scene::new().await;
    let dana = &scene.dana;
    assert_eq!(zone(dana).await, json!(null));
    let kept = dana.put("/v1/account", profile(&json!(AUCKLAND))).await.expect(200).json();
    assert_eq!(kept["timeZone"], AUCKLAND);
    assert_eq!(zone(dana).await, AUCKLAND);
    // An update without the time zone keeps it.
    dana.put("/v1/account", json!({ "givenName": "Dana", "familyName": "Whitfield" })).await.expect(200);
    assert_eq!(zone(dana).await, AUCKLAND);
    let long = "x".repeat(50_000);
    for wrong in ["", "Mars/Olympus", "+05:00", "pacific/auckland", "../../etc/localtime", "UTC\0", &long] {
        let refused = dana.put("/v1/account", profile(&json!(wrong))).await.expect(422).json();
        assert_eq!(refused["violations"][0]["field"], "timeZone", "{wrong}");
        dana.put("/v1/account/time-zone", json!({ "timeZone": wrong })).await.expect(422);
    }
    for wrong in [json!(7), json!(["UTC"])] {
        dana.put("/v1/account", profile(&wrong)).await.expect(400);
    }
    assert_eq!(zone(dana).await, AUCKLAND);
    dana.put("/v1/account", profile(&json!(null))).await.expect(200);
    assert_eq!(zone(dana).await, json!(null));
}

#[tokio::test]
async fn time_zone_is_hidden_from_others() {
    let scene = Scene::new().await;
    scene.lucia.put("/v1/account/time-zone", json!({ "timeZone": AUCKLAND })).await.expect(204);
    let loan = format!("/v1/loans/{}", scene.loan.id);
    let card = format!("{loan}/users/{}/card", scene.lucia_is.id);
    for path in [&loan, &card, "/v1/contacts", "/v1/home"] {
        let seen = scene.dana.get(path).await.text();
        assert!(!seen.contains("Auckland") && !seen.contains("timeZone"), "{path}: {seen}");
    }
}

#[tokio::test]
async fn uses_the_devices_zone_until_one_is_chosen() {
    let scene = Scene::new().await;
    let device =
        async |zone: &str| scene.dana.put("/v1/account/time-zone", json!({ "timeZone": zone })).await;
    let (one, other) = tokio::join!(device(AUCKLAND), device(ANGELES));
    assert_eq!((one.status, other.status), (204, 204));
    let first = zone(&scene.dana).await;
    assert!(first == AUCKLAND || first == ANGELES, "{first}");
    device("Europe/Berlin").await.expect(204);
    assert_eq!(zone(&scene.dana).await, first, "the first device was taken over");
    scene.dana.put("/v1/account", profile(&json!("Asia/Calcutta"))).await.expect(200);
    device(ANGELES).await.expect(204);
    assert_eq!(zone(&scene.dana).await, "Asia/Calcutta");
    assert_eq!(zone(&scene.lucia).await, json!(null), "of one person");
    scene.app.anyone().put("/v1/account/time-zone", json!({ "timeZone": ANGELES })).await.expect(401);
}

#[tokio::test]
async fn files_use_the_readers_time_zone() {
    let scene = Scene::new().await;
    scene.ask_for("Pay stubs").await;
    let loan = format!("/v1/loans/{}", scene.loan.id);
    for (name, zone) in [(AUCKLAND, Tz::Pacific__Auckland), (ANGELES, Tz::America__Los_Angeles)] {
        let far = scene.lender_in(name).await;
        let list = far.get(&format!("{loan}/elements")).await.expect(200).json();
        let at: DateTime<Utc> = list["content"][0]["updatedAt"].as_str().unwrap().parse().unwrap();
        let there = at.with_timezone(&zone).format("%Y-%m-%d %H:%M:%S").to_string();
        let requests = far.get(&format!("{loan}/elements/export")).await.expect(200).text();
        assert!(requests.contains(&format!("Updated ({name})")) && requests.contains(&there), "{requests}");
        for (path, heading) in [
            ("/v1/loans/export".to_owned(), "Updated"),
            ("/v1/contacts/export".to_owned(), "Last active"),
            ("/v1/company/record/export".to_owned(), "When"),
            (format!("{loan}/activity/export"), "When"),
        ] {
            let file = far.get(&path).await.expect(200).text();
            let first = file.lines().next().unwrap();
            assert!(first.contains(&format!("{heading} ({name})")), "{path}: {first}");
        }
    }
}

async fn invite(scene: &Scene, by: &Browser, address: &str) {
    let loan = format!("/v1/loans/{}", scene.loan.id);
    let app_user = json!({ "emailAddress": address, "givenName": "Ann" });
    let body = json!({ "appUser": app_user, "role": "BORROWER", "visibleToBorrower": true });
    let role = by.post(&format!("{loan}/lender-users"), body).await.expect(201).json();
    let person = role["user"]["id"].as_str().unwrap();
    by.post(&format!("{loan}/users/{person}/invitation"), json!({})).await.expect(201);
}

#[tokio::test]
async fn invitation_shows_its_last_day_in_the_readers_zone() {
    let mut scene = Scene::new().await;
    scene.half_past_comes(12).await;
    let app: &TestApp = &scene.app;
    for (at, (name, zone)) in
        [(AUCKLAND, Tz::Pacific__Auckland), (ANGELES, Tz::America__Los_Angeles)].into_iter().enumerate()
    {
        let far = scene.lender_in(name).await;
        invite(&scene, &far, &format!("ann{at}@x.com")).await;
        let mails = app.mails(at + 1).await;
        let to = format!("ann{at}@x.com");
        let mail = mails.iter().find(|mail| mail.contains(&to)).unwrap();
        let link = secret(mail, "/invitation/");
        let about = app.anyone().get(&format!("/v1/invitations/{link}")).await.expect(200).json();
        let ends: DateTime<Utc> = about["expiresAt"].as_str().unwrap().parse().unwrap();
        let last = ends.with_timezone(&zone).format("%m-%d-%Y").to_string();
        assert!(mail.contains(&format!("until {last}")), "{last}: {mail}");
        let page = app.anyone().get(&format!("/invitation/{link}")).await.expect(200).text();
        assert!(page.contains(&last), "{last}: {page}");
    }
}

#[tokio::test]
async fn package_manifest_has_time_offsets() {
    let scene = Scene::new().await;
    let request = scene.ask_for("Deed").await;
    scene.answer(&scene.lucia, &request, "deed.pdf", crate::support::PDF).await;
    let far = scene.lender_in("Asia/Kathmandu").await;
    let package = format!("/v1/loans/{}/package", scene.loan.id);
    let sent = far.get(&package).await.expect(200).json()["content"][0]["uploadedAt"].clone();
    let sent: DateTime<Utc> = sent.as_str().unwrap().parse().unwrap();
    let there = sent.with_timezone(&Tz::Asia__Kathmandu).to_rfc3339_opts(SecondsFormat::Secs, true);
    assert!(there.ends_with("+05:45"));
    let bytes = far.get(&format!("{package}/download")).await.expect(200).bytes;
    let mut archive = zip::ZipArchive::new(std::io::Cursor::new(bytes)).unwrap();
    let manifest = std::io::read_to_string(archive.by_name("manifest.csv").unwrap()).unwrap();
    assert!(manifest.contains(&there), "{there}: {manifest}");
    let shown = archive.by_name("deed.pdf").unwrap().last_modified().unwrap();
    assert!(there.contains(&format!("T{:02}:{:02}:", shown.hour(), shown.minute())), "{there}: {shown}");
}

#[tokio::test]
async fn license_dates_use_the_readers_day() {
    let mut scene = Scene::new().await;
    let day = scene.half_past_comes(12).await;
    let person = |licence: Value, user: Value| {
        json!({ "entityType": "INDIVIDUAL", "name": "Lucia Alvarez", "personUserId": user,
            "mostRecentDriversLicenseInformation": licence })
    };
    let entities = format!("/v1/loans/{}/entities", scene.loan.id);
    let licence = json!({ "number": "D1234567", "expiration": day, "dob": "1988-06-14", "state": "CO" });
    scene.dana.post(&entities, person(licence, json!(scene.lucia_is.id))).await.expect(201);
    let card = format!("/v1/loans/{}/users/{}/card", scene.loan.id, scene.lucia_is.id);
    // A person born on this day was born yesterday or today, which is too recent for a license.
    let born = json!({ "number": "D1234567", "expiration": "2099-01-31", "dob": day, "state": "CO" });
    for (zone, status, made) in [(AUCKLAND, "EXPIRED", 201), (ANGELES, "EXPIRING", 422)] {
        let far = scene.lender_in(zone).await;
        let seen = far.get(&card).await.expect(200).json();
        assert_eq!(seen["licence"]["status"], status, "{seen}");
        far.post(&entities, person(born.clone(), json!(null))).await.expect(made);
    }
}
