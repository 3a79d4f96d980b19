//! Comments on a folder or file request. Lenders can keep theirs internal.

use chrono::{DateTime, Utc};
use sea_orm::{
    ActiveModelTrait as _,
    ActiveValue::Set,
    ColumnTrait, DbErr, EntityTrait, FromQueryResult, JoinType, QueryFilter, QueryOrder, QueryResult,
    QuerySelect,
    sea_query::{Alias, Expr, ExprTrait as _},
};
use serde::{Deserialize, Serialize};
use serde_json::json;
use shared_rules::needs_list::{
    comment::{CommentAuthor, CommentForm, can_read_internal, check_comment, comment_visibility},
    history::HistoryKind,
};
use utoipa::ToSchema;
use uuid::Uuid;

use crate::{
    access::LoanMember,
    db::with_columns,
    entity::{app_user, element_comment},
    features::needs_list::{
        commands::{ElementEvent, lock_element, record_change, record_lender_change, refuse_if},
        viewer::Viewer,
        visibility,
    },
    http::Problem,
    membership::UserRef,
    realtime::{Changes, Kind},
    state::AppState,
};

/// A comment on an element.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(in crate::features::needs_list) struct Comment {
    /// Its id.
    id: Uuid,
    /// The text.
    body: String,
    /// The author.
    author: UserRef,
    /// When it was written.
    created_at: DateTime<Utc>,
    /// Whether borrowers and contacts who see the request can read it.
    visible_to_borrower: bool,
}

/// A new comment.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(in crate::features::needs_list) struct CreateComment {
    /// The text, up to 2,000 characters.
    body: String,
    /// Whether borrowers and contacts who see the request can read it. A lender's comment is internal if this is
    /// omitted; other people's comments are always visible.
    #[serde(default)]
    visible_to_borrower: Option<bool>,
}

struct Row {
    comment: element_comment::Model,
    author: app_user::Model,
    seen: bool,
}

impl FromQueryResult for Row {
    fn from_query_result(row: &QueryResult, _: &str) -> Result<Self, DbErr> {
        Ok(Self {
            comment: element_comment::Model::from_query_result(row, "")?,
            author: app_user::Model::from_query_result(row, "author_")?,
            seen: row.try_get("", "seen")?,
        })
    }
}

/// Returns the comments on an element, oldest first.
pub(in crate::features::needs_list) async fn list(
    state: &AppState,
    member: LoanMember,
    element_id: Uuid,
) -> Result<Vec<Comment>, Problem> {
    visibility::require_visible(state, &member, element_id).await?;
    let viewer = Viewer::of(&member);
    let author = Expr::col((element_comment::Entity, element_comment::Column::AuthorId));
    let is_author = Expr::col((Alias::new("author"), app_user::Column::Id)).eq(author.clone());
    let mut select = element_comment::Entity::find()
        .filter(element_comment::Column::ElementId.eq(element_id))
        .expr_as(viewer.person_condition(author).unwrap_or_else(|| Expr::value(true)), "seen")
        .order_by_asc(element_comment::Column::CreatedAt)
        .order_by_asc(element_comment::Column::Id);
    if !can_read_internal(viewer.group) {
        select = select.filter(element_comment::Column::VisibleToBorrower.eq(true));
    }
    QuerySelect::query(&mut select).join_as(
        JoinType::InnerJoin,
        app_user::Entity,
        Alias::new("author"),
        is_author,
    );
    let select = with_columns::<_, app_user::Entity>(select, "author", "author_");
    let rows: Vec<Row> = select.into_model().all(state.db.read()).await?;
    Ok(rows.into_iter().map(|row| to_dto(&viewer, row)).collect())
}

fn to_dto(viewer: &Viewer, row: Row) -> Comment {
    let Row { comment, author, seen } = row;
    Comment {
        id: comment.id,
        body: comment.body,
        author: if seen { UserRef::from(&author) } else { viewer.redacted_user(&author) },
        created_at: comment.created_at,
        visible_to_borrower: comment.visible_to_borrower,
    }
}

/// Adds a comment to an element.
pub(in crate::features::needs_list) async fn add(
    state: &AppState,
    member: LoanMember,
    element_id: Uuid,
    input: CreateComment,
) -> Result<Comment, Problem> {
    let mut changes = Changes::begin(state).await?;
    lock_element(&*changes, &member, element_id).await?;
    visibility::load_visible_element(&*changes, &member, element_id).await?;
    let CreateComment { body, visible_to_borrower } = input;
    let viewer = member.role().group();
    let visible_to_borrower = visible_to_borrower
        .unwrap_or_else(|| comment_visibility(&CommentAuthor { viewer }).visible_to_borrower);
    let form = CommentForm { viewer, body, visible_to_borrower };
    refuse_if(check_comment(&form))?;
    let row = element_comment::ActiveModel {
        id: Set(Uuid::now_v7()),
        element_id: Set(element_id),
        author_id: Set(member.user.id),
        body: Set(form.body.trim().to_owned()),
        visible_to_borrower: Set(visible_to_borrower),
        created_at: Set(changes.now()),
    };
    let comment = row.insert(&*changes).await?;
    let detail = json!({ "commentId": comment.id, "visibleToBorrower": comment.visible_to_borrower });
    let event = ElementEvent { kind: Kind::ElementUpdated, entry: HistoryKind::Commented, detail };
    if comment.visible_to_borrower {
        record_change(&mut changes, &member, element_id, event).await?;
    } else {
        record_lender_change(&mut changes, &member, element_id, event).await?;
    }
    changes.commit().await?;
    let row = Row { comment, author: member.user.clone(), seen: true };
    Ok(to_dto(&Viewer::of(&member), row))
}
