//! The rows of the stage: one of every kind that a call may be about.

use chrono::Duration;
use sea_orm::{
    ActiveModelTrait as _, ActiveValue::Set, DatabaseTransaction, EntityTrait as _, IntoActiveModel as _,
};
use server::{
    entity::{
        EnumColumn, answer, document, entity_on_loan, example_file, loan, loan_entity,
        needs_list_element as element, package_order, share, sharing, template, template_element, upload,
    },
    features::individuals,
    projection::queue_document_file,
};
use shared_rules::{
    documents::stored_files::package_order::{OrderState, PackageKind},
    loans::{entity::EntityType, review_status::ReviewStatus},
    needs_list::{
        element::StorageType, priority::PriorityType, request_state::AnswerState, review::ReviewState,
    },
    sharing::SharePermission,
};
use uuid::Uuid;

use super::{
    call_target::{
        Stage,
        Target::{
            self, Crossed, Foreign, Gone, Hidden, Inside, Later, Loose, Other, Private, Shared, Theirs,
        },
    },
    matrix_users::Cast,
    message_bodies::MessageDrafts,
    people,
    received_file::AnonymousFile,
    thread_bodies::ThreadTarget,
};
use crate::support::{PDF, checksum};

/// The data for a call, created in one transaction.
pub(super) struct StageBuilder<'a> {
    pub cast: &'a Cast,
    pub target: Target,
    pub loan: Uuid,
    pub tx: &'a DatabaseTransaction,
}

