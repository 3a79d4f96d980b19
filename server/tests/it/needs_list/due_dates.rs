//! Due dates of requests, optional requests, instructions, and internal notes of lenders.

use chrono::{Duration, NaiveDate, TimeZone as _};
use chrono_tz::Tz;
use serde_json::{Value, json};

use super::templates::{add, template};
use crate::support::{Browser, PDF, Scene};

async fn seen(scene: &Scene, browser: &Browser, id: &str) -> Value {
    let list = browser.get(&scene.elements("")).await.expect(200).json();
    list["content"].as_array().unwrap().iter().find(|row| row["id"] == id).unwrap().clone()
}

fn asked(row: &Value) -> [&Value; 4] {
    ["dueDate", "optional", "instructions", "internalNote"].map(|field| &row[field])
}

#[tokio::test]
async fn stores_due_date_instructions_and_internal_note() {
    let scene = Scene::new().await;
    let secret = "Watch the overtime of Mateo";
    let made = scene
        .add(json!({
            "name": "Pay stubs", "storageType": "FILE", "dueDate": "2026-12-01", "optional": true,
            "instructions": " Ask at https://pay.example/stubs ", "internalNote": secret,
        }))
        .await;
    let how = json!("Ask at https://pay.example/stubs");
    assert_eq!(asked(&made), [&json!("2026-12-01"), &json!(true), &how, &json!(secret)]);
    let id = made["id"].as_str().unwrap();
    let one = scene.elements(&format!("/{id}"));
    assert_eq!(asked(&seen(&scene, &scene.dana, id).await)[3], secret);
    for browser in [&scene.lucia, &scene.mateo] {
        let row = seen(&scene, browser, id).await;
        assert_eq!(asked(&row), [&json!("2026-12-01"), &json!(true), &how, &json!(null)]);
    }
    let as_lucia = scene.lucia.get("/v1/users/me").await.expect(200).json()["id"].clone();
    let as_lucia = format!("?asUserId={}", as_lucia.as_str().unwrap());
    let change = json!({ "version": 1, "internalNote": format!("{secret}!"), "dueDate": "2026-12-24" });
    scene.dana.put(&one, change).await.expect(200);
    for (browser, path) in [
        (&scene.dana, scene.elements(&as_lucia)),
        (&scene.lucia, scene.elements("")),
        (&scene.lucia, format!("{one}/history")),
        (&scene.sofia, scene.elements("")),
    ] {
        let text = browser.get(&path).await.expect(200).text();
        assert!(!text.contains(secret), "{path}: {text}");
    }
    let record = scene.dana.get(&format!("{one}/history")).await.expect(200).json();
    assert_eq!(record[0]["words"], "changed the due date, the internal note");
    let export = scene.dana.get(&scene.elements("/export")).await.expect(200).text();
    assert!(export.lines().nth(1).unwrap().ends_with(",2026-12-24"), "{export}");
    scene.lucia.put(&one, json!({ "version": 2, "dueDate": null })).await.expect(403);
}

#[tokio::test]
async fn changes_can_be_undone_and_errors_name_the_field() {
    let scene = Scene::new().await;
    let id = scene.ask_for("Lease").await;
    let one = scene.elements(&format!("/{id}"));
    let change = json!({
        "version": 1, "dueDate": "2026-12-01", "optional": true, "instructions": "Both pages", "internalNote": "Old one"
    });
    let changed = scene.dana.put(&one, change).await.expect(200).json();
    assert_eq!(asked(&changed)[0], "2026-12-01");
    let undo = json!({ "version": changed["version"] });
    let back = scene.dana.post(&format!("{one}/undo"), undo).await.expect(200).json();
    assert_eq!(asked(&back), [&json!(null), &json!(false), &json!(null), &json!(null)]);

    let version = &back["version"];
    for (field, value) in [("dueDate", json!("1999-12-31")), ("instructions", json!("i".repeat(4_001)))] {
        let wrong = json!({ "version": version, field: value });
        let refused = scene.dana.put(&one, wrong).await.expect(422).json();
        assert_eq!(refused["violations"][0]["field"], field, "{refused}");
    }
    for date in ["tomorrow", "2026-02-30"] {
        let refused =
            scene.dana.put(&one, json!({ "version": version, "dueDate": date })).await.expect(400).json();
        assert_eq!(refused["violations"][0]["field"], "dueDate", "{refused}");
    }
    let folder = json!({ "name": "Income", "storageType": "FOLDER", "dueDate": "2026-12-01", "optional": true, "internalNote": "x" });
    let folder = scene.add(folder).await;
    assert_eq!(asked(&folder), [&json!(null), &json!(false), &json!(null), &json!(null)]);
}

