//! Adds or changes one element of a loan or template: checks it with the rule and prepares its row. Columns that only
//! one of the tables has, and events, are left to the caller.

use chrono::{DateTime, Utc};
use sea_orm::{
    ActiveModelTrait, ColumnTrait as _, ConnectionTrait, DbErr, IntoActiveModel, QueryFilter, QuerySelect,
    Value,
};
use shared_rules::needs_list::{
    due_date::of_request,
    element::{StorageType, VisibleAt},
    element_form::{ElementForm, check_element},
};
use uuid::Uuid;

use super::table::{ElementRow as _, ElementTable};
use crate::{
    entity::EnumColumn,
    features::needs_list::{
        inputs::{CreateElement, UpdateElement},
        store,
    },
    http::Problem,
    realtime::Changes,
};

/// Returns the row of a new element at the end of its folder, in the loan or template with that id, if the rule accepts
/// it.
pub(crate) async fn new_element_row<T: ElementTable>(
    changes: &Changes,
    list: Uuid,
    input: CreateElement,
) -> Result<T::ActiveModel, Problem> {
    let parent = match input.parent_id {
        Some(id) => Some(lock_active_element::<T>(&**changes, list, id).await?.facts()),
        None => None,
    };
    let form = ElementForm {
        name: input.name,
        description: input.description,
        folders_above: store::folder_depth::<T>(&**changes, list, input.parent_id).await?,
        parent_storage_type: parent.map(|parent| parent.storage_type),
        storage_type: Some(input.storage_type),
        instructions: of_request(input.storage_type, input.instructions),
        internal_note: of_request(input.storage_type, input.internal_note),
        due_date: input.due_date,
        due_days: None,
        freshness_days: of_request(input.storage_type, input.freshness_days),
    };
    Problem::refuse_if(check_element(&form))?;
    let position = next_position::<T>(&**changes, list, input.parent_id).await?;
    let status = input.visible_at_status.map(|status| EnumColumn(VisibleAt::from(status)));
    let values: [(T::Column, Value); 19] = [
        (T::ID, Uuid::now_v7().into()),
        (T::LIST, list.into()),
        (T::PARENT_ID, input.parent_id.into()),
        (T::NAME, form.name.trim().into()),
        (T::STORAGE_TYPE, EnumColumn(input.storage_type).into()),
        (T::PRIORITY_TYPE, EnumColumn(input.priority_type).into()),
        (T::HIDDEN, input.hidden.into()),
        (T::VISIBLE_AT_STATUS, status.into()),
        (T::MODIFIERS, "[]".into()),
        (T::DESCRIPTION, non_blank(form.description).into()),
        (T::FRESHNESS_DAYS, days_column(form.freshness_days).into()),
        (T::OPTIONAL, (input.optional && input.storage_type == StorageType::File).into()),
        (T::INSTRUCTIONS, non_blank(form.instructions).into()),
        (T::INTERNAL_NOTE, non_blank(form.internal_note).into()),
        (T::POSITION, position.into()),
        (T::VERSION, 1.into()),
        (T::DELETED_AT, None::<DateTime<Utc>>.into()),
        (T::CREATED_AT, changes.now().into()),
        (T::UPDATED_AT, changes.now().into()),
    ];
    let mut row = <T::ActiveModel as ActiveModelTrait>::default();
    values.into_iter().for_each(|(column, value)| row.set(column, value));
    Ok(row)
}

/// Returns the changed row, if the rule accepts it; omitted fields stay the same.
pub(crate) fn changed_element_row<T: ElementTable>(
    before: &T::Model,
    input: UpdateElement,
    now: DateTime<Utc>,
) -> Result<T::ActiveModel, Problem>
where
    T::Model: IntoActiveModel<T::ActiveModel>,
{
    let (name, description) = before.name_and_description();
    let form = ElementForm {
        name: input.name.unwrap_or_else(|| name.to_owned()),
        description: input.description.unwrap_or_else(|| description.map(ToOwned::to_owned)),
        instructions: input.instructions.clone().flatten(),
        internal_note: input.internal_note.clone().flatten(),
        due_date: input.due_date.flatten(),
        freshness_days: input.freshness_days.flatten(),
        ..ElementForm::default()
    };
    Problem::refuse_if(check_element(&form))?;
    let mut row = before.clone().into_active_model();
    row.set(T::NAME, form.name.trim().into());
    row.set(T::DESCRIPTION, non_blank(form.description).into());
    if let Some(priority) = input.priority_type {
        row.set(T::PRIORITY_TYPE, EnumColumn(priority).into());
    }
    if let Some(hidden) = input.hidden {
        row.set(T::HIDDEN, hidden.into());
    }
    if let Some(status) = input.visible_at_status {
        row.set(T::VISIBLE_AT_STATUS, status.map(|status| EnumColumn(VisibleAt::from(status))).into());
    }
    if before.facts().storage_type == StorageType::File {
        set_request_fields::<T>(&mut row, input.optional, input.instructions, input.internal_note);
        if let Some(freshness) = input.freshness_days {
            row.set(T::FRESHNESS_DAYS, days_column(freshness).into());
        }
    }
    row.set(T::VERSION, before.facts().version.saturating_add(1).into());
    row.set(T::UPDATED_AT, now.into());
    Ok(row)
}

/// Sets the fields that only requests have; omitted ones stay the same.
fn set_request_fields<T: ElementTable>(
    row: &mut T::ActiveModel,
    optional: Option<bool>,
    instructions: Option<Option<String>>,
    internal_note: Option<Option<String>>,
) {
    if let Some(optional) = optional {
        row.set(T::OPTIONAL, optional.into());
    }
    if let Some(instructions) = instructions {
        row.set(T::INSTRUCTIONS, non_blank(instructions).into());
    }
    if let Some(note) = internal_note {
        row.set(T::INTERNAL_NOTE, non_blank(note).into());
    }
}

/// Returns the list's element if it isn't deleted, locked until the transaction ends.
pub(crate) async fn lock_active_element<T: ElementTable>(
    tx: &impl ConnectionTrait,
    list: Uuid,
    id: Uuid,
) -> Result<T::Model, Problem> {
    let found = T::find()
        .filter(T::ID.eq(id))
        .filter(T::LIST.eq(list))
        .filter(T::DELETED_AT.is_null())
        .lock_exclusive()
        .one(tx)
        .await?;
    found.ok_or_else(Problem::not_found)
}

async fn next_position<T: ElementTable>(
    tx: &impl ConnectionTrait,
    list: Uuid,
    parent: Option<Uuid>,
) -> Result<i32, DbErr> {
    let siblings = parent.map_or_else(|| T::PARENT_ID.is_null(), |id| T::PARENT_ID.eq(id));
    let last: Option<Option<i32>> = T::find()
        .select_only()
        .expr(T::POSITION.max())
        .filter(T::LIST.eq(list))
        .filter(siblings)
        .into_tuple()
        .one(tx)
        .await?;
    Ok(last.flatten().map_or(0, |last| last.saturating_add(1)))
}

/// Returns a number of days, if the column can store it.
fn days_column(days: Option<u32>) -> Option<i32> {
    days.and_then(|days| i32::try_from(days).ok())
}

/// Returns the text, unless it is blank.
fn non_blank(text: Option<String>) -> Option<String> {
    text.map(|text| text.trim().to_owned()).filter(|text| !text.is_empty())
}
