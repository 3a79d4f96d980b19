//! Photos of documents: problems with legibility are reported before sending. No photo is refused.
//!
//! The browser hands over the picture in grey, one byte a pixel, its longer side scaled down to
//! [`LOOKED_AT`] pixels: a letter then has about 115 dots an inch, at which small print can just be read.

use crate::text::{Text, documents as text};
use serde::{Deserialize, Serialize};

/// The longer side of the grey picture, at most.
pub const LOOKED_AT: u32 = 1280;

/// Edges are measured in squares with this side: a line or two of print.
const SQUARE: usize = 64;
/// Squares in which less differs hold neither print nor an edge.
const LITTLE_CONTRAST: u8 = 48;
/// Paper that isn't brighter than this is in the dark.
const DARK_PAPER: u8 = 85;
/// Ink that isn't darker than this is washed out.
const WASHED_OUT: u8 = 150;
/// How much of a square's contrast lies within a pixel or two at its steepest, in thousandths. Print that can
/// be read well has 500 and more; at less than this the letters run together.
const BLURRED: u32 = 300;
/// Printed characters with fewer pixels on their longer side aren't legible.
const SMALL: u32 = 800;

/// Statistics of a photo's pixels.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct PhotoPixels {
    /// Pixels in a row of the grey picture.
    pub width: u32,
    /// The width of the photo itself, in pixels.
    pub photo_width: u32,
    /// Its height.
    pub photo_height: u32,
}

/// A reason why a photo is hard to read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum PhotoFault {
    /// Even the paper is dark.
    TooDark,
    /// Even the ink is bright.
    TooBright,
    /// Nothing in it has a clear edge.
    Blurred,
    /// Too few pixels.
    Small,
}

/// One problem of a photo, with the text shown to its sender.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct PhotoFinding {
    /// The problem.
    pub fault: PhotoFault,
    /// The problem and how to fix it, in words.
    pub words: String,
}

/// People are warned before they send a photo that is too dark, too bright, blurred or small, and may send it anyway.
///
/// The photo's problems, the worst first; empty for a good one. The file is the picture in grayscale, one byte a pixel.
///
/// Rule from platform §5.
#[must_use]
pub fn photo_readability(file: &[u8], input: &PhotoPixels) -> Vec<PhotoFinding> {
    let width = usize::try_from(input.width).unwrap_or(usize::MAX);
    if width == 0 || file.len() < width {
        return Vec::new();
    }
    let rows: Vec<&[u8]> = file.chunks_exact(width).collect();
    let shades = ShadeHistogram::of(&rows);
    let dark = shades.at(950) < DARK_PAPER;
    let bright = shades.at(1) > WASHED_OUT;
    // In the dark and in the glare there are no edges, and one word is enough.
    let blurred = !dark && !bright && sharpness(&rows) < BLURRED;
    let small = input.photo_width.max(input.photo_height) < SMALL;
    [
        (dark, PhotoFault::TooDark, text::PHOTO_TOO_DARK),
        (bright, PhotoFault::TooBright, text::PHOTO_TOO_BRIGHT),
        (blurred, PhotoFault::Blurred, text::PHOTO_BLURRED),
        (small, PhotoFault::Small, text::PHOTO_SMALL),
    ]
    .into_iter()
    .filter(|&(found, ..)| found)
    .map(|(_, fault, Text { template, .. })| PhotoFinding { fault, words: template.to_owned() })
    .collect()
}

/// How often each shade of grey occurs.
struct ShadeHistogram {
    counts: [usize; 256],
    all: usize,
}

impl ShadeHistogram {
    fn of(rows: &[&[u8]]) -> Self {
        let mut counts = [0; 256];
        for &shade in rows.iter().copied().flatten() {
            counts[usize::from(shade)] += 1;
        }
        Self { counts, all: counts.iter().sum() }
    }

    /// The shade that this many thousandths of the pixels don't exceed.
    fn at(&self, thousandths: usize) -> u8 {
        let mut seen = 0;
        let reaches = |count: &usize| {
            seen += count;
            seen * 1000 > self.all * thousandths
        };
        let place = self.counts.iter().position(reaches).unwrap_or(255);
        u8::try_from(place).unwrap_or(u8::MAX)
    }
}

/// How clear the edges are, in thousandths: those of the middle one among the squares that have any.
fn sharpness(rows: &[&[u8]]) -> u32 {
    let mut found: Vec<u32> = Vec::new();
    for band in rows.chunks(SQUARE) {
        for left in (0..band[0].len()).step_by(SQUARE) {
            let square: Vec<&[u8]> =
                band.iter().map(|row| &row[left..row.len().min(left + SQUARE)]).collect();
            found.extend(edge_steepness(&square));
        }
    }
    found.sort_unstable();
    found.get(found.len() / 2).copied().unwrap_or(0)
}

/// The part of a square's contrast at its steepest edge; 0 without contrast.
fn edge_steepness(square: &[&[u8]]) -> Option<u32> {
    let pixels = || square.iter().copied().flatten().copied();
    let contrast = pixels().max()? - pixels().min()?;
    if contrast < LITTLE_CONTRAST {
        return None;
    }
    // Compares two pixels with the two next to them: a single bad pixel makes no edge.
    let step = |one: u8, two: u8, three: u8, four: u8| {
        (u32::from(one) + u32::from(two)).abs_diff(u32::from(three) + u32::from(four))
    };
    let across =
        square.iter().flat_map(|row| row.windows(4)).map(|four| step(four[0], four[1], four[2], four[3]));
    let down = square.windows(4).flat_map(|four| {
        (0..four[0].len()).map(|place| step(four[0][place], four[1][place], four[2][place], four[3][place]))
    });
    let steepest = across.chain(down).max().unwrap_or(0);
    Some(steepest * 500 / u32::from(contrast))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Lines of print on paper, each edge running over `run` pixels.
    fn print(ink: f64, paper: f64, run: f64) -> Vec<u8> {
        let shade = |place: u32| {
            // Strokes of 24 pixels every 48.
            let beyond = (f64::from(place % 48) - 23.5).abs() - 12.0;
            let share = (beyond / run + 0.5).clamp(0.0, 1.0);
            #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
            let shade = (ink + (paper - ink) * share).round() as u8;
            shade
        };
        (0..128).flat_map(|_| (0..192).map(shade)).collect()
    }

    fn faults(file: &[u8]) -> Vec<PhotoFault> {
        let input = PhotoPixels { width: 192, photo_width: 3000, photo_height: 4000 };
        photo_readability(file, &input).into_iter().map(|finding| finding.fault).collect()
    }

    #[test]
    fn judges_legibility_by_paper_ink_and_edges() {
        assert_eq!(faults(&print(30.0, 230.0, 1.0)), []);
        assert_eq!(faults(&print(90.0, 180.0, 2.0)), [], "a faint one in the shade");
        assert_eq!(faults(&print(10.0, 60.0, 1.0)), [PhotoFault::TooDark]);
        assert_eq!(faults(&print(170.0, 250.0, 1.0)), [PhotoFault::TooBright]);
        assert_eq!(faults(&print(30.0, 230.0, 12.0)), [PhotoFault::Blurred]);
    }

    #[test]
    fn accepts_any_bytes() {
        for width in [0, 1, 3, 64, 70, u32::MAX] {
            for length in [0, 1, 2, 63, 64, 65, 300] {
                let input = PhotoPixels { width, photo_width: u32::MAX, photo_height: 0 };
                let _ = photo_readability(&vec![7; length], &input);
            }
        }
    }
}
