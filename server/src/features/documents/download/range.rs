//! The part of a file that a request asks for (RFC 9110, §14): a single range. A request for several gets the whole
//! file.

/// The part to send, as first and last byte, both inclusive.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ByteRange {
    /// The whole file.
    Whole,
    /// From the first to the last byte given.
    Bytes(u64, u64),
    /// None of the requested bytes exist.
    Unsatisfiable,
}

/// Returns the part that the `Range` header asks for, of a file of `size` bytes. A header that isn't understood is
/// ignored.
pub(super) fn requested_range(range: Option<&str>, size: u64) -> ByteRange {
    let asked =
        range.and_then(|range| range.trim().strip_prefix("bytes=")).filter(|asked| !asked.contains(','));
    let Some((first, last)) = asked.and_then(|asked| asked.trim().split_once('-')) else {
        return ByteRange::Whole;
    };
    let end = size.saturating_sub(1);
    match (first.parse::<u64>(), last.parse::<u64>()) {
        (Ok(first), Ok(last)) if first > last => ByteRange::Whole,
        (Ok(first), _) if first >= size => ByteRange::Unsatisfiable,
        (Ok(first), Ok(last)) => ByteRange::Bytes(first, last.min(end)),
        (Ok(first), Err(_)) if last.is_empty() => ByteRange::Bytes(first, end),
        (Err(_), Ok(tail)) if first.is_empty() => match tail {
            0 => ByteRange::Unsatisfiable,
            _ if size == 0 => ByteRange::Unsatisfiable,
            tail => ByteRange::Bytes(size.saturating_sub(tail), end),
        },
        _ => ByteRange::Whole,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parses_range_headers() {
        let cases = [
            ("bytes=0-99", ByteRange::Bytes(0, 99)),
            ("bytes=100-", ByteRange::Bytes(100, 999)),
            ("bytes=-10", ByteRange::Bytes(990, 999)),
            ("bytes=-5000", ByteRange::Bytes(0, 999)),
            ("bytes=990-5000", ByteRange::Bytes(990, 999)),
            ("bytes=1000-", ByteRange::Unsatisfiable),
            ("bytes=-0", ByteRange::Unsatisfiable),
            ("bytes=9-3", ByteRange::Whole),
            ("bytes=0-1,5-6", ByteRange::Whole),
            ("bytes=a-b", ByteRange::Whole),
            ("lines=0-1", ByteRange::Whole),
        ];
        for (range, expected) in cases {
            assert_eq!(requested_range(Some(range), 1000), expected, "{range}");
        }
        assert_eq!(requested_range(None, 1000), ByteRange::Whole);
        assert_eq!(requested_range(Some("bytes=0-"), 0), ByteRange::Unsatisfiable);
    }
}
