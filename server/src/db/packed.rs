//! Long lists read with one value a row: JSON that the database makes of all that the row has. Each value handed over costs
//! more than what is in it, an empty one as much as any, and a wide row has dozens of them.

use futures_util::{StreamExt as _, TryStreamExt as _};
use sea_orm::{
    ColumnTrait as _, ConnectionTrait as _, DatabaseBackend, DbErr, EntityTrait, Iterable as _, QuerySelect,
    Select,
    sea_query::{Alias, ColumnType, Expr, ExprTrait as _, Func, Query, SelectStatement},
};
use serde::de::DeserializeOwned;

use super::Reader;

/// The name of the one column that is read.
const PACKED: &str = "packed";
/// PostgreSQL's functions take no more.
const MOST_VALUES: usize = 100;

/// How a database writes JSON.
#[derive(Clone, Copy)]
pub struct Packing(DatabaseBackend);

impl Packing {
    /// As this database does it.
    #[must_use]
    pub fn of(db: &Reader) -> Self {
        Self(db.get_database_backend())
    }

    /// A list of values, lists among them: [`Self::read`] makes a tuple of it.
    #[must_use]
    pub fn list(self, values: impl IntoIterator<Item = Expr>) -> Expr {
        let values: Vec<Expr> = values.into_iter().collect();
        debug_assert!(values.len() <= MOST_VALUES);
        let name = if self.is_sqlite() { "json_array" } else { "json_build_array" };
        Func::cust(name).args(values).into()
    }

    /// All columns of `E` in their order: what its row is made of. `E` stands in the query under its own name.
    #[must_use]
    pub fn row<E: EntityTrait>(self) -> Expr {
        self.list(E::Column::iter().map(|column| {
            let value = Expr::col((E::default(), column));
            match column.def().get_column_type() {
                ColumnType::Uuid => self.id(value),
                ColumnType::Boolean => self.truth(value),
                _ => value,
            }
        }))
    }

    /// Yes or no.
    #[must_use]
    pub fn truth(self, value: Expr) -> Expr {
        if !self.is_sqlite() {
            return value;
        }
        let word = |word: &'static str| Expr::value(word);
        Func::cust("json").arg(Func::cust("iif").args([value, word("true"), word("false")])).into()
    }

    /// SQLite keeps ids as bytes, which JSON knows nothing of; of none it would make an empty text.
    fn id(self, value: Expr) -> Expr {
        if !self.is_sqlite() {
            return value;
        }
        Func::cust("nullif").args([Func::cust("hex").arg(value).into(), Expr::value("")]).into()
    }

    fn is_sqlite(self) -> bool {
        self.0 == DatabaseBackend::Sqlite
    }

    /// Reads what was packed into `value`, in no order. SQLite hands all rows over at once: waking the reader for each
    /// costs more than finding it, and all in one text are no more than all as rows. From PostgreSQL they come one while
    /// it finds the next.
    ///
    /// # Errors
    /// When the database can't be asked, or a row isn't what is wanted.
    pub async fn read<E: EntityTrait, T: DeserializeOwned>(
        self,
        db: &Reader,
        select: Select<E>,
        value: Expr,
    ) -> Result<Vec<T>, DbErr> {
        let mut select = select.select_only().expr_as(value.cast_as(Alias::new("text")), PACKED);
        if self.is_sqlite() {
            let together = together(QuerySelect::query(&mut select).take());
            let found = db.query_one(&together).await?;
            let rows = found.map(|row| row.try_get::<Option<String>>("", PACKED)).transpose()?.flatten();
            return unpacked(&format!("[{}]", rows.unwrap_or_default()));
        }
        let rows = select.into_tuple::<String>().stream(db).await?;
        rows.map(|row| row.and_then(|row| unpacked(&row))).try_collect().await
    }
}

/// All rows of a packed query as one text, with commas between them; none of no rows.
fn together(rows: SelectStatement) -> SelectStatement {
    let all = Func::cust("group_concat").arg(Expr::col(PACKED));
    Query::select().expr_as(all, PACKED).from_subquery(rows, "rows").take()
}

fn unpacked<T: DeserializeOwned>(json: &str) -> Result<T, DbErr> {
    serde_json::from_str(json).map_err(|error| DbErr::Type(error.to_string()))
}
