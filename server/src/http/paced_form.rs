//! Reads a form with files, as long as its sender is fast enough.

use std::{pin::pin, time::Duration};

use axum::{
    body::Bytes,
    extract::{
        Multipart,
        multipart::{Field, MultipartError},
    },
    http::{header, request::Parts},
};
use tokio::time::{Instant, timeout_at};

use super::Problem;
use crate::environment::Limits;

/// How many times longer than other forms one with files may be silent: people upload from moving trains.
const MORE_PATIENCE: u32 = 4;

/// The overhead of a form around its files, in bytes.
pub const FORM_OVERHEAD: u64 = 1 << 20;

/// The minimum speed of a sender: a number of bytes in each period.
pub struct MinimumPace {
    span: Duration,
    least: u64,
    until: Instant,
    wanted: u64,
    came: u64,
}

impl MinimumPace {
    /// Each part of a form counts as at least this many bytes, because storing a file takes time, however small it is.
    const PART: u64 = 1024;

    /// Starts measuring a sender.
    #[must_use]
    pub fn of(limits: &Limits) -> Self {
        let span = limits.body_time * MORE_PATIENCE;
        let least = limits.slowest_upload.saturating_mul(span.as_secs());
        Self { span, least, until: Instant::now() + span, wanted: least, came: 0 }
    }

    /// Returns how many bytes have arrived, with the minimum for each part.
    #[must_use]
    pub const fn received(&self) -> u64 {
        self.came
    }

    /// Waits for data, as long as enough arrives.
    async fn wait<F: Future>(&mut self, coming: F) -> Result<F::Output, Problem> {
        let mut coming = pin!(coming);
        loop {
            match timeout_at(self.until, coming.as_mut()).await {
                Ok(came) => return Ok(came),
                Err(_) if self.came >= self.wanted => {
                    self.until = Instant::now() + self.span;
                    self.wanted = self.came.saturating_add(self.least);
                }
                Err(_) => return Err(Problem::too_slow()),
            }
        }
    }

    /// Returns the next part of the form.
    ///
    /// # Errors
    /// When the sender is too slow or disconnects, or the form is invalid.
    pub async fn part<'f>(&mut self, form: &'f mut Multipart) -> Result<Option<Field<'f>>, Problem> {
        self.came = self.came.saturating_add(Self::PART);
        self.wait(form.next_field()).await?.map_err(|error| broken_form(&error))
    }

    /// Returns the next bytes of a part.
    ///
    /// # Errors
    /// The same.
    pub async fn next(&mut self, field: &mut Field<'_>) -> Result<Option<Bytes>, Problem> {
        let some = self.wait(field.chunk()).await?.map_err(|error| broken_form(&error))?;
        self.came = self.came.saturating_add(some.as_ref().map_or(0, |some| some.len() as u64));
        Ok(some)
    }
}

/// The connection was closed, or the body is no valid form.
fn broken_form(error: &MultipartError) -> Problem {
    Problem::malformed("The form", &error.body_text())
}

/// Returns the announced number of bytes of a request; zero if it announces none.
#[must_use]
pub fn announced_length(parts: &Parts) -> u64 {
    let length = parts.headers.get(header::CONTENT_LENGTH);
    length.and_then(|value| value.to_str().ok()?.parse().ok()).unwrap_or_default()
}
