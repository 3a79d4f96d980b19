//! Downloads of a document's bytes. They are never part of the application's own pages: always an attachment, never
//! sniffed, never executed.

pub(super) mod integrity;
mod message_picture;
mod range;

use std::fmt::Write as _;

use axum::{
    body::Body,
    http::{HeaderMap, HeaderName, HeaderValue, StatusCode, header},
    response::{IntoResponse as _, Response},
};
use shared_rules::{
    activity::Activity,
    documents::uploads::stored_type::{UNKNOWN, safe_type},
};
use tokio::io::AsyncReadExt as _;
use tokio_util::io::ReaderStream;

use integrity::{StoredFile, open_intact, read_intact};
use range::{ByteRange, requested_range};

use super::{
    document_commands::OnDocument,
    scan::{require_scanned, require_scanned_for},
    uploads::named_document,
    visibility::{SeenDocument, load_visible_document},
};
use crate::{
    access::SignedIn,
    entity::document,
    features::activity,
    http::{Problem, fetch_destination::is_picture},
    state::AppState,
    storage::StoredDocument,
};

/// Bytes read in one piece.
pub(super) const CHUNK: usize = 64 * 1024;

/// Blocks loading, scripts and navigation in case a browser ever shows a document as a page.
pub(super) const SANDBOX: &str = "sandbox; default-src 'none'";

/// Sends the bytes of a document. An inline image of a message isn't logged as a download, because its reader started
/// none.
pub(super) async fn download_document(
    state: &AppState,
    signed_in: SignedIn,
    on: OnDocument,
    asked: HeaderMap,
) -> Result<Response, Problem> {
    let seen = load_visible_document(state, signed_in, on.document_id).await?;
    if is_picture(&asked) {
        message_picture::require_inline_image(state, &seen).await?;
        return attachment_response(state, &seen.row, seen.member.role().is_lender()).await;
    }
    send_document(state, &seen, asked).await
}

/// Sends the bytes of a visible document as its row describes them.
pub(super) async fn send_document(
    state: &AppState,
    seen: &SeenDocument,
    asked: HeaderMap,
) -> Result<Response, Problem> {
    let row = &seen.row;
    require_scanned_for(row.scan, &seen.member)?;
    let tag = format!("\"{}\"", row.checksum);
    let headers = response_headers(row, &tag);
    let said = |name: HeaderName| asked.get(name).and_then(|value| value.to_str().ok());
    if said(header::IF_NONE_MATCH) == Some(&tag) {
        return Ok((StatusCode::NOT_MODIFIED, headers).into_response());
    }
    let same = said(header::IF_RANGE).is_none_or(|known| known == tag);
    let size = u64::try_from(row.size).unwrap_or_default();
    let part = requested_range(said(header::RANGE).filter(|_| same), size);
    // Any satisfiable part counts as a download: a reader who skips the first byte has read the rest.
    if !matches!(part, ByteRange::Unsatisfiable) {
        let activity = Activity::Downloaded { document: named_document(row) };
        let (place, actor_id, at) = ((&seen.member.loan).into(), seen.member.user.id, state.clock.now());
        activity::record_view_once(state, vec![activity::NewActivity { place, actor_id, at, activity }])
            .await?;
    }
    match part {
        ByteRange::Whole => send_part(state, row, headers, None).await,
        ByteRange::Bytes(first, last) => send_part(state, row, headers, Some((first, last))).await,
        ByteRange::Unsatisfiable => {
            Ok((StatusCode::RANGE_NOT_SATISFIABLE, [(header::CONTENT_RANGE, format!("bytes */{size}"))])
                .into_response())
        }
    }
}

/// Returns a whole stored file as an attachment. `lends` selects the error text for lenders or others.
///
/// # Errors
/// When its bytes can't be read, or must not be.
pub(crate) async fn attachment_response(
    state: &AppState,
    row: &document::Model,
    lends: bool,
) -> Result<Response, Problem> {
    require_scanned(row.scan, lends)?;
    send_part(state, row, response_headers(row, &format!("\"{}\"", row.checksum)), None).await
}

async fn send_part(
    state: &AppState,
    row: &document::Model,
    headers: HeaderMap,
    bytes: Option<(u64, u64)>,
) -> Result<Response, Problem> {
    let (file, from) = (StoredFile::from(row), bytes.map_or(0, |(first, _)| first));
    let size = file.size;
    let stored = open_intact(state, &file, from).await?;
    let Some((first, last)) = bytes else {
        let body = Body::from_stream(read_intact(state.clone(), file, stored));
        return Ok((headers, [(header::CONTENT_LENGTH, size.to_string())], body).into_response());
    };
    let length = last.saturating_sub(first).saturating_add(1);
    let about = [
        (header::CONTENT_RANGE, format!("bytes {first}-{last}/{size}")),
        (header::CONTENT_LENGTH, length.to_string()),
    ];
    Ok((StatusCode::PARTIAL_CONTENT, headers, about, body_of(stored, length)).into_response())
}

fn body_of(file: StoredDocument, length: u64) -> Body {
    Body::from_stream(ReaderStream::with_capacity(file.take(length), CHUNK))
}

fn response_headers(row: &document::Model, tag: &str) -> HeaderMap {
    let value = |text: &str| HeaderValue::from_str(text).unwrap_or(HeaderValue::from_static(UNKNOWN));
    HeaderMap::from_iter([
        (header::CONTENT_TYPE, HeaderValue::from_static(safe_type(&row.mime_type))),
        (header::CONTENT_DISPOSITION, value(&content_disposition(&row.name))),
        (header::CONTENT_SECURITY_POLICY, HeaderValue::from_static(SANDBOX)),
        (header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff")),
        (header::CACHE_CONTROL, HeaderValue::from_static("private, no-cache")),
        (header::ACCEPT_RANGES, HeaderValue::from_static("bytes")),
        (header::ETAG, value(tag)),
    ])
}

/// Returns whether a character changes the text direction of what follows: it makes `exe.pdf` of `fdp.exe`.
const fn is_direction_mark(c: char) -> bool {
    matches!(c, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// Returns the header for an attachment under the document's name: plain for old browsers, exact for the others (RFC
/// 6266). Direction marks, which older names may contain, are left out.
pub(super) fn content_disposition(name: &str) -> String {
    let name: String = name.chars().filter(|c| !is_direction_mark(*c)).collect();
    let plain: String = name
        .chars()
        .map(|c| if c.is_ascii_graphic() && !matches!(c, '"' | '\\' | '%') || c == ' ' { c } else { '_' })
        .collect();
    let exact = name.bytes().fold(String::new(), |mut text, byte| {
        if byte.is_ascii_alphanumeric() || b"-._~".contains(&byte) {
            text.push(char::from(byte));
        } else {
            let _ = write!(text, "%{byte:02X}");
        }
        text
    });
    format!("attachment; filename=\"{plain}\"; filename*=UTF-8''{exact}")
}

#[cfg(test)]
mod tests {
    use super::content_disposition;

    #[test]
    fn content_disposition_is_safe_for_any_name() {
        assert_eq!(
            content_disposition("Señor \"X\"\r\n.pdf"),
            "attachment; filename=\"Se_or _X___.pdf\"; filename*=UTF-8''Se%C3%B1or%20%22X%22%0D%0A.pdf"
        );
        assert_eq!(
            content_disposition("a\u{202e}fdp.txt"),
            "attachment; filename=\"afdp.txt\"; filename*=UTF-8''afdp.txt"
        );
    }
}
