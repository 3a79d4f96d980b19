//! Notifications: people receive those that concern them and that they may see, and none about their own actions.

use reqwest::Method;
use sea_orm::{ActiveValue::Set, EntityTrait as _, PaginatorTrait as _};
use serde_json::{Value, json};
use server::{
    entity::{EnumColumn, notice},
    features::notifications::delete_old,
};
use shared_rules::{
    notices::{delivery::NotificationDelivery, kind::NoticeKind},
    team::role::Role,
};
use uuid::Uuid;

use crate::support::{Browser, PDF, Person, Scene, Socket};

const BELL: &str = "/v1/users/me/notices";
const READ: &str = "/v1/users/me/notices/read";
const UNREAD: &str = "/v1/users/me/notices/unread";

async fn lines(browser: &Browser) -> Vec<Value> {
    browser.get(BELL).await.expect(200).json()["content"].as_array().unwrap().clone()
}

async fn told(browser: &Browser) -> Vec<String> {
    let lines = lines(browser).await;
    lines
        .iter()
        .map(|line| format!("{} {}", line["actorName"].as_str().unwrap(), line["words"].as_str().unwrap()))
        .collect()
}

async fn unread(browser: &Browser) -> u64 {
    browser.get(UNREAD).await.expect(200).json()["count"].as_u64().unwrap()
}

async fn review(scene: &Scene, request: &str, verdict: Value) -> Value {
    scene.review(&scene.elements(&format!("/{request}/review")), verdict).await.expect(200).json()
}

async fn say(scene: &Scene, browser: &Browser, request: &str, to_all: bool) {
    let said = json!({ "body": "Which year?", "visibleToBorrower": to_all });
    browser.post(&scene.elements(&format!("/{request}/comments")), said).await.expect(201);
}

async fn change(scene: &Scene, request: &str, change: Value) {
    let mut body = json!({ "elementIds": [request] });
    body.as_object_mut().unwrap().extend(change.as_object().unwrap().clone());
    scene.dana.post(&scene.elements("/bulk"), body).await.expect(200);
}

fn share(scene: &Scene, request: &str, with: Uuid) -> (String, Value) {
    let share = json!({
        "infoId": request, "loanId": scene.loan.id, "permissions": "VIEW", "sharedWithUserId": with,
    });
    (format!("/v1/loans/{}/shared-info", scene.loan.id), share)
}

#[tokio::test]
async fn notifies_people_concerned_except_the_author() {
    let scene = Scene::new().await;
    let (w2, lease) = (scene.ask_for("W-2").await, scene.ask_for("Lease").await);
    scene.answer(&scene.lucia, &w2, "w2.pdf", PDF).await;
    assert_eq!(told(&scene.dana).await, ["Lucia Alvarez sent a document for “W-2”"]);
    let line = &lines(&scene.dana).await[0];
    assert_eq!(
        (&line["elementId"], &line["loanName"], &line["leadsTo"], &line["read"]),
        (&json!(w2), &json!("Alvarez – purchase"), &json!("request"), &json!(false))
    );
    scene.answer(&scene.lucia, &lease, "lease.pdf", PDF).await;
    assert_eq!(told(&scene.dana).await, ["Lucia Alvarez sent 2 documents"]);
    assert_eq!(unread(&scene.dana).await, 1);

    review(&scene, &w2, json!({ "decision": "REJECTED", "reason": "NOT_SIGNED", "note": "Page 2." })).await;
    let back = &lines(&scene.lucia).await[0];
    assert_eq!(
        (&back["words"], &back["why"]),
        (&json!("returned “W-2”"), &json!("It isn’t signed. Page 2."))
    );
    review(&scene, &lease, json!({ "decision": "ACCEPTED" })).await;
    say(&scene, &scene.dana, &w2, false).await;
    say(&scene, &scene.dana, &w2, true).await;
    let lucias = [
        "Dana Whitfield commented on “W-2”",
        "Dana Whitfield accepted what you sent for “Lease”",
        "Dana Whitfield returned “W-2”",
    ];
    assert_eq!(told(&scene.lucia).await, lucias);
    assert_eq!(told(&scene.mateo).await, ["Dana Whitfield commented on “W-2”"], "the request is his too");
    say(&scene, &scene.lucia, &w2, true).await;
    assert_eq!(told(&scene.dana).await[0], "Lucia Alvarez commented on “W-2”");
    for nobody in [&scene.sofia, &scene.stranger] {
        assert_eq!((told(nobody).await.len(), unread(nobody).await), (0, 0));
    }
}

