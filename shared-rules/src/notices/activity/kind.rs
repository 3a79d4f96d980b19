//! Kinds of activity, by which the log is filtered.

use serde::{Deserialize, Serialize};

use crate::{needs_list::history::HistoryKind, team::permission::Permission};

/// A kind of activity.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum ActivityKind {
    /// The needs list.
    Requests,
    /// Documents that were added, deleted or renamed.
    Documents,
    /// Reviews of documents by lenders.
    Reviews,
    /// People on the loan, and their roles.
    People,
    /// The loan's entities: companies, trusts, assets and people.
    Entities,
    /// Borrowers' consents to a credit check.
    Consents,
    /// Credit reports that were ordered or recorded.
    Credit,
    /// Driver's licenses that were recorded.
    Licences,
    /// The loan's facts.
    Facts,
    /// The review status.
    Status,
    /// Messages and comments.
    Messages,
    /// Assignments of requests.
    Sharing,
    /// Views of sensitive data.
    Access,
    /// Downloads.
    Downloads,
    /// Sign-ins.
    SignIns,
    /// Passwords and email addresses.
    Accounts,
    /// Employees, and their roles.
    Employees,
    /// Permissions of roles.
    Permissions,
    /// The company's settings.
    Settings,
}

impl ActivityKind {
    /// The kinds of a loan's activity, in display order.
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

    /// The kinds in a company's audit log, in display order.
    pub const AUDIT_LOG: [Self; 6] =
        [Self::SignIns, Self::Accounts, Self::Employees, Self::Permissions, Self::Settings, Self::Downloads];

    /// Display name.
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

    /// Returns the permission that a lender needs to see that such activity happened at all.
    #[must_use]
    pub const fn required_permission(self) -> Option<Permission> {
        match self {
            Self::Credit => Some(Permission::SeeBorrowersCreditScore),
            Self::Licences => Some(Permission::SeeDriversLicense),
            _ => None,
        }
    }

    /// Returns whether it is in the audit log, visible to lead lenders of the company only and kept for a limited time.
    #[must_use]
    pub fn is_in_audit_log(self) -> bool {
        Self::AUDIT_LOG.contains(&self)
    }

    /// Returns the kind of an action on a request.
    #[must_use]
    pub const fn for_request_action(how: HistoryKind) -> Self {
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
