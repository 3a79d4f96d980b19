//! Needs lists that are kept are those that are worked out anew: after any changes, for every kind of viewer, on every server,
//! and for who has an earlier one and is told what changed in it.

use std::{collections::HashMap, sync::Arc};

use reqwest::Method;
use sea_orm::{
    ActiveModelTrait as _, ActiveValue::Set, ColumnTrait as _, DatabaseTransaction, EntityTrait,
    QueryFilter as _, sea_query::Expr,
};
use serde_json::Value;
use server::{
    entity::{Word, answer, app_user, document, element_comment, element_history, needs_list_element},
    state::{ListSeen, SeenList},
};
use shared_rules::{
    needs_list::{history::HistoryKind, request_state::AnswerState, review::RejectReason},
    team::role::RoleGroup,
};
use uuid::Uuid;

use super::kept::{CHANGES, Chance, LONG, Office, ROUNDS};
use crate::support::{Browser, Scene};

/// What shows in a list beside its elements and whom they are given to.
async fn change_around(office: &Office, tx: &DatabaseTransaction, chance: &mut Chance) {
    let Some(last) = office.elements.len().checked_sub(1) else { return };
    let (element_id, loan_id) = office.elements[chance.below(last + 1)];
    let (by, now) = (office.person(chance), office.app.state.clock.now());
    match chance.below(7) {
        0 | 1 => answer_it(tx, chance, (element_id, loan_id, by), now).await,
        2 => {
            let row = element_comment::ActiveModel {
                id: Set(Uuid::now_v7()),
                element_id: Set(element_id),
                author_id: Set(by),
                body: Set("Which year?".to_owned()),
                visible_to_borrower: Set(chance.below(2) == 0),
                created_at: Set(now),
            };
            row.insert(tx).await.unwrap();
        }
        3 => {
            let row = element_history::ActiveModel {
                id: Set(Uuid::now_v7()),
                element_id: Set(element_id),
                actor_id: Set(by),
                kind: Set(Word(chance.one(&[HistoryKind::Updated, HistoryKind::Answered]))),
                detail: Set("{}".to_owned()),
                at: Set(now),
                before: Set(None),
                version: Set(None),
            };
            row.insert(tx).await.unwrap();
        }
        4 => {
            let name = Expr::value(format!("stubs {}.pdf", chance.below(9)));
            let update = document::Entity::update_many().col_expr(document::Column::Name, name);
            update.filter(document::Column::LoanId.eq(loan_id)).exec(tx).await.unwrap();
        }
        5 => {
            let of_element = answer::Column::ElementId.eq(element_id);
            answer::Entity::delete_many().filter(of_element).exec(tx).await.unwrap();
        }
        _ => {
            let title = Expr::value(format!("Number {}", chance.below(9)));
            let update = app_user::Entity::update_many().col_expr(app_user::Column::PositionOrTitle, title);
            update.filter(app_user::Column::Id.eq(by)).exec(tx).await.unwrap();
        }
    }
}

async fn answer_it(
    tx: &DatabaseTransaction,
    chance: &mut Chance,
    (element_id, loan_id, by): (Uuid, Uuid, Uuid),
    now: chrono::DateTime<chrono::Utc>,
) {
    let document_id = Uuid::now_v7();
    let file = document::ActiveModel {
        id: Set(document_id),
        loan_id: Set(loan_id),
        name: Set("stubs.pdf".to_owned()),
        size: Set(1),
        mime_type: Set("application/pdf".to_owned()),
        batch: Set(None),
        place: Set(0),
        checksum: Set(String::new()),
        storage_key: Set(document_id.to_string()),
        uploaded_by: Set(by),
        created_at: Set(now),
        deleted_at: Set(None),
        deleted_by: Set(None),
        unlocked: Set(false),
        version: Set(1),
        brought_by: Set(None),
        brought_at: Set(None),
        scan: Set(None),
        damaged: Set(false),
    };
    file.insert(tx).await.unwrap();
    let rejected = chance.below(2) == 0;
    let row = answer::ActiveModel {
        id: Set(Uuid::now_v7()),
        element_id: Set(element_id),
        document_id: Set(document_id),
        answered_by: Set(by),
        answered_at: Set(now),
        review_state: Set(Word(if rejected { AnswerState::Rejected } else { AnswerState::Submitted })),
        reviewed_by: Set(rejected.then_some(by)),
        reviewed_at: Set(rejected.then_some(now)),
        rejection_reason: Set(rejected.then_some(Word(RejectReason::Other))),
        rejection_note: Set(None),
        rejection_marks: Set(None),
    };
    row.insert(tx).await.unwrap();
}

/// A list as a browser has it: its rows in order, and its stamp.
type Had = (String, Vec<Value>);

fn id(row: &Value) -> &str {
    row["id"].as_str().unwrap()
}

fn had(list: &Value) -> Had {
    (list["stamp"].as_str().unwrap().to_owned(), list["content"].as_array().unwrap().clone())
}

