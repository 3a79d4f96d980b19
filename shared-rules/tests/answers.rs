//! Tests that no rule returns a map: a map becomes a JavaScript object, which can't have the key `__proto__`.

// Unexpected states may panic in tests.
#![allow(clippy::unwrap_used)]

use std::{fs, path::Path};

use syn::{Attribute, Fields, GenericArgument, Item, PathArguments, Type};

#[test]
fn results_have_no_maps() {
    let mut seen = 0;
    let mut maps = Vec::new();
    visit(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut |item| {
        let (name, attributes, fields) = match item {
            Item::Struct(item) => (&item.ident, &item.attrs, vec![&item.fields]),
            Item::Enum(item) => (&item.ident, &item.attrs, item.variants.iter().map(|v| &v.fields).collect()),
            _ => return,
        };
        if !(mentions(attributes, "Serialize") && mentions(attributes, "Tsify")) {
            return;
        }
        seen += 1;
        if fields.into_iter().flat_map(Fields::iter).any(|field| has_map(&field.ty)) {
            maps.push(name.to_string());
        }
    });
    assert!(seen > 100, "{seen}");
    assert_eq!(maps, Vec::<String>::new());
}

#[test]
fn finds_nested_maps() {
    for text in [
        "BTreeMap<String, u32>",
        "Option<Vec<HashMap<String, u32>>>",
        "(u32, std::collections::HashMap<u8, u8>)",
    ] {
        assert!(has_map(&syn::parse_str(text).unwrap()), "{text}");
    }
    assert!(!has_map(&syn::parse_str("Vec<Option<String>>").unwrap()));
}

/// Calls `then` for every item of the source files below the folder.
fn visit(folder: &Path, then: &mut impl FnMut(&Item)) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            visit(&path, then);
        } else if path.extension().is_some_and(|kind| kind == "rs") {
            syn::parse_file(&fs::read_to_string(&path).unwrap()).unwrap().items.iter().for_each(&mut *then);
        }
    }
}

/// Returns whether one of the attributes names that derive.
fn mentions(attributes: &[Attribute], derive: &str) -> bool {
    let lists = attributes.iter().filter_map(|attribute| attribute.meta.require_list().ok());
    lists
        .into_iter()
        .any(|list| list.tokens.to_string().split(|c: char| !c.is_alphanumeric()).any(|word| word == derive))
}

/// Returns whether the type is a map or contains one.
fn has_map(of: &Type) -> bool {
    match of {
        Type::Path(named) => named.path.segments.iter().any(|segment| {
            segment.ident == "BTreeMap" || segment.ident == "HashMap" || has_map_argument(&segment.arguments)
        }),
        Type::Tuple(tuple) => tuple.elems.iter().any(has_map),
        Type::Reference(reference) => has_map(&reference.elem),
        Type::Slice(slice) => has_map(&slice.elem),
        Type::Array(array) => has_map(&array.elem),
        _ => false,
    }
}

fn has_map_argument(arguments: &PathArguments) -> bool {
    let PathArguments::AngleBracketed(arguments) = arguments else { return false };
    arguments.args.iter().any(|argument| matches!(argument, GenericArgument::Type(of) if has_map(of)))
}