impl StageBuilder<'_> {
    /// Creates all data, with the uploader of the files and the acting person.
    pub async fn stage(&self, uploader: Uuid, actor: Uuid) -> Stage {
        let (folder, element, document) = self.asked(uploader).await;
        let (template, user) = self.beyond_loans(actor);
        let (template, template_element) = self.template(template).await;
        let (upload, mine) = (self.upload(uploader).await, self.document(actor).await);
        let rule = shared_rules::registry::RULES[0].name;
        Stage {
            somebody: people::no_person(),
            loan: self.loan,
            element,
            folder,
            document,
            upload,
            pdf: self.one_pdf(actor).await,
            template,
            template_element,
            user,
            member: self.member(),
            sharing: self.sharing(actor).await,
            rule,
            mine,
            entity: self.borrower_entity().await,
            individual: self.stranger().await,
            company_version: 1,
            employee_role: None,
            written: MessageDrafts::by(self.tx, self.writer(actor), self.loan, self.now()).await,
            talk: ThreadTarget::of(self.tx, self.cast, self.target, (self.loan, actor), self.now()).await,
            handed_in: AnonymousFile::to(self.cast, self.tx, HANDED_IN).await,
        }
    }

    /// A folder, a request in it, and a document that answers the request unless it is unfiled.
    async fn asked(&self, uploader: Uuid) -> (Uuid, Uuid, Uuid) {
        let folder = self.element(None, StorageType::Folder, self.target == Inside).await;
        let element = self.element(Some(folder), StorageType::File, self.target == Hidden).await;
        let document = self.document(uploader).await;
        if self.target != Loose {
            self.answer(element, document, uploader).await;
        }
        self.share_out(folder, element).await;
        (folder, element, document)
    }

    /// Shares the request with the people of the target.
    async fn share_out(&self, folder: Uuid, element: Uuid) {
        match self.target {
            Shared => self.share(element, "contact").await,
            Theirs => {
                self.share(folder, "lead borrower").await;
                self.share(folder, "contact").await;
                self.share(element, "second borrower").await;
            }
            _ => {}
        }
    }

    /// The author of the messages.
    fn writer(&self, actor: Uuid) -> Uuid {
        if self.target == Loose { self.cast.id("second borrower") } else { actor }
    }

    /// The template and the person of the call.
    fn beyond_loans(&self, actor: Uuid) -> (Uuid, Uuid) {
        let cast = self.cast;
        match self.target {
            Foreign => (cast.foreign_template, cast.id("rival")),
            Other => (cast.own_template, cast.id("colleague")),
            _ => (cast.own_template, actor),
        }
    }

    /// A similar template, with a request that has an example file.
    async fn template(&self, like: Uuid) -> (Uuid, Uuid) {
        let row = template::Entity::find_by_id(like).one(self.tx).await.unwrap().unwrap();
        let template = Uuid::now_v7();
        let row = template::ActiveModel { id: Set(template), ..row.into_active_model().reset_all() };
        template::Entity::insert(row).exec_without_returning(self.tx).await.unwrap();
        let id = Uuid::now_v7();
        let example = Uuid::now_v7();
        let file = example_file::ActiveModel {
            id: Set(example),
            name: Set("example.pdf".to_owned()),
            size: Set(PDF.len() as i64),
            mime_type: Set("application/pdf".to_owned()),
            checksum: Set(checksum(PDF)),
            storage_key: Set(EXAMPLE.to_owned()),
            uploaded_by: Set(self.cast.id("lead lender")),
            created_at: Set(self.now()),
            scan: Set(None),
            damaged: Set(false),
        };
        file.insert(self.tx).await.unwrap();
        let request = template_element::ActiveModel {
            id: Set(id),
            template_id: Set(template),
            parent_id: Set(None),
            name: Set(format!("Request {id}")),
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
            example_id: Set(Some(example)),
            position: Set(0),
            version: Set(1),
            deleted_at: Set(None),
            created_at: Set(self.now()),
            updated_at: Set(self.now()),
        };
        request.insert(self.tx).await.unwrap();
        (template, id)
    }

    /// Links the request to the template's request, with its example file.
    pub async fn made_from_template(&self, request: Uuid, template_element: Uuid) {
        let from = template_element::Entity::find_by_id(template_element);
        let from = from.one(self.tx).await.unwrap().unwrap();
        let row = element::Entity::find_by_id(request).one(self.tx).await.unwrap().unwrap();
        let mut row = row.into_active_model();
        row.template_element_id = Set(Some(template_element));
        row.example_id = Set(from.example_id);
        row.update(self.tx).await.unwrap();
    }

    /// A finished PDF package.
    async fn one_pdf(&self, by: Uuid) -> Uuid {
        let row = package_order::ActiveModel {
            id: Set(Uuid::now_v7()),
            loan_id: Set(self.loan),
            user_id: Set(by),
            kind: Set(EnumColumn(PackageKind::Pdf)),
            state: Set(EnumColumn(OrderState::Made)),
            asked: Set(String::new()),
            left_out: Set("[]".to_owned()),
            taken: Set(1),
            done: Set(1),
            pages: Set(2),
            tries: Set(1),
            reason: Set(None),
            storage_key: Set(Some(MADE.to_owned())),
            size: Set(PDF.len() as i64),
            not_before: Set(self.now()),
            created_at: Set(self.now()),
            expires_at: Set(self.now() + Duration::hours(1)),
        };
        row.insert(self.tx).await.unwrap().id
    }

    /// A confirmed sharing dialog that changed nothing.
    async fn sharing(&self, by: Uuid) -> Uuid {
        let row = sharing::ActiveModel {
            id: Set(Uuid::now_v7()),
            loan_id: Set(self.loan),
            created_by: Set(by),
            idempotency_key: Set(Uuid::now_v7().to_string()),
            asked: Set("{}".to_owned()),
            said: Set("[]".to_owned()),
            done: Set(r#"{"joined":[],"shown":[],"shares":[]}"#.to_owned()),
            created_at: Set(self.now()),
            undone_at: Set(None),
        };
        row.insert(self.tx).await.unwrap().id
    }

    /// A member of the loan.
    fn member(&self) -> Uuid {
        match self.target {
            Foreign => self.cast.id("rival"),
            Other | Crossed => self.cast.id("other contact"),
            _ => self.cast.id("lead lender"),
        }
    }

    fn now(&self) -> chrono::DateTime<chrono::Utc> {
        self.cast.app.state.clock.now()
    }

    async fn element(&self, parent: Option<Uuid>, kind: StorageType, hidden: bool) -> Uuid {
        let request = kind == StorageType::File;
        let private = request && self.target == Private;
        let row = element::ActiveModel {
            id: Set(Uuid::now_v7()),
            loan_id: Set(self.loan),
            parent_id: Set(parent),
            name: Set("Pay stubs".to_owned()),
            storage_type: Set(EnumColumn(kind)),
            priority_type: Set(EnumColumn(if private {
                PriorityType::Private
            } else {
                PriorityType::Medium
            })),
            hidden: Set(hidden),
            visible_at_status: Set(
                (request && self.target == Later).then_some(EnumColumn(ReviewStatus::Closing.into()))
            ),
            modifiers: Set("[]".to_owned()),
            description: Set(None),
            freshness_days: Set(None),
            due_date: Set(None),
            optional: Set(false),
            instructions: Set(None),
            internal_note: Set(Some("For lenders alone".to_owned())),
            position: Set(0),
            version: Set(1),
            template_element_id: Set(None),
            example_id: Set(None),
            review_state: Set(EnumColumn(if request { ReviewState::Submitted } else { ReviewState::Open })),
            reviewed_by: Set(None),
            reviewed_at: Set(None),
            rejection_reason: Set(None),
            rejection_note: Set(None),
            not_applicable_reason: Set(None),
            not_applicable_by: Set(None),
            not_applicable_at: Set(None),
            deleted_at: Set((request && self.target == Gone).then(|| self.now())),
            created_at: Set(self.now()),
            updated_at: Set(self.now()),
        };
        row.insert(self.tx).await.unwrap().id
    }

    async fn document(&self, uploader: Uuid) -> Uuid {
        let row = document::ActiveModel {
            id: Set(Uuid::now_v7()),
            loan_id: Set(self.loan),
            name: Set("stubs.pdf".to_owned()),
            size: Set(PDF.len() as i64),
            mime_type: Set("application/pdf".to_owned()),
            batch: Set(None),
            place: Set(0),
            checksum: Set(checksum(PDF)),
            storage_key: Set(KEY.to_owned()),
            uploaded_by: Set(uploader),
            created_at: Set(self.now()),
            deleted_at: Set((self.target == Gone).then(|| self.now())),
            deleted_by: Set(None),
            unlocked: Set(false),
            version: Set(1),
            brought_by: Set(None),
            brought_at: Set(None),
            scan: Set(None),
            damaged: Set(false),
            sent_by_link: Set(false),
        };
        let row = row.insert(self.tx).await.unwrap();
        queue_document_file(self.tx, &row.storage_key, None, self.now()).await.unwrap();
        row.id
    }

    async fn answer(&self, request: Uuid, document: Uuid, by: Uuid) {
        let row = answer::ActiveModel {
            id: Set(Uuid::now_v7()),
            element_id: Set(request),
            document_id: Set(document),
            answered_by: Set(by),
            answered_at: Set(self.now()),
            review_state: Set(EnumColumn(AnswerState::Submitted)),
            ..Default::default()
        };
        row.insert(self.tx).await.unwrap();
    }

    async fn share(&self, element: Uuid, with: &str) {
        let row = share::ActiveModel {
            id: Set(Uuid::now_v7()),
            loan_id: Set(self.loan),
            element_id: Set(element),
            shared_with: Set(self.cast.id(with)),
            shared_by: Set(self.cast.id("lead lender")),
            permission: Set(EnumColumn(SharePermission::View)),
            created_at: Set(self.now()),
        };
        row.insert(self.tx).await.unwrap();
    }

    /// The company of the loan.
    async fn company(&self) -> Uuid {
        loan::Entity::find_by_id(self.loan).one(self.tx).await.unwrap().unwrap().company_id
    }

    async fn borrower_entity(&self) -> Uuid {
        let company = self.company().await;
        let individual = match self.target {
            Foreign => individuals::create_without_user(self.tx, company, self.now()).await,
            _ => {
                let on_other = matches!(self.target, Other | Crossed);
                let borrower = if on_other { "other borrower" } else { "lead borrower" };
                individuals::get_or_create_of_user(self.tx, company, self.cast.id(borrower), self.now()).await
            }
        };
        self.entity_of(company, individual.unwrap().id).await
    }

    async fn stranger(&self) -> Uuid {
        let company = self.company().await;
        let individual = individuals::create_without_user(self.tx, company, self.now()).await.unwrap().id;
        self.entity_of(company, individual).await;
        individual
    }

    async fn entity_of(&self, company: Uuid, individual: Uuid) -> Uuid {
        let row = loan_entity::ActiveModel {
            id: Set(Uuid::now_v7()),
            company_id: Set(company),
            entity_type: Set(EnumColumn(EntityType::Individual)),
            individual_id: Set(Some(individual)),
            name: Set("Lucia Alvarez".to_owned()),
            created_at: Set(self.now()),
            updated_at: Set(self.now()),
            ..Default::default()
        };
        let entity = row.insert(self.tx).await.unwrap().id;
        let place = entity_on_loan::ActiveModel {
            loan_id: Set(self.loan),
            entity_id: Set(entity),
            created_at: Set(self.now()),
            ..Default::default()
        };
        entity_on_loan::Entity::insert(place).exec_without_returning(self.tx).await.unwrap();
        entity
    }

    async fn upload(&self, by: Uuid) -> Uuid {
        let row = upload::ActiveModel {
            id: Set(Uuid::now_v7()),
            loan_id: Set(self.loan),
            element_id: Set(None),
            created_by: Set(by),
            name: Set("stubs.pdf".to_owned()),
            size: Set(PDF.len() as i64),
            mime_type: Set("application/pdf".to_owned()),
            batch: Set(None),
            place: Set(0),
            received: Set(0),
            checksum: Set(Some("another".to_owned())),
            storage_key: Set(None),
            document_id: Set(None),
            created_at: Set(self.now()),
            expires_at: Set(self.now() + Duration::hours(1)),
        };
        row.insert(self.tx).await.unwrap().id
    }
}

/// The storage key of all documents, until the first is deleted permanently.
const KEY: &str = "on-stage";
/// The storage key of the PDF package.
const MADE: &str = "made-on-stage";

/// The storage key of all example files, until the first is removed.
const EXAMPLE: &str = "example-on-stage";

/// The storage key of anonymous files.
const HANDED_IN: &str = "handed-in-on-stage";

/// Stores the bytes under these keys.
pub async fn fill_store(cast: &Cast) {
    fill(cast, &[KEY, EXAMPLE, HANDED_IN]).await;
}

/// Stores the bytes of a PDF package again for each call, because they are deleted with it.
pub async fn fill_made(cast: &Cast) {
    cast.app.state.store.remove(MADE).await.unwrap();
    fill(cast, &[MADE]).await;
}

async fn fill(cast: &Cast, keys: &[&str]) {
    for key in keys {
        let mut incoming = cast.app.state.store.receive().await.unwrap();
        incoming.write(PDF).await.unwrap();
        incoming.finish().await.unwrap();
        incoming.store_as(key).await.unwrap();
    }
}
