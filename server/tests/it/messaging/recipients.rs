//! The recipients that a user can write to.

use serde_json::{Value, json};
use shared_rules::team::role::Role;

use crate::support::{Browser, Scene};

async fn options(scene: &Scene, browser: &Browser, kind: &str) -> Vec<Value> {
    let path = format!("/v1/loans/{}/recipients{kind}", scene.loan.id);
    browser.get(&path).await.expect(200).json().as_array().unwrap().clone()
}

fn labels(options: &[Value]) -> Vec<&str> {
    options.iter().map(|option| option["label"].as_str().unwrap()).collect()
}

#[tokio::test]
async fn offers_visible_people_or_only_lenders() {
    let scene = Scene::new().await;
    let company = scene.company().await;
    let tom = scene.app.lender(&company, "Tom Oakes", Role::Lender).await;
    scene.app.add_unseen(&scene.loan, &tom, Role::Lender).await;
    let ina = scene.app.borrower("Ina Vited").await;
    scene.app.invitation(&scene.loan, &ina, tom.id).await;
    scene.ask_for("Deed").await;

    let all = options(&scene, &scene.dana, "?type=ALL").await;
    assert_eq!(
        labels(&all),
        ["Dana Whitfield", "Tom Oakes", "Lucia Alvarez", "Mateo Alvarez", "Sofia Reyes", "Ina Vited"]
    );
    assert_eq!(labels(&options(&scene, &scene.dana, "").await), labels(&all));
    let of = |name: &str| all.iter().find(|option| option["label"] == name).unwrap();
    assert_eq!((&of("Dana Whitfield")["isMe"], &of("Lucia Alvarez")["isMe"]), (&json!(true), &json!(false)));
    assert_eq!(
        (&of("Tom Oakes")["onLoan"], &of("Tom Oakes")["visibleToBorrower"]),
        (&json!(true), &json!(false))
    );
    assert_eq!((&of("Ina Vited")["onLoan"], &of("Ina Vited")["role"]), (&json!(false), &Value::Null));
    assert_eq!(of("Lucia Alvarez")["taskCount"], 1);
    assert_eq!(of("Lucia Alvarez")["value"], scene.lucia_is.id.to_string());
    assert_eq!(of("Lucia Alvarez")["user"]["emailAddress"], scene.lucia_is.email);

    let lenders = options(&scene, &scene.dana, "?type=LENDERS").await;
    assert_eq!(labels(&lenders), ["Dana Whitfield", "Tom Oakes"]);
    assert_eq!(labels(&options(&scene, &scene.lucia, "?type=LENDERS").await), ["Dana Whitfield"]);
    let theirs = options(&scene, &scene.lucia, "").await;
    assert_eq!(labels(&theirs), ["Dana Whitfield", "Lucia Alvarez", "Mateo Alvarez", "Sofia Reyes"]);
    let tasks = |name: &str| theirs.iter().find(|it| it["label"] == name).unwrap()["taskCount"].clone();
    assert_eq!(
        (tasks("Lucia Alvarez"), tasks("Mateo Alvarez")),
        (json!(1), json!(0)),
        "others' tasks stay unknown"
    );
    scene.stranger.get(&format!("/v1/loans/{}/recipients", scene.loan.id)).await.expect(404);
    scene.dana.get(&format!("/v1/loans/{}/recipients?type=NOBODY", scene.loan.id)).await.expect(400);
}
