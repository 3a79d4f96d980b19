//! The activity of a loan, by person and kind, for its lenders only.

use sea_orm::{ActiveValue::Set, ColumnTrait as _, EntityTrait as _, PaginatorTrait as _, QueryFilter as _};
use serde_json::{Value, json};
use server::entity::{EnumColumn, activity, needs_list_element as element};
use shared_rules::{
    activity::ActivityKind,
    needs_list::{element::StorageType, priority::PriorityType, review::ReviewState},
    team::role::Role,
};
use uuid::Uuid;

use crate::support::{Browser, PDF, Scene};

fn path(scene: &Scene, rest: &str) -> String {
    format!("/v1/loans/{}/activity{rest}", scene.loan.id)
}

async fn entries(scene: &Scene, browser: &Browser, query: &str) -> Vec<Value> {
    let page = browser.get(&path(scene, query)).await.expect(200).json();
    page["content"].as_array().unwrap().clone()
}

/// The entries as person, action and object, newest first.
async fn told(scene: &Scene, query: &str) -> Vec<String> {
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let entries = entries(scene, &scene.dana, query).await;
    let lines = entries.iter().map(|entry| {
        let line =
            format!("{} {} {}", text(&entry["actor"]["name"]), text(&entry["words"]), text(&entry["on"]));
        line.trim_end().to_owned()
    });
    lines.collect()
}

async fn loan(scene: &Scene) -> Value {
    scene.dana.get(&format!("/v1/loans/{}", scene.loan.id)).await.expect(200).json()
}

#[tokio::test]
async fn lists_all_actions_with_links_to_their_objects() {
    let scene = Scene::new().await;
    let w2 = scene.ask_for("W-2").await;
    scene.answer(&scene.lucia, &w2, "w2.pdf", PDF).await;
    let review = json!({ "decision": "REJECTED", "reason": "NOT_SIGNED", "note": "Page 2." });
    scene.review(&scene.elements(&format!("/{w2}/review")), review).await.expect(200);
    assert_eq!(
        told(&scene, "").await,
        [
            "Dana Whitfield rejected “w2.pdf”: It isn’t signed. Page 2. W-2",
            "Lucia Alvarez uploaded “w2.pdf” W-2",
            "Lucia Alvarez added a document w2.pdf",
            "Dana Whitfield added this W-2",
        ]
    );
    let all = entries(&scene, &scene.dana, "").await;
    assert_eq!(all[0]["leadsTo"], json!({ "place": "request", "id": w2, "threadId": null }));
    assert_eq!((&all[2]["leadsTo"]["place"], &all[0]["kind"]), (&json!("document"), &json!("reviews")));
    let document = all[2]["leadsTo"]["id"].as_str().unwrap().to_owned();
    scene.lucia.delete(&format!("/v1/documents/{document}")).await.expect(204);
    scene.dana.delete(&scene.elements(&format!("/{w2}"))).await.expect(204);
    let all = entries(&scene, &scene.dana, "").await;
    assert_eq!(all[0]["words"], "deleted this");
    assert!(all.iter().all(|entry| entry["leadsTo"].is_null()), "nothing of it is there any more");
}

#[tokio::test]
async fn filters_activity_by_person_and_kind_in_pages() {
    let scene = Scene::new().await;
    for n in 0..5 {
        let request = scene.ask_for(&format!("Request {n}")).await;
        scene.answer(&scene.lucia, &request, "w2.pdf", PDF).await;
    }
    assert_eq!(told(&scene, "?kind=requests").await.len(), 5);
    let choices = scene.dana.get(&path(&scene, "/choices")).await.expect(200).json();
    assert_eq!(choices["kinds"][0], json!({ "kind": "requests", "label": "Needs list" }));
    let names: Vec<_> =
        choices["people"].as_array().unwrap().iter().map(|person| person["name"].clone()).collect();
    assert_eq!(names, ["Dana Whitfield", "Lucia Alvarez"]);
    let lucias = format!("?personId={}&kind=documents", scene.lucia_is.id);
    assert_eq!(told(&scene, &lucias).await.len(), 10);
    assert!(told(&scene, &format!("?personId={}", Uuid::now_v7())).await.is_empty());
    let (mut seen, mut before) = (Vec::new(), String::new());
    loop {
        let page = scene.dana.get(&path(&scene, &format!("?s=4{before}"))).await.expect(200).json();
        let ids = page["content"].as_array().unwrap().iter().map(|entry| entry["id"].to_string());
        seen.extend(ids);
        let Some(next) = page["next"].as_str() else { break };
        before = format!("&before={next}");
    }
    assert_eq!(seen.len(), 15);
    let once: std::collections::HashSet<_> = seen.iter().collect();
    assert_eq!(once.len(), 15, "nothing twice");
    for wrong in ["?kind=colour", "?personId=7", "?before=yesterday", "?s=-1"] {
        scene.dana.get(&path(&scene, wrong)).await.expect(400);
    }
    assert_eq!(entries(&scene, &scene.dana, "?s=100000").await.len(), 15, "no page is larger than it may be");
}

