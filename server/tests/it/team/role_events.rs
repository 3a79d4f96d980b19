//! Visibility of other people in progress, filters and events.

use std::time::Duration;

use serde_json::{Value, json};
use shared_rules::team::role::Role;
use tokio::time::{Instant, timeout};
use uuid::Uuid;

use super::identity::{add_contact, on};
use crate::support::{Browser, Scene, Socket};

#[tokio::test]
async fn shows_others_progress_only_to_people_who_see_tasks() {
    let scene = Scene::new().await;
    scene.ask_for("W-2").await;
    for path in [format!("/v1/loans/{}", scene.loan.id), on(&scene.loan, "progress")] {
        let people = |answer: Value| {
            let of = answer.get("userProgress").or(answer.get("perUser")).unwrap().clone();
            of.as_object().unwrap().keys().cloned().collect::<Vec<_>>()
        };
        let own = people(scene.lucia.get(&path).await.expect(200).json());
        assert_eq!(own, [scene.lucia_is.id.to_string()]);
        assert!(people(scene.dana.get(&path).await.expect(200).json()).len() > 1);
    }
}

#[tokio::test]
async fn filters_treat_hidden_and_unknown_people_alike() {
    let scene = Scene::new().await;
    let kept = scene.app.lender(&scene.company().await, "Kai Hidden", Role::Lender).await;
    scene.app.add_unseen(&scene.loan, &kept, Role::Lender).await;
    let total = async |browser: &Browser, id: Uuid| {
        browser.get(&format!("/v1/loans?usersIds={id}&p=0&s=1")).await.expect(200).json()["total"].clone()
    };
    assert_eq!(total(&scene.dana, kept.id).await, 1);
    assert_eq!(total(&scene.lucia, kept.id).await, total(&scene.lucia, Uuid::now_v7()).await);
    assert_eq!(total(&scene.lucia, scene.dana_id().await).await, 1);
    assert_eq!(total(&scene.stranger, scene.lucia_is.id).await, 0);
    let body = json!({ "userContactEmailAddress": "ann@x.example", "visibleToLender": false });
    let own = add_contact(&scene, &scene.lucia, body).await;
    let id: Uuid = own["userContactId"].as_str().unwrap().parse().unwrap();
    assert_eq!(total(&scene.dana, id).await, 0);
}

#[tokio::test]
async fn events_reveal_ids_only_to_lenders() {
    let scene = Scene::new().await;
    let topic = format!("loans/{}", scene.loan.id);
    let (mut dana, mut lucia) =
        (Socket::open(&scene, &scene.dana).await, Socket::open(&scene, &scene.lucia).await);
    dana.subscribe(&topic, None).await;
    lucia.subscribe(&topic, None).await;
    let hidden = scene.add(json!({ "name": "Fraud check", "storageType": "FILE", "hidden": true })).await;
    assert_eq!(dana.hear().await["data"]["elementId"], hidden["id"]);
    assert_eq!(lucia.hear().await["data"], json!({}));
    let mut late = Socket::open(&scene, &scene.lucia).await;
    late.subscribe(&topic, Some(0)).await;
    assert_eq!(late.hear().await["data"], json!({}));
    let body = json!({ "userContactEmailAddress": "ann@x.example", "visibleToLender": false });
    add_contact(&scene, &scene.lucia, body).await;
    assert_eq!(dana.hear().await["data"], json!({ "loanRoleIds": [] }), "an address book is its owner's");
}

#[tokio::test]
async fn signing_out_closes_the_socket_within_a_second() {
    let scene = Scene::new().await;
    let elsewhere = scene.app.browser_of(&scene.lucia_is).await;
    let (mut here, mut there) =
        (Socket::open(&scene, &scene.lucia).await, Socket::open(&scene, &elsewhere).await);
    let topic = format!("loans/{}", scene.loan.id);
    here.subscribe(&topic, None).await;
    there.subscribe(&topic, None).await;
    scene.lucia.delete("/v1/session").await.expect(204);
    let since = Instant::now();
    let closed = timeout(Duration::from_secs(3), here.hear()).await.unwrap();
    assert_eq!(closed["closed"], 4401);
    assert!(since.elapsed() < Duration::from_secs(1), "{:?}", since.elapsed());
    there.hears_nothing().await;
    elsewhere.delete("/v1/sessions").await.expect(204);
    assert_eq!(there.hear().await["closed"], 4401);
}
