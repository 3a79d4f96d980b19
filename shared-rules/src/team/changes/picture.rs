//! Pictures of companies and people: allowed file types and sizes.

use crate::{text::refused, violation::Violation};

/// The maximum size in bytes.
pub const MAX_PICTURE_BYTES: u32 = 512 * 1024;
/// The maximum width and height in pixels: no page shows more, and decoding it would slow down a browser.
pub const MAX_PICTURE_PIXELS: u32 = 4_000;

/// The picture types that every browser shows and that can't contain anything else.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PictureKind {
    /// PNG.
    Png,
    /// JPEG.
    Jpeg,
    /// WebP.
    WebP,
}

impl PictureKind {
    /// Returns the media type.
    #[must_use]
    pub const fn media_type(self) -> &'static str {
        match self {
            Self::Png => "image/png",
            Self::Jpeg => "image/jpeg",
            Self::WebP => "image/webp",
        }
    }
}

/// A file's type, detected from its content, because its name can't be trusted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PictureContent {
    /// A picture with its width and height in pixels.
    Picture(PictureKind, u32, u32),
    /// An SVG drawing, which may contain scripts.
    Svg,
    /// Another or unreadable file.
    Other,
}

/// Returns the picture's type, if the file is allowed.
///
/// # Errors
/// A violation of `field`.
pub fn picture_kind(field: &str, bytes: u32, content: PictureContent) -> Result<PictureKind, Violation> {
    if bytes == 0 {
        return Err(refused::PICTURE_EMPTY.violation(field));
    }
    if bytes > MAX_PICTURE_BYTES {
        return Err(refused::PICTURE_TOO_LARGE.violation(field));
    }
    match content {
        PictureContent::Svg => Err(refused::PICTURE_SVG.violation(field)),
        PictureContent::Other | PictureContent::Picture(_, 0, _) | PictureContent::Picture(_, _, 0) => {
            Err(refused::PICTURE_UNKNOWN.violation(field))
        }
        PictureContent::Picture(_, width, height) if width.max(height) > MAX_PICTURE_PIXELS => {
            let (width, height) = (width.to_string(), height.to_string());
            let values = [("width", width.as_str()), ("height", height.as_str())];
            Err(refused::PICTURE_TOO_WIDE.violation_with(field, &values))
        }
        PictureContent::Picture(kind, ..) => Ok(kind),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn code(bytes: u32, content: PictureContent) -> String {
        picture_kind("logo", bytes, content)
            .map_or_else(|wrong| wrong.code, |kind| kind.media_type().to_owned())
    }

    #[test]
    fn checks_content_size_and_dimensions() {
        use PictureContent::{Other, Picture, Svg};
        let png = |side| Picture(PictureKind::Png, side, 10);
        assert_eq!(code(MAX_PICTURE_BYTES, png(MAX_PICTURE_PIXELS)), "image/png");
        assert_eq!(code(90, Picture(PictureKind::WebP, 1, 1)), "image/webp");
        assert_eq!(code(0, png(10)), "picture-empty");
        assert_eq!(code(MAX_PICTURE_BYTES + 1, png(10)), "picture-too-large");
        assert_eq!(code(90, png(10_000)), "picture-too-wide");
        assert_eq!(code(90, png(0)), "picture-unknown");
        assert_eq!((code(90, Svg), code(90, Other)), ("picture-svg".into(), "picture-unknown".into()));
        let wide = picture_kind("logo", 90, png(10_000)).unwrap_err();
        assert!(wide.message.contains("10000 × 10"), "{}", wide.message);
    }
}
