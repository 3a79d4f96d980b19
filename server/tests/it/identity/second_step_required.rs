//! A company that requires two-step sign-in of its employees.

use sea_orm::EntityTrait as _;
use serde_json::{Value, json};
use server::entity::second_step;
use shared_rules::team::role::Role;

use super::second_step::{enter, turn_on};
use crate::support::{Browser, Scene, Socket};

async fn require(lead: &Browser, on: bool) -> crate::support::Reply {
    let version = lead.get("/v1/company").await.expect(200).json()["version"].clone();
    lead.put("/v1/company", json!({ "version": version, "secondStepRequired": on })).await
}

async fn missing(browser: &Browser) -> Value {
    browser.get("/v1/users/me").await.expect(200).json()["secondStepMissing"].clone()
}

#[tokio::test]
async fn lead_requires_two_steps_of_the_company() {
    let scene = Scene::new().await;
    let app = &scene.app;
    let marcus_is = app.lender(&scene.company().await, "Marcus Bell", Role::Manager).await;
    let marcus: Browser = app.browser_of(&marcus_is).await;
    let mut socket = Socket::open(&scene, &marcus).await;
    let refused = require(&scene.dana, true).await.expect(422);
    assert_eq!(refused.message(), "Turn on two-step sign-in for your own account first");
    turn_on(app, &scene.dana).await;
    require(&marcus, true).await.expect(403);
    let set = require(&scene.dana, true).await.expect(200).json();
    assert_eq!(set["secondStepRequired"], true);

    assert_eq!(socket.hear().await, json!({ "closed": 4403 }));
    assert_eq!((missing(&marcus).await, missing(&scene.dana).await), (json!(true), json!(false)));
    let loan = format!("/v1/loans/{}", scene.loan.id);
    for path in ["/v1/company", "/v1/account", "/v1/sessions", "/v1/home", "/v1/preferences/layout", &loan] {
        assert_eq!(marcus.get(path).await.expect(403).code(), "second-step-missing", "{path}");
    }
    assert_eq!(marcus.put("/v1/account", json!({})).await.expect(403).code(), "second-step-missing");
    let link = "/api/v1/action?id=abc";
    let opened = marcus.send(marcus.request(reqwest::Method::GET, link).header("accept", "text/html")).await;
    let there = "/second-step?returnTo=%2Fapi%2Fv1%2Faction%3Fid%3Dabc";
    assert_eq!(opened.expect(303).header("location"), Some(there));
    assert!(crate::support::dial(&scene, &marcus, None).await.is_err());
    // A person who signs in is let in only to set it up.
    let again = app.browser_of(&marcus_is).await;
    assert_eq!(missing(&again).await, json!(true));
    again.delete("/v1/session").await.expect(204);
    // Other people aren't affected.
    for browser in [&scene.lucia, &scene.sofia, &scene.stranger] {
        assert_eq!(missing(browser).await, json!(false));
        browser.get("/v1/account").await.expect(200);
    }
    let phone = turn_on(app, &marcus).await;
    assert_eq!(missing(&marcus).await, json!(false));
    marcus.get("/v1/company").await.expect(200);
    let end = json!({ "currentPassword": crate::support::PASSWORD, "code": phone.code(app) });
    let kept = marcus.post("/v1/account/second-step/end", end.clone()).await.expect(422);
    assert!(kept.message().contains("can’t turn it off"), "{}", kept.message());
    require(&scene.dana, false).await.expect(200);
    marcus.post("/v1/account/second-step/end", end).await.expect(204);
    marcus.get("/v1/company").await.expect(200);
}

#[tokio::test]
async fn lead_turns_it_off_for_a_colleague() {
    let scene = Scene::new().await;
    let (app, company) = (&scene.app, scene.company().await);
    let marcus_is = app.lender(&company, "Marcus Bell", Role::Manager).await;
    let marcus = app.browser_of(&marcus_is).await;
    let phone = turn_on(app, &marcus).await;
    let path = format!("/v1/company/employees/{}/second-step", marcus_is.id);
    let has_it = async || {
        let listed =
            scene.dana.get(&format!("/v1/lenders/{}/employees", company.id)).await.expect(200).json();
        let row =
            listed.as_array().unwrap().iter().find(|one| one["id"] == json!(marcus_is.id)).unwrap().clone();
        row["secondStep"].clone()
    };
    assert_eq!(has_it().await, json!(true));
    scene.stranger.delete(&path).await.expect(404);
    scene.lucia.delete(&path).await.expect(403);
    marcus.delete(&path).await.expect(403);
    enter(app, &marcus_is, &phone.code(app)).await.expect(200);
    scene.dana.delete(&path).await.expect(204);
    assert_eq!(has_it().await, json!(false));
    assert_eq!(scene.dana.delete(&path).await.expect(422).message(), "Two-step sign-in is off");
    marcus.get("/v1/users/me").await.expect(401);
    // Turning off the user's own takes a password and a code.
    turn_on(app, &scene.dana).await;
    let own = format!("/v1/company/employees/{}/second-step", scene.dana_id().await);
    let refused = scene.dana.delete(&own).await.expect(422);
    assert_eq!(refused.message(), "Turn off two-step sign-in for yourself in your account");
    app.browser_of(&marcus_is).await.get("/v1/company").await.expect(200);
    let mails = app.mails(3).await;
    let told = mails.iter().find(|mail| mail.contains("is off")).unwrap();
    assert!(told.contains("To: marcus.bell@people.example") && told.contains("Dana Whitfield"), "{told}");
}

#[tokio::test]
async fn removes_the_second_step_with_the_account() {
    let scene = Scene::new().await;
    let (app, company) = (&scene.app, scene.company().await);
    let marcus_is = app.lender(&company, "Marcus Bell", Role::Manager).await;
    turn_on(app, &app.browser_of(&marcus_is).await).await;
    let path = format!("/v1/company/employees/{}", marcus_is.id);
    scene.dana.delete(&path).await.expect(204);
    let kept = second_step::Entity::find_by_id(marcus_is.id).one(app.state.db.read()).await.unwrap();
    assert_eq!(kept, None);
}
