//! Request budgets: a number of requests per minute, which may all come in one burst (token bucket).

use std::{
    collections::HashMap,
    hash::Hash,
    net::IpAddr,
    sync::{Arc, Mutex, PoisonError},
    time::{Duration, Instant},
};

use axum::{
    extract::{Request, State},
    middleware::Next,
    response::{IntoResponse as _, Response},
};
use shared_rules::messaging::reading::typing::THROTTLE_MS;
use uuid::Uuid;

use super::{ClientAddress, ConcurrencyLimit, Throttle};
use crate::{environment::Limits, http::Problem};

/// Beyond this number, full budgets are removed.
const REMEMBERED: usize = 10_000;
/// Test emails per minute: enough to get the settings right, too few to scan a network for servers.
const MAIL_TESTS: u32 = 6;

/// PDF passwords that a user may try per minute.
const PDF_PASSWORDS: u32 = 10;

/// Sign-in links that may be requested from an address per minute. A rule limits how many a person is sent.
const SIGN_IN_LINKS: u32 = 60;

/// The number of page views per minute for each upload form that an address may submit.
const VIEWS_FOR_ONE: u32 = 6;
/// The number of forms that may be sent with one upload link per minute.
const FORMS_OF_LINK: u32 = 10;
/// The number of upload forms that an address may send concurrently.
const UPLOADS_AT_ONCE: u32 = 3;

/// The remaining budget of each key.
#[derive(Debug)]
pub struct RequestBudget<K> {
    per_minute: f64,
    left: Mutex<HashMap<K, (f64, Instant)>>,
}

impl<K: Eq + Hash> RequestBudget<K> {
    /// Creates budgets of that many per minute for each key.
    #[must_use]
    pub fn per_minute(most: u32) -> Self {
        Self { per_minute: most.into(), left: Mutex::default() }
    }

    /// Spends one unit.
    ///
    /// # Errors
    /// The time until the next unit, when the budget is used up.
    pub fn spend(&self, who: K, now: Instant) -> Result<(), Duration> {
        let mut budgets = self.left.lock().unwrap_or_else(PoisonError::into_inner);
        if budgets.len() >= REMEMBERED {
            budgets.retain(|_, (left, then)| self.refilled(*left, *then, now) < self.per_minute);
        }
        let entry = budgets.entry(who).or_insert((self.per_minute, now));
        let left = self.refilled(entry.0, entry.1, now);
        let enough = left >= 1.0;
        *entry = (if enough { left - 1.0 } else { left }, now);
        if enough { Ok(()) } else { Err(Duration::from_secs_f64((1.0 - left) * 60.0 / self.per_minute)) }
    }

    fn refilled(&self, left: f64, then: Instant, now: Instant) -> f64 {
        let passed = now.saturating_duration_since(then).as_secs_f64();
        (left + passed * self.per_minute / 60.0).min(self.per_minute)
    }
}

/// The budgets of all users and addresses.
#[derive(Debug)]
pub struct RequestBudgets {
    people: RequestBudget<Uuid>,
    addresses: RequestBudget<IpAddr>,
    /// Open sockets by user.
    pub sockets: ConcurrencyLimit<Uuid>,
    /// Test emails by company.
    mail_tests: RequestBudget<Uuid>,
    /// PDF passwords by user.
    pdf_passwords: RequestBudget<Uuid>,
    /// Requested sign-in links by address.
    sign_in_links: RequestBudget<IpAddr>,
    /// Submitted upload forms by address.
    secure_uploads: RequestBudget<IpAddr>,
    /// Views of unsubscribe pages, and unsubscriptions, by address.
    unsubscriptions: RequestBudget<IpAddr>,
    /// Views of upload pages by address.
    secure_upload_views: RequestBudget<IpAddr>,
    /// Submitted forms by upload link.
    upload_links: RequestBudget<Uuid>,
    /// Upload forms in progress by address.
    pub active_uploads: ConcurrencyLimit<IpAddr>,
    /// Typing events by user and loan.
    typing: Throttle<(Uuid, Uuid)>,
}

impl RequestBudgets {
    /// Creates the budgets from the settings.
    #[must_use]
    pub fn new(limits: &Limits) -> Self {
        Self {
            people: RequestBudget::per_minute(limits.requests),
            addresses: RequestBudget::per_minute(limits.requests_per_ip),
            sockets: ConcurrencyLimit::new(limits.sockets),
            mail_tests: RequestBudget::per_minute(MAIL_TESTS),
            pdf_passwords: RequestBudget::per_minute(PDF_PASSWORDS),
            sign_in_links: RequestBudget::per_minute(SIGN_IN_LINKS),
            secure_uploads: RequestBudget::per_minute(limits.secure_uploads),
            unsubscriptions: RequestBudget::per_minute(limits.secure_uploads.saturating_mul(VIEWS_FOR_ONE)),
            secure_upload_views: RequestBudget::per_minute(
                limits.secure_uploads.saturating_mul(VIEWS_FOR_ONE),
            ),
            upload_links: RequestBudget::per_minute(FORMS_OF_LINK),
            active_uploads: ConcurrencyLimit::new(UPLOADS_AT_ONCE),
            typing: Throttle::of(Duration::from_millis(THROTTLE_MS)),
        }
    }

