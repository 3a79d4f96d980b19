//! Uploaded pictures. Their type is detected from the content, never from the name or the browser's content type.

use std::sync::Arc;

use axum::extract::{FromRef, FromRequest, Request};
use futures_util::StreamExt as _;
use imagesize::ImageType;
use shared_rules::{
    team::picture::{MAX_PICTURE_BYTES, PictureContent, PictureKind, picture_kind},
    text::refused::PICTURE_TOO_LARGE,
    violation::Violation,
};
use tokio::time::timeout;

use super::Problem;
use crate::environment::Config;

/// The number of bytes read and discarded before an oversized upload is cut off. A browser that is cut off earlier
/// shows no response.
pub(crate) const DISCARDED_BYTES: usize = 16 * 1024 * 1024;

/// A validated picture.
#[derive(Clone, Debug)]
pub struct UploadedPicture {
    /// Its type.
    pub kind: PictureKind,
    /// Its bytes.
    pub bytes: Vec<u8>,
}

impl UploadedPicture {
    /// Validates a file by its header, without decoding pixels.
    ///
    /// # Errors
    /// The reason, as a violation of `field`.
    pub fn read(field: &str, bytes: Vec<u8>) -> Result<Self, Violation> {
        let length = u32::try_from(bytes.len()).unwrap_or(u32::MAX);
        let kind = picture_kind(field, length, content_of(&bytes))?;
        Ok(Self { kind, bytes })
    }
}

fn content_of(bytes: &[u8]) -> PictureContent {
    let kind = match imagesize::image_type(bytes) {
        Ok(ImageType::Png) => PictureKind::Png,
        Ok(ImageType::Jpeg) => PictureKind::Jpeg,
        Ok(ImageType::Webp) => PictureKind::WebP,
        _ if is_drawing(bytes) => return PictureContent::Svg,
        _ => return PictureContent::Other,
    };
    let Ok(size) = imagesize::blob_size(bytes) else { return PictureContent::Other };
    let side = |pixels: usize| u32::try_from(pixels).unwrap_or(u32::MAX);
    PictureContent::Picture(kind, side(size.width), side(size.height))
}

/// Returns whether the file begins like an SVG, optionally after an XML prolog.
fn is_drawing(bytes: &[u8]) -> bool {
    let start = &bytes[..bytes.len().min(1_024)];
    let start = String::from_utf8_lossy(start).to_ascii_lowercase();
    start.trim_start_matches('\u{feff}').trim_start().starts_with('<') && start.contains("<svg")
}

/// A picture as a request body.
#[derive(Debug)]
pub struct SentPicture(pub UploadedPicture);

impl<S: Send + Sync> FromRequest<S> for SentPicture
where
    Arc<Config>: FromRef<S>,
{
    type Rejection = Problem;

    async fn from_request(request: Request, state: &S) -> Result<Self, Problem> {
        let time = Arc::<Config>::from_ref(state).limits.body_time;
        let bytes = timeout(time, bytes_of(request)).await.map_err(|_| Problem::too_slow())??;
        let picture =
            UploadedPicture::read("picture", bytes).map_err(|wrong| Problem::invalid(vec![wrong]))?;
        Ok(Self(picture))
    }
}

async fn bytes_of(request: Request) -> Result<Vec<u8>, Problem> {
    let most = MAX_PICTURE_BYTES as usize;
    let (mut parts, mut came, mut bytes) = (request.into_body().into_data_stream(), 0_usize, Vec::new());
    while let Some(part) = parts.next().await {
        let part = part.map_err(|error| Problem::malformed("", &error.to_string()))?;
        came = came.saturating_add(part.len());
        if came <= most {
            bytes.extend_from_slice(&part);
        } else if came > DISCARDED_BYTES {
            break;
        }
    }
    if came > most {
        return Err(Problem::invalid(vec![PICTURE_TOO_LARGE.violation("picture")]));
    }
    Ok(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the header of a PNG.
    fn png(width: u32, height: u32) -> Vec<u8> {
        let mut bytes = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR".to_vec();
        bytes.extend(width.to_be_bytes());
        bytes.extend(height.to_be_bytes());
        bytes.extend([8, 6, 0, 0, 0, 0, 0, 0, 0]);
        bytes
    }

    fn code(bytes: &[u8]) -> String {
        UploadedPicture::read("logo", bytes.to_vec())
            .map_or_else(|wrong| wrong.code, |read| format!("{:?}", read.kind))
    }

    #[test]
    fn detects_type_from_first_bytes() {
        assert_eq!(code(&png(320, 80)), "Png");
        assert_eq!(code(&png(10_000, 10_000)), "picture-too-wide");
        assert_eq!(code(&png(0, 0)), "picture-unknown");
        assert_eq!(code(b"<!doctype html><script>alert(1)</script>"), "picture-unknown");
        assert_eq!(code(b"<?xml version='1.0'?>\n<svg xmlns='http://www.w3.org/2000/svg'/>"), "picture-svg");
        assert_eq!(code(b"\xef\xbb\xbf <SVG onload=alert(1)>"), "picture-svg");
        assert_eq!(code(b"GIF89a\x01\0\x01\0\0\0\0;"), "picture-unknown");
        assert_eq!(code(b"\x89PNG\r\n\x1a\n"), "picture-unknown");
        assert_eq!(code(b"\xff\xd8\xff"), "picture-unknown");
        assert_eq!(code(b""), "picture-empty");
        assert_eq!(code(&vec![0; 5 * 1024 * 1024]), "picture-too-large");
    }
}
