//! Inviting colleagues: by email or by a link that their lender passes on, and repeated invitations.

use std::time::Duration;

use reqwest::Method;
use sea_orm::{ColumnTrait as _, EntityTrait as _, PaginatorTrait as _, QueryFilter as _};
use serde_json::{Value, json};
use server::entity::{address_proof, invitation};
use shared_rules::team::role::Role;
use uuid::Uuid;

use super::{
    colleague,
    identity::{accept, links_to, on, role_of, user},
};
use crate::support::{Browser, PASSWORD, Person, Reply, Scene, TestApp};

const NORA: &str = "nora@harborpine.example";

/// Adds Nora as an employee; returns her id.
async fn add_nora(by: &Browser, role: &str, invite: bool) -> String {
    let body = json!({ "emailAddress": NORA, "givenName": "Nora", "companyRole": role, "invite": invite });
    let added = by.post("/v1/company/employees", body).await.expect(201).json();
    added["id"].as_str().unwrap().to_owned()
}

fn employee(id: &str, rest: &str) -> String {
    format!("/v1/company/employees/{id}/{rest}")
}

/// The secret of the link in the response.
fn shown(reply: &Reply) -> String {
    let link = reply.json()["link"].as_str().unwrap().to_owned();
    link.rsplit('/').next().unwrap().to_owned()
}

/// The employee in the list of the lender's company.
async fn listed(browser: &Browser, id: &str) -> Value {
    let company = browser.get("/v1/company").await.expect(200).json()["id"].clone();
    let path = format!("/v1/lenders/{}/employees", company.as_str().unwrap());
    let all = browser.get(&path).await.expect(200).json();
    all.as_array().unwrap().iter().find(|one| one["id"] == id).unwrap().clone()
}

async fn forgot(app: &TestApp, address: &str) -> Reply {
    let anyone = app.anyone();
    let form = anyone.request(Method::POST, "/forms/forgot-password").header("accept", "text/html");
    anyone.send(form.form(&[("email_address", address)])).await
}

/// Waits for work that is done after the response.
async fn settle() {
    tokio::time::sleep(Duration::from_millis(400)).await;
}

async fn open_invitations(app: &TestApp) -> u64 {
    let open = invitation::Entity::find()
        .filter(invitation::Column::AcceptedAt.is_null())
        .filter(invitation::Column::RevokedAt.is_null());
    open.count(app.state.db.read()).await.unwrap()
}

#[tokio::test]
async fn invited_employee_arrives_at_the_companys_home() {
    let scene = Scene::new().await;
    let id = add_nora(&scene.dana, "LENDER", true).await;
    assert_eq!(listed(&scene.dana, &id).await["invitation"]["state"], "PENDING");
    let token = links_to(&scene.app, NORA, 1).await.remove(0);
    let mail = scene.app.mails(1).await.remove(0);
    assert!(mail.contains("Harbor & Pine") && mail.contains("Dana Whitfield"), "{mail}");
    assert!(mail.contains("as a colleague") && !mail.contains("on the loan"), "{mail}");
    let about = scene.app.anyone().get(&format!("/v1/invitations/{token}")).await.expect(200).json();
    assert_eq!((&about["loanName"], &about["colleague"]), (&json!(null), &json!(true)));
    let page = format!("/invitation/{token}");
    let html = scene.app.anyone().get(&page).await.expect(200).text();
    assert!(html.contains("as a colleague") && html.contains("Dana Whitfield"), "{html}");
    assert!(!html.contains("on the loan") && !html.contains("<!>"), "{html}");
    let browser = scene.app.anyone();
    let form = browser.request(Method::POST, "/forms/accept-invitation").header("accept", "text/html");
    let form = form.form(&[("token", token.as_str()), ("password", "a quiet harbor")]);
    let joined = browser.send(form).await.expect(303);
    assert_eq!(joined.header("location"), Some("/"));
    scene.app.anyone().sign_in(NORA, "a quiet harbor").await.expect(200);
    let nora = listed(&scene.dana, &id).await;
    assert_eq!((&nora["stub"], &nora["invitation"]), (&json!(false), &json!(null)));
}

