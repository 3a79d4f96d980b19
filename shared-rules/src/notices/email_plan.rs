//! When notices are emailed: bundled, daily, and not during the night.

use chrono::{DateTime, NaiveDateTime, NaiveTime, TimeDelta, Timelike as _, Utc};
use serde::{Deserialize, Serialize};

use super::{delivery::NotificationDelivery, kind::NoticeKind};
use crate::value::calendar_date::instant;

/// The local hours between which no email is sent: from 21:00 to 7:00.
const QUIET_FROM_HOUR: u32 = 21;
const QUIET_UNTIL_HOUR: u32 = 7;
/// The local hour of daily emails.
const DAILY_HOUR: u32 = 8;
/// A bundle is sent at the latest after this many times the bundle time: after an hour instead of ten minutes.
pub(super) const LONGEST_BUNDLES: u32 = 6;
/// Urgent notices wait for this part of the bundle time: two minutes instead of ten.
const URGENT_PART: u32 = 5;

/// The notices of one person that aren't emailed yet.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct PendingNotices {
    /// The current time, RFC 3339.
    #[cfg_attr(feature = "ts", tsify(type = "string"))]
    #[serde(deserialize_with = "instant")]
    pub now: DateTime<Utc>,
    /// The person's time zone.
    pub local_clock: LocalClock,
    /// How long an email waits for further events, in seconds.
    pub bundle_seconds: u32,
    /// Whether the person has activated their account.
    pub has_account: bool,
    /// The notices.
    pub notices: Vec<PendingNotice>,
}

/// A person's UTC offset, now and after the next clock change.
#[derive(Clone, Copy, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct LocalClock {
    /// The UTC offset now, in minutes.
    #[serde(default)]
    pub utc_offset_minutes: i32,
    /// The next change, if it is near.
    #[serde(default)]
    pub change: Option<OffsetChange>,
}

/// A change of a UTC offset, when daylight saving begins or ends.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct OffsetChange {
    /// The time of the change, RFC 3339.
    #[cfg_attr(feature = "ts", tsify(type = "string"))]
    #[serde(deserialize_with = "instant")]
    pub at: DateTime<Utc>,
    /// The UTC offset from then on, in minutes.
    pub utc_offset_minutes: i32,
}

/// A notice that isn't emailed yet.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct PendingNotice {
    /// Its id.
    pub id: String,
    /// The kind of event.
    pub kind: NoticeKind,
    /// The time of the event, RFC 3339.
    #[cfg_attr(feature = "ts", tsify(type = "string"))]
    #[serde(deserialize_with = "instant")]
    pub at: DateTime<Utc>,
    /// The person's current choice for this kind.
    pub delivery: NotificationDelivery,
    /// Whether the person read it in the app.
    #[serde(default)]
    pub read: bool,
    /// Whether the person may still see it.
    pub visible: bool,
}

/// The outcome of the email about a notice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum NotificationEmailOutcome {
    /// It was sent.
    Sent,
    /// The person read the notice in the app first.
    ReadInApp,
    /// The person turned this kind off.
    TurnedOff,
    /// The person gets this kind in the app only.
    AppOnly,
    /// The person may no longer see the notice.
    NotVisible,
    /// The person hasn't activated their account.
    NoAccount,
    /// The server sends no notification emails.
    ServerOff,
}

/// The current decision about each notice.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct NotificationEmailPlan {
    /// The ids of the notices to email now.
    pub send: Vec<String>,
    /// The notices that wait.
    pub waiting: Vec<WaitingNotice>,
    /// The notices that aren't emailed.
    pub skipped: Vec<SkippedNotice>,
}

/// A notice that is emailed later.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct WaitingNotice {
    /// Its id.
    pub id: String,
    /// When it is due, RFC 3339. Further events may change it.
    #[cfg_attr(feature = "ts", tsify(type = "string"))]
    pub until: DateTime<Utc>,
}

/// A notice that isn't emailed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct SkippedNotice {
    /// Its id.
    pub id: String,
    /// The reason.
    pub outcome: NotificationEmailOutcome,
}

