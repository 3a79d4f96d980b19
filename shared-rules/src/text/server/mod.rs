//! Texts that the server alone says: the browser gets them within its answers, not with the catalogue.

use super::Text;

pub mod delivery;
pub mod history;
pub mod notification;
pub mod problem;
pub mod problem_title;
pub mod refused;

/// Every text with its domain.
pub const ALL: &[(&str, &[Text])] = &[
    ("delivery", delivery::ALL),
    ("history", history::ALL),
    ("notification", notification::ALL),
    ("problem", problem::ALL),
    ("problem_title", problem_title::ALL),
    ("refused", refused::ALL),
];