#[tokio::test]
async fn undone_actions_remove_their_notices() {
    let scene = Scene::new().await;
    let w2 = scene.ask_for("W-2").await;
    scene.answer(&scene.lucia, &w2, "w2.pdf", PDF).await;
    let done = review(&scene, &w2, json!({ "decision": "REJECTED", "reason": "NOT_SIGNED" })).await;
    assert_eq!(unread(&scene.lucia).await, 1);
    let back = json!({ "version": done["version"] });
    scene.dana.post(&scene.elements(&format!("/{w2}/undo")), back).await.expect(200);
    assert_eq!(told(&scene.lucia).await, Vec::<String>::new());

    let (path, given) = share(&scene, &w2, scene.lucia_is.id);
    scene.dana.post(&path, json!([given])).await.expect(200);
    assert_eq!(told(&scene.lucia).await, ["Dana Whitfield assigned “W-2” to you"]);
    let ended = scene.dana.request(Method::DELETE, &path).json(&json!({ "shares": [given] }));
    scene.dana.send(ended).await.expect(200);
    assert_eq!(told(&scene.lucia).await, Vec::<String>::new());
}

#[tokio::test]
async fn hides_notices_about_items_no_longer_visible() {
    let scene = Scene::new().await;
    let w2 = scene.ask_for("W-2").await;
    scene.answer(&scene.lucia, &w2, "w2.pdf", PDF).await;
    review(&scene, &w2, json!({ "decision": "ACCEPTED" })).await;
    assert_eq!((unread(&scene.lucia).await, unread(&scene.dana).await), (1, 1));
    change(&scene, &w2, json!({ "hidden": true })).await;
    assert_eq!((unread(&scene.lucia).await, told(&scene.lucia).await.len()), (0, 0));
    assert_eq!(unread(&scene.dana).await, 1, "lenders see what is hidden");
    change(&scene, &w2, json!({ "hidden": false })).await;
    assert_eq!(unread(&scene.lucia).await, 1);
    let loan = scene.dana.get(&format!("/v1/loans/{}", scene.loan.id)).await.expect(200).json();
    let roles = loan["loanRoles"].as_array().unwrap();
    let role = roles.iter().find(|role| role["user"]["id"] == scene.lucia_is.id.to_string()).unwrap();
    let role = format!("/v1/loans/{}/roles/{}", scene.loan.id, role["id"].as_str().unwrap());
    scene.dana.delete(&role).await.expect(204);
    assert_eq!((unread(&scene.lucia).await, told(&scene.lucia).await.len()), (0, 0));
    scene.dana.delete(&scene.elements(&format!("/{w2}"))).await.expect(204);
    assert_eq!((unread(&scene.dana).await, told(&scene.dana).await.len()), (0, 0));
}

#[tokio::test]
async fn notices_name_the_company_for_hidden_lenders() {
    let scene = Scene::new().await;
    let company = scene.company().await;
    let ines = scene.app.lender(&company, "Ines Okafor", Role::Lender).await;
    scene.app.add_unseen(&scene.loan, &ines, Role::Lender).await;
    let hers = scene.app.browser_of(&ines).await;
    let w2 = scene.ask_for("W-2").await;
    scene.answer(&scene.lucia, &w2, "w2.pdf", PDF).await;
    assert_eq!(unread(&hers).await, 1);
    let review = scene.elements(&format!("/{w2}/review"));
    let accept = scene.about_shown(&review, json!({ "decision": "ACCEPTED" })).await;
    hers.post(&review, accept).await.expect(200);
    assert_eq!(told(&scene.lucia).await, ["Harbor & Pine accepted what you sent for “W-2”"]);
    say(&scene, &hers, &w2, true).await;
    assert_eq!(told(&scene.dana).await[0], "Ines Okafor commented on “W-2”");
}

