//! Expiring items on Home: licenses for people who may see them, and documents with a maximum age.

use chrono::{Days, NaiveDate, Utc};
use sea_orm::{ActiveValue::Set, ColumnTrait as _, EntityTrait as _, QueryFilter as _, sea_query::Expr};
use serde_json::{Value, json};
use server::entity::{JsonColumn, individual, needs_list_element};
use shared_rules::team::role::Role;
use uuid::Uuid;

use crate::support::{Browser, PDF, Scene};

fn in_days(days: u64) -> NaiveDate {
    Utc::now().date_naive().checked_add_days(Days::new(days)).unwrap()
}

async fn expiring(browser: &Browser) -> Value {
    browser.get("/v1/home").await.expect(200).json()["expiring"].clone()
}

/// Lucia has a license that expires on this day.
async fn licence(scene: &Scene, ends: &str) {
    let (db, now) = (&scene.app.state.db, scene.app.state.clock.now());
    let tx = db.write().await.unwrap();
    individual::Entity::delete_many().exec(&tx).await.unwrap();
    let row = individual::ActiveModel {
        id: Set(Uuid::now_v7()),
        company_id: Set(scene.company().await.id),
        user_id: Set(Some(scene.lucia_is.id)),
        sealed_licence_number: Set(None),
        licence_expiration: Set(Some(ends.to_owned())),
        sealed_licence_dob: Set(None),
        licence_state: Set(None),
        residential_addresses: Set(JsonColumn(Vec::new())),
        created_at: Set(now),
        updated_at: Set(now),
    };
    individual::Entity::insert(row).exec_without_returning(&tx).await.unwrap();
    tx.commit().await.unwrap();
}

/// The request accepts documents up to this age.
async fn fresh_for(scene: &Scene, request: &str, days: i32) {
    let id: Uuid = request.parse().unwrap();
    let tx = scene.app.state.db.write().await.unwrap();
    needs_list_element::Entity::update_many()
        .col_expr(needs_list_element::Column::FreshnessDays, Expr::value(days))
        .filter(needs_list_element::Column::Id.eq(id))
        .exec(&tx)
        .await
        .unwrap();
    tx.commit().await.unwrap();
}

#[tokio::test]
async fn shows_expiring_licenses_to_authorized_people() {
    let scene = Scene::new().await;
    for (ends, words) in [
        (in_days(40).to_string(), Some("Expiring")),
        ("2020-01-31".to_owned(), Some("Expired")),
        (in_days(120).to_string(), None),
        (String::new(), None),
    ] {
        licence(&scene, &ends).await;
        let told = expiring(&scene.dana).await["licences"].clone();
        assert_eq!(told[0]["words"].as_str(), words, "{ends}: {told}");
    }
    licence(&scene, "2020-01-31").await;
    let told = expiring(&scene.dana).await["licences"].clone();
    assert_eq!((told.as_array().unwrap().len(), &told[0]["user"]["givenName"]), (1, &json!("Lucia")));
    assert!(!told.to_string().contains("2020-01-31"), "the day is for the card: {told}");
    // A plain lender can't see licenses unless the company allows it.
    let tom = scene.app.lender(&scene.company().await, "Tom Reed", Role::Lender).await;
    scene.app.add(&scene.loan, &tom, Role::Lender).await;
    let tom = scene.app.browser_of(&tom).await;
    for browser in [&tom, &scene.lucia, &scene.sofia, &scene.stranger] {
        assert_eq!(expiring(browser).await, json!({ "licences": [], "documents": [] }));
    }
}

#[tokio::test]
async fn shows_accepted_documents_that_expire_soon() {
    let scene = Scene::new().await;
    let request = scene.ask_for("Bank statement").await;
    fresh_for(&scene, &request, 10).await;
    scene.answer(&scene.lucia, &request, "march.pdf", PDF).await;
    let documents = async || expiring(&scene.dana).await["documents"].clone();
    assert_eq!(documents().await, json!([]), "nobody has accepted it yet");
    let accept = json!({ "decision": "ACCEPTED" });
    scene.review(&scene.elements(&format!("/{request}/review")), accept).await.expect(200);
    let told = documents().await;
    assert_eq!(
        (&told[0]["documentName"], &told[0]["until"], &told[0]["ended"]),
        (&json!("march.pdf"), &json!(in_days(10)), &json!(false)),
        "{told}"
    );
    for (days, how_many) in [(14, 1), (15, 0), (365, 0)] {
        fresh_for(&scene, &request, days).await;
        assert_eq!(documents().await.as_array().unwrap().len(), how_many, "{days}");
    }
    fresh_for(&scene, &request, 10).await;
    scene.answer(&scene.dana, &request, "april.pdf", b"%PDF-1.7 another").await;
    assert_eq!(documents().await, json!([]), "a newer one is there to be judged");
}

/// At 12:30 UTC it is already tomorrow in Auckland and still early in Los Angeles.
#[tokio::test]
async fn expiry_depends_on_the_users_time_zone() {
    let mut scene = Scene::new().await;
    let request = scene.ask_for("Bank statement").await;
    fresh_for(&scene, &request, 10).await;
    let day = scene.half_past_comes(12).await;
    scene.answer(&scene.lucia, &request, "march.pdf", PDF).await;
    let accept = json!({ "decision": "ACCEPTED" });
    scene.review(&scene.elements(&format!("/{request}/review")), accept).await.expect(200);
    licence(&scene, &day.to_string()).await;
    let (auckland, angeles) =
        (scene.lender_in("Pacific/Auckland").await, scene.lender_in("America/Los_Angeles").await);
    for (browser, sent, words) in [(&auckland, day + Days::new(1), "Expired"), (&angeles, day, "Expiring")] {
        let told = expiring(browser).await;
        assert_eq!(told["licences"][0]["words"], words, "{told}");
        assert_eq!(told["documents"][0]["until"], json!(sent + Days::new(10)), "{told}");
    }
    // With a limit of ninety days, the license is already expiring where it is a day later.
    licence(&scene, &(day + Days::new(91)).to_string()).await;
    assert_eq!(expiring(&auckland).await["licences"][0]["words"], "Expiring");
    assert_eq!(expiring(&angeles).await["licences"], json!([]));
}
