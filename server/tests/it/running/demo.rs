//! The demo office: filled in once, believable, and nobody sees more than they should.

use sea_orm::{EntityTrait as _, PaginatorTrait as _};
use serde_json::Value;
use server::entity::{document, loan};

use crate::support::{Browser, TestApp};

const PASSWORD: &str = "loanroom-demo";
const ID_CARD: &str = "Government photo ID, front and back";

async fn signed_in(app: &TestApp, email: &str) -> Browser {
    let mut browser = app.anyone();
    browser.sign_in(email, PASSWORD).await.expect(200);
    browser
}

async fn alvarez(browser: &Browser) -> String {
    let loans = browser.get("/v1/loans?q=Alvarez").await.expect(200).json();
    loans["content"][0]["id"].as_str().unwrap().to_owned()
}

async fn elements(browser: &Browser, loan: &str) -> Vec<Value> {
    let list = browser.get(&format!("/v1/loans/{loan}/elements")).await.expect(200).json();
    list["content"].as_array().unwrap().clone()
}

#[tokio::test]
async fn it_is_filled_in_once_and_people_see_what_is_theirs() {
    let mut app = TestApp::start_with(&[("LOANROOM_DEMO", "on")]).await;
    assert_eq!(loan::Entity::find().count(app.state.db.read()).await.unwrap(), 45);
    app.restart().await;
    assert_eq!(loan::Entity::find().count(app.state.db.read()).await.unwrap(), 45);

    let (dana, lucia) = (
        signed_in(&app, "dana@harborpine.example").await,
        signed_in(&app, "lucia.alvarez@mail.example").await,
    );
    let sofia = signed_in(&app, "sofia@larkspurrealty.example").await;
    let loan = alvarez(&dana).await;
    let all = elements(&dana, &loan).await;
    // 44 of the template, four of which are one for each of the two borrowers.
    assert_eq!(all.len(), 48);
    let seen = elements(&lucia, &loan).await;
    assert!(seen.len() > 20 && seen.len() < all.len());
    for element in &seen {
        assert!(!["HIDDEN", "PRIVATE"].contains(&element["priorityType"].as_str().unwrap()), "{element}");
        assert_eq!(element["hidden"], false, "{element}");
        assert_ne!(element["visibleAtStatus"], "CLOSING", "{element}");
    }
    let ids = |list: &[Value]| {
        list.iter().filter(|row| row["name"] == ID_CARD).map(|row| row["id"].clone()).collect::<Vec<_>>()
    };
    let of_mateo = elements(&signed_in(&app, "mateo.alvarez@mail.example").await, &loan).await;
    let (hers, his) = (ids(&seen), ids(&of_mateo));
    assert_eq!((hers.len(), his.len()), (1, 1));
    assert_ne!(hers, his, "each is asked for their own");
    let states = |state: &str| seen.iter().filter(|element| element["reviewState"] == state).count();
    assert!(states("ACCEPTED") > 0 && states("SUBMITTED") > 0 && states("REJECTED") > 0);
    let of_sofia: Vec<Value> = elements(&sofia, &loan).await;
    let requests = of_sofia.iter().filter(|element| element["storageType"] == "FILE").count();
    assert_eq!((requests, of_sofia.len()), (2, 3));
}

#[tokio::test]
async fn every_file_can_be_downloaded() {
    let app = TestApp::start_with(&[("LOANROOM_DEMO", "on")]).await;
    let dana = signed_in(&app, "dana@harborpine.example").await;
    let documents = document::Entity::find().all(app.state.db.read()).await.unwrap();
    assert!(documents.len() > 15);
    for row in documents {
        let reply = dana.get(&format!("/v1/documents/{}/content", row.id)).await.expect(200);
        assert_eq!(reply.bytes.len() as i64, row.size, "{}", row.name);
    }
}

#[tokio::test]
async fn what_happened_to_every_file_is_on_record() {
    let app = TestApp::start_with(&[("LOANROOM_DEMO", "on")]).await;
    let dana = signed_in(&app, "dana@harborpine.example").await;
    let loan = alvarez(&dana).await;
    let (mut verdicts, mut shares) = (0, 0);
    for element in elements(&dana, &loan).await {
        let path = format!("/v1/loans/{loan}/elements/{}/history", element["id"].as_str().unwrap());
        let history = dana.get(&path).await.expect(200).json();
        let history = history.as_array().unwrap();
        let first = history.last().unwrap_or_else(|| panic!("no history: {element}"));
        assert_eq!(first["kind"], "created", "{element}");
        let kinds = |kind: &str| history.iter().filter(|entry| entry["kind"] == kind).count();
        for answer in element["answers"].as_array().unwrap() {
            let came = history.iter().find(|entry| entry["kind"] == "answered").unwrap();
            assert_eq!(came["detail"]["documentName"], answer["documentName"]);
            assert_eq!(came["at"], answer["uploadedAt"]);
            let state = answer["reviewState"].as_str().unwrap().to_lowercase();
            let verdict = usize::from(state != "submitted");
            assert_eq!(kinds(&state), verdict, "{element}");
            verdicts += verdict;
        }
        // A request for each borrower is given to them in the moment it is made.
        let shared = !element["sharedInfo"].as_array().unwrap().is_empty();
        assert!(kinds("shared") <= usize::from(shared), "{element}");
        shares += kinds("shared");
    }
    assert!(verdicts >= 4 && shares >= 1);
}

#[tokio::test]
async fn templates_are_for_the_lenders_of_their_company() {
    let app = TestApp::start_with(&[("LOANROOM_DEMO", "on")]).await;
    let dana = signed_in(&app, "dana@harborpine.example").await;
    let templates = dana.get("/v1/templates").await.expect(200).json();
    assert_eq!(templates.as_array().unwrap().len(), 3);
    let id = templates[0]["id"].as_str().unwrap();
    let content = dana.get(&format!("/v1/templates/{id}/elements")).await.expect(200).json();
    let files = content["content"]
        .as_array()
        .unwrap()
        .iter()
        .filter(|element| element["storageType"] == "FILE")
        .count();
    assert_eq!(files as i64, templates[0]["itemsCount"].as_i64().unwrap());
    signed_in(&app, "lucia.alvarez@mail.example").await.get("/v1/templates").await.expect(403);
    let ruth = signed_in(&app, "ruth@cedarridge.example").await;
    assert_eq!(ruth.get("/v1/templates").await.expect(200).json(), serde_json::json!([]));
    ruth.get(&format!("/v1/templates/{id}/elements")).await.expect(404);
}
