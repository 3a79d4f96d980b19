//! The kinds by which what happened is looked through.

use serde::{Deserialize, Serialize};

use crate::{needs_list::history::HistoryKind, team::permission::Permission};

/// A kind of what happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum ActivityKind {
    /// The needs list.
    Requests,
    /// Documents that came, went or were renamed.
    Documents,
    /// What lenders said of them.
    Reviews,
    /// Who is on the loan, and in what role.
    People,
    /// Its entities: companies, trusts, assets and persons.
    Entities,
    /// Whether borrowers agree to have their credit looked up.
    Consents,
    /// Credit reports that were ordered or recorded.
    Credit,
    /// Drivers' licences that were written down.
    Licences,
    /// What is known of the loan.
    Facts,
    /// Where it stands.
    Status,
    /// Messages and comments.
    Messages,
    /// To whom requests were given.
    Sharing,
    /// Looks at what is shown only when asked for.
    Access,
    /// What was downloaded.
    Downloads,
    /// Who signed in.
    SignIns,
    /// Passwords and email addresses.
    Accounts,
    /// Who works at the company, and in what role.
    Employees,
    /// What roles may do.
    Permissions,
    /// What the company has switched on.
    Settings,
}

impl ActivityKind {
    /// Those of a loan, in the order in which they are offered.
    pub const OF_LOAN: [Self; 14] = [
        Self::Requests,
        Self::Documents,
        Self::Reviews,
        Self::People,
        Self::Entities,
        Self::Consents,
        Self::Credit,
        Self::Licences,
        Self::Facts,
        Self::Status,
        Self::Messages,
        Self::Sharing,
        Self::Access,
        Self::Downloads,
    ];

    /// Those on record for the lead of a company, in the order in which they are offered.
    pub const ON_RECORD: [Self; 6] =
        [Self::SignIns, Self::Accounts, Self::Employees, Self::Permissions, Self::Settings, Self::Downloads];

    /// What it is called.
    #[must_use]
    pub const fn label(self) -> &'static str {
        match self {
            Self::Requests => "Needs list",
            Self::Documents => "Documents",
            Self::Reviews => "Reviews",
            Self::People => "People and roles",
            Self::Entities => "Parties and property",
            Self::Consents => "Consents",
            Self::Credit => "Credit reports",
            Self::Licences => "Driver’s licenses",
            Self::Facts => "Loan details",
            Self::Status => "Status",
            Self::Messages => "Messages",
            Self::Sharing => "Sharing",
            Self::Access => "Access",
            Self::Downloads => "Downloads",
            Self::SignIns => "Sign-ins",
            Self::Accounts => "Passwords and email addresses",
            Self::Employees => "Employees",
            Self::Permissions => "Permissions",
            Self::Settings => "Company settings",
        }
    }

    /// What it takes of a lender of the loan to see that such things happened at all.
    #[must_use]
    pub const fn takes(self) -> Option<Permission> {
        match self {
            Self::Credit => Some(Permission::SeeBorrowersCreditScore),
            Self::Licences => Some(Permission::SeeDriversLicense),
            _ => None,
        }
    }

    /// Whether it is kept for the lead of the company, and for so long alone.
    #[must_use]
    pub fn is_on_record(self) -> bool {
        Self::ON_RECORD.contains(&self)
    }

    /// The kind of what happened to a request.
    #[must_use]
    pub const fn of_request(how: HistoryKind) -> Self {
        match how {
            HistoryKind::Created
            | HistoryKind::Updated
            | HistoryKind::Moved
            | HistoryKind::Deleted
            | HistoryKind::Restored => Self::Requests,
            HistoryKind::Answered
            | HistoryKind::AnswerRemoved
            | HistoryKind::NotApplicable
            | HistoryKind::Applicable => Self::Documents,
            HistoryKind::Accepted
            | HistoryKind::Rejected
            | HistoryKind::BackToSubmitted
            | HistoryKind::TakenBack => Self::Reviews,
            HistoryKind::Commented => Self::Messages,
            HistoryKind::Shared | HistoryKind::Unshared => Self::Sharing,
        }
    }
}
