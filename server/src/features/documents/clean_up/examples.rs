//! Example files are kept as long as a request refers to them: a template's request, or a loan's request made from it.

use sea_orm::{
    ColumnTrait, Condition, EntityTrait, QueryFilter, QuerySelect, QueryTrait as _,
    sea_query::SelectStatement,
};

use super::super::storage_problem;
use crate::{
    entity::{example_file, needs_list_element, template_element},
    http::Problem,
    projection::delete_unreferenced,
    state::AppState,
};

/// Returns a condition that a request refers to the query's example file. Deleted requests count: they may be restored.
fn is_in_use() -> Condition {
    let id = example_file::Column::Id;
    Condition::any()
        .add(id.in_subquery(refers_to::<template_element::Entity>(template_element::Column::ExampleId)))
        .add(id.in_subquery(refers_to::<needs_list_element::Entity>(needs_list_element::Column::ExampleId)))
}

fn refers_to<E: EntityTrait>(example: E::Column) -> SelectStatement {
    E::find().select_only().column(example).filter(example.is_not_null()).into_query()
}

/// Removes example files that no request refers to.
pub(super) async fn forget_unused(state: &AppState) -> Result<(), Problem> {
    for file in example_file::Entity::find().filter(is_in_use().not()).all(state.db.read()).await? {
        let tx = state.db.write().await?;
        example_file::Entity::delete_by_id(file.id).exec(&tx).await?;
        delete_unreferenced(&tx, [file.storage_key.clone()]).await?;
        tx.commit().await?;
        state.store.remove(&file.storage_key).await.map_err(|error| storage_problem(&error))?;
    }
    Ok(())
}
