//! What a rule's doc comment says: first the rule in business words, last where it is and what asks for it.

use syn::{Attribute, Expr, ExprLit, Lit, Meta};

/// What the doc comment of a rule holds besides words for readers of the code.
#[derive(Debug, PartialEq, Eq)]
pub struct Comment {
    /// The rule in business words: its first paragraph.
    pub sentence: String,
    /// The module of the browser that has it.
    pub module: String,
    /// Where the specification asks for it.
    pub source: String,
}

/// What a doc comment says, if it is a rule's: `Rule in <module>, from <source>.` is its last paragraph.
pub fn read(attributes: &[Attribute]) -> Option<Result<Comment, String>> {
    let paragraphs = paragraphs(attributes);
    let marks = paragraphs.iter().filter(|text| is_mark(text)).count();
    let (last, before) = paragraphs.split_last()?;
    match marks {
        0 => None,
        1 if is_mark(last) => Some(comment(last, before)),
        _ => Some(Err("“Rule in …” has to be the last paragraph of its doc comment, once".to_owned())),
    }
}

/// Whether a paragraph says that this is a rule, or tries to.
fn is_mark(paragraph: &str) -> bool {
    let mut words = paragraph.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
    words.next().is_some_and(|word| word.eq_ignore_ascii_case("rule"))
}

fn comment(mark: &str, before: &[String]) -> Result<Comment, String> {
    let said = mark.strip_prefix("Rule in ").and_then(|rest| rest.strip_suffix('.'));
    let Some((module, source)) = said.and_then(|said| said.split_once(", from ")) else {
        return Err(format!("the last paragraph reads “{mark}”, not “Rule in <module>, from <source>.”"));
    };
    let sentence = match before.first() {
        None => return Err("the doc comment doesn't begin with the rule in business words".to_owned()),
        Some(text) if !text.ends_with('.') => {
            return Err(format!("“{text}” is no sentence: it ends without a full stop"));
        }
        Some(text) => text.clone(),
    };
    Ok(Comment { sentence, module: module.to_owned(), source: source.trim().to_owned() })
}

/// The paragraphs of a doc comment, each in one line.
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