#[tokio::test]
async fn adds_an_employee_without_invitation_on_request() {
    let scene = Scene::new().await;
    let id = add_nora(&scene.dana, "LENDER", false).await;
    assert_eq!(listed(&scene.dana, &id).await["invitation"], json!(null));
    assert_eq!(open_invitations(&scene.app).await, 0);
    let sent = scene.dana.post(&employee(&id, "invitation"), json!({})).await.expect(201).json();
    assert_eq!((&sent["state"], &sent["userId"]), (&json!("PENDING"), &json!(id)));
    scene.dana.delete(&employee(&id, "invitation")).await.expect(204);
    assert_eq!(listed(&scene.dana, &id).await["invitation"]["state"], "REVOKED");
    scene.dana.delete(&employee(&id, "invitation")).await.expect(404);
}

#[tokio::test]
async fn shown_link_proves_the_address_to_the_company_only() {
    for by_mail in [true, false] {
        let app = TestApp::start().await;
        let harbor = app.company("Harbor & Pine").await;
        let dana = app.lender(&harbor, "Dana Whitfield", Role::LeadLender).await;
        let dana = app.browser_of(&dana).await;
        let id = add_nora(&dana, "LENDER", false).await;
        let before = shown(&dana.post(&employee(&id, "invitation-link"), json!({})).await.expect(201));
        let reply = dana.post(&employee(&id, "invitation-link"), json!({})).await.expect(201);
        assert_eq!(reply.header("cache-control"), Some("no-store"));
        app.anyone().get(&format!("/v1/invitations/{before}")).await.expect(410);
        let mut token = shown(&reply);
        if by_mail {
            // The link that is emailed afterwards was shown to no one.
            dana.post(&employee(&id, "invitation"), json!({})).await.expect(201);
            token = links_to(&app, NORA, 1).await.remove(0);
        }
        accept(&app, &token).await;
        let proofs = address_proof::Entity::find().all(app.state.db.read()).await.unwrap();
        let companies: Vec<Uuid> = proofs.iter().map(|proof| proof.company_id).collect();
        assert_eq!(companies, if by_mail { Vec::new() } else { vec![harbor.id] });
        dana.post(&employee(&id, "invitation-link"), json!({})).await.expect(403);
    }
}

#[tokio::test]
async fn joined_account_gets_no_invitation_or_link() {
    let scene = Scene::new().await;
    let (tom, _) = colleague(&scene, "Tom Oakes", Role::Lender).await;
    let id = tom.id.to_string();
    for rest in ["invitation", "invitation-link"] {
        let refused = scene.dana.post(&employee(&id, rest), json!({})).await.expect(403);
        assert_eq!(refused.code(), "employee-joined");
        let on_loan = on(&scene.loan, &format!("users/{id}/{rest}"));
        assert_eq!(scene.dana.post(&on_loan, json!({})).await.expect(403).code(), "employee-joined");
    }
    // Borrowers have no link that a lender could see, joined or not.
    let of_lucia = on(&scene.loan, &format!("users/{}/invitation-link", scene.lucia_is.id));
    scene.dana.post(&of_lucia, json!({})).await.expect(404);
    let ann = scene.app.borrower("Ann Newcomer").await;
    scene.app.add(&scene.loan, &ann, Role::Borrower).await;
    let of_ann = on(&scene.loan, &format!("users/{}/invitation-link", ann.id));
    scene.dana.post(&of_ann, json!({})).await.expect(404);
    assert_eq!(open_invitations(&scene.app).await, 0);
}

#[tokio::test]
async fn only_employee_managers_invite_colleagues() {
    let scene = Scene::new().await;
    let nora = scene.app.new_employee(&scene.company().await, "Nora Hale", Role::LeadLender).await;
    scene.app.add(&scene.loan, &nora, Role::LeadLender).await;
    let (_, manager) = colleague(&scene, "Max Manager", Role::Manager).await;
    let (_, officer) = colleague(&scene, "Tom Oakes", Role::Lender).await;
    let id = nora.id.to_string();
    let on_loan = |rest: &str| on(&scene.loan, &format!("users/{id}/{rest}"));
    for rest in ["invitation", "invitation-link"] {
        for browser in [&officer, &scene.lucia, &scene.sofia] {
            browser.post(&employee(&id, rest), json!({})).await.expect(403);
            browser.post(&on_loan(rest), json!({})).await.expect(403);
        }
        scene.stranger.post(&employee(&id, rest), json!({})).await.expect(404);
        scene.stranger.post(&on_loan(rest), json!({})).await.expect(404);
        scene.app.anyone().post(&employee(&id, rest), json!({})).await.expect(401);
    }
    scene.lucia.delete(&employee(&id, "invitation")).await.expect(403);
    scene.stranger.delete(&employee(&id, "invitation")).await.expect(404);
    // With the link of a lead lender, the manager could act as one.
    for path in [employee(&id, "invitation-link"), on_loan("invitation-link")] {
        let refused = manager.post(&path, json!({})).await.expect(403);
        assert_eq!(refused.code(), "invitation-link-above-own");
    }
    assert_eq!(open_invitations(&scene.app).await, 0);
    manager.post(&employee(&id, "invitation"), json!({})).await.expect(201);
    scene.dana.post(&on_loan("invitation-link"), json!({})).await.expect(201);
}

