//! Keeps documents in the order in which they were selected, whichever arrived first.

use shared_rules::documents::uploads::chosen_order::{ChosenFile, ChosenOrder, chosen_order};

use crate::entity::document;

/// Returns the same items, with those selected together in the order of that selection.
pub(crate) fn in_selection_order<T>(things: Vec<T>, document: impl Fn(&T) -> &document::Model) -> Vec<T> {
    let file = |thing: &T| {
        let document = document(thing);
        let place = u64::try_from(document.place).unwrap_or_default();
        ChosenFile { batch: document.batch.map(|batch| batch.to_string()), place }
    };
    let order = chosen_order(&ChosenOrder { files: things.iter().map(file).collect() });
    let mut things: Vec<Option<T>> = things.into_iter().map(Some).collect();
    order.into_iter().filter_map(|place| things.get_mut(place)?.take()).collect()
}
