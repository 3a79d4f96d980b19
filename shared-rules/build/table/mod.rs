//! The table of rules: read from the source code, and written as the macros that generate the registry and the
//! bridge.

mod comment;
mod rule;
mod source;
mod typescript;
mod writing;

use std::{collections::BTreeMap, collections::BTreeSet, path::Path};

use rule::Rule;

/// The folder with the types that search rules return.
const ENGINE: &str = "people-search/src";

/// Returns the table of the package in that folder, or all problems with its rules.
pub fn of(package: &Path) -> Result<String, Vec<String>> {
    let read = |folder: &str| source::all(&package.join(folder)).map_err(|problem| vec![problem]);
    let sources = read("src")?;
    let mut declared = typescript::declared(&sources);
    declared.extend(typescript::declared(&read(ENGINE)?));
    let mut problems = Vec::new();
    let mut rules = Vec::new();
    for source in &sources {
        for found in source.functions().filter_map(|function| rule::read(source, function, &declared)) {
            match found {
                Ok(rule) => rules.push(rule),
                Err(problem) => problems.push(problem),
            }
        }
    }
    rules.sort_by(|a, b| (&a.domain, &a.name).cmp(&(&b.domain, &b.name)));
    problems.extend(duplicate_names(&rules));
    problems.extend(unmatched_vectors(&rules, &package.join("vectors")));
    if problems.is_empty() { Ok(writing::table(&rules)) } else { Err(problems) }
}

/// Returns the problems of duplicate names: the browser's modules export all rules by name.
fn duplicate_names(rules: &[Rule]) -> Vec<String> {
    let mut places: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for rule in rules {
        places.entry(&rule.name).or_default().push(&rule.place);
    }
    let doubled = places.into_iter().filter(|(_, places)| places.len() > 1);
    doubled.map(|(name, places)| format!("duplicate rule name {name}: {}", places.join(" and "))).collect()
}

/// Returns the problems of rules without vectors, and of vectors without a rule.
fn unmatched_vectors(rules: &[Rule], folder: &Path) -> Vec<String> {
    let known: BTreeSet<String> = rules.iter().map(Rule::vectors).collect();
    let there: BTreeSet<String> = source::below(folder)
        .into_iter()
        .filter_map(|file| Some(file.strip_prefix(folder).ok()?.to_str()?.replace('\\', "/")))
        .filter(|file| file.ends_with(".json"))
        .collect();
    let missing = rules.iter().filter(|rule| !there.contains(&rule.vectors())).map(|rule| {
        format!("{}: the rule has no vectors: add shared-rules/vectors/{}", rule.place, rule.vectors())
    });
    let left = there.difference(&known).map(|file| {
        format!(
            "shared-rules/vectors/{file} belongs to no rule: is “Rule from ….” missing from a doc comment?"
        )
    });
    missing.chain(left).collect()
}
