//! Attacks by a lender who reads their company's mail server: what it sees counts for that company only.

use sea_orm::EntityTrait as _;
use serde_json::{Value, json};
use server::entity::address_proof;
use shared_rules::{loans::review_status::ReviewStatus, team::role::Role};
use uuid::Uuid;

use super::identity::{links_to, on};
use crate::support::{Browser, Company, Loan, PASSWORD, Person, Scene, secret};

const VICTIM: &str = "vera.lang@x.example";
const CHOSEN: &str = "a quiet harbor";

/// A loan of Cedar Ridge, whose lead lender reads all emails of the company.
struct Attack {
    scene: Scene,
    loan: Loan,
}

impl Attack {
    async fn begin() -> Self {
        let scene = Scene::new().await;
        let company = scene.stranger.get("/v1/company").await.expect(200).json();
        let cedar = Company { id: company["id"].as_str().unwrap().parse().unwrap() };
        let me = scene.stranger.get("/v1/users/me").await.expect(200).json();
        let ruth = Person { id: me["id"].as_str().unwrap().parse().unwrap(), email: String::new() };
        let loan = scene.app.loan(&cedar, "Pell", ReviewStatus::InProgress).await;
        scene.app.add(&loan, &ruth, Role::LeadLender).await;
        Self { scene, loan }
    }

    /// Adds the address to the loan and invites it; returns the entry and the secret of the latest of `sent` links.
    async fn invite(&self, by: &Browser, loan: &Loan, address: &str, sent: usize) -> (Uuid, String) {
        let body =
            json!({ "appUser": { "emailAddress": address }, "role": "BORROWER", "visibleToBorrower": true });
        let role = by.post(&on(loan, "lender-users"), body).await.expect(201).json();
        let id: Uuid = role["user"]["id"].as_str().unwrap().parse().unwrap();
        let before = if sent > 1 { links_to(&self.scene.app, address, sent - 1).await } else { Vec::new() };
        by.post(&on(loan, &format!("users/{id}/invitation")), json!({})).await.expect(201);
        let links = links_to(&self.scene.app, address, sent).await;
        (id, links.into_iter().find(|link| !before.contains(link)).unwrap())
    }

    async fn follow(&self, link: &str, body: Value, status: u16) -> Browser {
        let mut browser = self.scene.app.anyone();
        let reply = browser.post(&format!("/v1/invitations/{link}"), body).await.expect(status);
        let cookie = reply.header("set-cookie").and_then(|cookie| cookie.split(';').next());
        browser.cookie = cookie.map(str::to_owned);
        browser
    }

    /// The owner of the address requests a new password and sets it.
    async fn reset(&self, address: &str, password: &str) {
        let (anyone, to) = (self.scene.app.anyone(), format!("To: {address}"));
        let form = |name: &str| {
            anyone.request(reqwest::Method::POST, &format!("/forms/{name}")).header("accept", "text/html")
        };
        anyone.send(form("forgot-password").form(&[("email_address", address)])).await.expect(303);
        let link = loop {
            let mails = self.scene.app.mails(0).await;
            let mail = mails.iter().find(|mail| mail.contains(&to) && mail.contains("/reset-password/"));
            if let Some(mail) = mail {
                break secret(mail, "/reset-password/");
            }
            tokio::time::sleep(std::time::Duration::from_millis(20)).await;
        };
        anyone
            .send(form("reset-password").form(&[("token", link.as_str()), ("password", password)]))
            .await
            .expect(303);
    }

    async fn opens(&self, browser: &Browser, loan: &Loan) -> u16 {
        browser.get(&format!("/v1/loans/{}", loan.id)).await.status
    }
}

#[tokio::test]
async fn another_lenders_invitation_does_not_take_over_an_account() {
    let attack = Attack::begin().await;
    let (scene, victim) = (&attack.scene, &attack.scene.lucia_is);
    let lead = scene.app.lender(&scene.company().await, "Nora Hale", Role::LeadLender).await;
    for person in [victim, &lead] {
        let (_, link) = attack.invite(&scene.stranger, &attack.loan, &person.email, 1).await;
        let body = json!({ "password": "the attacker's", "forgotten": true, "replaceSession": true });
        attack.follow(&link, body, 422).await;
        scene.app.anyone().sign_in(&person.email, "the attacker's").await.expect(401);
        scene.app.browser_of(person).await;
    }
    scene.lucia.get("/v1/users/me").await.expect(200);
}