#[tokio::test]
async fn sets_and_undoes_the_maximum_age() {
    let scene = Scene::new().await;
    let made = scene.add(json!({ "name": "Statement", "storageType": "FILE", "freshnessDays": 60 })).await;
    assert_eq!(made["freshnessDays"], 60);
    let id = made["id"].as_str().unwrap();
    let one = scene.elements(&format!("/{id}"));
    let changed = scene.dana.put(&one, json!({ "version": 1, "freshnessDays": 30 })).await.expect(200).json();
    assert_eq!(changed["freshnessDays"], 30);
    assert_eq!(seen(&scene, &scene.lucia, id).await["freshnessDays"], 30);
    let record = scene.dana.get(&format!("{one}/history")).await.expect(200).json();
    assert_eq!(record[0]["words"], "changed the maximum document age");
    let back = scene.dana.post(&format!("{one}/undo"), json!({ "version": 2 })).await.expect(200).json();
    assert_eq!(back["freshnessDays"], 60);
    let named = scene.dana.put(&one, json!({ "version": 3, "name": "Statements" })).await.expect(200).json();
    assert_eq!(named["freshnessDays"], 60, "what is left out stays");
    for days in [0, 3_651, u32::MAX] {
        let wrong = json!({ "version": 4, "freshnessDays": days });
        let refused = scene.dana.put(&one, wrong).await.expect(422).json();
        assert_eq!(refused["violations"][0]["field"], "freshnessDays", "{refused}");
    }
    let none = scene.dana.put(&one, json!({ "version": 4, "freshnessDays": null })).await.expect(200).json();
    assert_eq!(none["freshnessDays"], Value::Null);
    let folder = scene.add(json!({ "name": "Income", "storageType": "FOLDER", "freshnessDays": 60 })).await;
    assert_eq!(folder["freshnessDays"], Value::Null);

    let template = template(&scene, "Purchase").await;
    let request = add(&scene, &template, "W-2", None, "FILE").await;
    let one = format!("/v1/templates/{template}/elements/{}", request["id"].as_str().unwrap());
    scene.dana.put(&one, json!({ "version": 1, "freshnessDays": 45 })).await.expect(200);
    let apply = format!("/v1/loans/{}/templates/{template}/apply", scene.loan.id);
    scene.dana.post(&apply, json!({})).await.expect(200);
    let list = scene.dana.get(&scene.elements("")).await.expect(200).json();
    let given = list["content"].as_array().unwrap().iter().find(|row| row["name"] == "W-2").unwrap();
    assert_eq!(given["freshnessDays"], 45);
}

#[tokio::test]
async fn template_days_become_due_dates() {
    let scene = Scene::new().await;
    let template = template(&scene, "Purchase").await;
    let request = add(&scene, &template, "W-2", None, "FILE").await;
    let one = format!("/v1/templates/{template}/elements/{}", request["id"].as_str().unwrap());
    let change = json!({
        "version": 1, "dueDays": 14, "optional": true, "instructions": "All pages", "internalNote": "Look at box 1"
    });
    let changed = scene.dana.put(&one, change).await.expect(200).json();
    assert_eq!((&changed["dueDays"], &changed["internalNote"]), (&json!(14), &json!("Look at box 1")));
    let many = scene.dana.put(&one, json!({ "version": 2, "dueDays": 366 })).await.expect(422).json();
    assert_eq!(many["violations"][0]["field"], "dueDays");
    let date =
        scene.dana.put(&one, json!({ "version": 2, "dueDate": "2026-12-01" })).await.expect(422).json();
    assert_eq!(date["violations"][0]["field"], "dueDate");

    let today = scene.app.state.clock.now().date_naive();
    let apply = format!("/v1/loans/{}/templates/{template}/apply", scene.loan.id);
    scene.dana.post(&apply, json!({})).await.expect(200);
    let list = scene.dana.get(&scene.elements("")).await.expect(200).json();
    let due = (today + chrono::Days::new(14)).to_string();
    let expected = [&json!(due), &json!(true), &json!("All pages"), &json!("Look at box 1")];
    assert_eq!(asked(&list["content"][0]), expected);
    let cleared = scene.dana.put(&one, json!({ "version": 2, "dueDays": null })).await.expect(200).json();
    assert_eq!(cleared["dueDays"], json!(null));
}

