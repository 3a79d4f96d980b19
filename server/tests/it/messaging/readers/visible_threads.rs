//! The query for a user's threads returns the same as the rule, for random threads.

use std::collections::BTreeSet;

use sea_orm::{ActiveValue::Set, EntityTrait as _};
use server::entity::{EnumColumn, message, message_delivery, message_thread, thread_user};
use shared_rules::{
    messaging::{
        reading::thread_visibility::{ThreadCategory, ThreadVisible, thread_visible},
        recipient::DeliveryKind,
    },
    team::role::Role,
    value::fixed_word::word_of,
};
use uuid::Uuid;

use super::super::generated_threads::{MessageOrigin, delivery, row, subject};
use crate::support::{Browser, Scene};

/// The kinds of generated threads; a loan has one general thread.
const KINDS: [ThreadCategory; 3] =
    [ThreadCategory::Subject, ThreadCategory::DirectNoSubject, ThreadCategory::LendingTeam];

/// A member of the loan with their browser.
struct Viewer {
    id: Uuid,
    role: Role,
    browser: Browser,
}

/// A thread with its participants and the recipients of blind copies.
struct GeneratedThread {
    thread: Uuid,
    kind: ThreadCategory,
    locked: bool,
    lending_team: bool,
    users: Vec<Uuid>,
    copied: Option<Uuid>,
}

impl GeneratedThread {
    fn is_visible_to(&self, viewer: &Viewer) -> bool {
        let question = ThreadVisible {
            viewer_id: viewer.id.to_string(),
            viewer_role: Some(viewer.role),
            locked: self.locked,
            lending_team: self.lending_team,
            message_thread_category: Some(word_of(&self.kind)),
            user_ids: self.users.iter().map(Uuid::to_string).collect(),
        };
        thread_visible(&question) || self.copied == Some(viewer.id)
    }
}

/// Pseudorandom numbers, the same in every run.
struct SeededRandom(u64);

impl SeededRandom {
    fn below(&mut self, bound: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % bound
    }

    fn once_in(&mut self, times: u64) -> bool {
        self.below(times) == 0
    }

    fn thread(&mut self, people: &[Uuid]) -> GeneratedThread {
        let kind = KINDS[usize::try_from(self.below(3)).unwrap()];
        let users = people.iter().copied().filter(|_| self.once_in(3)).collect();
        GeneratedThread {
            thread: Uuid::now_v7(),
            kind,
            locked: self.once_in(3),
            lending_team: self.once_in(4),
            users,
            copied: people.iter().copied().find(|_| self.once_in(20)),
        }
    }
}

async fn viewers(scene: &Scene) -> Vec<Viewer> {
    let company = scene.company().await;
    let mut viewers = Vec::new();
    for (browser, role) in [
        (&scene.dana, Role::LeadLender),
        (&scene.lucia, Role::LeadBorrower),
        (&scene.mateo, Role::Borrower),
        (&scene.sofia, Role::Contact),
    ] {
        let id = super::super::conversation::me(browser).await.parse().unwrap();
        viewers.push(Viewer { id, role, browser: browser.clone() });
    }
    for (name, role) in [
        ("Tom Oakes", Role::Lender),
        ("Ida Brandt", Role::AssociateLender),
        ("Max Stone", Role::Manager),
        ("Ute Kern", Role::Underwriter),
    ] {
        let person = scene.app.lender(&company, name, role).await;
        scene.app.add(&scene.loan, &person, role).await;
        let browser = scene.app.browser_of(&person).await;
        viewers.push(Viewer { id: person.id, role, browser });
    }
    viewers
}

/// Stores the threads, with one message in each.
async fn write(scene: &Scene, threads: &[GeneratedThread], from: Uuid) {
    let now = scene.app.state.clock.now();
    let tx = scene.app.state.db.write().await.unwrap();
    for made in threads {
        let to = made.copied.unwrap_or(from);
        let place = MessageOrigin { thread: made.thread, loan: scene.loan.id, from, to, now };
        let id = Uuid::now_v7();
        let mut thread = subject(&place, "About this".to_owned(), Some(id), 1);
        thread.kind = Set(EnumColumn(made.kind));
        thread.locked = Set(made.locked);
        thread.lending_team = Set(made.lending_team);
        message_thread::Entity::insert(thread).exec_without_returning(&tx).await.unwrap();
        message::Entity::insert(row(&place, &id, 1)).exec_without_returning(&tx).await.unwrap();
        if made.copied.is_some() {
            let mut copy = delivery(&place, &id, 1);
            copy.how = Set(EnumColumn(DeliveryKind::Bcc));
            message_delivery::Entity::insert(copy).exec_without_returning(&tx).await.unwrap();
        }
        for user in &made.users {
            let place = thread_user::ActiveModel {
                thread_id: Set(made.thread),
                user_id: Set(*user),
                from_seq: Set(1),
                muted: Set(false),
            };
            thread_user::Entity::insert(place).exec_without_returning(&tx).await.unwrap();
        }
    }
    tx.commit().await.unwrap();
}

/// The generated threads that the viewer is shown, page by page.
async fn listed(scene: &Scene, viewer: &Viewer) -> BTreeSet<Uuid> {
    let mut found = BTreeSet::new();
    for page in 0.. {
        let path = format!("/v1/messages/threads?loanId={}&s=100&p={page}", scene.loan.id);
        let answer = viewer.browser.get(&path).await.expect(200).json();
        let content = answer["content"].as_array().unwrap();
        let about = content.iter().filter(|thread| thread["title"] == "About this");
        found.extend(about.map(|thread| thread["id"].as_str().unwrap().parse::<Uuid>().unwrap()));
        if content.len() < 100 {
            break;
        }
    }
    found
}

#[tokio::test]
async fn listed_threads_match_the_visibility_rule() {
    let scene = Scene::new().await;
    let viewers = viewers(&scene).await;
    let people: Vec<Uuid> = viewers.iter().map(|viewer| viewer.id).collect();
    let mut chance = SeededRandom(20_261_122);
    let threads: Vec<GeneratedThread> = (0..400).map(|_| chance.thread(&people)).collect();
    write(&scene, &threads, people[0]).await;
    for viewer in &viewers {
        let by_rule: BTreeSet<Uuid> =
            threads.iter().filter(|made| made.is_visible_to(viewer)).map(|made| made.thread).collect();
        assert!(by_rule.len() > 50 && by_rule.len() < 400, "{:?} sees {}", viewer.role, by_rule.len());
        assert_eq!(listed(&scene, viewer).await, by_rule, "{:?}", viewer.role);
    }
}
