//! Tests of the rules as WebAssembly: in Node, and in a browser if `WASM_BINDGEN_USE_BROWSER` is set.
#![cfg(all(target_arch = "wasm32", feature = "rules"))]

use serde_json::Value;
use shared_rules::registry::{self, Rule};
use tsify::Ts;
use wasm_bindgen::JsValue;
use wasm_bindgen_test::wasm_bindgen_test;

/// An export of the browser's module: a plain value in, a plain value out.
type Export = fn(JsValue) -> JsValue;

macro_rules! exports {
    ($($domain:ident . $rule:ident as $js:ident -> $ts:literal, $source:literal, $sentence:literal: $call:path, $input:ty;)*) => {
        const EXPORTS: &[(&str, Export)] = &[$(
            (
                concat!(stringify!($domain), ".", stringify!($rule)),
                |input| rules_wasm::$rule(Ts::<$input>::new_unchecked(input)),
            ),
        )*];
    };
}

shared_rules::with_rules!(exports);

/// Every rule passes all its vectors, through the export that the browser calls.
#[wasm_bindgen_test]
fn every_vector_passes() {
    for (name, export) in EXPORTS {
        let rule = registry::find(name).unwrap_or_else(|| panic!("{name} is not in the registry"));
        for case in vectors(rule) {
            let input = js_sys::JSON::parse(&case["input"].to_string()).unwrap();
            let answer = js_sys::JSON::stringify(&export(input)).unwrap();
            let answer: Value = serde_json::from_str(&String::from(answer)).unwrap();
            assert_eq!(answer, case["expected"], "{name}: {}", case["name"]);
        }
    }
}

/// Inputs that are no data at all return data, and the module keeps working.
#[wasm_bindgen_test]
fn malformed_inputs_return_data() {
    for (name, export) in EXPORTS {
        for nonsense in [
            JsValue::UNDEFINED,
            JsValue::from_f64(f64::NAN),
            JsValue::symbol(None),
            JsValue::bigint_from_str("9"),
        ] {
            let answer = export(nonsense);
            assert!(!answer.is_undefined(), "{name} has no answer");
        }
    }
    every_vector_passes();
}

fn vectors(rule: &Rule) -> Vec<Value> {
    let cases: Vec<Value> = serde_json::from_str(rule.vectors).unwrap();
    assert!(!cases.is_empty(), "{} has no vectors", rule.name);
    cases
}