#[tokio::test]
async fn list_of_loans_shows_the_next_due_date() {
    let scene = Scene::new().await;
    let ask = async |name: &str, due: &str, hidden: bool| {
        let body = json!({ "name": name, "storageType": "FILE", "dueDate": due, "hidden": hidden });
        scene.add(body).await["id"].as_str().unwrap().to_owned()
    };
    ask("Pay stubs", "2026-12-24", false).await;
    ask("A secret", "2026-11-24", true).await;
    let deed = ask("Deed", "2026-12-01", false).await;
    let next_due = async |browser: &Browser| {
        browser.get("/v1/loans").await.expect(200).json()["content"][0]["nextDue"].clone()
    };
    assert_eq!(next_due(&scene.lucia).await, "2026-12-01");
    assert_eq!(next_due(&scene.dana).await, json!(null));
    scene.answer(&scene.lucia, &deed, "deed.pdf", PDF).await;
    assert_eq!(next_due(&scene.lucia).await, "2026-12-24");
    let review = json!({ "decision": "REJECTED", "reason": "NOT_SIGNED", "note": "" });
    scene.review(&scene.elements(&format!("/{deed}/review")), review).await.expect(200);
    assert_eq!(next_due(&scene.lucia).await, "2026-12-01", "it waits for her again");
}

/// A template with one request that is due after a week.
async fn weekly(scene: &Scene, name: &str) -> String {
    let template = template(scene, name).await;
    let request = add(scene, &template, name, None, "FILE").await;
    let one = format!("/v1/templates/{template}/elements/{}", request["id"].as_str().unwrap());
    scene.dana.put(&one, json!({ "version": 1, "dueDays": 7 })).await.expect(200);
    template
}

/// The due date of the template's request if the user adds it now.
async fn due_of(scene: &Scene, browser: &Browser, name: &str) -> Value {
    let template = weekly(scene, name).await;
    let apply = format!("/v1/loans/{}/templates/{template}/apply", scene.loan.id);
    browser.post(&apply, json!({})).await.expect(200);
    let list = browser.get(&scene.elements("")).await.expect(200).json();
    list["content"].as_array().unwrap().iter().find(|each| each["name"] == name).unwrap()["dueDate"].clone()
}

#[tokio::test]
async fn due_days_count_from_the_users_day() {
    let mut scene = Scene::new().await;
    for (hour, auckland, angeles) in [(6, 0, -1), (12, 1, 0)] {
        let day = scene.half_past_comes(hour).await;
        for (zone, ahead) in [("Pacific/Auckland", auckland), ("America/Los_Angeles", angeles), ("UTC", 0)] {
            let browser = scene.lender_in(zone).await;
            let due = due_of(&scene, &browser, &format!("{zone} at {hour}")).await;
            assert_eq!(due, json!(day + Duration::days(ahead + 7)), "{zone} at {hour}");
        }
    }
}

#[tokio::test]
async fn due_days_are_right_at_daylight_saving_changes() {
    let (mut scene, zone) = (Scene::new().await, Tz::America__Los_Angeles);
    for name in ["one change", "the other"] {
        let from = scene.app.state.clock.now().with_timezone(&zone).date_naive() + Duration::days(1);
        let begin =
            |day: NaiveDate| zone.from_local_datetime(&day.and_hms_opt(0, 0, 0).unwrap()).unwrap().to_utc();
        let next = |day: NaiveDate| begin(day + Duration::days(1));
        let day = from.iter_days().find(|day| next(*day) - begin(*day) != Duration::days(1)).unwrap();
        for (at, today) in [(begin(day), day), (next(day) - Duration::seconds(30), day)] {
            scene.time_comes(at).await;
            let browser = scene.lender_in(zone.name()).await;
            let due = due_of(&scene, &browser, &format!("{name} at {at}")).await;
            assert_eq!(due, json!(today + Duration::days(7)), "{at}");
        }
    }
}