#[tokio::test]
async fn syncs_read_notices_between_devices() {
    let scene = Scene::new().await;
    let dana_id = scene.dana_id().await;
    let phone = scene.app.anyone().signed_in("dana.whitfield@people.example").await;
    let mut bell = Socket::open(&scene, &phone).await;
    assert_eq!(bell.subscribe(&format!("notices/{dana_id}"), None).await["event"], "subscribed");
    let mut spy = Socket::open(&scene, &scene.stranger).await;
    assert_eq!(spy.subscribe(&format!("notices/{dana_id}"), None).await["event"], "refused");

    let w2 = scene.ask_for("W-2").await;
    scene.answer(&scene.lucia, &w2, "w2.pdf", PDF).await;
    let heard = bell.hear().await;
    assert_eq!((&heard["event"], &heard["data"]), (&json!("notices"), &json!({})));
    let ids = lines(&scene.dana).await[0]["ids"].clone();
    let theirs = scene.lucia.post(READ, json!({ "noticeIds": ids })).await.expect(200).json();
    assert_eq!(theirs["noticeIds"], json!([]), "other people's notices are nobody's business");
    assert_eq!(unread(&phone).await, 1);

    let marked = scene.dana.post(READ, json!({ "noticeIds": ids })).await.expect(200).json();
    assert_eq!(marked["noticeIds"], ids);
    assert_eq!(bell.hear().await["event"], "notices");
    assert_eq!((unread(&phone).await, lines(&phone).await[0]["read"].clone()), (0, json!(true)));
    assert_eq!(
        scene.dana.post(READ, json!({ "noticeIds": ids })).await.expect(200).json()["noticeIds"],
        json!([])
    );
    phone.post(UNREAD, marked).await.expect(200);
    assert_eq!(unread(&scene.dana).await, 1);
    let now = scene.app.state.clock.now();
    let all = scene.dana.post(READ, json!({ "upTo": now })).await.expect(200).json();
    assert_eq!((all["noticeIds"].clone(), unread(&phone).await), (ids, 0));
    let many: Vec<Uuid> = (0..501).map(|_| Uuid::now_v7()).collect();
    scene.dana.post(READ, json!({ "noticeIds": many })).await.expect(422);
    scene.dana.get(&format!("{BELL}?before=yesterday")).await.expect(400);
}

#[tokio::test]
async fn respects_disabled_notices() {
    let scene = Scene::new().await;
    let w2 = scene.ask_for("W-2").await;
    let off = json!({ "off": ["answered", "nonsense"] });
    scene.dana.put("/v1/preferences/notices", off).await.expect(204);
    scene.answer(&scene.lucia, &w2, "w2.pdf", PDF).await;
    assert_eq!(told(&scene.dana).await, Vec::<String>::new());
    let settings = scene.dana.get("/v1/users/me/notices/settings").await.expect(200).json();
    assert_eq!((settings[0]["kind"].as_str(), &settings[0]["on"]), (Some("answered"), &json!(false)));
    let theirs = scene.lucia.get("/v1/users/me/notices/settings").await.expect(200).json();
    let kinds: Vec<&str> =
        theirs.as_array().unwrap().iter().map(|each| each["kind"].as_str().unwrap()).collect();
    assert_eq!(kinds, ["assigned", "sent-back", "accepted", "commented", "added"]);
    scene.dana.put("/v1/preferences/notices", json!(7)).await.expect(204);
    scene.answer(&scene.lucia, &w2, "w2-again.pdf", PDF).await;
    assert_eq!(told(&scene.dana).await.len(), 1, "what makes no sense turns nothing off");
}

async fn joins(scene: &Scene, person: &Person) {
    let place = json!({ "appUser": { "id": person.id }, "role": "LENDER", "visibleToBorrower": true });
    scene.dana.post(&format!("/v1/loans/{}/lender-users", scene.loan.id), place).await.expect(201);
}

