//! Programs are refused regardless of their name: a file's first bytes identify them (platform §5).

use crate::text::documents as text;
use crate::violation::Violation;
use serde::{Deserialize, Serialize};

/// How many bytes of a file are worth looking at.
pub const HEAD_BYTES: usize = 512;

/// How a file begins.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct FileHead {
    /// Its first bytes, at most 512, in hexadecimal.
    pub head: String,
}

/// A program is refused whatever its name says.
///
/// Why the file is refused; empty when it is accepted.
///
/// Rule from platform §5; FILE-02.
#[must_use]
pub fn check_content(input: &FileHead) -> Vec<Violation> {
    let head = from_hex(&input.head);
    if is_program(&head) { vec![text::IS_PROGRAM.violation("name")] } else { Vec::new() }
}

pub(crate) fn from_hex(text: &str) -> Vec<u8> {
    let digits: Vec<u32> = text.chars().map_while(|c| c.to_digit(16)).take(2 * HEAD_BYTES).collect();
    digits
        .chunks_exact(2)
        .filter_map(|pair| u8::try_from(pair.iter().fold(0, |byte, digit| byte * 16 + digit)).ok())
        .collect()
}

/// Beginnings of programs that `infer` doesn't know, or only with more bytes than a head may have: programs of Linux
/// and macOS (universal ones in either byte order, 32 and 64 bits), scripts that name their interpreter, Windows
/// shortcuts, Android's and Java's compiled code, WebAssembly of any version.
const PROGRAMS: [&[u8]; 17] = [
    b"\x7fELF",
    b"\xfe\xed\xfa\xce",
    b"\xfe\xed\xfa\xcf",
    b"\xce\xfa\xed\xfe",
    b"\xcf\xfa\xed\xfe",
    b"\xca\xfe\xba\xbe",
    b"\xca\xfe\xba\xbf",
    b"\xbe\xba\xfe\xca",
    b"\xbf\xba\xfe\xca",
    b"#!",
    b"L\0\0\0\x01\x14\x02\0",
    b"\0asm",
    b"dex\n",
    b"dey\n",
    b"cdex",
    b"!<arch>\n",
    b"ITSF",
];

/// Byte order marks that may precede a script.
const MARKS: [&[u8]; 1] = [b"\xef\xbb\xbf"];

/// Whether a file that begins like this is a program, by `infer` and [`PROGRAMS`].
pub(crate) fn is_program(head: &[u8]) -> bool {
    let head = MARKS.iter().find_map(|mark| head.strip_prefix(*mark)).unwrap_or(head);
    is_windows_program(head)
        || infer::app::is_elf(head)
        || infer::app::is_mach(head)
        || infer::app::is_java(head)
        || infer::app::is_dex(head)
        || infer::app::is_dey(head)
        || infer::app::is_wasm(head)
        || PROGRAMS.iter().any(|program| head.starts_with(program))
}

/// Whether the head of a file is that of a Windows or DOS program. These start with the letters MZ, or ZM in the
/// oldest, as a text may too; but in no text do control bytes follow directly.
fn is_windows_program(head: &[u8]) -> bool {
    let marked = infer::app::is_exe(head) || head.starts_with(b"ZM");
    marked && head.iter().take(64).any(|byte| *byte < b'\t')
}

/// How old Office files begin; Windows installers are of the same build.
const COMPOUND: &[u8] = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1";

/// The kinds of Windows installers: packages, patches and transforms, as their root entry names them.
const INSTALLERS: [&[u8; 16]; 3] = [
    b"\x84\x10\x0c\0\0\0\0\0\xc0\0\0\0\0\0\0\x46",
    b"\x86\x10\x0c\0\0\0\0\0\xc0\0\0\0\0\0\0\x46",
    b"\x82\x10\x0c\0\0\0\0\0\xc0\0\0\0\0\0\0\x46",
];

/// The bytes of a directory entry.
const ENTRY_BYTES: usize = 128;

/// Returns the position and length of the entry that distinguishes a Windows installer from an Office file; none for
/// files of other builds.
#[must_use]
pub fn root_entry_place(head: &[u8]) -> Option<(u64, usize)> {
    head.strip_prefix(COMPOUND)?;
    let shift = u16::from_le_bytes([*head.get(30)?, *head.get(31)?]);
    let sector = u32::from_le_bytes([*head.get(48)?, *head.get(49)?, *head.get(50)?, *head.get(51)?]);
    let size = 1_u64.checked_shl(u32::from(shift)).filter(|size| (512..=4_096).contains(size))?;
    Some((u64::from(sector).checked_add(1)?.checked_mul(size)?, ENTRY_BYTES))
}

/// Returns the violations of a file with this root entry: Windows installers are refused.
#[must_use]
pub fn check_root_entry(entry: &[u8]) -> Vec<Violation> {
    let kind = entry.get(80..96);
    let installs = kind.is_some_and(|kind| INSTALLERS.iter().any(|known| known.as_slice() == kind));
    if installs { vec![text::IS_PROGRAM.violation("name")] } else { Vec::new() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn detects_every_kind_of_program_by_its_first_bytes() {
        let mut windows = b"MZ\x90\0\x03".to_vec();
        windows.resize(512, b' ');
        let programs: [&[u8]; 14] = [
            &windows,
            b"\x7fELF\x02\x01\x01",
            b"\xca\xfe\xba\xbe\0\0\0\x02",
            b"\xca\xfe\xba\xbf\0\0\0\x02",
            b"\xbe\xba\xfe\xca\x02\0\0\0",
            b"\xbf\xba\xfe\xca\x02\0\0\0",
            b"\xca\xfe\xba\xbe\0\0\0\x41",
            b"\xfe\xed\xfa\xcf",
            b"\xce\xfa\xed\xfe",
            b"dex\n035\0",
            b"\0asm\x0d\0\x01\0",
            b"#!/bin/sh",
            b"\xef\xbb\xbf#!/usr/bin/env python3",
            b"L\0\0\0\x01\x14\x02\0",
        ];
        for program in programs {
            assert!(is_program(program), "{program:?}");
        }
        for file in [&b"MZ is short for Mark"[..], b"%PDF-1.7", b"PK\x03\x04", COMPOUND, b"dexterity", b""] {
            assert!(!is_program(file), "{file:?}");
        }
    }

    #[test]
    fn distinguishes_installer_from_office_file_by_root_entry() {
        let mut head = COMPOUND.to_vec();
        head.resize(512, 0);
        head[30] = 9;
        head[48] = 3;
        assert_eq!(root_entry_place(&head), Some((4 * 512, ENTRY_BYTES)));
        head[30] = 12;
        assert_eq!(root_entry_place(&head), Some((4 * 4_096, ENTRY_BYTES)));
        head[30] = 63;
        assert_eq!((root_entry_place(&head), root_entry_place(b"%PDF-1.7")), (None, None));
        let mut entry = vec![0; ENTRY_BYTES];
        assert!(check_root_entry(&entry).is_empty());
        entry[80..96].copy_from_slice(INSTALLERS[0]);
        assert_eq!(check_root_entry(&entry)[0].code, "file-is-program");
    }
}
