//! The part of a file that a request asks for (RFC 9110, §14): a single range. A request for several gets the whole
//! file.

/// The part to send, as first and last byte, both inclusive.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Part {
    /// The whole file.
    Whole,
    /// From the first to the last byte given.
    Bytes(u64, u64),
    /// None of the requested bytes exist.
    Unsatisfiable,
}

/// Returns the part that the `Range` header asks for, of a file of `size` bytes. A header that isn't understood is
/// ignored.
pub(super) fn part(range: Option<&str>, size: u64) -> Part {
    let asked =
        range.and_then(|range| range.trim().strip_prefix("bytes=")).filter(|asked| !asked.contains(','));
    let Some((first, last)) = asked.and_then(|asked| asked.trim().split_once('-')) else {
        return Part::Whole;
    };
    let end = size.saturating_sub(1);
    match (first.parse::<u64>(), last.parse::<u64>()) {
        (Ok(first), Ok(last)) if first > last => Part::Whole,
        (Ok(first), _) if first >= size => Part::Unsatisfiable,
        (Ok(first), Ok(last)) => Part::Bytes(first, last.min(end)),
        (Ok(first), Err(_)) if last.is_empty() => Part::Bytes(first, end),
        (Err(_), Ok(tail)) if first.is_empty() => match tail {
            0 => Part::Unsatisfiable,
            _ if size == 0 => Part::Unsatisfiable,
            tail => Part::Bytes(size.saturating_sub(tail), end),
        },
        _ => Part::Whole,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_parts_people_ask_for() {
        let cases = [
            ("bytes=0-99", Part::Bytes(0, 99)),
            ("bytes=100-", Part::Bytes(100, 999)),
            ("bytes=-10", Part::Bytes(990, 999)),
            ("bytes=-5000", Part::Bytes(0, 999)),
            ("bytes=990-5000", Part::Bytes(990, 999)),
            ("bytes=1000-", Part::Unsatisfiable),
            ("bytes=-0", Part::Unsatisfiable),
            ("bytes=9-3", Part::Whole),
            ("bytes=0-1,5-6", Part::Whole),
            ("bytes=a-b", Part::Whole),
            ("lines=0-1", Part::Whole),
        ];
        for (range, expected) in cases {
            assert_eq!(part(Some(range), 1000), expected, "{range}");
        }
        assert_eq!(part(None, 1000), Part::Whole);
        assert_eq!(part(Some("bytes=0-"), 0), Part::Unsatisfiable);
    }
}