#[tokio::test]
async fn shows_old_and_new_facts_and_archiving() {
    let scene = Scene::new().await;
    let path = format!("/v1/loans/{}", scene.loan.id);
    let facts = json!({ "name": "Alvarez", "amount": 425_000, "loanPurpose": "Purchase", "version": 1 });
    scene.dana.put(&path, facts.clone()).await.expect(200);
    let entry = entries(&scene, &scene.dana, "?kind=facts").await.remove(0);
    assert_eq!(
        entry["changes"],
        json!([
            { "fact": "name", "from": "Alvarez – purchase", "to": "Alvarez" },
            { "fact": "amount", "from": "$400,000", "to": "$425,000" },
        ])
    );
    let mut same = facts;
    same["version"] = json!(2);
    scene.dana.put(&path, same).await.expect(200);
    assert_eq!(entries(&scene, &scene.dana, "?kind=facts").await.len(), 1, "nothing changed");
    for to in ["ARCHIVE", "IN_PROGRESS"] {
        let version = loan(&scene).await["version"].clone();
        let status = json!({ "to": to, "version": version });
        scene.dana.put(&format!("{path}/review-status"), status).await.expect(200);
    }
    let told = told(&scene, "?kind=status").await;
    assert!(told[0].starts_with("Dana Whitfield restored the loan to “"), "{told:?}");
    assert!(told[1].starts_with("Dana Whitfield archived the loan"), "{told:?}");
}

#[tokio::test]
async fn lists_people_and_roles_except_private_contacts() {
    let scene = Scene::new().await;
    let users = format!("/v1/loans/{}/lender-users", scene.loan.id);
    let marcus = scene.app.lender(&scene.company().await, "Marcus Bell", Role::Manager).await;
    let added = json!({ "appUser": { "id": marcus.id }, "role": "MANAGER", "canAcceptFiles": true });
    let role = scene.dana.post(&users, added).await.expect(201).json();
    let change = json!({
        "appUser": { "id": marcus.id }, "role": "ASSOCIATE_LENDER", "canAcceptFiles": true,
        "version": role["version"],
    });
    scene.dana.put(&format!("{users}/{}", marcus.id), change).await.expect(200);
    let role = role["id"].as_str().unwrap();
    scene.dana.delete(&format!("/v1/loans/{}/roles/{role}", scene.loan.id)).await.expect(204);
    assert_eq!(
        told(&scene, "?kind=people").await,
        [
            "Dana Whitfield removed a member (associate lender) Marcus Bell",
            "Dana Whitfield changed a role from manager to associate lender Marcus Bell",
            "Dana Whitfield added a member as manager Marcus Bell",
        ]
    );
    let kept = json!({
        "userContactEmailAddress": "private@people.example", "givenName": "Priva", "familyName": "Tely",
        "visibleToBorrower": false, "visibleToLender": false,
    });
    let hers = scene.lucia.get(&format!("/v1/loans/{}", scene.loan.id)).await.expect(200).json();
    let own = hers["me"]["loanRoleId"].as_str().unwrap();
    scene.lucia.post(&format!("/v1/loans/{}/contactRelation/{own}", scene.loan.id), kept).await.expect(201);
    assert_eq!(told(&scene, "?kind=people").await.len(), 3);
}

#[tokio::test]
async fn lists_messages_without_text_and_hides_threads() {
    let scene = Scene::new().await;
    let message = |subject: &str, locked: bool, to: Uuid| {
        json!({
            "contextId": scene.loan.id, "body": "<p>The secret words</p>", "subject": subject,
            "locked": locked, "toUserIds": [to],
        })
    };
    let marcus = scene.app.lender(&scene.company().await, "Marcus Bell", Role::Manager).await;
    scene.app.add(&scene.loan, &marcus, Role::Manager).await;
    let lucia = scene.lucia_is.id;
    scene.dana.post("/v1/messages", message("Closing date", false, lucia)).await.expect(201);
    scene.dana.post("/v1/messages", message("Between us", true, lucia)).await.expect(201);
    let dana = entries(&scene, &scene.dana, "?kind=messages").await;
    assert_eq!((&dana[0]["on"], &dana[1]["on"]), (&json!("Between us"), &json!("Closing date")));
    assert!(dana[0]["leadsTo"]["threadId"].is_string());
    let marcus = scene.app.browser_of(&marcus).await;
    let seen = marcus.get(&path(&scene, "?kind=messages")).await.expect(200);
    assert!(!seen.text().contains("secret") && !seen.text().contains("Between us"), "{}", seen.text());
    let file = marcus.get(&path(&scene, "/export")).await.expect(200).text();
    assert!(file.contains("Closing date") && !file.contains("Between us"), "{file}");
    let seen = seen.json();
    assert_eq!(
        (&seen["content"][0]["words"], &seen["content"][0]["on"]),
        (&json!("sent a message"), &json!(null))
    );
    assert_eq!(
        (&seen["content"][0]["leadsTo"], &seen["content"][1]["on"]),
        (&json!(null), &json!("Closing date"))
    );
}

