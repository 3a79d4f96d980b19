//! The audience shown before a message is sent equals its readers afterwards.

use std::collections::BTreeSet;

use serde_json::{Value, json};
use shared_rules::team::role::Role;

use super::super::conversation::{id_of, me, message, send, thread_of, threads};
use crate::support::{Browser, Scene};

/// A member of the loan with their browser.
struct Person {
    id: String,
    role: Role,
    browser: Browser,
}

/// Everyone of the scene, with a second contact and three more lenders, one of them hidden from borrowers.
async fn people(scene: &Scene) -> Vec<Person> {
    let company = scene.company().await;
    let mut people = Vec::new();
    for (browser, role) in [
        (&scene.dana, Role::LeadLender),
        (&scene.lucia, Role::LeadBorrower),
        (&scene.mateo, Role::Borrower),
        (&scene.sofia, Role::Contact),
    ] {
        people.push(Person { id: me(browser).await, role, browser: browser.clone() });
    }
    for (name, role) in
        [("Tom Oakes", Role::Lender), ("Ida Brandt", Role::AssociateLender), ("Ute Kern", Role::Underwriter)]
    {
        let person = scene.app.lender(&company, name, role).await;
        if role == Role::Lender {
            scene.app.add_unseen(&scene.loan, &person, role).await;
        } else {
            scene.app.add(&scene.loan, &person, role).await;
        }
        let browser = scene.app.browser_of(&person).await;
        people.push(Person { id: person.id.to_string(), role, browser });
    }
    let cora = scene.app.contact("Cora Agent").await;
    scene.app.add(&scene.loan, &cora, Role::Contact).await;
    people.push(Person {
        id: cora.id.to_string(),
        role: Role::Contact,
        browser: scene.app.browser_of(&cora).await,
    });
    people
}

/// Pseudorandom numbers, the same in every run.
struct SeededRandom(u64);

impl SeededRandom {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).unwrap() % bound
    }

    fn once_in(&mut self, times: usize) -> bool {
        self.below(times) == 0
    }

    fn some<'a>(&mut self, people: &'a [Person], times: usize) -> Vec<&'a str> {
        people.iter().filter(|_| self.once_in(times)).map(|person| person.id.as_str()).collect()
    }
}

/// The lending team's thread.
async fn lending_team(scene: &Scene) -> String {
    send(scene, &scene.dana, "Hello, everyone", json!({})).await;
    let all = threads(scene, &scene.dana, "").await;
    id_of(all.iter().find(|thread| thread["lendingTeam"] == true).expect("a lending-team thread"))
}

async fn reads(person: &Person, sent: &Value) -> bool {
    let path = format!("/v1/messages/threads/{}/messages", thread_of(sent));
    let page = person.browser.get(&path).await;
    if page.status != 200 {
        return false;
    }
    let id = id_of(sent);
    page.json()["content"].as_array().unwrap().iter().any(|message| message["id"] == json!(id))
}

async fn audience(sender: &Browser, message: &Value) -> crate::support::Reply {
    sender.post("/v1/messages/audience", message.clone()).await
}

