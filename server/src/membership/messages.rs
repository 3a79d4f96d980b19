//! Visibility of threads and messages as query conditions: the rule `messaging.thread_visible` for many rows in one
//! statement. A Bcc recipient who doesn't see the thread sees that one message of it.

use sea_orm::{
    Condition,
    sea_query::{Expr, ExprTrait as _, Query, SelectStatement},
};
use shared_rules::messaging::reading::thread_visibility::ThreadCategory;
use uuid::Uuid;

use crate::{
    access::{LoanMember, is_blind_copy},
    entity::{EnumColumn, message, message_delivery, message_document, message_thread, thread_user},
};

/// Whether the member sees the query's thread on their loan, from its first or from a later message on.
pub(crate) fn sees_thread(member: &LoanMember) -> Condition {
    let of_loan = Expr::col((message_thread::Entity, message_thread::Column::LoanId)).eq(member.loan.id);
    thread_seen_by(member.user.id, member.role().is_lender()).add(of_loan)
}

fn thread_seen_by(user_id: Uuid, lends: bool) -> Condition {
    let thread = |column: message_thread::Column| Expr::col((message_thread::Entity, column));
    let open = thread(message_thread::Column::Locked)
        .eq(false)
        .and(thread(message_thread::Column::Kind).ne(EnumColumn(ThreadCategory::DirectNoSubject)));
    let own = thread_membership_of(user_id).expr(Expr::value(1)).take();
    Condition::all()
        .add_option((!lends).then(|| thread(message_thread::Column::LendingTeam).eq(false)))
        .add(open.or(Expr::exists(own)))
}

/// Whether the member sees the query's message; the query must join its thread.
pub(crate) fn sees_message(member: &LoanMember) -> Condition {
    let of_loan = Expr::col((message::Entity, message::Column::LoanId)).eq(member.loan.id);
    message_seen_by(member.user.id, member.role().is_lender()).add(of_loan)
}

fn message_seen_by(user_id: Uuid, lends: bool) -> Condition {
    let seq = Expr::col((message::Entity, message::Column::Seq));
    let from = thread_membership_of(user_id).column(thread_user::Column::FromSeq).take();
    let from = Expr::SubQuery(None, Box::new(from.into()));
    // The rule `reading::history::reads_whole_thread` as a query condition.
    let open = Expr::col((message_thread::Entity, message_thread::Column::Locked)).eq(false);
    let history = Condition::any().add(seq.gte(from.if_null(1))).add_option(lends.then_some(open));
    let in_thread = thread_seen_by(user_id, lends).add(history);
    let copied = bcc_deliveries_of(user_id)
        .and_where(
            Expr::col((message_delivery::Entity, message_delivery::Column::MessageId))
                .equals((message::Entity, message::Column::Id)),
        )
        .take();
    // Grouped, so that it composes with other conditions.
    Condition::all().add(Condition::any().add(in_thread).add(Expr::exists(copied)))
}

/// Whether the query's document came with a message that the person sees as a borrower or contact.
pub(crate) fn is_attachment_seen_by_client(user_id: Uuid, document: Expr) -> Expr {
    is_attachment_seen_by(user_id, false, document)
}

/// Whether the query's document came with a message that the person sees; `lends` says whether they lend on its loan.
pub(crate) fn is_attachment_seen_by(user_id: Uuid, lends: bool, document: Expr) -> Expr {
    let of_message = Expr::col((message_document::Entity, message_document::Column::MessageId))
        .equals((message::Entity, message::Column::Id));
    let of_thread = Expr::col((message::Entity, message::Column::ThreadId))
        .equals((message_thread::Entity, message_thread::Column::Id));
    let came = Query::select()
        .expr(Expr::value(1))
        .from(message_document::Entity)
        .inner_join(message::Entity, of_message)
        .inner_join(message_thread::Entity, of_thread)
        .and_where(Expr::col((message_document::Entity, message_document::Column::DocumentId)).eq(document))
        .and_where(Expr::col((message::Entity, message::Column::DeletedAt)).is_null())
        .cond_where(message_seen_by(user_id, lends))
        .take();
    Expr::exists(came)
}

/// Selects the person's Bcc deliveries.
fn bcc_deliveries_of(user_id: Uuid) -> SelectStatement {
    let delivery = |column: message_delivery::Column| Expr::col((message_delivery::Entity, column));
    Query::select()
        .expr(Expr::value(1))
        .from(message_delivery::Entity)
        .and_where(delivery(message_delivery::Column::UserId).eq(user_id))
        .and_where(is_blind_copy())
        .and_where(delivery(message_delivery::Column::Ended).eq(false))
        .take()
}

/// Selects the person's membership of the query's thread.
fn thread_membership_of(user_id: Uuid) -> SelectStatement {
    Query::select()
        .from(thread_user::Entity)
        .and_where(
            Expr::col((thread_user::Entity, thread_user::Column::ThreadId))
                .equals((message_thread::Entity, message_thread::Column::Id)),
        )
        .and_where(Expr::col((thread_user::Entity, thread_user::Column::UserId)).eq(user_id))
        .take()
}