#[tokio::test]
async fn links_seen_by_one_lender_open_nothing_at_another() {
    for cedar_first in [true, false] {
        let attack = Attack::begin().await;
        let scene = &attack.scene;
        let (mut at_cedar, mut at_harbor) = (String::new(), String::new());
        for sent in 1..=2 {
            if (sent == 1) == cedar_first {
                at_cedar = attack.invite(&scene.stranger, &attack.loan, VICTIM, sent).await.1;
            } else {
                at_harbor = attack.invite(&scene.dana, &scene.loan, VICTIM, sent).await.1;
            }
        }
        // The attacker joins with the link that Cedar Ridge's server has seen.
        let attacker = attack.follow(&at_cedar, json!({ "password": "the attacker's" }), 204).await;
        assert_eq!(attack.opens(&attacker, &attack.loan).await, 200);
        assert_eq!(attack.opens(&attacker, &scene.loan).await, 404);
        assert_eq!(attacker.get("/v1/loans").await.expect(200).json()["total"], 1);
        assert_eq!(attacker.get("/v1/account/invitations").await.expect(200).json(), json!([]));
        assert_eq!(address_proof::Entity::find().all(scene.app.state.db.read()).await.unwrap().len(), 1);
        let team = scene.dana.get(&format!("/v1/loans/{}", scene.loan.id)).await.expect(200).json();
        let seen =
            team["loanRoles"].as_array().unwrap().iter().find(|role| role["user"]["emailAddress"] == VICTIM);
        assert_eq!(seen.unwrap()["stub"], true, "still to accept at Harbor & Pine");

        // The owner can't sign in with a password that the attacker set, and recovers the account by a reset.
        attack.follow(&at_harbor, json!({ "password": CHOSEN }), 422).await;
        attack.reset(VICTIM, CHOSEN).await;
        attacker.get("/v1/users/me").await.expect(401);
        let owner = attack.follow(&at_harbor, json!({ "password": CHOSEN }), 204).await;
        assert_eq!(attack.opens(&owner, &scene.loan).await, 200);
        scene.app.anyone().sign_in(VICTIM, "the attacker's").await.expect(401);
    }
}

#[tokio::test]
async fn reset_removes_an_impostors_sign_in_methods() {
    let attack = Attack::begin().await;
    let scene = &attack.scene;
    let (_, link) = attack.invite(&scene.stranger, &attack.loan, VICTIM, 1).await;
    let attacker = attack.follow(&link, json!({ "password": "the attacker's" }), 204).await;
    // A link that would change the account's address, and a second step that only the attacker has.
    let moving = json!({ "emailAddress": "attacker@evil.example", "currentPassword": "the attacker's" });
    attacker.post("/v1/account/address", moving).await.expect(204);
    let to = "To: attacker@evil.example";
    let moving = loop {
        let mails = scene.app.mails(0).await;
        if let Some(mail) = mails.iter().find(|mail| mail.contains(to)) {
            break secret(mail, "/confirm-address/");
        }
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    };
    let me = attacker.get("/v1/users/me").await.expect(200).json();
    let id: Uuid = me["id"].as_str().unwrap().parse().unwrap();
    let row = server::entity::second_step::ActiveModel {
        user_id: sea_orm::ActiveValue::Set(id),
        secret: sea_orm::ActiveValue::Set(String::from("sealed")),
        created_at: sea_orm::ActiveValue::Set(scene.app.state.clock.now()),
        confirmed_at: sea_orm::ActiveValue::Set(Some(scene.app.state.clock.now())),
        last_step: sea_orm::ActiveValue::Set(None),
    };
    let tx = scene.app.state.db.write().await.unwrap();
    server::entity::second_step::Entity::insert(row).exec_without_returning(&tx).await.unwrap();
    tx.commit().await.unwrap();

    attack.reset(VICTIM, CHOSEN).await;
    let form = scene.app.anyone().request(reqwest::Method::POST, "/forms/confirm-address");
    let form = form.header("accept", "text/html").form(&[("token", moving.as_str())]);
    scene.app.anyone().send(form).await.expect(410);
    scene.app.anyone().sign_in(VICTIM, CHOSEN).await.expect(200);
    assert!(address_proof::Entity::find().all(scene.app.state.db.read()).await.unwrap().is_empty());
}

#[tokio::test]
async fn accepts_a_second_lenders_invitation_by_signing_in() {
    let attack = Attack::begin().await;
    let scene = &attack.scene;
    let (_, first) = attack.invite(&scene.stranger, &attack.loan, VICTIM, 1).await;
    let browser = attack.follow(&first, json!({ "password": CHOSEN }), 204).await;
    let (entry, second) = attack.invite(&scene.dana, &scene.loan, VICTIM, 2).await;
    assert_eq!(attack.opens(&browser, &scene.loan).await, 404);
    let me = browser.get("/v1/users/me").await.expect(200).json();
    assert_ne!(me["id"], json!(entry));
    browser.post(&format!("/v1/invitations/{second}"), json!({})).await.expect(204);
    for loan in [&scene.loan, &attack.loan] {
        assert_eq!(attack.opens(&browser, loan).await, 200);
    }
}

#[tokio::test]
async fn names_the_inviting_lender_without_the_loan() {
    let attack = Attack::begin().await;
    let scene = &attack.scene;
    let (_, link) = attack.invite(&scene.stranger, &attack.loan, &scene.lucia_is.email, 1).await;
    let waiting = scene.lucia.get("/v1/account/invitations").await.expect(200).json();
    assert_eq!((waiting.as_array().unwrap().len(), &waiting[0]["lenderName"]), (1, &json!("Cedar Ridge")));
    assert!(!waiting.to_string().contains("Pell"), "{waiting}");
    assert_eq!(scene.mateo.get("/v1/account/invitations").await.expect(200).json(), json!([]));
    scene.lucia.post(&format!("/v1/invitations/{link}"), json!({})).await.expect(204);
    assert_eq!(scene.lucia.get("/v1/account/invitations").await.expect(200).json(), json!([]));
}

