//! Text search.

use sea_orm::sea_query::{Expr, ExprTrait as _, Func, LikeExpr};

/// The condition that the column contains the text, ignoring case. Wildcards in the text are escaped.
pub fn contains(place: Expr, text: &str) -> Expr {
    let escaped: String = text
        .to_lowercase()
        .chars()
        .flat_map(|letter| matches!(letter, '\\' | '%' | '_').then_some('\\').into_iter().chain([letter]))
        .collect();
    Expr::expr(Func::lower(place)).like(LikeExpr::new(format!("%{escaped}%")).escape('\\'))
}
