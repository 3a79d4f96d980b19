//! Parses the doc comment of a rule: the first paragraph is the rule in business terms, the last one its source.

use syn::{Attribute, Expr, ExprLit, Lit, Meta};

/// The parts of a rule's doc comment that the table needs.
#[derive(Debug, PartialEq, Eq)]
pub struct Comment {
    /// The rule in business terms: the first paragraph.
    pub sentence: String,
    /// The section of the specification.
    pub source: String,
}

/// Returns the parsed doc comment of a rule, whose last paragraph is `Rule from <source>.`; none for other functions.
pub fn read(attributes: &[Attribute]) -> Option<Result<Comment, String>> {
    let paragraphs = paragraphs(attributes);
    let marks = paragraphs.iter().filter(|text| is_mark(text)).count();
    let (last, before) = paragraphs.split_last()?;
    match marks {
        0 => None,
        1 if is_mark(last) => Some(comment(last, before)),
        _ => Some(Err("“Rule from …” has to be the last paragraph of its doc comment, once".to_owned())),
    }
}

/// Returns whether a paragraph marks a rule, possibly in a wrong format.
fn is_mark(paragraph: &str) -> bool {
    let mut words = paragraph.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
    words.next().is_some_and(|word| word.eq_ignore_ascii_case("rule"))
}

fn comment(mark: &str, before: &[String]) -> Result<Comment, String> {
    let Some(source) = mark.strip_prefix("Rule from ").and_then(|rest| rest.strip_suffix('.')) else {
        return Err(format!("the last paragraph reads “{mark}”, not “Rule from <source>.”"));
    };
    let sentence = match before.first() {
        None => return Err("the doc comment doesn't begin with the rule in business terms".to_owned()),
        Some(text) if !text.ends_with('.') => {
            return Err(format!("“{text}” isn't a sentence: it doesn't end with a period"));
        }
        Some(text) => text.clone(),
    };
    Ok(Comment { sentence, source: source.trim().to_owned() })
}

/// Returns the paragraphs of a doc comment, each on one line.
fn paragraphs(attributes: &[Attribute]) -> Vec<String> {
    let text: Vec<String> = attributes.iter().filter_map(line).collect();
    let paragraphs = text
        .join("\n")
        .split("\n\n")
        .map(|text| text.split_whitespace().collect::<Vec<_>>().join(" "))
        .collect::<Vec<_>>();
    paragraphs.into_iter().filter(|text| !text.is_empty()).collect()
}

fn line(attribute: &Attribute) -> Option<String> {
    let Meta::NameValue(pair) = &attribute.meta else { return None };
    match &pair.value {
        Expr::Lit(ExprLit { lit: Lit::Str(text), .. }) if pair.path.is_ident("doc") => {
            Some(text.value().trim().to_owned())
        }
        _ => None,
    }
}
