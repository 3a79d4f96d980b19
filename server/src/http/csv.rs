//! CSV responses.

use axum::{
    http::header,
    response::{IntoResponse, Response},
};

/// A CSV file for download.
pub struct CsvFile {
    /// The file name: plain letters without quotes.
    pub name: &'static str,
    /// The content.
    pub text: String,
}

impl IntoResponse for CsvFile {
    fn into_response(self) -> Response {
        let headers = [
            (header::CONTENT_TYPE, "text/csv; charset=utf-8; header=present".to_owned()),
            (header::CONTENT_DISPOSITION, format!("attachment; filename=\"{}\"", self.name)),
            (header::CACHE_CONTROL, "no-store".to_owned()),
        ];
        (headers, self.text).into_response()
    }
}