#[tokio::test]
async fn only_one_of_concurrent_links_works() {
    let scene = Scene::new().await;
    let nora = scene.app.new_employee(&scene.company().await, "Nora Hale", Role::Lender).await;
    scene.app.add(&scene.loan, &nora, Role::Lender).await;
    let id = nora.id.to_string();
    let paths: Vec<String> = (0..6)
        .map(|n| match n % 2 {
            0 => employee(&id, "invitation-link"),
            _ => on(&scene.loan, &format!("users/{id}/invitation-link")),
        })
        .collect();
    let replies =
        futures_util::future::join_all(paths.iter().map(|path| scene.dana.post(path, json!({})))).await;
    let tokens: Vec<String> = replies.iter().map(shown).collect();
    assert_eq!(open_invitations(&scene.app).await, 1);
    let mut open = Vec::new();
    for token in tokens {
        if scene.app.anyone().get(&format!("/v1/invitations/{token}")).await.status == 200 {
            open.push(token);
        }
    }
    assert_eq!(open.len(), 1);
    let path = format!("/v1/invitations/{}", open[0]);
    let (one, other) = (scene.app.anyone(), scene.app.anyone());
    let body = || json!({ "password": "a quiet harbor" });
    let (one, other) = tokio::join!(one.post(&path, body()), other.post(&path, body()));
    let mut both = [one.status, other.status];
    both.sort_unstable();
    assert_eq!(both, [204, 410]);
}

#[tokio::test]
async fn link_reveals_nothing_about_foreign_accounts() {
    let scene = Scene::new().await;
    let mut replies = Vec::new();
    for address in [scene.lucia_is.email.as_str(), "free@x.example"] {
        let body = json!({ "emailAddress": address, "companyRole": "LENDER", "invite": true });
        let hired = scene.stranger.post("/v1/company/employees", body).await.expect(201).json();
        let path = employee(hired["id"].as_str().unwrap(), "invitation-link");
        replies.push(scene.stranger.post(&path, json!({})).await.expect(201));
    }
    let keys = |reply: &Reply| reply.json().as_object().unwrap().keys().cloned().collect::<Vec<_>>();
    assert_eq!(keys(&replies[0]), keys(&replies[1]));
    let call = format!("/v1/invitations/{}", shown(&replies[0]));
    let body = json!({ "password": "the attacker's", "replaceSession": true });
    scene.stranger.post(&call, body).await.expect(422);
    scene.app.anyone().sign_in(&scene.lucia_is.email, "the attacker's").await.expect(401);
    let own = scene.app.anyone().post(&call, json!({ "password": PASSWORD })).await;
    assert_eq!(own.expect(409).code(), "employee-has-account");
    scene.lucia.get("/v1/users/me").await.expect(200);
}

#[tokio::test]
async fn followed_link_gives_no_access_to_another_company() {
    let scene = Scene::new().await;
    // Ruth of Cedar Ridge hires the address, copies the link, and joins with it herself.
    let body = json!({ "emailAddress": NORA, "companyRole": "LENDER" });
    let hired = scene.stranger.post("/v1/company/employees", body).await.expect(201).json();
    let path = employee(hired["id"].as_str().unwrap(), "invitation-link");
    let token = shown(&scene.stranger.post(&path, json!({})).await.expect(201));
    let impostor = accept(&scene.app, &token).await;
    // Harbor & Pine puts the same address on its loan, and invites it.
    let place = json!({ "appUser": { "emailAddress": NORA }, "role": "BORROWER", "visibleToBorrower": true });
    let role = scene.dana.post(&on(&scene.loan, "lender-users"), place).await.expect(201).json();
    let invite = on(&scene.loan, &format!("users/{}/invitation", role["user"]["id"].as_str().unwrap()));
    scene.dana.post(&invite, json!({})).await.expect(201);
    impostor.get(&format!("/v1/loans/{}", scene.loan.id)).await.expect(404);
    assert_eq!(impostor.get("/v1/account/invitations").await.expect(200).json(), json!([]));
    // No sign-in link is sent to an account that only one company has proven.
    assert_eq!(address_proof::Entity::find().count(scene.app.state.db.read()).await.unwrap(), 1);
}

