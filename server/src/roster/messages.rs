//! Who sees which threads and messages, as conditions of a query: the rule `messaging.thread_visible` for many rows at
//! once. Somebody with a blind copy sees that one message of a thread they don't see.

use std::collections::HashSet;

use sea_orm::{
    ColumnTrait, Condition, ConnectionTrait, DbErr, EntityTrait, JoinType, QueryFilter, QuerySelect,
    RelationTrait as _,
    sea_query::{Expr, ExprTrait as _, Query, SelectStatement},
};
use shared_rules::messaging::{reading::thread::ThreadCategory, recipient::DeliveryKind};
use uuid::Uuid;

use crate::{
    access::LoanMember,
    entity::{Word, message, message_delivery, message_document, message_thread, thread_user},
};

/// Whether the member sees the thread of a query on their loan, from its first or from a later message.
pub(crate) fn sees_thread(member: &LoanMember) -> Condition {
    let thread = |column: message_thread::Column| Expr::col((message_thread::Entity, column));
    let open = thread(message_thread::Column::Locked)
        .eq(false)
        .and(thread(message_thread::Column::Kind).ne(Word(ThreadCategory::DirectNoSubject)));
    let own = own_place(member.user.id).expr(Expr::value(1)).take();
    Condition::all()
        .add(thread(message_thread::Column::LoanId).eq(member.loan.id))
        .add_option(
            (!member.role().is_lender()).then(|| thread(message_thread::Column::LendingTeam).eq(false)),
        )
        .add(open.or(Expr::exists(own)))
}

/// Whether the member sees the message of a query that has its thread.
pub(crate) fn sees_message(member: &LoanMember) -> Condition {
    let seq = || Expr::col((message::Entity, message::Column::Seq));
    let from = own_place(member.user.id).column(thread_user::Column::FromSeq).take();
    let from = Expr::SubQuery(None, Box::new(from.into()));
    let not_withheld = seq().gte(from.if_null(1));
    let copied = copies_of(member.user.id)
        .and_where(
            Expr::col((message_delivery::Entity, message_delivery::Column::MessageId))
                .equals((message::Entity, message::Column::Id)),
        )
        .take();
    let of_loan = Expr::col((message::Entity, message::Column::LoanId)).eq(member.loan.id);
    Condition::all()
        .add(of_loan)
        .add(Condition::any().add(sees_thread(member).add(not_withheld)).add(Expr::exists(copied)))
}

/// The person's blind copies.
fn copies_of(user_id: Uuid) -> SelectStatement {
    let delivery = |column: message_delivery::Column| Expr::col((message_delivery::Entity, column));
    Query::select()
        .expr(Expr::value(1))
        .from(message_delivery::Entity)
        .and_where(delivery(message_delivery::Column::UserId).eq(user_id))
        .and_where(delivery(message_delivery::Column::How).eq(Word(DeliveryKind::Bcc)))
        .and_where(delivery(message_delivery::Column::Ended).eq(false))
        .take()
}

/// The person's place in the thread of a query.
fn own_place(user_id: Uuid) -> SelectStatement {
    Query::select()
        .from(thread_user::Entity)
        .and_where(
            Expr::col((thread_user::Entity, thread_user::Column::ThreadId))
                .equals((message_thread::Entity, message_thread::Column::Id)),
        )
        .and_where(Expr::col((thread_user::Entity, thread_user::Column::UserId)).eq(user_id))
        .take()
}

/// The documents of the loan that came with a message the member sees; of one document only, when it is named.
///
/// # Errors
/// When the database can't answer.
pub(crate) async fn documents_in_messages(
    db: &impl ConnectionTrait,
    member: &LoanMember,
    only: Option<&[Uuid]>,
) -> Result<HashSet<Uuid>, DbErr> {
    let mut select = message::Entity::find()
        .select_only()
        .column_as(message_document::Column::DocumentId.into_expr(), "document_id")
        .distinct()
        .join(JoinType::InnerJoin, message::Relation::Thread.def())
        .filter(message::Column::DeletedAt.is_null())
        .filter(sees_message(member));
    if let Some(ids) = only {
        select = select.filter(
            Expr::col((message_document::Entity, message_document::Column::DocumentId))
                .is_in(ids.iter().copied()),
        );
    }
    let of_message = Expr::col((message_document::Entity, message_document::Column::MessageId))
        .equals((message::Entity, message::Column::Id));
    QuerySelect::query(&mut select).inner_join(message_document::Entity, of_message);
    let ids: Vec<Uuid> = select.into_tuple().all(db).await?;
    Ok(ids.into_iter().collect())
}
