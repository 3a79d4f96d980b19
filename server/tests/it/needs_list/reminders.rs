//! Reminders by email: the daily job, reminders that a lender sends, the plan that shows both, and who may use them.

use chrono::{DateTime, Datelike as _, Days, Duration, NaiveDate, Utc};
use sea_orm::{ActiveModelTrait as _, ActiveValue::Set, EntityTrait as _, QueryOrder as _};
use serde_json::{Value, json};
use server::{
    entity::{app_user, invitation, loan_role, needs_list_element as element, reminder},
    features::reminders::send_due,
};
use shared_rules::{loans::review_status::ReviewStatus, team::role::Role};
use uuid::Uuid;

use crate::support::{Browser, PDF, Scene, nothing};

const REMINDERS: &str = "/v1/company/reminders";

/// A loan whose company sends reminders, on a Monday at 7:00.
struct Office {
    scene: Scene,
    monday: NaiveDate,
}

impl Office {
    async fn new() -> Self {
        let mut scene = Scene::new().await;
        let today = scene.app.state.clock.now().date_naive();
        let days = 7 - u64::from(today.weekday().num_days_from_monday());
        let monday = today.checked_add_days(Days::new(days)).unwrap();
        scene.time_comes(at(monday, 7)).await;
        let office = Self { scene, monday };
        office.turn_on(json!({})).await;
        office
    }

    /// Turns reminders on, with some settings changed, and gives people their first turn.
    async fn turn_on(&self, changes: Value) {
        let settings = self.scene.dana.get(REMINDERS).await.expect(200).json();
        let mut policy = settings["policy"].clone();
        policy["on"] = json!(true);
        for (key, value) in changes.as_object().unwrap() {
            policy[key] = value.clone();
        }
        let body = json!({ "version": settings["version"], "policy": policy });
        self.scene.dana.put(REMINDERS, body).await.expect(200);
        send_due(&self.scene.app.state).await.unwrap();
    }

    /// Requests a file, due some days after Monday.
    async fn ask_for(&self, name: &str, due: Option<u64>) -> String {
        let due = due.map(|days| self.day(days).to_string());
        let body = json!({ "parentId": null, "name": name, "storageType": "FILE", "dueDate": due });
        self.scene.add(body).await["id"].as_str().unwrap().to_owned()
    }

    fn day(&self, days: u64) -> NaiveDate {
        self.monday.checked_add_days(Days::new(days)).unwrap()
    }

    /// Moves the clock to 9:00, some days after Monday, and runs the job.
    async fn morning_comes(&mut self, days: u64) {
        self.scene.time_comes(at(self.day(days), 9)).await;
        send_due(&self.scene.app.state).await.unwrap();
    }

    fn path(&self, rest: &str) -> String {
        format!("/v1/loans/{}/reminders{rest}", self.scene.loan.id)
    }

    /// The days after Monday on which a person got a reminder.
    async fn days_of(&self, person: Uuid) -> Vec<i64> {
        let rows = self.rows().await;
        let own = rows.iter().filter(|row| row.user_id == person);
        own.map(|row| row.day.signed_duration_since(self.monday).num_days()).collect()
    }

    async fn rows(&self) -> Vec<reminder::Model> {
        let select = reminder::Entity::find().order_by_asc(reminder::Column::Id);
        select.all(self.scene.app.state.db.read()).await.unwrap()
    }

    async fn plan(&self) -> Value {
        self.scene.dana.get(&self.path("")).await.expect(200).json()
    }

    /// The person's part of the plan.
    async fn plan_of(&self, person: Uuid) -> Value {
        let plan = self.plan().await;
        let people = plan["people"].as_array().unwrap();
        people.iter().find(|one| one["user"]["id"] == json!(person)).unwrap().clone()
    }

    async fn remind(&self, body: Value) -> Value {
        self.scene.dana.post(&self.path(""), body).await.expect(200).json()
    }

    async fn activity(&self) -> Vec<String> {
        let path = format!("/v1/loans/{}/activity?kind=requests", self.scene.loan.id);
        let page = self.scene.dana.get(&path).await.expect(200).json();
        let entries = page["content"].as_array().unwrap().iter();
        entries
            .map(|entry| {
                format!("{} {}", entry["actor"]["name"].as_str().unwrap(), entry["words"].as_str().unwrap())
            })
            .collect()
    }
}

fn at(day: NaiveDate, hour: u32) -> DateTime<Utc> {
    day.and_hms_opt(hour, 0, 0).unwrap().and_utc()
}