#[tokio::test]
async fn lender_invited_to_a_loan_arrives_there() {
    let scene = Scene::new().await;
    let nora = scene.app.new_employee(&scene.company().await, "Nora Hale", Role::Lender).await;
    scene.app.add(&scene.loan, &nora, Role::Lender).await;
    scene.dana.post(&on(&scene.loan, &format!("users/{}/invitation", nora.id)), json!({})).await.expect(201);
    let mail = scene.app.mails(1).await.remove(0);
    assert!(mail.contains("as a colleague") && mail.contains("Alvarez"), "{mail}");
    let token = links_to(&scene.app, &nora.email, 1).await.remove(0);
    let browser = scene.app.anyone();
    let form = browser.request(Method::POST, "/forms/accept-invitation").header("accept", "text/html");
    let form = form.form(&[("token", token.as_str()), ("password", "a quiet harbor")]);
    let joined = browser.send(form).await.expect(303);
    assert_eq!(joined.header("location"), Some(format!("/loans/{}", scene.loan.id).as_str()));
    assert!(!user(&scene.app, nora.id).await.stub);
}

#[tokio::test]
async fn company_invitation_applies_to_its_loans() {
    let scene = Scene::new().await;
    let nora = scene.app.new_employee(&scene.company().await, "Nora Hale", Role::Lender).await;
    scene.app.add(&scene.loan, &nora, Role::Lender).await;
    scene.dana.post(&employee(&nora.id.to_string(), "invitation"), json!({})).await.expect(201);
    let loan = scene.dana.get(&format!("/v1/loans/{}", scene.loan.id)).await.expect(200).json();
    assert_eq!(loan["invitations"][0]["userId"], json!(nora.id));
    assert_eq!(loan["invitations"][0]["state"], "PENDING");
    let path = on(&scene.loan, &format!("users/{}/invitation", nora.id));
    scene.dana.delete(&path).await.expect(204);
    assert_eq!(open_invitations(&scene.app).await, 0);
    scene.dana.delete(&path).await.expect(404);
}

#[tokio::test]
async fn removed_employee_cannot_use_the_link() {
    let scene = Scene::new().await;
    let id = add_nora(&scene.dana, "LENDER", false).await;
    let token = shown(&scene.dana.post(&employee(&id, "invitation-link"), json!({})).await.expect(201));
    scene.dana.delete(&format!("/v1/company/employees/{id}")).await.expect(204);
    let call = format!("/v1/invitations/{token}");
    scene.app.anyone().post(&call, json!({ "password": "a quiet harbor" })).await.expect(410);
}

#[tokio::test]
async fn forgot_password_resends_a_pending_invitation() {
    let scene = Scene::new().await;
    add_nora(&scene.dana, "LENDER", true).await;
    let first = links_to(&scene.app, NORA, 1).await.remove(0);
    let known = forgot(&scene.app, " Nora@HarborPine.example ").await.expect(303);
    let links = links_to(&scene.app, NORA, 2).await;
    let second = links.into_iter().find(|link| *link != first).unwrap();
    // A stranger's request doesn't end a link that a lender passed on.
    scene.app.anyone().get(&format!("/v1/invitations/{first}")).await.expect(200);
    let about = scene.app.anyone().get(&format!("/v1/invitations/{second}")).await.expect(200).json();
    assert_eq!((&about["invitedBy"], &about["needsPassword"]), (&json!("Dana Whitfield"), &json!(true)));
    let unknown = forgot(&scene.app, "nobody@harborpine.example").await.expect(303);
    assert_eq!(known.header("location"), unknown.header("location"));
    settle().await;
    assert_eq!(scene.app.mails(0).await.len(), 2);
    accept(&scene.app, &second).await;
    scene.app.anyone().get(&format!("/v1/invitations/{first}")).await.expect(410);
    // From now on, a forgotten password is reset.
    forgot(&scene.app, NORA).await.expect(303);
    let mails = scene.app.mails(3).await;
    assert_eq!(mails.iter().filter(|mail| mail.contains("/reset-password/")).count(), 1);
    assert_eq!(mails.iter().filter(|mail| mail.contains("/invitation/")).count(), 2);
}

