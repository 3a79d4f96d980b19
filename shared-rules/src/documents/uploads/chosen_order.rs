//! Files that were chosen together stay in the order in which they were chosen, whichever arrives first
//! (platform §5; FILE-09).

use crate::value::ordering::order_by;
use serde::{Deserialize, Serialize};
use std::collections::HashMap;

/// A file and where it stood when it was chosen.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ChosenFile {
    /// The id of the choice; files chosen together have the same. Without one it was chosen alone.
    #[serde(default)]
    pub batch: Option<String>,
    /// Its place in that choice, from 0.
    #[serde(default)]
    pub place: u64,
}

/// Files in the order in which they are there now.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ChosenOrder {
    /// The files.
    pub files: Vec<ChosenFile>,
}

/// Files chosen together stay in the order in which they were chosen.
///
/// The places of the files in the order in which they are shown: a choice stands where its first file
/// stands, its files as they were chosen.
///
/// Rule from platform §5; FILE-08.
#[must_use]
pub fn chosen_order(input: &ChosenOrder) -> Vec<usize> {
    let mut firsts: HashMap<&str, usize> = HashMap::new();
    let mut order: Vec<(usize, u64, usize)> = Vec::with_capacity(input.files.len());
    for (index, file) in input.files.iter().enumerate() {
        let first = file.batch.as_deref().map_or(index, |batch| *firsts.entry(batch).or_insert(index));
        order.push((first, file.place, index));
    }
    order_by(&mut order, |place| *place);
    order.into_iter().map(|(.., index)| index).collect()
}