fn names(list: &Value) -> Vec<&str> {
    list.as_array().unwrap().iter().map(|one| one["user"]["givenName"].as_str().unwrap()).collect()
}

#[tokio::test]
async fn reminds_before_on_and_after_the_due_date_but_not_on_weekends() {
    let mut office = Office::new().await;
    office.ask_for("W-2", Some(7)).await;
    let lucia = office.scene.lucia_is.id;
    let plan = office.plan_of(lucia).await;
    assert_eq!(plan["on"], json!(office.day(4)), "three days before: {plan}");
    for day in 0..26 {
        office.morning_comes(day).await;
    }
    // The reminder of Sunday is sent on Monday; the fifth is the last.
    assert_eq!(office.days_of(lucia).await, [4, 7, 10, 14, 17]);
    let plan = office.plan_of(lucia).await;
    assert_eq!(plan["whyNot"], "MOST_REACHED");
}

#[tokio::test]
async fn reminds_of_requests_without_a_due_date_every_week() {
    let mut office = Office::new().await;
    office.ask_for("W-2", None).await;
    office.turn_on(json!({ "most": 2, "skippedDays": [office.day(7)] })).await;
    for day in 0..26 {
        office.morning_comes(day).await;
    }
    assert_eq!(office.days_of(office.scene.lucia_is.id).await, [8, 15]);
}

#[tokio::test]
async fn stops_when_the_request_is_answered() {
    let mut office = Office::new().await;
    let w2 = office.ask_for("W-2", Some(3)).await;
    office.morning_comes(3).await;
    assert_eq!(office.rows().await.len(), 2, "both borrowers");
    office.scene.answer(&office.scene.lucia, &w2, "w2.pdf", PDF).await;
    for day in 4..12 {
        office.morning_comes(day).await;
    }
    assert_eq!(office.rows().await.len(), 2);
    assert_eq!(office.plan_of(office.scene.lucia_is.id).await["whyNot"], "NOTHING_WAITING");

    let back = json!({ "decision": "REJECTED", "reason": "NOT_SIGNED" });
    office.scene.review(&office.scene.elements(&format!("/{w2}/review")), back).await.expect(200);
    for day in 12..16 {
        office.morning_comes(day).await;
    }
    assert_eq!(office.days_of(office.scene.lucia_is.id).await, [3, 14], "three days after it was returned");
}

#[tokio::test]
async fn paused_loan_has_no_automatic_reminders() {
    let mut office = Office::new().await;
    office.ask_for("W-2", Some(1)).await;
    let paused = office.scene.dana.put(&office.path("/pause"), json!({ "paused": true })).await;
    assert!(paused.expect(200).json()["pause"].is_object());
    office.scene.dana.put(&office.path("/pause"), json!({ "paused": true })).await.expect(200);
    for day in 1..4 {
        office.morning_comes(day).await;
    }
    assert!(office.rows().await.is_empty());
    assert_eq!(office.plan_of(office.scene.lucia_is.id).await["whyNot"], "PAUSED");

    office.scene.dana.put(&office.path("/pause"), json!({ "paused": false })).await.expect(200);
    office.morning_comes(4).await;
    assert_eq!(office.rows().await.len(), 2);
    let activity = office.activity().await;
    let of_pause: Vec<_> = activity.iter().filter(|words| words.contains("the loan’s")).collect();
    assert_eq!(
        of_pause,
        ["Dana Whitfield resumed the loan’s reminders", "Dana Whitfield paused the loan’s reminders"]
    );
    assert!(
        activity.contains(&"Harbor & Pine reminded Lucia Alvarez of 1 request automatically".to_owned()),
        "{activity:?}"
    );
}

