//! The number of statements of a page doesn't depend on the amount of data.

use sea_orm::{ActiveModelTrait as _, ActiveValue::Set};
use serde_json::json;
use server::entity::{EnumColumn, template, template_element};
use shared_rules::{
    loans::{entity::EntityType, review_status::ReviewStatus},
    needs_list::{element::StorageType, priority::PriorityType},
    team::role::Role,
};
use uuid::Uuid;

use crate::support::{Browser, PDF, Scene};

/// The maximum number of statements of a page.
const MOST: u64 = 4;
/// Viewing a score is recorded in the audit log and in the loan's activity; a download is recorded, too.
const MOST_ON_RECORD: u64 = 5;
/// The content of a document: in addition, when it was last verified.
const MOST_FOR_CONTENT: u64 = 6;
/// A package is recorded and remembered: it looks up the last one, stores this one, and looks for expired ones.
const MOST_FOR_A_PACKAGE: u64 = 9;
/// Changes since the last package: the list, the last package, and its author.
const MOST_FOR_CHANGES: u64 = 6;
/// An invitation: the person, the inviter, the company and its branding, and the session of the reader.
const MOST_FOR_AN_INVITATION: u64 = 5;
/// Recipients: all members of the loan, the number of requests of each, and the viewer's saved addresses.
const MOST_FOR_RECIPIENTS: u64 = 6;
/// Versions of a document that the user sees because of a request.
const MOST_FOR_VERSIONS: u64 = 5;

/// The user's deleted documents, their requests, and the visibility of these.
const MOST_FOR_TRASH: u64 = 6;

/// A loan whose document answers some requests, and a template.
struct Pages {
    scene: Scene,
    document: String,
    template: Uuid,
    request: String,
    /// The lead lender's role on the loan, and the lender.
    lead: String,
    company: String,
    /// Tess's employer.
    employer: Uuid,
    token: String,
}

impl Pages {
    async fn open() -> Self {
        let scene = Scene::new().await;
        let report = format!("/v1/loans/{}/individuals/{}/credit-report", scene.loan.id, scene.lucia_is.id);
        scene.dana.put(&report, json!({ "score": 712 })).await.expect(200);
        let request = scene.ask_for("Talked about").await;
        let document = scene.upload(&scene.lucia, "stubs.pdf", PDF).await;
        let company = scene.app.company("Templates Ltd").await;
        let lender = scene.app.lender(&company, "Tess Plate", Role::LeadLender).await;
        scene.app.add(&scene.loan, &lender, Role::Manager).await;
        let now = scene.app.state.clock.now();
        let row = template::ActiveModel {
            id: Set(Uuid::now_v7()),
            company_id: Set(company.id),
            name: Set("Purchase".to_owned()),
            entity_type: Set(EnumColumn(EntityType::Individual)),
            version: Set(1),
            created_at: Set(now),
            updated_at: Set(now),
        };
        let tx = scene.app.state.db.write().await.unwrap();
        let template = row.insert(&tx).await.unwrap().id;
        tx.commit().await.unwrap();
        let about = scene.dana.get(&format!("/v1/loans/{}", scene.loan.id)).await.expect(200).json();
        let text = |value: &serde_json::Value| value.as_str().unwrap().to_owned();
        let (lead, lends) = (text(&about["me"]["loanRoleId"]), text(&about["lender"]["id"]));
        // Not Lucia: while an invitation waits for her, her credit can't be viewed.
        let ina = scene.app.borrower("Ina Vited").await;
        let token = scene.app.invitation(&scene.loan, &ina, lender.id).await;
        Self { scene, document, template, request, lead, company: lends, employer: company.id, token }
    }

    /// Adds more data of every kind.
    async fn grow(&self, round: usize, by: usize) {
        let scene = &self.scene;
        let company = scene.app.company(&format!("Lender {round}")).await;
        for n in 0..by {
            let request = scene.ask_for(&format!("Request {round}.{n}")).await;
            let answer = scene.elements(&format!("/{request}/answer"));
            scene.dana.put(&answer, json!({ "documentId": self.document })).await.expect(200);
            let loan = scene.app.loan(&company, &format!("Loan {round}.{n}"), ReviewStatus::InProgress).await;
            scene.app.add(&loan, &scene.lucia_is, Role::LeadBorrower).await;
            let borrower = scene.app.borrower(&format!("Borrower {round}.{n}")).await;
            scene.app.add(&scene.loan, &borrower, Role::Borrower).await;
            self.grow_template(n).await;
            let entity = json!({ "entityType": "INDIVIDUAL", "name": format!("Person {round}.{n}") });
            scene.dana.post(&format!("/v1/loans/{}/entities", scene.loan.id), entity).await.expect(201);
            let say = json!({ "body": "Which year?", "visibleToBorrower": true });
            let comments = scene.elements(&format!("/{}/comments", self.request));
            scene.lucia.post(&comments, say).await.expect(201);
            let draft =
                json!({ "contextId": scene.loan.id, "body": "Later", "attachments": [self.document] });
            scene.lucia.post("/v1/messages/draft", draft).await.expect(201);
            scene.lucia.post("/v2/messagetemplate", json!({ "name": format!("T{n}") })).await.expect(201);
            self.grow_trash(&request, &format!("{round}.{n}.txt")).await;
        }
    }