    /// Returns whether to publish that the user is typing on that loan: at most once a second.
    pub fn allow_typing(&self, person: Uuid, loan: Uuid) -> bool {
        self.typing.allow((person, loan), Instant::now())
    }

    /// Counts a company's test email.
    ///
    /// # Errors
    /// The number of seconds until the next one is allowed.
    pub fn spend_mail_test(&self, company: Uuid) -> Result<(), u64> {
        let wait = self.mail_tests.spend(company, Instant::now());
        wait.map_err(|wait| wait.as_secs().saturating_add(1))
    }

    /// Counts a password that the user tries on a PDF.
    ///
    /// # Errors
    /// The number of seconds until the next one is allowed.
    pub fn spend_pdf_password(&self, person: Uuid) -> Result<(), u64> {
        let wait = self.pdf_passwords.spend(person, Instant::now());
        wait.map_err(|wait| wait.as_secs().saturating_add(1))
    }

    /// Counts a sign-in link requested from an address.
    ///
    /// # Errors
    /// *Too many requests*.
    pub fn spend_sign_in_link(&self, address: IpAddr) -> Result<(), Problem> {
        self.sign_in_links.spend(address, Instant::now()).map_err(too_many)
    }

    /// Counts an upload form from an address.
    ///
    /// # Errors
    /// The number of seconds until the next one is allowed.
    pub fn spend_secure_upload(&self, address: IpAddr) -> Result<(), u64> {
        let wait = self.secure_uploads.spend(address, Instant::now());
        wait.map_err(|wait| wait.as_secs().saturating_add(1))
    }

    /// Counts a form that was sent with an upload link.
    ///
    /// # Errors
    /// The number of seconds until the next one is allowed.
    pub fn spend_upload_link(&self, link: Uuid) -> Result<(), u64> {
        let wait = self.upload_links.spend(link, Instant::now());
        wait.map_err(|wait| wait.as_secs().saturating_add(1))
    }

    /// Counts a view of an unsubscribe page, or an unsubscription.
    ///
    /// # Errors
    /// *Too many requests*.
    pub fn spend_unsubscription(&self, address: IpAddr) -> Result<(), Problem> {
        self.unsubscriptions.spend(address, Instant::now()).map_err(too_many)
    }

    /// Counts a view of an upload page.
    ///
    /// # Errors
    /// *Too many requests*.
    pub fn spend_secure_upload_view(&self, address: IpAddr) -> Result<(), Problem> {
        self.secure_upload_views.spend(address, Instant::now()).map_err(too_many)
    }

    /// Counts a request of the user.
    ///
    /// # Errors
    /// *Too many requests*.
    pub fn spend_request(&self, person: Uuid) -> Result<(), Problem> {
        self.people.spend(person, Instant::now()).map_err(too_many)
    }
}

fn too_many(wait: Duration) -> Problem {
    Problem::too_many_requests().retry_after(wait.as_secs().saturating_add(1))
}

/// Counts each remote request against the budget of its address. Requests from this machine are exempt: they come
/// from local programs, or through a proxy that isn't configured.
pub async fn limit_address(
    State(budgets): State<Arc<RequestBudgets>>,
    ClientAddress(address): ClientAddress,
    request: Request,
    next: Next,
) -> Response {
    if !address.is_loopback()
        && let Err(wait) = budgets.addresses.spend(address, Instant::now())
    {
        return too_many(wait).into_response();
    }
    next.run(request).await
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn allows_burst_of_one_minute_then_refills() {
        let (budget, begun) = (RequestBudget::per_minute(60), Instant::now());
        assert!((0..60).all(|_| budget.spend('a', begun).is_ok()));
        let wait = budget.spend('a', begun).unwrap_err();
        assert!(wait > Duration::from_millis(900) && wait <= Duration::from_secs(1), "{wait:?}");
        assert!(budget.spend('b', begun).is_ok(), "others have their own");
        let later = begun + Duration::from_millis(2_100);
        assert!(budget.spend('a', later).is_ok() && budget.spend('a', later).is_ok());
        assert!(budget.spend('a', later).is_err());
    }

    #[test]
    fn removes_full_budgets() {
        let (budget, begun) = (RequestBudget::per_minute(60), Instant::now());
        assert!((0..REMEMBERED).all(|who| budget.spend(who, begun).is_ok()));
        budget.spend(REMEMBERED, begun + Duration::from_secs(2)).unwrap();
        assert_eq!(budget.left.lock().unwrap().len(), 1);
    }
}