/// The list with what changed in it, put together as browsers do.
fn patched((_, rows): &Had, said: &Value) -> Had {
    let changed = said["changed"].as_array().unwrap();
    let gone: Vec<&str> = said["gone"].as_array().unwrap().iter().map(|id| id.as_str().unwrap()).collect();
    let mut after: HashMap<Option<String>, Value> = HashMap::new();
    let new: Vec<&str> = changed.iter().map(|each| id(&each["element"])).collect();
    let mut before = None;
    for row in rows {
        if !gone.contains(&id(row)) && !new.contains(&id(row)) {
            after.insert(before, row.clone());
        }
        before = Some(id(row).to_owned());
    }
    for each in changed {
        after.insert(each["after"].as_str().map(str::to_owned), each["element"].clone());
    }
    let mut all = Vec::new();
    let mut last = None;
    while let Some(row) = after.remove(&last) {
        last = Some(id(&row).to_owned());
        all.push(row);
    }
    assert!(after.is_empty(), "every row has its place: {said:#} {after:#?}");
    (said["stamp"].as_str().unwrap().to_owned(), all)
}

/// What viewers have, and what is kept.
#[derive(Default)]
struct Known {
    had: HashMap<(usize, Uuid), Had>,
    kept: HashMap<ListSeen, (i64, Arc<SeenList>)>,
    /// How often somebody was told what changed.
    told: usize,
}

impl Known {
    /// What each server says of a loan's list, told whole and told what changed, is what is worked out anew.
    async fn compare(&mut self, office: &Office, viewer: usize, loan: Uuid) {
        let (path, browsers) = (format!("/v1/loans/{loan}/elements"), &office.browsers[viewer]);
        let first = browsers[0].get(&path).await;
        if first.status != 200 {
            assert_eq!(first.status, 404);
            return;
        }
        let mut said = Vec::new();
        for browser in browsers {
            if let Some(before) = self.had.get(&(viewer, loan)) {
                let changes = format!("{path}/changes?since={}", before.0);
                let changes = browser.get(&changes).await.expect(200).json();
                if changes["known"] == true {
                    said.push(patched(before, &changes));
                    self.told += 1;
                }
            }
            said.push(had(&browser.get(&path).await.expect(200).json()));
        }
        let plain = self.anew(office, viewer, loan).await;
        for (nth, said) in said.iter().enumerate() {
            assert_eq!(said.0, plain.0, "the stamp, {nth}");
            assert_eq!(said.1, plain.1, "the rows, {nth}");
        }
        self.had.insert((viewer, loan), plain);
    }

    /// The list with nothing kept; then everything is kept again.
    async fn anew(&mut self, office: &Office, viewer: usize, loan: Uuid) -> Had {
        let key = match viewer {
            0..=3 => (loan, RoleGroup::Lender, None),
            4 | 5 => (loan, RoleGroup::Borrower, Some(office.people[viewer].id)),
            _ => (loan, RoleGroup::Contact, Some(office.people[viewer].id)),
        };
        let lists = &office.app.state.kept.lists;
        self.kept.insert(key, lists.last(&key).unwrap());
        lists.forget();
        let path = format!("/v1/loans/{loan}/elements");
        let plain = had(&office.browsers[viewer][0].get(&path).await.expect(200).json());
        lists.forget();
        for (key, (stamp, list)) in &self.kept {
            lists.put(*key, *stamp, Arc::clone(list), 1);
        }
        plain
    }
}

#[tokio::test]
async fn a_kept_list_and_what_changed_in_it_are_what_is_worked_out_anew_for_everybody() {
    let mut office = Office::open().await;
    let mut chance = Chance(20_261_124);
    let mut known = Known::default();
    for _ in 0..std::env::var_os("LOANROOM_LONG").map_or(ROUNDS, |_| LONG) {
        let tx = office.app.state.db.write().await.unwrap();
        // Few changes at a time, and many.
        for _ in 0..chance.one(&[1, 3, CHANGES]) {
            match chance.below(2) {
                0 => office.change(&tx, &mut chance).await,
                _ => change_around(&office, &tx, &mut chance).await,
            }
        }
        if chance.below(10) == 0 {
            tx.rollback().await.unwrap();
            office.forget_undone().await;
        } else {
            tx.commit().await.unwrap();
        }
        for _ in 0..12 {
            let viewer = chance.below(office.browsers.len());
            known.compare(&office, viewer, office.loan(&mut chance)).await;
        }
        // Something is kept from here on, as after a restart.
        if chance.below(8) == 0 {
            known.kept.clear();
        }
    }
    assert!(known.told > ROUNDS, "{}", known.told);
    if let Some(other) = office.other.take() {
        other.stop().await;
    }
}

/// The rows that are told to somebody who had the list before, and the ids of those that are gone.
async fn told(browser: &Browser, path: &str, before: &Had) -> (Vec<Value>, Vec<Value>) {
    let said = browser.get(&format!("{path}/changes?since={}", before.0)).await.expect(200).json();
    assert_eq!(said["known"], true, "{said:#}");
    (said["changed"].as_array().unwrap().clone(), said["gone"].as_array().unwrap().clone())
}