#[tokio::test]
async fn sends_one_email_a_day_for_all_loans_of_the_company() {
    let mut office = Office::new().await;
    office.ask_for("W-2", Some(3)).await;
    let app = &office.scene.app;
    let company = office.scene.company().await;
    let second = app.loan(&company, "Alvarez – refinance", ReviewStatus::InProgress).await;
    app.add(&second, &office.scene.lucia_is, Role::LeadBorrower).await;
    let path = format!("/v1/loans/{}/elements", second.id);
    let body = json!({ "parentId": null, "name": "Lease", "storageType": "FILE", "dueDate": office.day(3) });
    office.scene.dana.post(&path, body).await.expect(201);
    office.morning_comes(3).await;

    let mails = office.scene.app.mails(2).await;
    let to_lucia: Vec<_> = mails.iter().filter(|mail| mail.contains("To: lucia.alvarez@")).collect();
    assert_eq!(to_lucia.len(), 1);
    let mail = to_lucia[0];
    assert!(mail.contains("Reminder: 2 requests from Harbor & Pine"), "{mail}");
    assert!(mail.contains("W-2") && mail.contains("Lease") && mail.contains("due today"), "{mail}");
    assert!(mail.contains("Upload without signing in"), "{mail}");

    let again = office.remind(json!({ "userIds": [office.scene.lucia_is.id] })).await;
    assert_eq!((names(&again["reminded"]), names(&again["skipped"])), (vec![], vec!["Lucia"]));
    assert_eq!(
        (&again["skipped"][0]["whyNot"], &again["canRepeat"]),
        (&json!("REMINDED_TODAY"), &json!(true))
    );
    assert_eq!(office.days_of(office.scene.lucia_is.id).await, [3]);
    let confirmed = office.remind(json!({ "userIds": [office.scene.lucia_is.id], "again": true })).await;
    assert_eq!(names(&confirmed["reminded"]), ["Lucia"]);
    assert_eq!(office.days_of(office.scene.lucia_is.id).await, [3, 3]);
}

#[tokio::test]
async fn parallel_jobs_send_each_reminder_once() {
    let mut office = Office::new().await;
    office.ask_for("W-2", Some(3)).await;
    office.scene.time_comes(at(office.day(3), 9)).await;
    let state = &office.scene.app.state;
    let (one, two, three) = tokio::join!(send_due(state), send_due(state), send_due(state));
    one.and(two).and(three).unwrap();
    assert_eq!(office.rows().await.len(), 2);
    assert_eq!(office.scene.app.mails(2).await.len(), 2);
}

#[tokio::test]
async fn parallel_requests_remind_each_person_once() {
    let office = Office::new().await;
    office.ask_for("W-2", None).await;
    let (one, two) = tokio::join!(office.remind(json!({})), office.remind(json!({})));
    let count = |reply: &Value, list: &str| reply[list].as_array().unwrap().len();
    assert_eq!(count(&one, "reminded") + count(&two, "reminded"), 2, "{one} {two}");
    assert_eq!(count(&one, "skipped") + count(&two, "skipped"), 2, "{one} {two}");
    assert_eq!(office.rows().await.len(), 2);
}

#[tokio::test]
async fn sends_at_eight_in_the_morning_of_the_recipient() {
    let office = Office::new().await;
    let zone = json!({ "givenName": "Lucia", "familyName": "Alvarez", "timeZone": "America/Denver" });
    office.scene.lucia.put("/v1/account", zone).await.expect(200);
    office.ask_for("W-2", Some(2)).await;
    let state = office.scene.app.state.clone();
    for (hour, expected) in [(9, vec![]), (13, vec![]), (16, vec![2])] {
        // The first turn was given in UTC.
        office.scene.app.time_comes(at(office.day(2), hour));
        send_due(&state).await.unwrap();
        assert_eq!(office.days_of(office.scene.lucia_is.id).await, expected, "at {hour}:00");
    }
}

#[tokio::test]
async fn lender_reminds_of_chosen_requests_with_a_note() {
    let office = Office::new().await;
    let (w2, lease) = (office.ask_for("W-2", Some(1)).await, office.ask_for("Lease", None).await);
    let history = office.scene.elements(&format!("/{w2}/reminders"));
    let none = office.scene.dana.get(&history).await.expect(200).json();
    assert_eq!(none, json!({ "count": 0, "last": null, "words": null }));

    let body = json!({ "elementIds": [w2], "note": "Both years, please.", "dryRun": true });
    let shown = office.remind(body).await;
    assert_eq!(names(&shown["reminded"]), ["Lucia", "Mateo"]);
    assert!(office.rows().await.is_empty(), "nothing is sent");

    let sent = office.remind(json!({ "elementIds": [w2], "note": " Both years, please. " })).await;
    assert_eq!(sent, shown);
    assert_eq!(sent["words"], "2 people get a reminder of 1 request");
    let mails = office.scene.app.mails(2).await;
    let mail = mails.iter().find(|mail| mail.contains("To: lucia.alvarez@")).unwrap();
    assert!(mail.contains("Subject: Reminder: W-2 for"), "{mail}");
    assert!(mail.contains("Both years, please.") && mail.contains("due tomorrow"), "{mail}");
    assert!(mail.contains("Reply-To: dana.whitfield@people.example"), "{mail}");
    assert!(mail.contains(&format!("formElementId=3D{w2}")) && !mail.contains(&lease), "{mail}");

    let once = office.scene.dana.get(&history).await.expect(200).json();
    assert_eq!((&once["count"], &once["last"]), (&json!(1), &json!(office.monday)));
    assert!(once["words"].as_str().unwrap().starts_with("Reminded once, on "), "{once}");
    let activity = office.activity().await;
    assert_eq!(activity[0], "Dana Whitfield reminded Lucia Alvarez, Mateo Alvarez of 1 request");
}

