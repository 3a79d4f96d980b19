//! Long lists read with one value a row: JSON that the database makes of all that the row has. Each value handed over costs
//! more than what is in it, an empty one as much as any, and a wide row has dozens of them.

use futures_util::{StreamExt as _, TryStreamExt as _};
use sea_orm::{
    ColumnTrait as _, DatabaseBackend, DatabaseConnection, DbErr, EntityTrait, Iterable as _, QuerySelect,
    Select,
    sea_query::{Alias, ColumnType, Expr, ExprTrait as _, Func},
};
use serde::de::DeserializeOwned;

/// PostgreSQL's functions take no more.
const MOST_VALUES: usize = 100;

/// How a database writes JSON.
#[derive(Clone, Copy)]
pub struct Packing(DatabaseBackend);

impl Packing {
    /// As this database does it.
    #[must_use]
    pub fn of(db: &DatabaseConnection) -> Self {
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

    /// Reads what was packed into `value`, one row while the database finds the next.
    ///
    /// # Errors
    /// When the database can't be asked, or a row isn't what is wanted.
    pub async fn read<E: EntityTrait, T: DeserializeOwned>(
        self,
        db: &DatabaseConnection,
        select: Select<E>,
        value: Expr,
    ) -> Result<Vec<T>, DbErr> {
        let select = select.select_only().expr_as(value.cast_as(Alias::new("text")), "packed");
        let rows = select.into_tuple::<String>().stream(db).await?;
        let unpack = |row: String| serde_json::from_str(&row).map_err(|error| DbErr::Type(error.to_string()));
        rows.map(|row| row.and_then(unpack)).try_collect().await
    }
}