#[tokio::test]
async fn a_change_is_told_as_its_row_and_a_list_that_stands_not_at_all() {
    let scene = Scene::new().await;
    let mut ids = Vec::new();
    for name in ["W-2", "Pay stubs", "Tax returns", "Bank statements", "Insurance"] {
        ids.push(scene.ask_for(name).await);
    }
    let path = scene.elements("");
    let (danas, lucias) = (
        had(&scene.dana.get(&path).await.expect(200).json()),
        had(&scene.lucia.get(&path).await.expect(200).json()),
    );
    let reply = scene.dana.get(&path).await.expect(200);
    let tag = reply.header("etag").unwrap().to_owned();
    let again = || scene.dana.send(scene.dana.request(Method::GET, &path).header("if-none-match", &tag));
    let same = again().await;
    assert_eq!((same.status, same.bytes.len()), (304, 0));
    // Somebody else's stamp says nothing.
    let others = scene.lucia.get(&format!("{path}/changes?since={}", danas.0)).await.expect(200).json();
    let unknown = serde_json::json!({ "known": false, "stamp": null, "changed": [], "gone": [] });
    assert_eq!(others, unknown);
    assert_eq!(told(&scene.lucia, &path, &lucias).await, (vec![], vec![]));

    let change = serde_json::json!({ "version": 1, "hidden": true });
    scene.dana.put(&scene.elements(&format!("/{}", ids[1])), change).await.expect(200);
    let (changed, gone) = told(&scene.dana, &path, &danas).await;
    let names: Vec<_> = changed.iter().map(|each| each["element"]["name"].as_str().unwrap()).collect();
    assert_eq!((names, gone), (vec!["Pay stubs"], vec![]));
    // Who may see it no more is told that it is gone, and which row has moved up; nothing else of it.
    let (changed, gone) = told(&scene.lucia, &path, &lucias).await;
    let names: Vec<_> = changed.iter().map(|each| each["element"]["name"].as_str().unwrap()).collect();
    assert_eq!((names, gone), (vec!["Tax returns"], vec![Value::from(ids[1].clone())]));
    assert_eq!(again().await.status, 200);
    for since in ["", "nonsense", "-l", "99999999999999999999-l", "1-l"] {
        let said = scene.dana.get(&format!("{path}/changes?since={since}")).await.expect(200).json();
        assert_eq!(said, unknown, "{since}");
    }
}

/// Bytes of five thousand requests compressed, and of one that changed.
const LONG_LIST: usize = 160_000;
const ONE_ROW: usize = 850;
/// Who is signed in, their place, the stamps before, in and after one's turn; what changed, its row, whom it is given to.
const TO_RENEW: u64 = 8;

#[tokio::test]
async fn of_five_thousand_requests_the_one_that_changed_is_read_and_sent() {
    let scene = Scene::new().await;
    let id = scene.ask_for("Bank statements, all pages, month 1").await;
    let tx = scene.app.state.db.write().await.unwrap();
    let row = needs_list_element::Entity::find_by_id(id.parse::<Uuid>().unwrap()).one(&tx).await.unwrap();
    let row: needs_list_element::ActiveModel = row.unwrap().into();
    let rows: Vec<_> = (2..=5_000)
        .map(|nth| needs_list_element::ActiveModel {
            id: Set(Uuid::now_v7()),
            name: Set(format!("Bank statements, all pages, month {nth}")),
            position: Set(nth),
            ..row.clone()
        })
        .collect();
    for some in rows.chunks(500) {
        needs_list_element::Entity::insert_many(some.to_vec()).exec_without_returning(&tx).await.unwrap();
    }
    tx.commit().await.unwrap();
    let path = scene.elements("");
    let (stamp, list) = had(&scene.dana.get(&path).await.expect(200).json());
    assert_eq!(list.len(), 5_000);
    for accepted in ["gzip, deflate, br, zstd", "gzip"] {
        let packed = scene.dana.request(Method::GET, &path).header("accept-encoding", accepted);
        let packed = scene.dana.send(packed).await.expect(200);
        assert_eq!(packed.header("content-encoding"), Some("gzip"), "{accepted}");
        assert!(packed.bytes.len() <= LONG_LIST, "{accepted}: {}", packed.bytes.len());
    }
    let change = serde_json::json!({ "version": 1, "priorityType": "HIGH" });
    scene.dana.put(&scene.elements(&format!("/{id}")), change).await.expect(200);
    let before = scene.app.statements();
    let changes = scene.dana.get(&format!("{path}/changes?since={stamp}")).await.expect(200);
    let cost = scene.app.statements() - before;
    assert!(cost <= TO_RENEW, "{cost}");
    assert!(changes.bytes.len() <= ONE_ROW, "{}", changes.bytes.len());
    assert_eq!(changes.json()["changed"][0]["element"]["priorityType"], "HIGH");
}
