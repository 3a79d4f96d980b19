use shared_rules::team::role::Role;

use crate::support::TestApp;

#[tokio::test]
async fn the_server_starts_and_is_ready() {
    let app = TestApp::start().await;
    let harbor = app.company("Harbor & Pine").await;
    app.lender(&harbor, "Dana Whitfield", Role::LeadLender).await;
    app.anyone().get("/readyz").await.expect(200);
    assert_eq!(app.anyone().get("/v1/nothing-here").await.expect(404).code(), "not-found");
}
