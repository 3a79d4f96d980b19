//! One rule, read from its function.

use std::collections::BTreeSet;

use syn::{FnArg, ItemFn, PatType, ReturnType, Type, Visibility};

use super::{
    comment::{self, Comment},
    source::Source,
    typescript,
};

/// One row of the table.
pub struct Rule {
    /// File and function, for messages.
    pub place: String,
    /// The folder it belongs to.
    pub domain: String,
    /// The function's name.
    pub name: String,
    /// The name of its export in the browser.
    pub js_name: String,
    /// What its doc comment says.
    pub comment: Comment,
    /// The TypeScript of its answer.
    pub answer: String,
    /// The path of the function, from the crate's root.
    pub function: String,
    /// The path of the type of its input.
    pub input: String,
    /// How it looks into a file, if it does.
    pub file: Option<FileRule>,
}

/// A rule that looks into a file.
pub struct FileRule {
    /// Whether it makes a new file.
    pub makes_one: bool,
}

impl Rule {
    /// Its file of vectors, from their folder.
    pub fn vectors(&self) -> String {
        format!("{}/{}.json", self.domain, self.name)
    }
}

/// The rule that a function is, if its doc comment says that it is one.
pub fn read(source: &Source, function: &ItemFn, declared: &BTreeSet<String>) -> Option<Result<Rule, String>> {
    let place = format!("{}, {}", source.path, function.sig.ident);
    let comment = comment::read(&function.attrs)?;
    let rule = comment.and_then(|comment| rule(source, function, declared, comment));
    Some(
        rule.map(|rule| Rule { place: place.clone(), ..rule })
            .map_err(|problem| format!("{place}: {problem}")),
    )
}

fn rule(
    source: &Source,
    function: &ItemFn,
    declared: &BTreeSet<String>,
    comment: Comment,
) -> Result<Rule, String> {
    let name = function.sig.ident.to_string();
    let domain = source.module.first().ok_or("a rule stands in the folder of its domain")?;
    if !matches!(function.vis, Visibility::Public(_)) {
        return Err("a rule is pub".to_owned());
    }
    let (file, input) = parameters(function)?;
    let (answer, file) = answer(&function.sig.output, file, declared)?;
    Ok(Rule {
        place: String::new(),
        domain: domain.clone(),
        js_name: camel_case(&name),
        answer,
        function: path(source.module.iter().chain([&name])),
        input: input_path(source, input)?,
        name,
        comment,
        file,
    })
}

/// Whether the function takes a file first, and the type of its input.
fn parameters(function: &ItemFn) -> Result<(bool, &Type), String> {
    let types: Option<Vec<&Type>> = function.sig.inputs.iter().map(borrowed).collect();
    let plain = function.sig.generics.params.is_empty() && function.sig.asyncness.is_none();
    match types.as_deref() {
        Some([input]) if plain => Ok((false, input)),
        Some([Type::Slice(_), input]) if plain => Ok((true, input)),
        _ => Err("a rule takes one borrowed input, or a file (&[u8]) and one".to_owned()),
    }
}

fn borrowed(argument: &FnArg) -> Option<&Type> {
    let FnArg::Typed(PatType { ty, .. }) = argument else { return None };
    if let Type::Reference(reference) = &**ty { Some(&reference.elem) } else { None }
}

fn input_path(source: &Source, input: &Type) -> Result<String, String> {
    let Type::Path(named) = input else { return Err("the input of a rule is one named type".to_owned()) };
    let found = source.resolve(&named.path);
    let found =
        found.ok_or("the type of its input is neither in this file nor named in one of its `use`s")?;
    Ok(path(&found))
}

/// The TypeScript of the answer, and how the function looks into a file.
fn answer(
    output: &ReturnType,
    file: bool,
    declared: &BTreeSet<String>,
) -> Result<(String, Option<FileRule>), String> {
    let answer = typescript::returned(output)?;
    match answer {
        _ if !file => Ok((typescript::of(answer, declared)?, None)),
        Type::Tuple(both) if both.elems.len() == 2 => {
            let answer = typescript::of(&both.elems[0], declared)?;
            Ok((
                format!("{{ answer: {answer}, file: Uint8Array | null }}"),
                Some(FileRule { makes_one: true }),
            ))
        }
        _ => {
            let answer = typescript::of(answer, declared)?;
            Ok((format!("{{ answer: {answer}, file: null }}"), Some(FileRule { makes_one: false })))
        }
    }
}

fn path<'a>(parts: impl IntoIterator<Item = &'a String>) -> String {
    parts.into_iter().fold("$crate".to_owned(), |path, part| format!("{path}::{part}"))
}

fn camel_case(name: &str) -> String {
    let mut words = name.split('_');
    let first = words.next().unwrap_or_default().to_owned();
    words.fold(first, |before, word| {
        let (initial, rest) = word.split_at(word.chars().next().map_or(0, char::len_utf8));
        format!("{before}{}{rest}", initial.to_uppercase())
    })
}
