//! Confirming the sharing dialog: everything happens exactly once, or nothing; and undoing it.

use sea_orm::{ActiveModelTrait as _, ActiveValue::Set, EntityTrait as _, PaginatorTrait as _};
use serde_json::{Value, json};
use server::entity::{EnumColumn, app_user, contact_relation, loan_role, share};
use shared_rules::{loans::review_status::ReviewStatus, team::role::Role};
use uuid::Uuid;

use crate::support::{Browser, PDF, Person, Scene, nothing};

/// A scene with an invisible lender on the loan and an employee who isn't on it.
struct Dialog {
    scene: Scene,
    tom: Person,
    una: Browser,
    priya: Person,
    elements: Vec<String>,
}

impl Dialog {
    async fn open() -> Self {
        let scene = Scene::new().await;
        let dana = app_user::Entity::find().all(scene.app.state.db.read()).await.unwrap();
        let company = dana.iter().find(|user| user.given_name == "Dana").unwrap().company_id.unwrap();
        let company = crate::support::Company { id: company };
        let tom = scene.app.lender(&company, "Tom Oakes", Role::Lender).await;
        let una = scene.app.lender(&company, "Una Writer", Role::Underwriter).await;
        let priya = scene.app.lender(&company, "Priya Raman", Role::AssociateLender).await;
        scene.app.add_unseen(&scene.loan, &tom, Role::Lender).await;
        scene.app.add(&scene.loan, &una, Role::Underwriter).await;
        let una = scene.app.browser_of(&una).await;
        let elements = vec![scene.ask_for("Pay stubs").await, scene.ask_for("Deed").await];
        Self { scene, tom, una, priya, elements }
    }

    fn path(&self, rest: &str) -> String {
        format!("/v1/loans/{}/sharing{rest}", self.scene.loan.id)
    }

    fn all_entries(&self) -> Value {
        json!([
            { "email": "New@Title.example ", "assign": true },
            { "userId": self.priya.id, "assign": true, "onLoan": false },
            { "userId": self.tom.id, "assign": true, "onLoan": true },
            { "userId": self.scene.lucia_is.id, "assign": true, "onLoan": true },
        ])
    }

    /// The entries that are users.
    fn members(&self) -> Value {
        Value::Array(self.all_entries().as_array().unwrap()[1..].to_vec())
    }

    fn body(&self, entries: &Value, send: &str, key: &str) -> Value {
        json!({ "entries": entries, "elementIds": self.elements, "send": send, "idempotencyKey": key })
    }

    async fn confirm(&self, entries: Value) -> Value {
        let body = self.body(&entries, "ASSIGN", &Uuid::now_v7().to_string());
        self.scene.dana.post(&self.path(""), body).await.expect(200).json()
    }

    async fn undo(&self, by: &Browser, done: &Value) -> crate::support::Reply {
        let id = done["undoId"].as_str().unwrap();
        by.post(&self.path(&format!("/{id}/undo")), json!({})).await
    }

    /// The numbers of users, roles on loans, contacts and shares, and of role changes.
    async fn facts(&self) -> (u64, u64, u64, u64, i32) {
        let db = self.scene.app.state.db.read();
        let roles = loan_role::Entity::find().all(db).await.unwrap();
        (
            app_user::Entity::find().count(db).await.unwrap(),
            roles.len() as u64,
            contact_relation::Entity::find().count(db).await.unwrap(),
            share::Entity::find().count(db).await.unwrap(),
            roles.iter().map(|role| role.version).sum(),
        )
    }

    async fn role_of(&self, given_name: &str) -> Option<Value> {
        let loan = self.scene.dana.get(&format!("/v1/loans/{}", self.scene.loan.id)).await.expect(200).json();
        let roles = loan["loanRoles"].as_array().unwrap().clone();
        roles.into_iter().find(|role| role["user"]["givenName"] == given_name)
    }
}

