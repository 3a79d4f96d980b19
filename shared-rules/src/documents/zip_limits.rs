//! Limits of an archive. An archive that exceeds them is refused before a byte is unpacked (ZIP-01, ZIP-02).

/// The most bytes an archive itself may have.
pub const COMPRESSED_BYTES: u64 = 512 * 1024 * 1024;
/// The most entries.
pub const ENTRIES: u64 = 10_000;
/// The most bytes its files may unpack to together.
pub const UNPACKED_BYTES: u64 = 2 * 1024 * 1024 * 1024;
/// How many times its own size it may unpack to.
pub const RATIO: u64 = 100;
/// How deep folders may be nested.
pub const DEPTH: usize = 32;
/// The longest name of a file or folder, in bytes.
pub const NAME_BYTES: usize = 255;
/// How deep archives may be nested, the outermost included.
pub const NESTED: u32 = 4;

/// Totals unpacked from an archive before a nested one is opened: the limits apply to all of them together.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ZipWithin {
    /// How many archives it is nested in.
    pub depth: u32,
    /// The entries of all that were opened.
    pub entries: u32,
    /// To how many bytes they unpack together.
    pub unpacked: u64,
    /// The bytes of the outermost.
    pub packed: u64,
}

/// Why an archive is not unpacked. It is uploaded as it is instead.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum ZipRefusal {
    /// It is no archive, or a damaged one.
    Unreadable,
    /// It is encrypted and no password was given.
    PasswordRequired,
    /// It is locked and the password is wrong.
    PasswordWrong,
    /// It holds no file of an accepted type.
    NothingUsable,
    /// It is larger than [`COMPRESSED_BYTES`].
    TooLarge,
    /// It holds more than [`ENTRIES`].
    TooManyEntries,
    /// It unpacks to more than [`UNPACKED_BYTES`], [`RATIO`] times its size, or what it says itself.
    UnpacksTooLarge,
    /// Folders are nested deeper than [`DEPTH`], or archives deeper than [`NESTED`].
    TooDeep,
    /// A name is longer than [`NAME_BYTES`].
    NameTooLong,
    /// A name leads out of its folder (absolute, with `..`, a backslash), or holds invisible marks.
    UnsafeName,
    /// Two entries have the same name.
    DuplicateName,
    /// An entry is a symbolic link.
    SymbolicLink,
    /// Entries share bytes of the archive.
    Overlap,
}

/// Whether the archive says it holds more entries than allowed, read from its end records, before
/// anything is set aside for them.
pub(super) fn claims_too_many_entries(archive: &[u8]) -> bool {
    // An end record is 22 bytes and a comment of at most 65,535.
    let from = archive.len().saturating_sub(22 + 65_535);
    let Some(tail) = archive.get(from..) else { return false };
    let claims = |at: usize| match u64::from(u16_at(tail, at + 10)) {
        0xFFFF => entries_of_zip64(archive, from + at),
        entries => entries,
    };
    tail.windows(4).enumerate().filter(|(_, four)| *four == b"PK\x05\x06").any(|(at, _)| claims(at) > ENTRIES)
}

/// The count of the larger end record that the locator right before the end record points to.
fn entries_of_zip64(archive: &[u8], end: usize) -> u64 {
    let locator =
        end.checked_sub(20).and_then(|at| archive.get(at..)).filter(|at| at.starts_with(b"PK\x06\x07"));
    let record = locator.map(|locator| u64_at(locator, 8)).and_then(|at| usize::try_from(at).ok());
    match record.and_then(|at| archive.get(at..)) {
        Some(record) if record.starts_with(b"PK\x06\x06") => u64_at(record, 32),
        _ => 0xFFFF,
    }
}

fn u16_at(bytes: &[u8], at: usize) -> u16 {
    let two = bytes.get(at..).and_then(|rest| rest.first_chunk::<2>());
    two.map_or(0, |two| u16::from_le_bytes(*two))
}

fn u64_at(bytes: &[u8], at: usize) -> u64 {
    let eight = bytes.get(at..).and_then(|rest| rest.first_chunk::<8>());
    eight.map_or(0, |eight| u64::from_le_bytes(*eight))
}
