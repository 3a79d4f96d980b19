//! Looking for text.

use sea_orm::sea_query::{Expr, ExprTrait as _, Func, LikeExpr};

/// The text stands anywhere in that place, in any case; no letter of it stands for another.
pub fn contains(place: Expr, text: &str) -> Expr {
    let escaped: String = text
        .to_lowercase()
        .chars()
        .flat_map(|letter| matches!(letter, '\\' | '%' | '_').then_some('\\').into_iter().chain([letter]))
        .collect();
    Expr::expr(Func::lower(place)).like(LikeExpr::new(format!("%{escaped}%")).escape('\\'))
}
