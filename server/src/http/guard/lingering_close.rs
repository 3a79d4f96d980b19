//! Closes a connection so that the client can read the response. A server that responds before it has read the whole
//! body, and closes while bytes still arrive, resets the connection, and the client loses the response. So the
//! sending half is closed first, and arriving bytes are discarded, within limits of time and size.

use std::{
    io,
    pin::Pin,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    task::{Context, Poll, ready},
    time::Duration,
};

use axum::body::{Body, Bytes, HttpBody};
use hyper::body::{Frame, SizeHint};
use tokio::{
    io::{AsyncRead, AsyncWrite, ReadBuf},
    time::{Instant, Sleep, sleep},
};

/// The limits for discarding arriving bytes.
#[derive(Clone, Copy, Debug)]
struct LingerLimits {
    /// The total time.
    time: Duration,
    /// How long the client may be silent.
    silence: Duration,
    /// The number of bytes.
    bytes: usize,
}

const LIMITS: LingerLimits =
    LingerLimits { time: Duration::from_secs(20), silence: Duration::from_secs(2), bytes: 64 * 1024 * 1024 };

/// Whether part of the latest request's body was left unread; shared by the connection and its requests.
#[derive(Clone, Debug, Default)]
pub(super) struct UnreadBody(Arc<AtomicBool>);

impl UnreadBody {
    /// Tracks whether the body is read to its end.
    pub fn track_body<B>(&self, body: B) -> Body
    where
        B: HttpBody<Data = Bytes> + Send + Unpin + 'static,
        B::Error: Into<axum::BoxError>,
    {
        self.0.store(!body.is_end_stream(), Ordering::Relaxed);
        Body::new(WatchedBody { body, unread: self.clone() })
    }
}

struct WatchedBody<B> {
    body: B,
    unread: UnreadBody,
}

impl<B: HttpBody<Data = Bytes> + Unpin> HttpBody for WatchedBody<B> {
    type Data = Bytes;
    type Error = B::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, B::Error>>> {
        let frame = ready!(Pin::new(&mut self.body).poll_frame(context));
        if frame.is_none() || self.body.is_end_stream() {
            self.unread.0.store(false, Ordering::Relaxed);
        }
        Poll::Ready(frame)
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}

/// A connection that lingers on shutdown if a body was left unread.
pub(super) struct LingeringStream<S> {
    stream: S,
    unread: UnreadBody,
    limits: LingerLimits,
    linger: Option<LingerState>,
}

struct LingerState {
    silence: Pin<Box<Sleep>>,
    until: Instant,
    left: usize,
}

impl<S> LingeringStream<S> {
    pub fn new(stream: S, unread: UnreadBody) -> Self {
        Self { stream, unread, limits: LIMITS, linger: None }
    }
}

impl<S: AsyncRead + Unpin> LingeringStream<S> {
    /// Discards arriving bytes until the client closes its half, or the limits are reached.
    fn poll_linger(&mut self, context: &mut Context<'_>) -> Poll<()> {
        let limits = self.limits;
        let linger = self.linger.get_or_insert_with(|| LingerState {
            silence: Box::pin(sleep(limits.silence)),
            until: Instant::now() + limits.time,
            left: limits.bytes,
        });
        let mut room = [0; 16 * 1024];
        loop {
            if linger.silence.as_mut().poll(context).is_ready() {
                return Poll::Ready(());
            }
            let mut bytes = ReadBuf::new(&mut room);
            let read = ready!(Pin::new(&mut self.stream).poll_read(context, &mut bytes));
            let came = bytes.filled().len();
            let now = Instant::now();
            if read.is_err() || came == 0 || came >= linger.left || now >= linger.until {
                return Poll::Ready(());
            }
            linger.left -= came;
            linger.silence.as_mut().reset((now + limits.silence).min(linger.until));
        }
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for LingeringStream<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(context, bytes)
    }
}

impl<S: AsyncRead + AsyncWrite + Unpin> AsyncWrite for LingeringStream<S> {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.stream).poll_write(context, bytes)
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        if self.linger.is_none() {
            ready!(Pin::new(&mut self.stream).poll_shutdown(context))?;
            if !self.unread.0.load(Ordering::Relaxed) {
                return Poll::Ready(Ok(()));
            }
        }
        self.poll_linger(context).map(Ok)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        slices: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.stream).poll_write_vectored(context, slices)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }
}

#[cfg(test)]
mod tests {
    use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _, duplex};

    use super::*;

    fn unread(yes: bool) -> UnreadBody {
        UnreadBody(Arc::new(AtomicBool::new(yes)))
    }

    #[tokio::test]
    async fn discards_arriving_bytes_of_unread_body() {
        let (mut client, server) = duplex(1_024);
        let mut server = LingeringStream::new(server, unread(true));
        let closing = tokio::spawn(async move { server.shutdown().await });
        client.write_all(&[0; 300_000]).await.unwrap();
        client.shutdown().await.unwrap();
        assert_eq!(client.read(&mut [0; 8]).await.unwrap(), 0);
        closing.await.unwrap().unwrap();
    }

    #[tokio::test]
    async fn gives_up_on_a_client_that_is_silent_or_never_stops() {
        let short = Duration::from_millis(50);
        let limits = LingerLimits { time: short, silence: short, bytes: 10_000 };
        for sends in [false, true] {
            let (mut client, server) = duplex(1_024);
            let mut server = LingeringStream::new(server, unread(true));
            server.limits = limits;
            let endless = async {
                while sends && client.write_all(&[0; 64]).await.is_ok() {}
                std::future::pending::<()>().await;
            };
            tokio::select! {
                closed = server.shutdown() => closed.unwrap(),
                () = endless => {}
            }
        }
    }

    #[tokio::test]
    async fn closes_immediately_after_complete_body() {
        let (_client, server) = duplex(1_024);
        LingeringStream::new(server, unread(false)).shutdown().await.unwrap();
    }
}