    async fn grow_trash(&self, request: &str, name: &str) {
        let lucia = &self.scene.lucia;
        let deleted = self.scene.answer(lucia, request, name, b"gone").await;
        lucia.delete(&format!("/v1/documents/{deleted}")).await.expect(204);
    }

    async fn grow_template(&self, n: usize) {
        let now = self.scene.app.state.clock.now();
        let row = template_element::ActiveModel {
            id: Set(Uuid::now_v7()),
            template_id: Set(self.template),
            parent_id: Set(None),
            name: Set(format!("Request {n}")),
            storage_type: Set(EnumColumn(StorageType::File)),
            priority_type: Set(EnumColumn(PriorityType::Medium)),
            hidden: Set(false),
            visible_at_status: Set(None),
            modifiers: Set("[]".to_owned()),
            description: Set(None),
            freshness_days: Set(None),
            due_days: Set(None),
            optional: Set(false),
            instructions: Set(None),
            internal_note: Set(None),
            each_borrower: Set(false),
            example_id: Set(None),
            position: Set(0),
            version: Set(1),
            deleted_at: Set(None),
            created_at: Set(now),
            updated_at: Set(now),
        };
        let tx = self.scene.app.state.db.write().await.unwrap();
        row.insert(&tx).await.unwrap();
        tx.commit().await.unwrap();
    }

    /// Every GET path that reads from the database, with the user who makes it most expensive.
    async fn addresses(&self) -> Vec<(String, Browser)> {
        let scene = &self.scene;
        let (loan, document, user) = (scene.loan.id, &self.document, scene.lucia_is.id);
        let request = &self.request;
        let tess = scene.app.anyone().signed_in("tess.plate@people.example").await;
        let (lucia, mateo) = (&scene.lucia, &scene.mateo);
        [
            ("/v1/users/me".to_owned(), &tess),
            (format!("/v1/users/{user}/lenders"), lucia),
            (format!("/v1/loans/{loan}/labels"), lucia),
            (format!("/v1/loans/{loan}/recipients"), &tess),
            (format!("/v1/loans/{loan}/contactRelation/{}", self.lead), lucia),
            (format!("/v1/lenders/{}/subroles", self.company), lucia),
            (format!("/v1/companies/{}/employees", self.employer), &tess),
            (format!("/v1/lenders/{}/employees", self.employer), &tess),
            ("/v1/users/search?query=o&size=100".to_owned(), &tess),
            ("/v1/contacts?query=o&size=100".to_owned(), &tess),
            (format!("/v1/invitations/{}", self.token), lucia),
            ("/v1/rules".to_owned(), lucia),
            ("/v1/company".to_owned(), &tess),
            ("/v1/company/unreadable-documents".to_owned(), &tess),
            ("/v1/loans?s=100".to_owned(), lucia),
            ("/v1/loans?s=100&q=loan&sort=status&status=IN_PROGRESS".to_owned(), lucia),
            ("/v1/loans?s=1&p=9999".to_owned(), lucia),
            (format!("/v1/loans/{loan}/entities"), &tess),
            (format!("/v1/loans/{loan}/entities"), lucia),
            (format!("/v1/loans/{loan}/users/{}/card", scene.lucia_is.id), &scene.dana),
            (format!("/v1/loans/{loan}/users/{}/card", scene.lucia_is.id), mateo),
            (format!("/v1/loans/{loan}/individuals/{}/credit-report", scene.lucia_is.id), &scene.dana),
            (format!("/v1/loans/{loan}/sensitive-looks?s=100"), &tess),
            (format!("/v1/users/{}/individual", scene.lucia_is.id), &scene.dana),
            (format!("/v1/loans/{loan}"), &tess),
            (format!("/v1/loans/{loan}"), lucia),
            (format!("/v1/loans/{loan}/elements"), &tess),
            (format!("/v1/loans/{loan}/elements?asUserId={user}&atStatus=CLOSING"), &tess),
            (format!("/v1/loans/{loan}/elements/{request}/comments"), &tess),
            (format!("/v1/loans/{loan}/elements/{request}/comments"), mateo),
            (format!("/v1/loans/{loan}/elements/{request}/history"), mateo),
            (format!("/v1/loans/{loan}/elements/{request}/history"), &tess),
            ("/v1/requests?q=request".to_owned(), &tess),
            (format!("/v1/loans/{loan}/progress"), &tess),
            (format!("/v1/loans/{loan}/progress"), lucia),
            (format!("/v1/loans/{loan}/elements"), mateo),
            ("/v1/templates".to_owned(), &tess),
            (format!("/v1/templates/{}/elements", self.template), &tess),
            (format!("/v1/loans/{loan}/status-change?to=CLOSING"), &tess),
            (format!("/v1/loans/{loan}/tasks/consolidated"), &tess),
            (format!("/v1/loans/{loan}/tasks/{user}/html"), &tess),
            (format!("/v1/loans/{loan}/needs-list/html?infoIds={loan}&userIds={user}"), &tess),
            (format!("/v1/loans/{loan}/shoebox/html?shoeboxIds={document}"), &tess),
            (format!("/v1/users/{user}/shoebox"), &tess),
        ]
        .map(|(path, browser)| (path, browser.clone()))
        .into_iter()
        .chain(self.about_files())
        .chain(self.about_writing())
        .collect()
    }

