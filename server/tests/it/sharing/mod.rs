//! Sharing requests with people, and the resulting tasks.

mod dialog;

use serde_json::{Value, json};
use shared_rules::{loans::review_status::ReviewStatus, team::role::Role};

use crate::support::{PDF, Scene, nothing};

fn shared_info(scene: &Scene) -> String {
    format!("/v1/loans/{}/shared-info", scene.loan.id)
}

fn share(scene: &Scene, element: &str, with: &str, permissions: &str) -> Value {
    json!({
        "infoId": element,
        "loanId": scene.loan.id,
        "permissions": permissions,
        "sharedWithUserId": with,
    })
}

/// The id of the browser's user.
async fn id_of(browser: &crate::support::Browser) -> String {
    browser.get("/v1/users/me").await.expect(200).json()["id"].as_str().unwrap().to_owned()
}

#[tokio::test]
async fn shares_several_requests_with_several_people() {
    let scene = Scene::new().await;
    let (stubs, deed) = (scene.ask_for("Pay stubs").await, scene.ask_for("Deed").await);
    let (lucia, sofia) = (id_of(&scene.lucia).await, id_of(&scene.sofia).await);
    let shares = json!([
        share(&scene, &stubs, &lucia, "VIEW"),
        share(&scene, &stubs, &sofia, "VIEW"),
        share(&scene, &deed, &lucia, "VIEW"),
        share(&scene, &deed, &sofia, "LINK"),
    ]);
    for _ in 0..2 {
        let changed = scene.dana.post(&shared_info(&scene), shares.clone()).await.expect(200).json();
        let people: Vec<usize> =
            changed.as_array().unwrap().iter().map(|e| e["sharedInfo"].as_array().unwrap().len()).collect();
        assert_eq!(people, [2, 2], "repeating it changes nothing");
    }
    assert_eq!(scene.names_for(&scene.sofia).await, ["Pay stubs"], "a link assigns nobody");
    assert_eq!(scene.names_for(&scene.lucia).await, ["Pay stubs", "Deed"]);
    assert!(scene.names_for(&scene.mateo).await.is_empty());

    let ended = json!({ "shares": [
        { "infoId": stubs, "sharedWithUserId": sofia }, { "infoId": deed, "sharedWithUserId": sofia },
        { "infoId": deed, "sharedWithUserId": lucia }, { "infoId": nothing(), "sharedWithUserId": lucia },
    ] });
    let request = scene.dana.request(reqwest::Method::DELETE, &shared_info(&scene)).json(&ended);
    let left = scene.dana.send(request).await.expect(200).json();
    assert_eq!(left[0]["sharedInfo"][0]["sharedWithUser"]["id"], json!(lucia));
    assert_eq!(left[1]["sharedInfo"][0]["permissions"], "LINK", "a link stays");
    assert!(scene.names_for(&scene.sofia).await.is_empty());
    assert_eq!(scene.names_for(&scene.mateo).await, ["Deed"]);
}

#[tokio::test]
async fn one_refused_share_refuses_all() {
    let scene = Scene::new().await;
    let (stubs, gone) = (scene.ask_for("Pay stubs").await, scene.ask_for("Deed").await);
    scene.dana.delete(&scene.elements(&format!("/{gone}"))).await.expect(204);
    let lucia = id_of(&scene.lucia).await;
    let stranger = id_of(&scene.stranger).await;
    let refused = [
        (share(&scene, &gone, &lucia, "VIEW"), "[1].infoId", "share-element-gone"),
        (share(&scene, &stubs, &stranger, "VIEW"), "[1].sharedWithUserId", "share-person-gone"),
        (share(&scene, &nothing().to_string(), &lucia, "VIEW"), "[1].infoId", "share-element-gone"),
    ];
    for (bad, field, code) in refused {
        let shares = json!([share(&scene, &stubs, &lucia, "VIEW"), bad]);
        let problem = scene.dana.post(&shared_info(&scene), shares).await.expect(422).json();
        assert_eq!(
            (problem["violations"][0]["field"].as_str(), problem["violations"][0]["code"].as_str()),
            (Some(field), Some(code))
        );
    }
    assert_eq!(scene.names_for(&scene.mateo).await, ["Pay stubs"], "it is still everybody's");

    let elsewhere =
        json!([{ "infoId": stubs, "loanId": nothing(), "permissions": "VIEW", "sharedWithUserId": lucia }]);
    let problem = scene.dana.post(&shared_info(&scene), elsewhere).await.expect(400).json();
    assert_eq!(problem["violations"][0]["field"], "[0].loanId");
    let mut forged = share(&scene, &stubs, &lucia, "VIEW");
    forged["sharedByUserId"] = json!(lucia);
    let problem = scene.dana.post(&shared_info(&scene), json!([forged])).await.expect(400).json();
    assert_eq!(problem["violations"][0]["field"], "[0].sharedByUserId");
}