#[tokio::test]
async fn reveals_an_employees_account_only_to_its_owner() {
    let attack = Attack::begin().await;
    let scene = &attack.scene;
    let victim = &scene.lucia_is.email;
    let mut replies = Vec::new();
    for address in [victim.as_str(), "free@x.example"] {
        let body = json!({ "emailAddress": address, "givenName": "Ann", "companyRole": "LENDER" });
        let hired = scene.stranger.post("/v1/company/employees", body).await.expect(201).json();
        let place = json!({ "appUser": { "id": hired["id"] }, "role": "LENDER" });
        scene.stranger.post(&on(&attack.loan, "lender-users"), place).await.expect(201);
        let invite = on(&attack.loan, &format!("users/{}/invitation", hired["id"].as_str().unwrap()));
        // As many emails as an address gets an hour: the notice to the owner doesn't count.
        let mut statuses = Vec::new();
        for _ in 0..11 {
            statuses.push(scene.stranger.post(&invite, json!({})).await.status);
        }
        replies.push(statuses);
    }
    assert_eq!(replies[0], replies[1]);
    let told = loop {
        let mails = scene.app.mails(0).await;
        let to = format!("To: {victim}");
        let of_owner = |mail: &&String| mail.contains(&to) && !mail.contains("/invitation/");
        if let Some(mail) = mails.iter().find(of_owner) {
            break mail.clone();
        }
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    };
    assert!(told.contains("can") && told.contains("Cedar Ridge"), "{told}");
    // A reader of the link learns only that the password is wrong.
    let mut open = String::new();
    for link in links_to(&scene.app, victim, 10).await {
        if scene.app.anyone().get(&format!("/v1/invitations/{link}")).await.status == 200 {
            open = link;
        }
    }
    let guess =
        scene.app.anyone().post(&format!("/v1/invitations/{open}"), json!({ "password": "a guess" })).await;
    assert_eq!(guess.expect(422).json()["violations"][0]["code"], "password-wrong");
    let own =
        scene.app.anyone().post(&format!("/v1/invitations/{open}"), json!({ "password": PASSWORD })).await;
    assert_eq!(own.expect(409).code(), "employee-has-account");
}

#[tokio::test]
async fn old_entry_joins_only_the_inviting_lender() {
    let attack = Attack::begin().await;
    let scene = &attack.scene;
    // A person of both lenders who never joined, as old versions stored it.
    let vera = scene.app.borrower("Vera Lang").await;
    scene.app.add(&scene.loan, &vera, Role::Borrower).await;
    scene.app.add(&attack.loan, &vera, Role::Borrower).await;
    let tx = scene.app.state.db.write().await.unwrap();
    let never = server::entity::app_user::ActiveModel {
        id: sea_orm::ActiveValue::Unchanged(vera.id),
        password_hash: sea_orm::ActiveValue::Set(None),
        stub: sea_orm::ActiveValue::Set(true),
        ..Default::default()
    };
    server::entity::app_user::Entity::update(never).exec(&tx).await.unwrap();
    tx.commit().await.unwrap();
    let ruth = scene.stranger.get("/v1/users/me").await.expect(200).json();
    let by: Uuid = ruth["id"].as_str().unwrap().parse().unwrap();
    let link = scene.app.invitation(&attack.loan, &vera, by).await;
    let attacker = attack.follow(&link, json!({ "password": "the attacker's" }), 204).await;
    assert_eq!(attack.opens(&attacker, &attack.loan).await, 200);
    assert_eq!(attack.opens(&attacker, &scene.loan).await, 404);
    let invite = on(&scene.loan, &format!("users/{}/invitation", vera.id));
    scene.dana.post(&invite, json!({})).await.expect(201);
}

#[tokio::test]
async fn account_at_two_lenders_stays_one_after_an_invitation() {
    let attack = Attack::begin().await;
    let scene = &attack.scene;
    scene.app.add(&attack.loan, &scene.lucia_is, Role::Borrower).await;
    let invite = on(&attack.loan, &format!("users/{}/invitation", scene.lucia_is.id));
    scene.stranger.post(&invite, json!({})).await.expect(201);
    let link = links_to(&scene.app, &scene.lucia_is.email, 1).await.remove(0);
    let browser = attack.follow(&link, json!({ "password": PASSWORD }), 204).await;
    let me = browser.get("/v1/users/me").await.expect(200).json();
    assert_eq!(me["id"], json!(scene.lucia_is.id));
    for loan in [&scene.loan, &attack.loan] {
        assert_eq!(attack.opens(&browser, loan).await, 200);
        assert_eq!(attack.opens(&scene.lucia, loan).await, 200);
    }
}