#[tokio::test]
async fn notifies_new_and_reassigned_members() {
    let scene = Scene::new().await;
    let company = scene.company().await;
    let ines = scene.app.lender(&company, "Ines Okafor", Role::Lender).await;
    let ben = scene.app.lender(&company, "Ben Hale", Role::Lender).await;
    joins(&scene, &ines).await;
    let hers = scene.app.browser_of(&ines).await;
    assert_eq!(told(&hers).await, ["Dana Whitfield added you to the loan"]);
    assert_eq!(lines(&hers).await[0]["leadsTo"], "loan");
    let leave = format!("/v1/company/employees/{}?handOverTo={}", ines.id, ben.id);
    scene.dana.delete(&leave).await.expect(204);
    let his = scene.app.browser_of(&ben).await;
    assert_eq!(told(&his).await, ["Dana Whitfield reassigned the loan to you"]);
    assert_eq!(told(&scene.dana).await, Vec::<String>::new());
}

async fn fill(scene: &Scene, recipient_id: Uuid, actor_id: Uuid, request: &str, many: usize) {
    let now = scene.app.state.clock.now();
    let row = |n: usize| notice::ActiveModel {
        id: Set(Uuid::now_v7()),
        recipient_id: Set(recipient_id),
        loan_id: Set(scene.loan.id),
        element_id: Set(Some(request.parse().unwrap())),
        actor_id: Set(actor_id),
        kind: Set(EnumColumn(NoticeKind::SentBack)),
        kept: Set(false),
        reason: Set(None),
        note: Set(Some(format!("{n}"))),
        at: Set(now - chrono::Duration::seconds(i64::try_from(n).unwrap())),
        read_at: Set(None),
        delivery: Set(EnumColumn(NotificationDelivery::Bundled)),
        email_due_at: Set(None),
        email_outcome: Set(None),
        email_settled_at: Set(None),
        mail_id: Set(None),
    };
    let tx = scene.app.state.db.write().await.unwrap();
    for some in (0..many).collect::<Vec<_>>().chunks(1000) {
        notice::Entity::insert_many(some.iter().map(|n| row(*n))).exec_without_returning(&tx).await.unwrap();
    }
    tx.commit().await.unwrap();
}

#[tokio::test]
async fn notices_use_constant_statements_and_keep_the_latest() {
    let scene = Scene::new().await;
    let request = scene.ask_for("W-2").await;
    let dana = scene.dana_id().await;
    let count = || scene.app.statements();
    let cost = async |path: &str| {
        let mut cost = u64::MAX;
        for _ in 0..3 {
            let before = count();
            scene.lucia.get(path).await.expect(200);
            cost = cost.min(count() - before);
        }
        cost
    };
    fill(&scene, scene.lucia_is.id, dana, &request, 1).await;
    let few = (cost(BELL).await, cost(UNREAD).await);
    fill(&scene, scene.lucia_is.id, dana, &request, 3_000).await;
    assert_eq!((cost(BELL).await, cost(UNREAD).await), few);
    assert!(few.0 <= 4 && few.1 <= 4, "{few:?}");
    assert_eq!(unread(&scene.lucia).await, 200);

    let page = scene.lucia.get(BELL).await.expect(200).json();
    let next = page["next"].as_str().unwrap();
    let second = scene.lucia.get(&format!("{BELL}?before={next}")).await.expect(200).json();
    let last = |page: &Value| page["content"].as_array().unwrap().last().unwrap().clone();
    assert_eq!(page["content"].as_array().unwrap().len(), 60);
    assert!(last(&second)["at"].as_str() < last(&page)["at"].as_str());
    assert_ne!(second["content"][0]["ids"], last(&page)["ids"], "no notice stands on two pages");

    let db = &scene.app.state.db;
    delete_old(db, scene.app.state.clock.now()).await.unwrap();
    assert_eq!(notice::Entity::find().count(db.read()).await.unwrap(), 500);
    delete_old(db, scene.app.state.clock.now() + chrono::Duration::days(91)).await.unwrap();
    assert_eq!(notice::Entity::find().count(db.read()).await.unwrap(), 0);
}
