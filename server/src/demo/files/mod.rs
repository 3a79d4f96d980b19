//! Real files for the demo, made on the spot: small, but what their names say.

mod office;
mod pdf;
mod picture;

pub(super) use office::{archive, text_document, workbook};
pub(super) use pdf::{locked_pdf, pdf};
pub(super) use picture::picture;
