//! Reads one rule from its function.

use std::collections::BTreeSet;

use syn::{FnArg, ItemFn, PatType, ReturnType, Type, Visibility};

use super::{
    comment::{self, Comment},
    source::SourceFile,
    typescript,
};

/// One row of the table.
pub struct Rule {
    /// File and function, for error messages.
    pub place: String,
    /// The folder of its domain.
    pub domain: String,
    /// The function's name.
    pub name: String,
    /// The name of its export in the browser.
    pub js_name: String,
    /// The parts of its doc comment.
    pub comment: Comment,
    /// The TypeScript type of its result.
    pub answer: String,
    /// The path of the function from the crate's root.
    pub function: String,
    /// The path of its input type from the crate's root.
    pub input: String,
    /// How it uses a file, if it does.
    pub file: Option<FileRule>,
}

/// A rule that reads a file.
pub struct FileRule {
    /// Whether it may return a new file.
    pub makes_one: bool,
}

impl Rule {
    /// Returns the path of its vectors inside their folder.
    pub fn vectors(&self) -> String {
        format!("{}/{}.json", self.domain, self.name)
    }
}

/// Returns the rule of a function, if its doc comment marks it as one.
pub fn read(
    source: &SourceFile,
    function: &ItemFn,
    declared: &BTreeSet<String>,
) -> Option<Result<Rule, String>> {
    let place = format!("{}, {}", source.path, function.sig.ident);
    let comment = comment::read(&function.attrs)?;
    let rule = comment.and_then(|comment| rule(source, function, declared, comment));
    Some(
        rule.map(|rule| Rule { place: place.clone(), ..rule })
            .map_err(|problem| format!("{place}: {problem}")),
    )
}

fn rule(
    source: &SourceFile,
    function: &ItemFn,
    declared: &BTreeSet<String>,
    comment: Comment,
) -> Result<Rule, String> {
    let name = function.sig.ident.to_string();
    let domain = source.module.first().ok_or("a rule has to be in the folder of its domain")?;
    if !matches!(function.vis, Visibility::Public(_)) {
        return Err("a rule has to be pub".to_owned());
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

/// Returns whether the function takes a file first, and its input type.
fn parameters(function: &ItemFn) -> Result<(bool, &Type), String> {
    let types: Option<Vec<&Type>> = function.sig.inputs.iter().map(borrowed_type).collect();
    let plain = function.sig.generics.params.is_empty() && function.sig.asyncness.is_none();
    match types.as_deref() {
        Some([input]) if plain => Ok((false, input)),
        Some([Type::Slice(_), input]) if plain => Ok((true, input)),
        _ => Err("a rule takes one borrowed input, optionally after a file (&[u8])".to_owned()),
    }
}

fn borrowed_type(argument: &FnArg) -> Option<&Type> {
    let FnArg::Typed(PatType { ty, .. }) = argument else { return None };
    if let Type::Reference(reference) = &**ty { Some(&reference.elem) } else { None }
}

fn input_path(source: &SourceFile, input: &Type) -> Result<String, String> {
    let Type::Path(named) = input else {
        return Err("the input of a rule has to be a named type".to_owned());
    };
    let found = source.resolve(&named.path);
    let found = found.ok_or("the type of its input is neither defined nor imported in this file")?;
    Ok(path(&found))
}

/// Returns the TypeScript type of the result, and how the function uses a file.
fn answer(
    output: &ReturnType,
    file: bool,
    declared: &BTreeSet<String>,
) -> Result<(String, Option<FileRule>), String> {
    let answer = typescript::return_type(output)?;
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