#[tokio::test]
async fn explains_why_chosen_requests_are_left_out() {
    let office = Office::new().await;
    let (w2, hidden) = (office.ask_for("W-2", None).await, office.ask_for("Lease", None).await);
    office.scene.answer(&office.scene.lucia, &w2, "w2.pdf", PDF).await;
    let path = office.scene.elements(&format!("/{hidden}"));
    office.scene.dana.put(&path, json!({ "version": 1, "hidden": true })).await.expect(200);
    let sent = office.remind(json!({ "elementIds": [w2, hidden, nothing()] })).await;
    let left_out = sent["leftOut"].as_array().unwrap().iter();
    let left_out: Vec<_> = left_out.map(|one| (&one["name"], &one["whyNot"])).collect();
    assert_eq!(left_out, [(&json!("W-2"), &json!("ANSWERED")), (&json!("Lease"), &json!("NO_PERSON"))]);
    assert_eq!(sent["words"], "No one gets a reminder");
}

#[tokio::test]
async fn reminds_only_people_who_can_open_the_request() {
    let office = Office::new().await;
    let app = &office.scene.app;
    let company = office.scene.company().await;
    let new = app.new_borrower(&company, "Nora New").await;
    let invited = app.new_borrower(&company, "Ivan Invited").await;
    let expired = app.new_borrower(&company, "Elsa Expired").await;
    for person in [&new, &invited, &expired] {
        app.add(&office.scene.loan, person, Role::Borrower).await;
    }
    let dana = office.scene.dana_id().await;
    app.invitation(&office.scene.loan, &invited, dana).await;
    app.invitation(&office.scene.loan, &expired, dana).await;
    expire_invitation_of(&office, expired.id).await;
    let hidden = app.contact("Hugo Hidden").await;
    let role = app.add(&office.scene.loan, &hidden, Role::Contact).await;
    hide(&office, role).await;
    break_address(&office, "Mateo").await;

    office.ask_for("W-2", None).await;
    let sent = office.remind(json!({})).await;
    assert_eq!(names(&sent["reminded"]), ["Lucia", "Ivan"], "{sent}");
    let skipped = sent["skipped"].as_array().unwrap().iter();
    let skipped: Vec<_> = skipped.map(|one| (&one["user"]["givenName"], &one["whyNot"])).collect();
    assert_eq!(
        skipped,
        [
            (&json!("Mateo"), &json!("NO_ADDRESS")),
            (&json!("Nora"), &json!("NOT_INVITED")),
            (&json!("Elsa"), &json!("INVITATION_EXPIRED"))
        ]
    );
    let mails = app.mails(2).await;
    let mail = mails.iter().find(|mail| mail.contains("To: ivan.invited@")).unwrap();
    assert!(mail.contains("First open the invitation"), "{mail}");
}

async fn expire_invitation_of(office: &Office, person: Uuid) {
    let tx = office.scene.app.state.db.write().await.unwrap();
    let rows = invitation::Entity::find().all(&tx).await.unwrap();
    let row = rows.into_iter().find(|row| row.user_id == person).unwrap();
    let before = office.scene.app.state.clock.now() - Duration::hours(1);
    let change = invitation::ActiveModel { expires_at: Set(before), ..row.into() };
    change.update(&tx).await.unwrap();
    tx.commit().await.unwrap();
}

async fn hide(office: &Office, role: Uuid) {
    let tx = office.scene.app.state.db.write().await.unwrap();
    let row = loan_role::Entity::find_by_id(role).one(&tx).await.unwrap().unwrap();
    let change = loan_role::ActiveModel { visible_to_lender: Set(false), ..row.into() };
    change.update(&tx).await.unwrap();
    tx.commit().await.unwrap();
}

