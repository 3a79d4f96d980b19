//! A picture of a card, as a PNG.

const WIDTH: usize = 640;
const HEIGHT: usize = 400;

/// A card with a portrait and lines of text, in plain colours.
pub(in crate::demo) fn picture() -> Vec<u8> {
    let mut pixels = Vec::with_capacity(HEIGHT * (1 + WIDTH * 3));
    for y in 0..HEIGHT {
        pixels.push(0); // this row is stored as it is
        (0..WIDTH).for_each(|x| pixels.extend(colour(x, y)));
    }
    let mut header = Vec::with_capacity(13);
    header.extend((WIDTH as u32).to_be_bytes());
    header.extend((HEIGHT as u32).to_be_bytes());
    header.extend([8, 2, 0, 0, 0]); // 8 bits, red green blue
    let mut png = b"\x89PNG\r\n\x1a\n".to_vec();
    chunk(&mut png, *b"IHDR", &header);
    chunk(&mut png, *b"IDAT", &stored(&pixels));
    chunk(&mut png, *b"IEND", &[]);
    png
}

fn colour(x: usize, y: usize) -> [u8; 3] {
    match (x, y) {
        (0..12 | 628.., _) | (_, 0..12 | 388..) => [231, 229, 228],
        (12..628, 12..72) => [22, 101, 52],
        (48..208, 112..312) if (x.abs_diff(128)).pow(2) + (y.abs_diff(180)).pow(2) < 45 * 45 => {
            [214, 178, 150]
        }
        (48..208, 232..312) if (x.abs_diff(128)).pow(2) + (y.abs_diff(320)).pow(2) < 85 * 85 => [68, 64, 60],
        (48..208, 112..312) => [214, 211, 209],
        (240..560, 120..132 | 160..172 | 200..212) | (240..440, 240..252) => [120, 113, 108],
        (48..592, 340..364) if (x / 3).is_multiple_of(2) => [41, 37, 36],
        _ => [250, 250, 249],
    }
}

/// A chunk of a PNG: length, name, data, checksum.
fn chunk(png: &mut Vec<u8>, name: [u8; 4], data: &[u8]) {
    png.extend(u32::try_from(data.len()).unwrap_or_default().to_be_bytes());
    let begin = png.len();
    png.extend(name);
    png.extend(data);
    let checksum = crc32(png.get(begin..).unwrap_or_default());
    png.extend(checksum.to_be_bytes());
}

/// A zlib stream (RFC 1950) that stores its data without compressing it.
fn stored(data: &[u8]) -> Vec<u8> {
    let mut stream = vec![0x78, 0x01];
    let mut blocks = data.chunks(usize::from(u16::MAX)).peekable();
    while let Some(block) = blocks.next() {
        let length = u16::try_from(block.len()).unwrap_or_default();
        stream.push(u8::from(blocks.peek().is_none()));
        stream.extend(length.to_le_bytes());
        stream.extend((!length).to_le_bytes());
        stream.extend(block);
    }
    stream.extend(adler32(data).to_be_bytes());
    stream
}

fn adler32(data: &[u8]) -> u32 {
    let (a, b) = data.iter().fold((1_u32, 0_u32), |(a, b), byte| {
        let a = (a + u32::from(*byte)) % 65_521;
        (a, (b + a) % 65_521)
    });
    b << 16 | a
}

fn crc32(data: &[u8]) -> u32 {
    let crc = data.iter().fold(u32::MAX, |crc, byte| {
        (0..8).fold(
            crc ^ u32::from(*byte),
            |crc, _| if crc & 1 == 1 { crc >> 1 ^ 0xEDB8_8320 } else { crc >> 1 },
        )
    });
    !crc
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn checksums_are_the_standard_ones() {
        assert_eq!(crc32(b"123456789"), 0xCBF4_3926);
        assert_eq!(adler32(b"Wikipedia"), 0x11E6_0398);
    }

    #[test]
    fn it_begins_and_ends_as_a_png() {
        let png = picture();
        assert!(png.starts_with(b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR"));
        assert!(png.ends_with(b"IEND\xaeB`\x82"));
    }
}
