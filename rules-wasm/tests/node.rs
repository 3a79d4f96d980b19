//! The rules as WebAssembly under Node.
#![cfg(target_arch = "wasm32")]

mod vectors;

use wasm_bindgen_test::wasm_bindgen_test;

#[wasm_bindgen_test]
fn every_vector_holds() {
    vectors::every_vector_holds();
}

#[wasm_bindgen_test]
fn malformed_inputs_are_answered() {
    vectors::malformed_inputs_are_answered();
}
