//! Messages from a worker to the server: a kind, a length, and the bytes.

use std::io::{self, Write};

use tokio::io::{AsyncRead, AsyncReadExt as _};

/// The longest piece of a file in one message.
pub(super) const PIECE: usize = 64 * 1024;
/// The longest answer in JSON.
const LONGEST: usize = 32 << 20;

const ANSWER: u8 = b'a';
const BYTES: u8 = b'b';
const DONE: u8 = b'.';

/// One message.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Frame {
    /// An answer in JSON.
    Answer(Vec<u8>),
    /// A piece of a file.
    Bytes(Vec<u8>),
    /// The last message.
    Done,
}

/// Writes an answer in JSON.
pub(super) fn write_answer(to: &mut impl Write, json: &[u8]) -> io::Result<()> {
    write(to, ANSWER, json)
}

/// Writes a file in pieces.
pub(super) fn write_bytes(to: &mut impl Write, bytes: &[u8]) -> io::Result<()> {
    bytes.chunks(PIECE).try_for_each(|piece| write(to, BYTES, piece))
}

/// Writes the last message.
pub(super) fn write_done(to: &mut impl Write) -> io::Result<()> {
    write(to, DONE, &[])?;
    to.flush()
}

fn write(to: &mut impl Write, kind: u8, bytes: &[u8]) -> io::Result<()> {
    let length = u32::try_from(bytes.len()).map_err(io::Error::other)?;
    to.write_all(&[kind])?;
    to.write_all(&length.to_be_bytes())?;
    to.write_all(bytes)
}

/// Reads the next message; none when it is malformed or the worker has ended.
pub(super) async fn read(from: &mut (impl AsyncRead + Unpin)) -> Option<Frame> {
    let kind = from.read_u8().await.ok()?;
    let length = usize::try_from(from.read_u32().await.ok()?).ok()?;
    let most = match kind {
        ANSWER => LONGEST,
        BYTES => PIECE,
        _ => 0,
    };
    if length > most {
        return None;
    }
    // Memory grows with the bytes that arrive, not with the length that was announced.
    let mut bytes = Vec::new();
    from.take(length as u64).read_to_end(&mut bytes).await.ok().filter(|came| *came == length)?;
    match kind {
        ANSWER => Some(Frame::Answer(bytes)),
        BYTES => Some(Frame::Bytes(bytes)),
        DONE => Some(Frame::Done),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn round_trips_frames_and_rejects_malformed_ones() {
        let mut said = Vec::new();
        write_answer(&mut said, b"{}").unwrap();
        write_bytes(&mut said, &vec![7; PIECE + 1]).unwrap();
        write_done(&mut said).unwrap();
        let mut from = &*said;
        assert_eq!(read(&mut from).await, Some(Frame::Answer(b"{}".to_vec())));
        assert_eq!(read(&mut from).await, Some(Frame::Bytes(vec![7; PIECE])));
        assert_eq!(read(&mut from).await, Some(Frame::Bytes(vec![7])));
        assert_eq!(read(&mut from).await, Some(Frame::Done));
        assert_eq!(read(&mut from).await, None);
        for nonsense in [&b"text\nmore"[..], b"b\xff\xff\xff\xff", b"a\0\0\0\x09{}", b".\0\0\0\x01x"] {
            let mut from = nonsense;
            assert_eq!(read(&mut from).await, None, "{nonsense:?}");
        }
    }
}
