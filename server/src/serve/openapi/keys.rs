//! Documents the idempotency key for all POST operations.

use utoipa::openapi::{
    ObjectBuilder, OpenApi, Required, Type,
    path::{Parameter, ParameterBuilder, ParameterIn},
};

use crate::serve::idempotency::is_exempt;

const WORDS: &str = "A key of the caller's choice, of 1 to 200 characters. The same request under the same key is carried \
    out once and its answer repeated for a day; another request under it is refused (422), and the same one while it \
    runs (409).";

/// Adds the header to every POST operation that supports keys.
pub(super) fn offer(contract: &mut OpenApi) {
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