#[tokio::test]
async fn resends_invitations_within_limits_until_withdrawn() {
    let scene = Scene::new().await;
    let id = add_nora(&scene.dana, "LENDER", true).await;
    for _ in 0..5 {
        forgot(&scene.app, NORA).await.expect(303);
        settle().await;
    }
    let sent = scene.app.mails(0).await.len();
    assert!((2..=3).contains(&sent), "{sent} mails");
    scene.app.time_passes(chrono::Duration::days(20));
    forgot(&scene.app, NORA).await.expect(303);
    let token = links_to(&scene.app, NORA, sent + 1).await;
    let mut open = 0;
    for link in token {
        open += u32::from(scene.app.anyone().get(&format!("/v1/invitations/{link}")).await.status == 200);
    }
    assert_eq!(open, 1, "one that had expired is sent again");
    let dana = scene.app.anyone().signed_in("dana.whitfield@people.example").await;
    dana.delete(&employee(&id, "invitation")).await.expect(204);
    forgot(&scene.app, NORA).await.expect(303);
    settle().await;
    assert_eq!(scene.app.mails(0).await.len(), sent + 1);
}

#[tokio::test]
async fn new_loan_invites_colleagues_who_have_not_joined() {
    let scene = Scene::new().await;
    let company = scene.company().await;
    let nora: Person = scene.app.new_employee(&company, "Nora Hale", Role::Lender).await;
    let tom = scene.app.lender(&company, "Tom Oakes", Role::Lender).await;
    let body = |invite: bool| {
        json!({
            "borrowers": [{ "givenName": "Ann", "familyName": "Lee", "emailAddress": "ann@x.com" }],
            "colleagues": [nora.id, tom.id], "inviteColleagues": invite, "idempotencyKey": Uuid::now_v7(),
        })
    };
    let opened = scene.dana.post("/v1/loans", body(false)).await.expect(201).json();
    assert!(!opened["said"].as_str().unwrap().contains("by email"), "{opened}");
    let opened = scene.dana.post("/v1/loans", body(true)).await.expect(201).json();
    assert!(opened["said"].as_str().unwrap().ends_with("1 colleague invited by email"), "{opened}");
    let link = links_to(&scene.app, &nora.email, 1).await.remove(0);
    let browser = accept(&scene.app, &link).await;
    browser.get(&format!("/v1/loans/{}", opened["id"].as_str().unwrap())).await.expect(200);
}

#[tokio::test]
async fn invited_person_reads_messages_after_joining() {
    let scene = Scene::new().await;
    let company = scene.company().await;
    let ina = scene.app.new_borrower(&company, "Ina Vited").await;
    let token = scene.app.invitation(&scene.loan, &ina, scene.dana_id().await).await;
    let options = scene.dana.get(&on(&scene.loan, "recipients")).await.expect(200).json();
    let option = options.as_array().unwrap().iter().find(|one| one["label"] == "Ina Vited").unwrap().clone();
    assert_eq!((&option["onLoan"], &option["invited"]), (&json!(false), &json!(true)));
    let send = |by: &Browser| {
        let body = json!({
            "contextId": scene.loan.id, "body": "<p>Welcome</p>", "toUserIds": [ina.id],
        });
        let path = "/v1/messages";
        let by = by.clone();
        async move { by.post(path, body).await }
    };
    send(&scene.dana).await.expect(201);
    // A borrower doesn't see people who are only invited.
    let refused = send(&scene.lucia).await.expect(422);
    assert_eq!(refused.json()["violations"][0]["code"], "recipient-not-on-loan");
    let browser = accept(&scene.app, &token).await;
    assert!(role_of(&scene.loan, &browser, ina.id).await.is_some());
    let threads = format!("/v1/messages/threads?loanId={}&s=100", scene.loan.id);
    let threads = browser.get(&threads).await.expect(200).json();
    assert!(threads.to_string().contains("Welcome"), "{threads}");
    // A person with a withdrawn invitation isn't a recipient.
    let una = scene.app.new_borrower(&company, "Una Vited").await;
    scene.app.invitation(&scene.loan, &una, scene.dana_id().await).await;
    scene.dana.delete(&on(&scene.loan, &format!("users/{}/invitation", una.id))).await.expect(204);
    let body = json!({
        "contextId": scene.loan.id, "body": "<p>Welcome</p>", "toUserIds": [una.id],
    });
    scene.dana.post("/v1/messages", body).await.expect(422);
}
