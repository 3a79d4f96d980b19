//! The number of statements for reading doesn't depend on the number of threads and messages.

use serde_json::json;

use super::{
    conversation::{me, send, thread_of},
    generated_threads::grow,
};
use crate::support::Scene;

async fn cost(scene: &Scene, path: &str) -> u64 {
    let count = || scene.app.statements();
    let mut cost = u64::MAX;
    for _ in 0..3 {
        let before = count();
        scene.lucia.get(path).await.expect(200);
        cost = cost.min(count() - before);
    }
    cost
}

#[tokio::test]
async fn uses_constant_statements_for_any_number_of_threads() {
    let scene = Scene::new().await;
    let first = send(&scene, &scene.dana, "one", json!({})).await;
    let (dana, lucia) = (me(&scene.dana).await.parse().unwrap(), scene.lucia_is.id);
    grow(&scene, dana, lucia, 10, 1).await;
    let loan = scene.loan.id;
    let company = scene.company().await.id;
    let paths = [
        format!("/v1/messages/threads?loanId={loan}"),
        format!("/v1/messages/threads?loanId={loan}&unread=true&query=hello"),
        format!("/v1/messages/threads/messages/countunread?loanId={loan}"),
        "/v1/messages/unread".to_owned(),
        format!("/v1/messages/unreadForCompany/{company}"),
        format!("/v1/messages?loanId={loan}"),
        format!("/v1/messages/search?loanId={loan}&query=hello"),
        format!("/v1/messages/threads/{}/messages", thread_of(&first)),
    ];
    let mut few = Vec::new();
    for path in &paths {
        few.push(cost(&scene, path).await);
    }
    grow(&scene, dana, lucia, 990, 1).await;
    for (path, few) in paths.iter().zip(&few) {
        assert_eq!(cost(&scene, path).await, *few, "{path}");
    }
    assert!(few.iter().all(|cost| *cost <= 11), "{few:?}");
    assert_eq!(few[2..5].iter().max(), Some(&3), "{few:?}");
    let long = grow(&scene, dana, lucia, 1, 3_000).await;
    let page = |number: u64| format!("/v1/messages/threads/{long}/messages?page={number}");
    let (new, old) = (cost(&scene, &page(0)).await, cost(&scene, &page(90)).await);
    assert_eq!((new, old), (few[7], few[7]));
    let deep = scene.lucia.get(&page(90)).await.expect(200).json();
    assert_eq!(
        (&deep["content"][0]["seq"], &deep["last"], &deep["total"]),
        (&json!(300), &json!(false), &json!(3_000))
    );
    assert!(cost(&scene, &format!("{}&firstUnread=true", page(0))).await <= few[7] + 1);
}
