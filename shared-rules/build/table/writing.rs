//! Writes the table as two macros that pass it to another macro.

use super::rule::{FileRule, Rule};

const RULES: &str = r#"/// The table of rules, passed as a whole to the macro `$then`, by domain and name.
///
/// One row per rule: `domain.rule as jsName -> "TypeScript", "source", "sentence": function, Input;`
#[macro_export]
macro_rules! with_rules {
    ($then:ident) => {
        $then! {
"#;

const FILE_RULES: &str = r#"/// The table of rules that read a file, passed as a whole to the macro `$then`.
///
/// One row per rule, as in the other table. The function takes the bytes and the input, and returns a result and
/// optionally a new file. In the registry's JSON, the file is base64 text in the field `file` of input and output; in
/// the browser it is a `Uint8Array`.
#[macro_export]
macro_rules! with_byte_rules {
    ($then:ident) => {
        $then! {
"#;

const END: &str = "        }\n    };\n}\n";

/// Returns the source code of both macros.
pub fn table(rules: &[Rule]) -> String {
    let rows =
        |file: bool| rules.iter().filter(|rule| rule.file.is_some() == file).map(row).collect::<String>();
    format!("{RULES}{}{END}\n{FILE_RULES}{}{END}", rows(false), rows(true))
}

fn row(rule: &Rule) -> String {
    let Rule { domain, name, js_name, comment, answer, input, .. } = rule;
    let function = match rule.file {
        Some(FileRule { makes_one: false }) => {
            format!("|file: &[u8], input: &_| ({}(file, input), None)", rule.function)
        }
        _ => rule.function.clone(),
    };
    format!(
        "{domain}.{name} as {js_name} -> {answer:?}, {:?}, {:?}: {function}, {input};\n",
        comment.source, comment.sentence,
    )
}