#[tokio::test]
async fn confirms_all_changes_in_order_and_once() {
    let dialog = Dialog::open().await;
    let before = dialog.facts().await;
    let body = dialog.body(&dialog.all_entries(), "ASSIGN", "k1");
    let preview = dialog.scene.dana.post(&dialog.path("/preview"), body.clone()).await.expect(200).json();
    assert_eq!(dialog.facts().await, before, "looking changes nothing");
    let words: Vec<&str> =
        preview["steps"].as_array().unwrap().iter().map(|step| step["words"].as_str().unwrap()).collect();
    assert_eq!(
        words,
        [
            "New@Title.example is added as a contact on your profile, without access to the loan",
            "Priya Raman joins the lending team of the loan and can accept files",
            "Tom Oakes becomes visible to borrowers",
            "2 items are shared with Priya Raman, Tom Oakes, Lucia Alvarez, to view",
            "2 items are emailed to New@Title.example, who can reply to that email",
        ]
    );
    assert_eq!(preview["groups"][0]["heading"], "On the loan");
    assert_eq!(preview["groups"][1]["people"].as_array().unwrap().len(), 2);
    assert_eq!(preview["steps"][3]["shares"], 6);

    let done = dialog.scene.dana.post(&dialog.path(""), body.clone()).await.expect(200).json();
    assert_eq!(done["toasts"], preview["toasts"]);
    assert_eq!(
        done["toasts"],
        json!([
            "New@Title.example added as a contact on your profile",
            "Priya Raman added to the loan",
            "Tom Oakes made visible to borrowers",
            "Emailed to New@Title.example",
            "2 items sent and assigned to users",
        ])
    );
    let priya = dialog.role_of("Priya").await.unwrap();
    assert_eq!((&priya["role"], &priya["canAcceptFiles"]), (&json!("LENDER"), &json!(true)));
    assert_eq!(dialog.role_of("Tom").await.unwrap()["visibleToBorrower"], true);
    let facts = dialog.facts().await;
    assert_eq!(done["undoId"], Value::Null, "nothing takes a mail back");
    assert_eq!((facts.0, facts.1, facts.2, facts.3), (before.0, before.1 + 1, before.2, 6));
    assert!(dialog.scene.names_for(&dialog.scene.mateo).await.is_empty(), "they are Lucia's now");

    let again = dialog.scene.dana.post(&dialog.path(""), body).await.expect(200).json();
    assert_eq!(again, done, "the same confirmation is done once");
    assert_eq!(dialog.facts().await, facts);
    let other = dialog.body(&json!([]), "ASSIGN", "k1");
    assert_eq!(dialog.scene.dana.post(&dialog.path(""), other).await.expect(409).code(), "share-key-reused");
}

#[tokio::test]
async fn send_only_adds_just_the_contact() {
    let dialog = Dialog::open().await;
    let before = dialog.facts().await;
    let body = dialog.body(&dialog.all_entries(), "ONLY", "k1");
    let done = dialog.scene.dana.post(&dialog.path(""), body).await.expect(200).json();
    assert_eq!(
        done["toasts"],
        json!(["New@Title.example added as a contact on your profile", "Sent to users"])
    );
    let facts = dialog.facts().await;
    assert_eq!((facts.0, facts.1, facts.2, facts.3), (before.0, before.1, before.2, 0));
    assert!(dialog.role_of("Priya").await.is_none());
    assert_eq!(dialog.role_of("Tom").await.unwrap()["visibleToBorrower"], false);
}

#[tokio::test]
async fn address_of_a_member_means_that_member() {
    let dialog = Dialog::open().await;
    let before = dialog.facts().await;
    let lucia = json!([{ "email": dialog.scene.lucia_is.email.to_uppercase(), "assign": true }]);
    let done = dialog.confirm(lucia).await;
    assert_eq!(done["toasts"], json!(["2 items sent and assigned to users"]));
    let facts = dialog.facts().await;
    assert_eq!((facts.0, facts.1, facts.3), (before.0, before.1, 2));
}

