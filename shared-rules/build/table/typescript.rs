//! Converts the return types of rules to TypeScript.

use std::collections::BTreeSet;

use syn::{Attribute, GenericArgument, PathArguments, ReturnType, Type};

use super::source::SourceFile;

/// Returns the names of all types with a TypeScript declaration.
pub fn declared(sources: &[SourceFile]) -> BTreeSet<String> {
    let types = sources.iter().flat_map(SourceFile::types);
    types.filter(|(_, attributes)| attributes.iter().any(derives_tsify)).map(|(name, _)| name).collect()
}

/// Returns whether an attribute is `#[cfg_attr(feature = "ts", derive(tsify::Tsify))]`.
fn derives_tsify(attribute: &Attribute) -> bool {
    let syn::Meta::List(list) = &attribute.meta else { return false };
    list.path.is_ident("cfg_attr")
        && list.tokens.to_string().replace(' ', "").contains("derive(tsify::Tsify)")
}

/// Returns the return type of a function.
pub fn return_type(output: &ReturnType) -> Result<&Type, String> {
    match output {
        ReturnType::Type(_, answer) => Ok(answer),
        ReturnType::Default => Err("it returns nothing".to_owned()),
    }
}

/// Returns the TypeScript type, or the reason why there is none.
pub fn of(answer: &Type, declared: &BTreeSet<String>) -> Result<String, String> {
    match answer {
        Type::Reference(reference) => of(&reference.elem, declared),
        Type::Slice(slice) => of(&slice.elem, declared).map(|each| list(&each)),
        Type::Array(array) => of(&array.elem, declared).map(|each| list(&each)),
        Type::Tuple(tuple) if !tuple.elems.is_empty() => {
            let parts: Result<Vec<String>, String> =
                tuple.elems.iter().map(|part| of(part, declared)).collect();
            Ok(format!("[{}]", parts?.join(", ")))
        }
        Type::Path(path) => named(path.path.segments.last(), declared),
        _ => Err("it returns a type that has no TypeScript".to_owned()),
    }
}

fn named(segment: Option<&syn::PathSegment>, declared: &BTreeSet<String>) -> Result<String, String> {
    let Some(segment) = segment else { return Err("it returns a type without a name".to_owned()) };
    let name = segment.ident.to_string();
    let inside = generic_arguments(&segment.arguments);
    match (name.as_str(), inside.as_slice()) {
        ("bool", []) => Ok("boolean".to_owned()),
        ("String" | "str" | "char", []) => Ok("string".to_owned()),
        (
            "u8" | "u16" | "u32" | "u64" | "usize" | "i8" | "i16" | "i32" | "i64" | "isize" | "f32" | "f64",
            [],
        ) => Ok("number".to_owned()),
        ("Vec" | "BTreeSet", [each]) => of(each, declared).map(|each| list(&each)),
        ("Option", [some]) => of(some, declared).map(|some| format!("{some} | null")),
        ("Box" | "Cow", [inner]) => of(inner, declared),
        (_, []) if declared.contains(&name) => Ok(name),
        _ => Err(format!("it returns {name}, which has no TypeScript: does it derive tsify::Tsify?")),
    }
}

fn list(each: &str) -> String {
    if each.contains(" | ") { format!("({each})[]") } else { format!("{each}[]") }
}

/// Returns the types between the angle brackets.
fn generic_arguments(arguments: &PathArguments) -> Vec<&Type> {
    let PathArguments::AngleBracketed(arguments) = arguments else { return Vec::new() };
    let types = arguments.args.iter().filter_map(|argument| match argument {
        GenericArgument::Type(inner) => Some(inner),
        _ => None,
    });
    types.collect()
}
