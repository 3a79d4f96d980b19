//! A separate server for each test, and people who use it.

mod authenticator;
mod browser;
mod importing;
mod migrated;
mod office;
mod scene;
mod slow_pdf;
mod socket;
mod test_app;

pub use authenticator::Authenticator;
pub use browser::{Browser, Reply, tells};
pub use importing::{import_path, last_line, send_file, tallies, verdicts};
pub use office::{Company, Loan, Person};
pub use scene::{PDF, Scene, checksum, complete, nothing, png, send_bytes};
pub use slow_pdf::slow_pdf;
pub use socket::{Socket, dial, dial_at};
pub use test_app::{TestApp, secret};

/// The password of all test users.
pub const PASSWORD: &str = "a loan in March";