/// A bundled email is sent ten minutes after the last event and an hour after the first at the latest, sooner if
/// something is urgent; a daily one at 8:00, and none from 21:00 to 7:00 in the person's time zone. An email that is sent
/// contains all that is bundled. What the person read in the app, turned off, or may no longer see isn't emailed.
///
/// Returns which notices are emailed now, which wait until when, and which are skipped, each in input order.
///
/// Rule from platform §1, §6.
#[must_use]
pub fn notification_email_plan(input: &PendingNotices) -> NotificationEmailPlan {
    let mut plan = NotificationEmailPlan::default();
    let mut emailed = Vec::new();
    for notice in &input.notices {
        match skip_reason(input, notice) {
            Some(outcome) => plan.skipped.push(SkippedNotice { id: notice.id.clone(), outcome }),
            None => emailed.push(notice),
        }
    }
    let bundle_due = bundle_due(input.bundle_seconds, &emailed);
    let clock = &input.local_clock;
    let until = |notice: &PendingNotice| {
        let due = match notice.delivery {
            NotificationDelivery::Daily => clock.next_hour(notice.at, DAILY_HOUR),
            NotificationDelivery::Bundled => bundle_due.unwrap_or(notice.at),
            _ => notice.at,
        };
        clock.after_quiet_hours(due.max(input.now))
    };
    let sends = emailed.iter().any(|notice| until(notice) <= input.now);
    for notice in emailed {
        let until = until(notice);
        let is_included = sends && notice.delivery != NotificationDelivery::Daily;
        if until <= input.now || is_included {
            plan.send.push(notice.id.clone());
        } else {
            plan.waiting.push(WaitingNotice { id: notice.id.clone(), until });
        }
    }
    plan
}

fn skip_reason(input: &PendingNotices, notice: &PendingNotice) -> Option<NotificationEmailOutcome> {
    match notice.delivery {
        _ if !input.has_account => Some(NotificationEmailOutcome::NoAccount),
        NotificationDelivery::Off => Some(NotificationEmailOutcome::TurnedOff),
        NotificationDelivery::App => Some(NotificationEmailOutcome::AppOnly),
        _ if !notice.visible => Some(NotificationEmailOutcome::NotVisible),
        _ if notice.read => Some(NotificationEmailOutcome::ReadInApp),
        _ => None,
    }
}

/// Returns when the bundled notices are due, if there are any.
fn bundle_due(bundle_seconds: u32, notices: &[&PendingNotice]) -> Option<DateTime<Utc>> {
    let bundled = notices.iter().filter(|notice| notice.delivery == NotificationDelivery::Bundled);
    let due = |first: DateTime<Utc>, last: DateTime<Utc>, wait: u32, longest: u32| {
        later(last, wait).min(later(first, longest))
    };
    let all = first_and_last(bundled.clone().map(|notice| notice.at));
    let urgent = first_and_last(bundled.filter(|notice| notice.kind.is_urgent()).map(|notice| notice.at));
    let longest = bundle_seconds.saturating_mul(LONGEST_BUNDLES);
    let all = all.map(|(first, last)| due(first, last, bundle_seconds, longest))?;
    let urgent = urgent.map(|(first, last)| due(first, last, bundle_seconds / URGENT_PART, bundle_seconds));
    Some(urgent.map_or(all, |urgent| urgent.min(all)))
}

fn first_and_last(times: impl Iterator<Item = DateTime<Utc>>) -> Option<(DateTime<Utc>, DateTime<Utc>)> {
    times.fold(None, |range, at| match range {
        None => Some((at, at)),
        Some((first, last)) => Some((first.min(at), last.max(at))),
    })
}

/// Returns the time that many seconds later; a time beyond the calendar's range is ignored.
pub(super) fn later(at: DateTime<Utc>, seconds: u32) -> DateTime<Utc> {
    at.checked_add_signed(TimeDelta::seconds(seconds.into())).unwrap_or(at)
}

impl LocalClock {
    /// Returns that time, or the next 7:00 if it is during the quiet hours.
    fn after_quiet_hours(&self, at: DateTime<Utc>) -> DateTime<Utc> {
        let hour = self.local_time(at).hour();
        let is_quiet = !(QUIET_UNTIL_HOUR..QUIET_FROM_HOUR).contains(&hour);
        if is_quiet { self.next_hour(at, QUIET_UNTIL_HOUR) } else { at }
    }

    /// Returns the next time, not before the given one, when it is that hour.
    fn next_hour(&self, at: DateTime<Utc>, hour: u32) -> DateTime<Utc> {
        let local = self.local_time(at);
        let time = NaiveTime::from_hms_opt(hour, 0, 0).unwrap_or_default();
        let day = if local.time() <= time { Some(local.date()) } else { local.date().succ_opt() };
        let next = day.and_then(|day| self.instant_of(day.and_time(time)));
        next.map_or(at, |next| next.max(at))
    }

    fn local_time(&self, at: DateTime<Utc>) -> NaiveDateTime {
        let changed = self.change.filter(|change| at >= change.at);
        let minutes = changed.map_or(self.utc_offset_minutes, |change| change.utc_offset_minutes);
        let utc = at.naive_utc();
        utc.checked_add_signed(TimeDelta::minutes(minutes.into())).unwrap_or(utc)
    }

    fn instant_of(&self, local: NaiveDateTime) -> Option<DateTime<Utc>> {
        let with =
            |minutes: i32| Some(local.checked_sub_signed(TimeDelta::minutes(minutes.into()))?.and_utc());
        let before = with(self.utc_offset_minutes)?;
        match self.change {
            Some(change) if before >= change.at => with(change.utc_offset_minutes),
            _ => Some(before),
        }
    }
}