#[tokio::test]
async fn failure_leaves_no_partial_changes() {
    let dialog = Dialog::open().await;
    let scene = &dialog.scene;
    // Known to the company but not an employee: joining fails after the contact was added.
    let (harbor, cedar) = (scene.app.company("Pine Branch").await, scene.app.company("Cedar County").await);
    let rival = scene.app.lender(&cedar, "Rita Vale", Role::Lender).await;
    let second = scene.app.loan(&harbor, "Second", ReviewStatus::Lead).await;
    let row = server::entity::loan::ActiveModel {
        id: Set(second.id),
        company_id: Set(company_of(&dialog).await),
        ..Default::default()
    };
    let tx = scene.app.state.db.write().await.unwrap();
    row.update(&tx).await.unwrap();
    tx.commit().await.unwrap();
    scene.app.add(&second, &rival, Role::Contact).await;
    let before = dialog.facts().await;
    let send = async |browser: &Browser, entries: Value| {
        let body = dialog.body(&entries, "ASSIGN", &Uuid::now_v7().to_string());
        browser.post(&dialog.path(""), body).await
    };

    let stranger = json!([{ "email": "new@title.example" }, { "userId": rival.id, "assign": true }]);
    let refused = send(&scene.dana, stranger).await.expect(422);
    assert_eq!(refused.code(), "invalid");
    // An underwriter may add a contact, but can't make anyone visible.
    let hidden = json!([{ "email": "new@title.example" }, { "userId": dialog.tom.id, "assign": true }]);
    send(&dialog.una, hidden).await.expect(403);
    assert_eq!(dialog.facts().await, before);

    // A person who was removed while the dialog was open, an unknown person, and an invalid address.
    let roles = loan_role::Entity::find().all(scene.app.state.db.read()).await.unwrap();
    let lucia = roles.iter().find(|role| role.user_id == scene.lucia_is.id).unwrap();
    scene.dana.delete(&format!("/v1/loans/{}/roles/{}", scene.loan.id, lucia.id)).await.expect(204);
    let before = dialog.facts().await;
    let refused = send(&scene.dana, dialog.all_entries()).await.expect(422).json();
    assert_eq!(
        (&refused["violations"][0]["field"], &refused["violations"][0]["code"]),
        (&json!("entries[3].userId"), &json!("share-person-gone"))
    );
    let wrong = json!([{ "userId": nothing(), "assign": true }, { "email": "a@b", "assign": true }]);
    let refused = send(&scene.dana, wrong).await.expect(422).json();
    assert_eq!(refused["violations"][1]["field"], "entries[1].email");
    // A request that was deleted while the dialog was open.
    scene.dana.delete(&scene.elements(&format!("/{}", dialog.elements[1]))).await.expect(204);
    let refused = send(&scene.dana, json!([{ "email": "new@title.example" }])).await.expect(422).json();
    assert_eq!(refused["violations"][0]["field"], "elementIds[1]");
    assert_eq!(dialog.facts().await, before);
    scene.lucia.post(&dialog.path(""), dialog.body(&json!([]), "ONLY", "k")).await.expect(404);
    scene.mateo.post(&dialog.path(""), dialog.body(&json!([]), "ONLY", "k")).await.expect(403);
    scene.dana.post(&dialog.path(""), dialog.body(&json!([]), "ONLY", " ")).await.expect(400);
}

async fn company_of(dialog: &Dialog) -> Uuid {
    let users = app_user::Entity::find().all(dialog.scene.app.state.db.read()).await.unwrap();
    users.iter().find(|user| user.id == dialog.tom.id).unwrap().company_id.unwrap()
}

#[tokio::test]
async fn only_the_sharing_person_undoes_everything_once() {
    let dialog = Dialog::open().await;
    let before = dialog.facts().await;
    let done = dialog.confirm(dialog.members()).await;
    dialog.undo(&dialog.una, &done).await.expect(404);
    dialog.undo(&dialog.scene.mateo, &done).await.expect(403);
    for _ in 0..2 {
        dialog.undo(&dialog.scene.dana, &done).await.expect(204);
    }
    let facts = dialog.facts().await;
    assert_eq!((facts.1, facts.2, facts.3), (before.1, before.2, before.3));
    assert!(dialog.role_of("Priya").await.is_none());
    assert_eq!(dialog.role_of("Tom").await.unwrap()["visibleToBorrower"], false);
    let path = format!("/v1/loans/{}/activity?s=6", dialog.scene.loan.id);
    let told = dialog.scene.dana.get(&path).await.expect(200).json();
    let told: Vec<String> =
        told["content"].as_array().unwrap().iter().map(|it| it["words"].to_string()).collect();
    let said = |words: &str| told.iter().any(|told| told.contains(words));
    assert!(said("unassigned 2 requests") && said("removed a member ("), "{told:?}");
    assert_eq!(dialog.scene.names_for(&dialog.scene.mateo).await, ["Pay stubs", "Deed"]);
}

#[tokio::test]
async fn refuses_undo_after_a_recipient_acted() {
    let dialog = Dialog::open().await;
    let done = dialog.confirm(dialog.members()).await;
    dialog.scene.answer(&dialog.scene.lucia, &dialog.elements[0], "stubs.pdf", PDF).await;
    let tom = dialog.role_of("Tom").await.unwrap();
    let tx = dialog.scene.app.state.db.write().await.unwrap();
    let row = loan_role::ActiveModel {
        id: Set(tom["id"].as_str().unwrap().parse().unwrap()),
        role: Set(EnumColumn(Role::Manager)),
        version: Set(9),
        ..Default::default()
    };
    row.update(&tx).await.unwrap();
    tx.commit().await.unwrap();
    let before = dialog.facts().await;
    let refused = dialog.undo(&dialog.scene.dana, &done).await.expect(422).json();
    let messages: Vec<&str> =
        refused["violations"].as_array().unwrap().iter().map(|v| v["message"].as_str().unwrap()).collect();
    assert_eq!(
        messages,
        [
            "Lucia Alvarez already responded to what was shared, so it can’t be undone",
            "Tom Oakes was changed on the loan since then, so it can’t be undone",
        ]
    );
    assert_eq!(dialog.facts().await, before);
}