async fn break_address(office: &Office, given_name: &str) {
    let tx = office.scene.app.state.db.write().await.unwrap();
    let rows = app_user::Entity::find().all(&tx).await.unwrap();
    let row = rows.into_iter().find(|row| row.given_name == given_name).unwrap();
    let change = app_user::ActiveModel { email_address: Set("mateo@".to_owned()), ..row.into() };
    change.update(&tx).await.unwrap();
    tx.commit().await.unwrap();
}

#[tokio::test]
async fn plan_and_reminders_use_a_constant_number_of_statements() {
    let office = Office::new().await;
    let first = office.ask_for("W-2", None).await;
    // Emails that are sent meanwhile would be counted, so none are.
    let measure = async || {
        let before = office.scene.app.statements();
        office.plan().await;
        let planned = office.scene.app.statements() - before;
        let before = office.scene.app.statements();
        office.remind(json!({ "dryRun": true })).await;
        (planned, office.scene.app.statements() - before)
    };
    // The first call may also note that the session is in use, which happens once a minute.
    measure().await;
    let few = measure().await;
    copy_requests(&office, &first, 300).await;
    measure().await;
    assert_eq!(measure().await, few);
    let plan = office.plan_of(office.scene.lucia_is.id).await;
    assert_eq!((plan["requests"].as_array().unwrap().len(), &plan["more"]), (200, &json!(101)));
}

/// Adds copies of a request.
async fn copy_requests(office: &Office, id: &str, count: i32) {
    let tx = office.scene.app.state.db.write().await.unwrap();
    let row = element::Entity::find_by_id(id.parse::<Uuid>().unwrap()).one(&tx).await.unwrap().unwrap();
    let copy = |position: i32| element::ActiveModel {
        id: Set(Uuid::now_v7()),
        position: Set(row.position + position),
        ..element::ActiveModel::from(row.clone()).reset_all()
    };
    element::Entity::insert_many((1..=count).map(copy)).exec_without_returning(&tx).await.unwrap();
    tx.commit().await.unwrap();
}

#[tokio::test]
async fn only_the_loans_lenders_remind() {
    let office = Office::new().await;
    office.ask_for("W-2", None).await;
    let try_all = async |browser: &Browser, status: u16| {
        browser.get(&office.path("")).await.expect(status);
        browser.post(&office.path(""), json!({})).await.expect(status);
        browser.put(&office.path("/pause"), json!({ "paused": true })).await.expect(status);
    };
    try_all(&office.scene.lucia, 403).await;
    let other = office.scene.app.company("Meridian").await;
    let rival = office.scene.app.lender(&other, "Rita Rival", Role::LeadLender).await;
    try_all(&office.scene.app.browser_of(&rival).await, 404).await;
    office.scene.lucia.get(REMINDERS).await.expect(403);
    assert!(office.rows().await.is_empty());
    assert!(office.plan().await["pause"].is_null());
}

#[tokio::test]
async fn rejects_long_notes_and_invalid_policies() {
    let office = Office::new().await;
    let long = office.scene.dana.post(&office.path(""), json!({ "note": "x".repeat(501) })).await.expect(422);
    assert_eq!(long.json()["violations"][0]["field"], "note");

    let settings = office.scene.dana.get(REMINDERS).await.expect(200).json();
    let mut policy = settings["policy"].clone();
    policy["daysAfter"] = json!(0);
    let put = async |version: Value, policy: &Value| {
        office.scene.dana.put(REMINDERS, json!({ "version": version, "policy": policy })).await
    };
    let refused = put(settings["version"].clone(), &policy).await.expect(422);
    assert_eq!(refused.json()["violations"][0]["field"], "daysAfter");
    put(json!(0), &settings["policy"]).await.expect(409);
}

#[tokio::test]
async fn company_that_never_decided_sends_no_reminders() {
    let mut scene = Scene::new().await;
    let settings = scene.dana.get(REMINDERS).await.expect(200).json();
    assert_eq!((&settings["version"], &settings["policy"]["on"]), (&json!(0), &json!(false)));
    scene.ask_for("W-2").await;
    for _ in 0..3 {
        let next = scene.app.state.clock.now() + Duration::days(4);
        scene.time_comes(next).await;
        send_due(&scene.app.state).await.unwrap();
    }
    let rows = reminder::Entity::find().all(scene.app.state.db.read()).await.unwrap();
    assert!(rows.is_empty(), "{rows:?}");
}
