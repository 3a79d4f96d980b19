//! Example files of the templates: what a fitting letter looks like.

use sea_orm::{ActiveValue::Set, ColumnTrait, EntityTrait, QueryFilter, sea_query::Expr};
use uuid::Uuid;

use super::{Office, Trouble, files};
use crate::entity::{example_file, template_element};

/// The name of a request, of the file, and what that says.
type Example = (&'static str, &'static str, &'static [&'static str]);

const EXAMPLES: [Example; 2] = [
    (
        "Letter explaining any employment gap",
        "Example – employment gap letter.pdf",
        &[
            "To whom it may concern,",
            "",
            "From [day] to [day] I did not work because [reason in one or two sentences].",
            "I returned to work on [day] at [employer], where I have been since.",
            "",
            "[Name, date and signature]",
        ],
    ),
    (
        "Explanation of large deposits (over $1,000)",
        "Example – large deposit letter.pdf",
        &[
            "To whom it may concern,",
            "",
            "On [day] I received $[amount] in account [last four digits].",
            "It came from [person or sale]. A copy of [receipt, check or contract] is attached.",
            "",
            "[Name, date and signature]",
        ],
    ),
];

/// Gives the requests of those names their example files.
pub(super) async fn fill(office: &Office<'_>, elements: &[(Uuid, String)], by: Uuid) -> Result<(), Trouble> {
    for (request, name, lines) in EXAMPLES {
        let Some((element_id, _)) = elements.iter().find(|(_, name)| name == request) else { continue };
        let bytes = files::pdf("Example", 1, lines)?;
        let id = Uuid::now_v7();
        let checksum = office.store(&id.to_string(), &bytes).await?;
        let file = example_file::ActiveModel {
            id: Set(id),
            name: Set(name.to_owned()),
            size: Set(i64::try_from(bytes.len())?),
            mime_type: Set("application/pdf".to_owned()),
            checksum: Set(checksum),
            storage_key: Set(id.to_string()),
            uploaded_by: Set(by),
            created_at: Set(office.days_ago(190)),
            scan: Set(None),
            damaged: Set(false),
        };
        example_file::Entity::insert(file).exec_without_returning(office.tx).await?;
        template_element::Entity::update_many()
            .col_expr(template_element::Column::ExampleId, Expr::value(id))
            .filter(template_element::Column::Id.eq(*element_id))
            .exec(office.tx)
            .await?;
    }
    Ok(())
}
