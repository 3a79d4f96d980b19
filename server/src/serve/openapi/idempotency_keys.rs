//! Documents the idempotency key for all POST operations.

use utoipa::openapi::{
    ObjectBuilder, OpenApi, Required, Type,
    path::{Parameter, ParameterBuilder, ParameterIn},
};

use crate::serve::idempotency::is_exempt;

const WORDS: &str = "A key of the caller's choice, 1 to 200 characters. A request with the same key is processed once, \
    and its response is replayed for a day. A different request with the key is rejected (422), and so is the same one while \
    it is being processed (409).";

/// Adds the header to every POST operation that supports keys.
pub(super) fn add_key_header(contract: &mut OpenApi) {
    for (path, item) in &mut contract.paths.paths {
        if let Some(operation) = item.post.as_mut().filter(|_| !is_exempt(path)) {
            operation.parameters.get_or_insert_default().push(header());
        }
    }
}

fn header() -> Parameter {
    ParameterBuilder::new()
        .name("Idempotency-Key")
        .parameter_in(ParameterIn::Header)
        .required(Required::False)
        .description(Some(WORDS))
        .schema(Some(ObjectBuilder::new().schema_type(Type::String)))
        .build()
}