#[tokio::test]
async fn counts_tasks_for_everyone_and_shows_them_to_lenders() {
    let scene = Scene::new().await;
    let (stubs, deed) = (scene.ask_for("Pay stubs").await, scene.ask_for("Deed").await);
    scene.ask_for("W-2").await;
    scene.answer(&scene.lucia, &stubs, "stubs.pdf", PDF).await;
    scene.answer(&scene.lucia, &deed, "deed.pdf", PDF).await;
    let review = scene.elements(&format!("/{deed}/review"));
    scene.review(&review, json!({ "decision": "REJECTED", "reason": "NOT_SIGNED" })).await.expect(200);
    scene.upload(&scene.lucia, "loose.pdf", PDF).await;

    let path = format!("/v1/loans/{}/tasks/consolidated", scene.loan.id);
    let (dana, lucia, mateo) =
        (id_of(&scene.dana).await, id_of(&scene.lucia).await, id_of(&scene.mateo).await);
    let counts = scene.dana.get(&path).await.expect(200).json();
    assert_eq!(
        counts["perTask"],
        json!({ "workflow": 0, "answerQuestion": 0, "approveAnswer": 1, "fillForm": 0, "shoebox": 1,
                "assignQuestion": 1, "payment": 0, "needsAttention": 0 })
    );
    assert_eq!(
        (&counts["perUser"][&dana], &counts["perUser"][&lucia], &counts["perUser"][&mateo]),
        (&json!(3), &json!(3), &json!(2))
    );
    let own = scene.lucia.get(&path).await.expect(200).json();
    assert_eq!(own["perUser"], json!({ &lucia: 3 }));
    assert_eq!((&own["perTask"]["needsAttention"], &own["perTask"]["shoebox"]), (&json!(1), &json!(1)));

    let loans = scene.dana.get("/v1/loans").await.expect(200).json();
    assert_eq!(loans["content"][0]["attention"], 1, "one answer waits for the lender");
    let loans = scene.lucia.get("/v1/loans").await.expect(200).json();
    assert_eq!(loans["content"][0]["attention"], 1, "one came back");
    let loans = scene.sofia.get("/v1/loans").await.expect(200).json();
    assert_eq!(loans["content"][0]["attention"], 0);
}

#[tokio::test]
async fn filters_loans_by_lender_and_sorts_by_every_column() {
    let scene = Scene::new().await;
    let cedar = scene.app.company("Cedar County").await;
    let second = scene.app.loan(&cedar, "Bakery", ReviewStatus::Lead).await;
    scene.app.add(&second, &scene.lucia_is, Role::LeadBorrower).await;
    let waiting = scene.ask_for("Deed").await;
    scene.answer(&scene.lucia, &waiting, "deed.pdf", PDF).await;
    let names = async |query: &str| {
        let loans = scene.lucia.get(&format!("/v1/loans?{query}")).await.expect(200).json();
        let names: Vec<String> = loans["content"]
            .as_array()
            .unwrap()
            .iter()
            .map(|loan| loan["name"].as_str().unwrap().to_owned())
            .collect();
        (names.join(", "), loans["total"].as_u64().unwrap())
    };
    assert_eq!(names(&format!("lenderId={}", cedar.id)).await, ("Bakery".to_owned(), 1));
    assert_eq!(names(&format!("lenderId={}", nothing())).await, (String::new(), 0));
    let (down, up) = ("Alvarez – purchase, Bakery".to_owned(), "Bakery, Alvarez – purchase".to_owned());
    for (sort, expected) in [
        ("name", &down),
        ("-name", &up),
        ("requests", &up),
        ("-requests", &down),
        ("lender", &up),
        ("-lender", &down),
        ("status", &up),
        ("-status", &down),
    ] {
        assert_eq!(&names(&format!("sort={sort}")).await.0, expected, "{sort}");
    }
    for sort in ["borrower", "-borrower", "purpose", "-purpose", "amount", "updated"] {
        assert_eq!(names(&format!("sort={sort}")).await.1, 2, "{sort}");
    }
    scene.lucia.get("/v1/loans?sort=colour").await.expect(400);
}
