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
pub(super) enum Verdict {
    /// Nothing was found.
    Clean,
    /// Malware with that name.
    Found(String),
    /// The file is larger than the scanner accepts.
    TooLarge,
}

/// Why a file's status is unknown.
#[derive(Debug)]
pub(super) enum ScanTrouble {
    /// The scanner can't be reached.
    Away(io::Error),
    /// It didn't reply in time, closed the connection early, or sent an invalid reply.
    NoAnswer(String),
    /// The file's bytes can't be read.
    File(io::Error),
}

/// How much of the file the scanner took: it may stop reading and say why.
enum Given {
    All,
    Part(String),
}

/// Asks the scanner about a file.
///
/// # Errors
/// When the status is unknown; the scanner may be asked again.
pub(super) async fn ask(
    settings: &ScannerSettings,
    file: impl AsyncRead + Unpin,
) -> Result<Verdict, ScanTrouble> {
    forbid_in_transaction("a virus check");
    let late = || ScanTrouble::Away(io::ErrorKind::TimedOut.into());
    match &settings.address {
        ScannerAddress::Tcp(host) => {
            let stream = timeout(CONNECT, TcpStream::connect(host.as_str())).await.map_err(|_| late())?;
            talk(settings.patience, stream.map_err(ScanTrouble::Away)?, file).await
        }
        #[cfg(unix)]
        ScannerAddress::Unix(path) => {
            let stream = timeout(CONNECT, tokio::net::UnixStream::connect(path)).await.map_err(|_| late())?;
            talk(settings.patience, stream.map_err(ScanTrouble::Away)?, file).await
        }
        #[cfg(not(unix))]
        ScannerAddress::Unix(_) => Err(ScanTrouble::Away(io::ErrorKind::Unsupported.into())),
    }
}

async fn talk(
    patience: Duration,
    stream: impl AsyncRead + AsyncWrite + Unpin,
    file: impl AsyncRead + Unpin,
) -> Result<Verdict, ScanTrouble> {
    let (from, mut into) = tokio::io::split(stream);
    let (mut said, mut from) = (Vec::new(), from.take(MOST_SAID));
    let given = {
        let hearing = from.read_to_end(&mut said);
        let giving = give(patience, file, &mut into);
        tokio::pin!(hearing, giving);
        tokio::select! {
            biased;
            given = &mut giving => {
                let given = given?;
                let heard = timeout(patience, hearing).await;
                heard.map_err(|_| ScanTrouble::NoAnswer("it didn’t reply in time".to_owned()))?.ok();
                given
            }
            // The scanner may reply before it has the whole file, for example that the file is too large.
            _ = &mut hearing => Given::Part("it closed the connection early".to_owned()),
        }
    };
    match (understood(&said), given) {
        // A clean verdict counts only if the scanner has read the whole file.
        (Some(Verdict::Clean), Given::All) => Ok(Verdict::Clean),
        (Some(verdict), _) if verdict != Verdict::Clean => Ok(verdict),
        (_, Given::Part(why)) if said.is_empty() => Err(ScanTrouble::NoAnswer(why)),
        _ => {
            let said: String = String::from_utf8_lossy(&said).chars().take(200).collect();
            Err(ScanTrouble::NoAnswer(format!("its reply was {said:?}")))
        }
    }
}

/// Sends the file. A scanner that stops reading is not an error by itself: its reply counts.
async fn give(
    patience: Duration,
    mut file: impl AsyncRead + Unpin,
    into: &mut (impl AsyncWrite + Unpin),
) -> Result<Given, ScanTrouble> {
    let mut message = b"zINSTREAM\0".to_vec();
    let mut piece = vec![0; PIECE];
    loop {
        let count = file.read(&mut piece).await.map_err(ScanTrouble::File)?;
        let bytes = piece.get(..count).unwrap_or_default();
        message.extend(u32::try_from(count).unwrap_or_default().to_be_bytes());
        message.extend(bytes);
        match timeout(patience, into.write_all(&message)).await {
            Ok(Ok(())) => message.clear(),
            Ok(Err(error)) => return Ok(Given::Part(format!("it stopped reading: {error}"))),
            Err(_) => return Err(ScanTrouble::NoAnswer("it didn’t read the file in time".to_owned())),
        }
        // An empty chunk marks the end.
        if count == 0 {
            let _ = into.flush().await;
            return Ok(Given::All);
        }
    }
}

/// Returns what a reply means; none when it is invalid.
fn understood(said: &[u8]) -> Option<Verdict> {
    let line = said.strip_suffix(b"\0").or_else(|| said.strip_suffix(b"\n"))?;
    let line = String::from_utf8_lossy(line);
    if line.starts_with("INSTREAM size limit exceeded") {
        return Some(Verdict::TooLarge);
    }
    let rest = line.strip_prefix("stream: ")?;
    if rest == "OK" {
        return Some(Verdict::Clean);
    }
    rest.strip_suffix(" FOUND").map(|found| Verdict::Found(found.to_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_makes_sense_is_understood() {
        let found = Verdict::Found("Eicar-Test-Signature".to_owned());
        assert_eq!(understood(b"stream: OK\0"), Some(Verdict::Clean));
        assert_eq!(understood(b"stream: OK\n"), Some(Verdict::Clean));
        assert_eq!(understood(b"stream: Eicar-Test-Signature FOUND\0"), Some(found));
        assert_eq!(understood(b"INSTREAM size limit exceeded. ERROR\0"), Some(Verdict::TooLarge));
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
            assert_eq!(understood(nonsense), None, "{:?}", String::from_utf8_lossy(nonsense));
        }
    }
}
