//! Given and family name as one text.

use crate::index::IndexedPerson;
use crate::text::{Text, TextReadings, signature};

/// The separators of "given family", "family given" and "family, given", and whether the family name comes first.
const FORMS: [(bool, &[u16]); 3] = [(false, &[0x20]), (true, &[0x20]), (true, &[0x2c, 0x20])];

/// Given and family name as one text.
#[derive(Clone, Debug)]
pub(crate) struct FullName {
    pub text: TextReadings,
    pub family_first: bool,
    pub separator_length: usize,
}

impl FullName {
    /// Returns "given family", "family given" and "family, given"; none if a name is missing.
    pub fn all(person: &IndexedPerson) -> Vec<Self> {
        let [family, given, _] = &*person.keys;
        if family.lower.units.is_empty() || given.lower.units.is_empty() {
            return Vec::new();
        }
        let differs = family.folded.is_some() || given.folded.is_some();
        let join = |(family_first, separator): (bool, &[u16])| {
            let (first, second) = if family_first { (family, given) } else { (given, family) };
            let join = |first: &Text, second: &Text| {
                Text::from(&*[&*first.units, separator, &*second.units].concat())
            };
            let folded = || join(first.folded_or_lower(), second.folded_or_lower());
            let text = TextReadings {
                lower: join(&first.lower, &second.lower),
                folded: differs.then(|| Box::new(folded())),
            };
            Self { text, family_first, separator_length: separator.len() }
        };
        FORMS.map(join).into()
    }

    /// Returns a signature that holds that of each full name.
    pub fn signature(family: &TextReadings, given: &TextReadings) -> u128 {
        family.signature() | given.signature() | signature(&[0x20, 0x2c])
    }
}
