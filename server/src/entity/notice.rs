use sea_orm::entity::prelude::*;
use shared_rules::notices::{
    delivery::NotificationDelivery, email_plan::NotificationEmailOutcome, kind::NoticeKind,
};

use super::EnumColumn;

/// A notification for a user. `kept` marks those that lenders keep internal; `reason` and `note` are user-entered
/// text. `delivery` is what the user chose when it happened. `email_due_at` is set until its email is settled;
/// `email_outcome`, `email_settled_at` and, if it was sent, `mail_id` are set from then on.
#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "notice")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    pub recipient_id: Uuid,
    pub loan_id: Uuid,
    pub element_id: Option<Uuid>,
    pub actor_id: Uuid,
    pub kind: EnumColumn<NoticeKind>,
    pub kept: bool,
    pub reason: Option<String>,
    pub note: Option<String>,
    pub at: DateTimeUtc,
    pub read_at: Option<DateTimeUtc>,
    pub delivery: EnumColumn<NotificationDelivery>,
    pub email_due_at: Option<DateTimeUtc>,
    pub email_outcome: Option<EnumColumn<NotificationEmailOutcome>>,
    pub email_settled_at: Option<DateTimeUtc>,
    pub mail_id: Option<Uuid>,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {
    #[sea_orm(
        belongs_to = "crate::entity::loan::Entity",
        from = "Column::LoanId",
        to = "crate::entity::loan::Column::Id"
    )]
    Loan,
    #[sea_orm(
        belongs_to = "crate::entity::app_user::Entity",
        from = "Column::ActorId",
        to = "crate::entity::app_user::Column::Id"
    )]
    Actor,
    #[sea_orm(
        belongs_to = "crate::entity::needs_list_element::Entity",
        from = "Column::ElementId",
        to = "crate::entity::needs_list_element::Column::Id"
    )]
    Element,
    #[sea_orm(
        belongs_to = "crate::entity::app_user::Entity",
        from = "Column::RecipientId",
        to = "crate::entity::app_user::Column::Id"
    )]
    Recipient,
}

impl ActiveModelBehavior for ActiveModel {}