#[tokio::test]
async fn audience_before_sending_equals_the_readers() {
    let scene = Scene::new().await;
    let people = people(&scene).await;
    let mut known = vec![lending_team(&scene).await];
    let mut chance = SeededRandom(20_261_127);
    let (mut sent_ones, mut refused_ones) = (0, 0);
    for round in 0..120 {
        let sender = &people[chance.below(people.len())];
        let lends = sender.role.is_lender();
        let subject = ["", "", "Appraisal", "Insurance", "Pricing"][chance.below(5)];
        let thread = if chance.once_in(3) { Some(&known[chance.below(known.len())]) } else { None };
        let body = message(
            &scene,
            &format!("Round {round}"),
            &json!({
                "subject": subject, "messageThreadId": thread, "locked": lends && chance.once_in(3),
                "toUserIds": chance.some(&people, 3), "ccUserIds": chance.some(&people, 6),
                "bccUserIds": chance.some(&people, 8),
            }),
        );
        let told = audience(&sender.browser, &body).await;
        let sent = sender.browser.post("/v1/messages", body.clone()).await;
        if told.status != 200 {
            assert_eq!((told.status, told.code()), (sent.status, sent.code()), "{body}");
            refused_ones += 1;
            continue;
        }
        if sent.status != 201 {
            // The form itself requires a recipient.
            let code = sent.json()["violations"][0]["code"].as_str().unwrap_or_default().to_owned();
            assert!(code.ends_with("recipients-required") || code.ends_with("recipient-required"), "{body}");
            continue;
        }
        let (told, sent) = (told.json(), sent.json());
        known.push(thread_of(&sent));
        sent_ones += 1;
        let named: BTreeSet<&str> = told["readers"]
            .as_array()
            .unwrap()
            .iter()
            .map(|reader| reader["user"]["id"].as_str().unwrap())
            .collect();
        let others: Vec<&Person> = people.iter().filter(|person| person.id != sender.id).collect();
        let mut unnamed = 0;
        for person in others {
            let reads = reads(person, &sent).await;
            if named.contains(person.id.as_str()) {
                assert!(reads, "{} was named but can't read {body}: {told}", person.id);
            } else if reads {
                unnamed += 1;
                assert!(!lends, "{:?} {} reads {body} but wasn't named: {told}", person.role, person.id);
            }
        }
        assert_eq!(unnamed > 0, told["others"].is_string(), "{body}: {told}");
    }
    assert!(sent_ones > 60 && refused_ones > 5, "{sent_ones} sent, {refused_ones} refused");
}

#[tokio::test]
async fn audience_of_a_new_subject_lists_all_readers() {
    let scene = Scene::new().await;
    let lucia = scene.lucia_is.id;
    let about = |more: Value| message(&scene, "The licence", &more);
    let names = async |more: Value| {
        let told = audience(&scene.dana, &about(more)).await.expect(200).json();
        let list = told["readers"].as_array().unwrap().clone();
        let name = |reader: &Value| {
            let mark = if reader["external"] == true { "*" } else { "" };
            format!("{}{mark}", reader["name"].as_str().unwrap())
        };
        let mut names: Vec<String> = list.iter().map(name).collect();
        names.sort();
        (told["scope"].as_str().unwrap().to_owned(), names)
    };
    let all = vec!["Lucia Alvarez*".to_owned(), "Mateo Alvarez*".to_owned(), "Sofia Reyes*".to_owned()];
    assert_eq!(
        names(json!({ "toUserIds": [lucia], "subject": "Licence" })).await,
        ("EVERYONE".to_owned(), all)
    );
    let alone = vec!["Lucia Alvarez*".to_owned()];
    let private = json!({ "toUserIds": [lucia], "subject": "Licence", "locked": true });
    assert_eq!(names(private).await, ("PRIVATE".to_owned(), alone.clone()));
    assert_eq!(names(json!({ "toUserIds": [lucia] })).await, ("MEMBERS".to_owned(), alone));
    let copied = json!({ "toUserIds": [lucia], "ccUserEmails": ["bob@x.com"] });
    let with_bob = vec!["Lucia Alvarez*".to_owned(), "bob@x.com*".to_owned()];
    assert_eq!(names(copied).await, ("MEMBERS".to_owned(), with_bob));
}

#[tokio::test]
async fn audience_check_refuses_borrowers_in_lending_team_threads() {
    let scene = Scene::new().await;
    let thread = lending_team(&scene).await;
    let body = |to: Value| message(&scene, "Hm", &json!({ "messageThreadId": thread, "toUserIds": to }));
    let refused = audience(&scene.dana, &body(json!([scene.lucia_is.id]))).await.expect(422);
    assert_eq!(refused.json()["violations"][0]["code"], "recipient-not-a-lender");
    let told = audience(&scene.dana, &body(json!([]))).await.expect(200).json();
    assert_eq!((&told["scope"], &told["label"]), (&json!("LENDING_TEAM"), &json!("Lending team")));
    audience(&scene.lucia, &body(json!([]))).await.expect(404);
    scene.stranger.post("/v1/messages/audience", body(json!([]))).await.expect(404);
}
