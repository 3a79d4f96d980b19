//! The driver's license section is shown when the viewer may see the license and it has a number, or when the person
//! isn't a borrower. Its values and the expiry badge are shown only to viewers who may see them.

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};

use super::licence::DriversLicense;
use super::licence_status::{LicenceExpiry, LicenceStatus, calendar_date, licence_status};
use super::masking::{MaskIdentity, mask_identity};
use crate::team::permission::Permission;
use crate::team::role::Role;
use crate::text;
use crate::value::calendar_date::{format_date, instant};

/// A person, a license and the viewer.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct LicenceSection {
    /// The role of the person.
    pub role: Role,
    /// Whether the viewer is the person.
    #[serde(default)]
    pub own: bool,
    /// The permissions the viewer holds.
    #[serde(default)]
    pub permissions: Vec<Permission>,
    /// The license, if there is one.
    #[serde(default)]
    pub licence: Option<DriversLicense>,
    /// The current time, RFC 3339.
    #[serde(deserialize_with = "instant")]
    #[cfg_attr(feature = "ts", tsify(type = "string"))]
    pub now: DateTime<Utc>,
    /// The viewer's UTC offset, in minutes.
    #[serde(default)]
    pub utc_offset_minutes: i32,
}

/// The badge of a license that needs attention.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct LicenceBadge {
    /// EXPIRED or EXPIRING.
    pub status: LicenceStatus,
    /// The label.
    pub label: &'static str,
}

/// The values of the section, dates as MM-dd-yyyy.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct LicenceValues {
    /// The full number.
    pub number: Option<String>,
    /// The masked number, shown at first.
    pub masked_number: Option<String>,
    /// The expiry date.
    pub expiration: Option<String>,
    /// The date of birth.
    pub dob: Option<String>,
    /// The masked date of birth, shown at first.
    pub masked_dob: Option<String>,
    /// The state.
    pub state: Option<String>,
}

/// The license section of the person card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct LicenceSectionAnswer {
    /// Whether the section is shown.
    pub shown: bool,
    /// The values; none when there is no section or the viewer may not see them.
    pub values: Option<LicenceValues>,
    /// The badge; none unless the license is expired or expiring and the viewer may see it.
    pub badge: Option<LicenceBadge>,
}

/// A driver's license is shown to viewers who may see it; the section is also shown for people who aren't borrowers.
///
/// Returns the section and the badge (LICENCE-05, LICENCE-06, PERM-09; resolution 53).
///
/// Rule from platform §4, §5; LICENCE-05, LICENCE-06, PERM-09.
#[must_use]
pub fn licence_section(input: &LicenceSection) -> LicenceSectionAnswer {
    let visible = input.own || input.permissions.contains(&Permission::SeeDriversLicense);
    let licence = input.licence.clone().unwrap_or_default();
    let has_number = licence.number.as_deref().is_some_and(|number| !number.trim().is_empty());
    let shown = (visible && has_number) || !input.role.is_borrower();
    LicenceSectionAnswer {
        shown,
        badge: visible.then(|| expiry_badge(input, &licence)).flatten(),
        values: (visible && shown).then(|| section_values(licence)),
    }
}

fn expiry_badge(input: &LicenceSection, licence: &DriversLicense) -> Option<LicenceBadge> {
    let status = licence_status(&LicenceExpiry {
        expiration: licence.expiration.clone(),
        now: input.now,
        utc_offset_minutes: input.utc_offset_minutes,
    });
    let text = match status {
        LicenceStatus::Expired => text::individuals::LICENCE_EXPIRED,
        LicenceStatus::Expiring => text::individuals::LICENCE_EXPIRING,
        LicenceStatus::Active | LicenceStatus::None => return None,
    };
    Some(LicenceBadge { status, label: text.template })
}

fn section_values(licence: DriversLicense) -> LicenceValues {
    let DriversLicense { number, expiration, dob, state } = licence;
    let masked = mask_identity(&MaskIdentity { number: number.clone(), dob: dob.clone() });
    let shown = |stored: Option<String>| stored.map(|text| calendar_date(&text).map_or(text, format_date));
    LicenceValues {
        number,
        masked_number: masked.number,
        expiration: shown(expiration),
        dob: shown(dob),
        masked_dob: masked.dob,
        state,
    }
}
