//! The virus scanner: `clamd`, over a socket. A file is sent in length-prefixed chunks (`INSTREAM`), and the scanner
//! replies with one line. Any other outcome means that the file's status is unknown.

use std::{io, time::Duration};

use tokio::{
    io::{AsyncRead, AsyncReadExt as _, AsyncWrite, AsyncWriteExt as _},
    net::TcpStream,
    time::timeout,
};

use crate::environment::{ScannerAddress, ScannerSettings, forbid_in_transaction};

/// Bytes sent in one chunk.
const PIECE: usize = 64 * 1024;
/// The longest reply.
const MOST_SAID: u64 = 4 * 1024;
/// How long connecting may take.
const CONNECT: Duration = Duration::from_secs(10);

/// The scanner's verdict on a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum ScanVerdict {
    /// Nothing was found.
    Clean,
    /// Malware with that name.
    Found(String),
    /// The file is larger than the scanner accepts.
    TooLarge,
}

/// Why a file's status is unknown.
#[derive(Debug)]
pub(super) enum ScanError {
    /// The scanner can't be reached.
    Away(io::Error),
    /// It didn't reply in time, closed the connection early, or sent an invalid reply.
    NoAnswer(String),
    /// The file's bytes can't be read.
    File(io::Error),
}

/// How much of the file the scanner took: it may stop reading and say why.
enum SentPart {
    All,
    Part(String),
}

/// Asks the scanner about a file.
///
/// # Errors
/// When the status is unknown; the scanner may be asked again.
pub(super) async fn scan_file(
    settings: &ScannerSettings,
    file: impl AsyncRead + Unpin,
) -> Result<ScanVerdict, ScanError> {
    forbid_in_transaction("a virus check");
    let late = || ScanError::Away(io::ErrorKind::TimedOut.into());
    match &settings.address {
        ScannerAddress::Tcp(host) => {
            let stream = timeout(CONNECT, TcpStream::connect(host.as_str())).await.map_err(|_| late())?;
            exchange_with_scanner(settings.patience, stream.map_err(ScanError::Away)?, file).await
        }
        #[cfg(unix)]
        ScannerAddress::Unix(path) => {
            let stream = timeout(CONNECT, tokio::net::UnixStream::connect(path)).await.map_err(|_| late())?;
            exchange_with_scanner(settings.patience, stream.map_err(ScanError::Away)?, file).await
        }
        #[cfg(not(unix))]
        ScannerAddress::Unix(_) => Err(ScanError::Away(io::ErrorKind::Unsupported.into())),
    }
}

async fn exchange_with_scanner(
    patience: Duration,
    stream: impl AsyncRead + AsyncWrite + Unpin,
    file: impl AsyncRead + Unpin,
) -> Result<ScanVerdict, ScanError> {
    let (from, mut into) = tokio::io::split(stream);
    let (mut said, mut from) = (Vec::new(), from.take(MOST_SAID));
    let given = {
        let hearing = from.read_to_end(&mut said);
        let giving = send_file(patience, file, &mut into);
        tokio::pin!(hearing, giving);
        tokio::select! {
            biased;
            given = &mut giving => {
                let given = given?;
                let heard = timeout(patience, hearing).await;
                heard.map_err(|_| ScanError::NoAnswer("it didn’t reply in time".to_owned()))?.ok();
                given
            }
            // The scanner may reply before it has the whole file, for example that the file is too large.
            _ = &mut hearing => SentPart::Part("it closed the connection early".to_owned()),
        }
    };
    match (parse_reply(&said), given) {
        // A clean verdict counts only if the scanner has read the whole file.
        (Some(ScanVerdict::Clean), SentPart::All) => Ok(ScanVerdict::Clean),
        (Some(verdict), _) if verdict != ScanVerdict::Clean => Ok(verdict),
        (_, SentPart::Part(why)) if said.is_empty() => Err(ScanError::NoAnswer(why)),
        _ => {
            let said: String = String::from_utf8_lossy(&said).chars().take(200).collect();
            Err(ScanError::NoAnswer(format!("its reply was {said:?}")))
        }
    }
}

/// Sends the file. A scanner that stops reading is not an error by itself: its reply counts.
async fn send_file(
    patience: Duration,
    mut file: impl AsyncRead + Unpin,
    into: &mut (impl AsyncWrite + Unpin),
) -> Result<SentPart, ScanError> {
    let mut message = b"zINSTREAM\0".to_vec();
    let mut piece = vec![0; PIECE];
    loop {
        let count = file.read(&mut piece).await.map_err(ScanError::File)?;
        let bytes = piece.get(..count).unwrap_or_default();
        message.extend(u32::try_from(count).unwrap_or_default().to_be_bytes());
        message.extend(bytes);
        match timeout(patience, into.write_all(&message)).await {
            Ok(Ok(())) => message.clear(),
            Ok(Err(error)) => return Ok(SentPart::Part(format!("it stopped reading: {error}"))),
            Err(_) => return Err(ScanError::NoAnswer("it didn’t read the file in time".to_owned())),
        }
        // An empty chunk marks the end.
        if count == 0 {
            let _ = into.flush().await;
            return Ok(SentPart::All);
        }
    }
}

/// Returns what a reply means; none when it is invalid.
fn parse_reply(said: &[u8]) -> Option<ScanVerdict> {
    let line = said.strip_suffix(b"\0").or_else(|| said.strip_suffix(b"\n"))?;
    let line = String::from_utf8_lossy(line);
    if line.starts_with("INSTREAM size limit exceeded") {
        return Some(ScanVerdict::TooLarge);
    }
    let rest = line.strip_prefix("stream: ")?;
    if rest == "OK" {
        return Some(ScanVerdict::Clean);
    }
    rest.strip_suffix(" FOUND").map(|found| ScanVerdict::Found(found.to_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rejects_malformed_replies() {
        let found = ScanVerdict::Found("Eicar-Test-Signature".to_owned());
        assert_eq!(parse_reply(b"stream: OK\0"), Some(ScanVerdict::Clean));
        assert_eq!(parse_reply(b"stream: OK\n"), Some(ScanVerdict::Clean));
        assert_eq!(parse_reply(b"stream: Eicar-Test-Signature FOUND\0"), Some(found));
        assert_eq!(parse_reply(b"INSTREAM size limit exceeded. ERROR\0"), Some(ScanVerdict::TooLarge));
        for nonsense in [
            &b""[..],
            b"stream: OK",
            b"OK\0",
            b"stream: OK\0stream: X FOUND",
            b"stream: not OK\0",
            b"stream: Can't allocate memory ERROR\0",
            b"UNKNOWN COMMAND\0",
            b"HTTP/1.1 200 OK\r\n\r\n",
        ] {
            assert_eq!(parse_reply(nonsense), None, "{:?}", String::from_utf8_lossy(nonsense));
        }
    }
}
