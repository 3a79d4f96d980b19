//! The table of rules is generated from the source code: its rows, and its errors for malformed rules.

// Unexpected states may panic in tests.
#![allow(clippy::unwrap_used)]

#[path = "../build/table/mod.rs"]
mod table;

use std::{fs, path::Path};

/// Returns a package with one rule in `src/value/badge.rs`, as modified by the test, and its vectors.
fn package(rule: &str, vectors: &[&str]) -> Result<String, Vec<String>> {
    let folder = tempfile::tempdir().unwrap();
    write(folder.path(), "src/value/badge.rs", rule);
    for file in vectors {
        write(folder.path(), &format!("vectors/{file}"), "[]");
    }
    table::of(folder.path())
}

fn write(folder: &Path, file: &str, text: &str) {
    let file = folder.join(file);
    fs::create_dir_all(file.parent().unwrap()).unwrap();
    fs::write(file, text).unwrap();
}

const BADGE: &str = r#"
use crate::team::role::{RoleInput, Role as Part};

/// A badge.
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct Badge;

/// A badge shows a count up to 99
/// and '99+' beyond.
///
/// Rule from platform §9; CONST-01,
/// CONST-02.
#[must_use]
pub fn badge_count_2(input: &RoleInput) -> Vec<Option<Badge>> {}
"#;

const VECTORS: &[&str] = &["value/badge_count_2.json"];

fn row(rule: &str) -> String {
    let table = package(rule, VECTORS).unwrap();
    table.lines().find(|line| line.contains("badge_count_2")).unwrap().to_owned()
}

fn problem(rule: &str) -> String {
    package(rule, VECTORS).unwrap_err().join("\n")
}

#[test]
fn derives_row_from_function() {
    assert_eq!(
        row(BADGE),
        "value.badge_count_2 as badgeCount2 -> \"(Badge | null)[]\", \
         \"platform §9; CONST-01, CONST-02\", \"A badge shows a count up to 99 and '99+' beyond.\": \
         $crate::value::badge::badge_count_2, $crate::team::role::RoleInput;"
    );
}

#[test]
fn converts_result_to_typescript() {
    for (rust, typescript) in [
        ("bool", "boolean"),
        ("&'static str", "string"),
        ("Option<u64>", "number | null"),
        ("Vec<Badge>", "Badge[]"),
        ("Option<Vec<String>>", "string[] | null"),
        ("&'static [Badge]", "Badge[]"),
        ("(String, Badge)", "[string, Badge]"),
        ("super::elsewhere::Badge", "Badge"),
    ] {
        let row = row(&BADGE.replace("Vec<Option<Badge>>", rust));
        assert!(row.contains(&format!("-> \"{typescript}\",")), "{rust}: {row}");
    }
}

#[test]
fn resolves_input_type() {
    for (rust, path) in [
        ("&Badge", "$crate::value::badge::Badge;"),
        ("&Part", "$crate::team::role::Role;"),
        ("&super::phone::Phone", "$crate::value::phone::Phone;"),
    ] {
        let row = row(&BADGE.replace("&RoleInput", rust));
        assert!(row.ends_with(path), "{rust}: {row}");
    }
}

#[test]
fn puts_file_rules_in_separate_table() {
    let rule = BADGE.replace("input: &RoleInput", "file: &[u8], input: &Badge");
    assert!(row(&rule).contains("\"{ answer: (Badge | null)[], file: null }\""));
    assert!(
        row(&rule)
            .contains("|file: &[u8], input: &_| ($crate::value::badge::badge_count_2(file, input), None)")
    );
    let makes_one = rule.replace("Vec<Option<Badge>>", "(Badge, Option<Vec<u8>>)");
    assert!(row(&makes_one).contains("\"{ answer: Badge, file: Uint8Array | null }\""));
    assert!(row(&makes_one).contains(": $crate::value::badge::badge_count_2,"));
}

#[test]
fn ignores_other_functions() {
    let helper = "/// Whether it is so.\npub fn so(input: &str) -> bool {}\n";
    let table = package(helper, &[]).unwrap();
    assert!(!table.contains("badge::so"));
}

#[test]
fn rejects_unmatched_vectors() {
    let missing = package(BADGE, &[]).unwrap_err();
    assert_eq!(
        missing,
        ["shared-rules/src/value/badge.rs, badge_count_2: the rule has no vectors: add \
          shared-rules/vectors/value/badge_count_2.json"]
    );
    let left = package(BADGE, &["value/badge_count_2.json", "value/gone.json"]).unwrap_err();
    assert!(
        left.join("\n").starts_with("shared-rules/vectors/value/gone.json belongs to no rule"),
        "{left:?}"
    );
}

#[test]
fn rejects_malformed_rules_with_location() {
    for (from, to, words) in [
        ("Rule from", "Rule of", "not “Rule from <source>.”"),
        ("Rule from", "rule from", "not “Rule from <source>.”"),
        ("CONST-02.", "CONST-02", "not “Rule from <source>.”"),
        ("'99+' beyond.", "'99+' beyond", "isn't a sentence"),
        ("CONST-02.\n", "CONST-02.\n///\n/// More words.\n", "has to be the last paragraph"),
        ("/// A badge shows a count up to 99\n/// and '99+' beyond.\n///\n", "", "in business terms"),
        ("pub fn", "fn", "a rule has to be pub"),
        ("&RoleInput", "&Unheard", "the type of its input"),
        ("&RoleInput", "RoleInput", "takes one borrowed input"),
        ("Vec<Option<Badge>>", "Unheard", "it returns Unheard, which has no TypeScript"),
        (" -> Vec<Option<Badge>>", "", "it returns nothing"),
    ] {
        let problem = problem(&BADGE.replace(from, to));
        assert!(problem.starts_with("shared-rules/src/value/badge.rs, badge_count_2: "), "{problem}");
        assert!(problem.contains(words), "{to}: {problem}");
    }
    assert!(problem("pub fn {").starts_with("shared-rules/src/value/badge.rs can't be parsed: "));
}

#[test]
fn rejects_duplicate_names() {
    let folder = tempfile::tempdir().unwrap();
    write(folder.path(), "src/value/badge.rs", BADGE);
    write(folder.path(), "src/team/badge.rs", BADGE);
    for domain in ["team", "value"] {
        write(folder.path(), &format!("vectors/{domain}/badge_count_2.json"), "[]");
    }
    let problems = table::of(folder.path()).unwrap_err();
    assert!(problems[0].starts_with("duplicate rule name badge_count_2: shared-rules/src/team/badge.rs"));
}