    /// Paths about documents and versions.
    fn about_files(&self) -> Vec<(String, Browser)> {
        let Scene { lucia, mateo, loan, .. } = &self.scene;
        let (loan, document) = (loan.id, &self.document);
        [
            (format!("/v1/documents/{document}"), mateo),
            (format!("/v1/documents/{document}/content"), mateo),
            (format!("/v1/documents/{document}/versions"), mateo),
            (format!("/v1/documents/{document}/versions/1/content"), mateo),
            (format!("/v1/loans/{loan}/package"), mateo),
            (format!("/v1/loans/{loan}/package/download"), mateo),
            (format!("/v1/loans/{loan}/package/changes"), mateo),
            (format!("/v1/loans/{loan}/package/pdfs"), mateo),
            (format!("/v1/loans/{loan}/trash"), lucia),
        ]
        .map(|(path, browser)| (path, browser.clone()))
        .into()
    }

    /// Paths about notifications.
    fn under_the_bell(&self) -> Vec<(String, Browser)> {
        let Scene { dana, lucia, mateo, .. } = &self.scene;
        [("", lucia), ("", dana), ("/unread", mateo), ("/settings", lucia)]
            .map(|(path, browser)| (format!("/v1/users/me/notices{path}"), browser.clone()))
            .into()
    }

    /// Paths about writing messages.
    fn about_writing(&self) -> Vec<(String, Browser)> {
        let (loan, user, request) = (self.scene.loan.id, self.scene.lucia_is.id, &self.request);
        [
            format!("/v1/loans/{loan}/recipients?type=LENDERS"),
            "/v1/preferences/layout".to_owned(),
            "/v1/account/second-step".to_owned(),
            format!("/v1/messages/draft/{loan}"),
            format!("/v1/messages/draft/{loan}/count"),
            format!("/v1/action/validate?id={request}"),
            "/v2/messagetemplate".to_owned(),
            format!("/v2/signature?userId={user}&companyId={}", self.company),
        ]
        .map(|path| (path, self.scene.lucia.clone()))
        .into_iter()
        .chain(self.under_the_bell())
        .collect()
    }

    async fn costs(&self) -> Vec<(String, u64)> {
        let count = || self.scene.app.statements();
        let mut costs = Vec::new();
        for (path, browser) in self.addresses().await {
            let mut cost = u64::MAX;
            // Jobs, and recording a session's use, add to single responses, but not to all of them.
            for _ in 0..3 {
                let before = count();
                browser.get(&path).await.expect(200);
                cost = cost.min(count() - before);
            }
            costs.push((path, cost));
        }
        costs
    }
}

#[tokio::test]
async fn every_page_uses_a_small_constant_number_of_statements() {
    let pages = Pages::open().await;
    pages.grow(0, 2).await;
    let few = pages.costs().await;
    pages.grow(1, 60).await;
    assert_eq!(pages.costs().await, few);
    let most = |path: &str| match path {
        path if path.contains("/recipients") => MOST_FOR_RECIPIENTS,
        path if path.starts_with("/v1/invitations/") => MOST_FOR_AN_INVITATION,
        path if path.ends_with("/trash") => MOST_FOR_TRASH,
        path if path.ends_with("/versions") => MOST_FOR_VERSIONS,
        path if path.ends_with("/card") || path.ends_with("/credit-report") => MOST_ON_RECORD,
        path if path.ends_with("/package/download") => MOST_FOR_A_PACKAGE,
        path if path.ends_with("/package/changes") => MOST_FOR_CHANGES,
        path if path.ends_with("/content") => MOST_FOR_CONTENT,
        path if path.ends_with("/download") => MOST_ON_RECORD,
        _ => MOST,
    };
    assert!(few.iter().all(|(path, cost)| *cost <= most(path)), "{few:#?}");
}