#[tokio::test]
async fn only_lenders_of_the_loan_read_its_activity() {
    let scene = Scene::new().await;
    scene.ask_for("W-2").await;
    for rest in ["", "/choices", "/export"] {
        scene.lucia.get(&path(&scene, rest)).await.expect(403);
        scene.app.anyone().get(&path(&scene, rest)).await.expect(401);
    }
    let cedar = scene.app.company("Other Bank").await;
    let ruth = scene.app.lender(&cedar, "Ruth Pell", Role::LeadLender).await;
    scene.app.browser_of(&ruth).await.get(&path(&scene, "")).await.expect(404);
}

#[tokio::test]
async fn exports_filtered_activity_without_formulas() {
    let scene = Scene::new().await;
    scene.ask_for("=HYPERLINK(1)").await;
    let version = loan(&scene).await["version"].clone();
    let facts = json!({ "name": "Alvarez", "version": version });
    scene.dana.put(&format!("/v1/loans/{}", scene.loan.id), facts).await.expect(200);
    let file = scene.dana.get(&path(&scene, "/export?kind=requests")).await.expect(200);
    assert_eq!(file.header("content-type"), Some("text/csv; charset=utf-8; header=present"));
    let text = file.text();
    let lines: Vec<&str> = text.trim_start_matches('\u{feff}').lines().collect();
    assert_eq!(lines[0], "When (UTC),Who,Kind,What,About,Loan");
    assert_eq!(lines.len(), 2, "{text}");
    assert!(lines[1].contains("Dana Whitfield,Needs list,added this,\"'=HYPERLINK(1)\",Alvarez"), "{text}");
    assert_eq!(told(&scene, "?kind=downloads").await.len(), 1, "the download is on record");
}

#[tokio::test]
async fn bulk_changes_are_one_entry() {
    let scene = Scene::new().await;
    let now = scene.app.state.clock.now();
    let ids: Vec<Uuid> = std::iter::repeat_with(Uuid::now_v7).take(500).collect();
    let tx = scene.app.state.db.write().await.unwrap();
    for (place, some) in ids.chunks(100).enumerate() {
        let rows = some.iter().enumerate().map(|(at, id)| element::ActiveModel {
            id: Set(*id),
            loan_id: Set(scene.loan.id),
            name: Set(format!("Request {}", place * 100 + at)),
            storage_type: Set(EnumColumn(StorageType::File)),
            priority_type: Set(EnumColumn(PriorityType::Unset)),
            review_state: Set(EnumColumn(ReviewState::Open)),
            position: Set(i32::try_from(place * 100 + at).unwrap()),
            created_at: Set(now),
            updated_at: Set(now),
            ..Default::default()
        });
        element::Entity::insert_many(rows).exec_without_returning(&tx).await.unwrap();
    }
    tx.commit().await.unwrap();
    let hide = json!({ "elementIds": ids, "hidden": true });
    scene.dana.post(&scene.elements("/bulk"), hide).await.expect(200);
    let told = told(&scene, "").await;
    assert_eq!(told, ["Dana Whitfield changed 500 requests Request 0, Request 1, Request 2 and 497 more"]);
}

#[tokio::test]
async fn pages_of_a_hundred_thousand_entries_read_only_their_rows() {
    const MANY: i64 = 100_000;
    let scene = Scene::new().await;
    let (dana, company) = (scene.dana_id().await, scene.company().await.id);
    let now = scene.app.state.clock.now();
    let tx = scene.app.state.db.write().await.unwrap();
    for chunk in 0..MANY / 500 {
        let rows = (0..500).map(|n| activity::ActiveModel {
            id: Set(Uuid::now_v7()),
            company_id: Set(company),
            loan_id: Set(Some(scene.loan.id)),
            actor_id: Set(Some(dana)),
            kind: Set(EnumColumn(ActivityKind::Status)),
            on_record: Set(false),
            about: Set(r#"{"what":"opened","imported":false}"#.to_owned()),
            at: Set(now - chrono::Duration::seconds(chunk * 500 + n)),
        });
        activity::Entity::insert_many(rows).exec_without_returning(&tx).await.unwrap();
    }
    tx.commit().await.unwrap();
    let of_loan = activity::Column::LoanId.eq(scene.loan.id);
    let kept = activity::Entity::find().filter(of_loan).count(scene.app.state.db.read()).await.unwrap();
    assert_eq!(kept, 100_000);
    let late = now - chrono::Duration::seconds(MANY - 10);
    let before = format!("?before={}_{}", late.format("%Y-%m-%dT%H:%M:%S%.fZ"), Uuid::nil());
    for query in
        ["?s=50".to_owned(), "?s=50&kind=status".to_owned(), format!("?s=50&personId={dana}"), before]
    {
        let started = std::time::Instant::now();
        assert!(!entries(&scene, &scene.dana, &query).await.is_empty());
        let took = started.elapsed();
        assert!(took < std::time::Duration::from_millis(400), "{query}: {took:?}");
    }
    assert!(entries(&scene, &scene.dana, "?kind=facts").await.is_empty());
}
