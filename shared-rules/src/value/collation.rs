//! Names are compared ignoring case and accents, so that Ångström sorts next to Angstrom.

use people_search::fold;

/// A key to sort names by: case, accents and repeated blanks folded away.
#[must_use]
pub fn collation_key(name: &str) -> String {
    let mut key = String::with_capacity(name.len());
    for letter in name.to_lowercase().chars() {
        fold(letter, |plain| key.push(plain));
    }
    key.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::collation_key;

    #[test]
    fn compares_ignoring_case_and_accents() {
        assert_eq!(collation_key("Émile  ZOLA"), collation_key("emile zola"));
        assert_eq!(collation_key("Sørensen"), "sorensen");
        assert_eq!(collation_key("Straße"), "strasse");
        assert!(collation_key("Ångström") < collation_key("Baker"));
    }
}
