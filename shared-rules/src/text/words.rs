//! The words of every value of an enum: one word for one thing, wherever it shows. The browser gets them as
//! `ui/src/rules/facts.ts`, which `npm run gen` writes.

use crate::loans::{entity::EntityType, entity_label::EntityLabel, review_status::ReviewStatus};
use crate::needs_list::priority::PriorityType;
use crate::needs_list::review::{RejectReason, ReviewState};
use crate::needs_list::tree::filter::RequestFilter;
use crate::team::permission::Permission;
use crate::team::role::{BorrowerType, Role, RoleGroup};
use crate::team::role_picker::SubRoleType;
use crate::text::needs_list as text;

impl Role {
    /// What it is called.
    #[must_use]
    pub const fn label(self) -> &'static str {
        match self {
            Self::LeadLender => "Lead lender",
            Self::Manager => "Manager",
            Self::AssociateLender => "Associate lender",
            Self::Lender => "Lender",
            Self::Underwriter => "Underwriter",
            Self::LeadBorrower => "Lead borrower",
            Self::Borrower => "Borrower",
            Self::Contact => "Contact",
        }
    }
}

impl RoleGroup {
    /// What its people are called.
    #[must_use]
    pub const fn label(self) -> &'static str {
        match self {
            Self::Borrower => "Borrowers",
            Self::Lender => "Lenders",
            Self::Contact => "Contacts",
        }
    }
}

impl BorrowerType {
    /// What it is called.
    #[must_use]
    pub const fn label(self) -> &'static str {
        match self {
            Self::Individual => "Individual",
            Self::Member => "Member",
        }
    }

    /// What stands beside the role of such a borrower; the usual kind needs no word.
    #[must_use]
    pub const fn beside_role(self) -> Option<&'static str> {
        match self {
            Self::Individual => None,
            Self::Member => Some("member"),
        }
    }
}

impl SubRoleType {
    /// What it is called.
    #[must_use]
    pub const fn label(self) -> &'static str {
        match self {
            Self::None => "None",
            Self::Borrower => "Borrower",
            Self::Member => "Member",
            Self::KeyContact => "Key contact",
            Self::Contact => "Contact",
        }
    }
}

impl Permission {
    /// What it is called.
    #[must_use]
    pub const fn label(self) -> &'static str {
        match self {
            Self::CrudAssociate => "Manage employees",
            Self::MakeLeads => "Make lead lenders",
            Self::UpdateBorrower => "Change borrowers",
            Self::SeeBorrowersCreditScore => "See credit scores",
            Self::SeeBorrowersTasks => "See borrowers’ tasks",
            Self::SeeDriversLicense => "See driver’s licences",
            Self::LendingTeamCommunication => "Write to lenders",
            Self::BorrowerTeamCommunication => "Write to everyone else",
        }
    }

    /// What it lets somebody do.
    #[must_use]
    pub const fn about(self) -> &'static str {
        match self {
            Self::CrudAssociate => "See who works here, take people on, change their roles",
            Self::MakeLeads => "Make and unmake lead lenders, at the company and on its loans",
            Self::UpdateBorrower => "Edit borrowers and the persons on a loan",
            Self::SeeBorrowersCreditScore => "See borrowers’ credit scores and order reports",
            Self::SeeBorrowersTasks => "See what borrowers still have to do",
            Self::SeeDriversLicense => "See other people’s licences; one’s own is always seen",
            Self::LendingTeamCommunication => "Send messages to the lending team",
            Self::BorrowerTeamCommunication => {
                "Send messages to borrowers, contacts, managers and underwriters"
            }
        }
    }
}

impl ReviewStatus {
    /// What it is called.
    #[must_use]
    pub const fn label(self) -> &'static str {
        match self {
            Self::Lead => "Lead",
            Self::InProgress => "In progress",
            Self::ReadyForUnderwriting => "Ready for underwriting",
            Self::ReadyForReviewPending => "Review pending",
            Self::ReadyForReviewReview => "In review",
            Self::ReviewCompleteAccepted => "Accepted",
            Self::ReviewCompleteConditional => "Conditionally accepted",
            Self::ReviewCompleteRejected => "Rejected",
            Self::Closing => "Closing",
            Self::InService => "In service",
            Self::Archive => "Archived",
            Self::InDefault => "In default",
            Self::Hold => "On hold",
            Self::Withdrawn => "Withdrawn",
        }
    }
}

impl ReviewState {
    /// What it is called.
    #[must_use]
    pub const fn label(self) -> &'static str {
        match self {
            Self::Open => "Open",
            Self::Submitted => "Submitted",
            Self::Accepted => "Accepted",
            Self::Rejected => "Rejected",
            Self::PartlyAccepted => "Partly accepted",
            Self::NotApplicable => "Not applicable",
        }
    }

    /// What it is called to those who answer the request.
    #[must_use]
    pub const fn label_for_borrowers(self) -> &'static str {
        match self {
            Self::Open => text::TO_DO.template,
            Self::Submitted => text::IN_REVIEW.template,
            Self::Rejected => text::CAME_BACK.template,
            Self::PartlyAccepted => "Partly came back",
            Self::NotApplicable => "Doesn’t apply",
            Self::Accepted => text::DONE.template,
        }
    }
}

impl RequestFilter {
    /// What it is called.
    #[must_use]
    pub const fn label(self) -> &'static str {
        match self {
            Self::Open => ReviewState::Open.label(),
            Self::Submitted => ReviewState::Submitted.label(),
            Self::Accepted => ReviewState::Accepted.label(),
            Self::Rejected => ReviewState::Rejected.label(),
            Self::Late => "Late",
            Self::Mine => "Mine",
        }
    }
}

impl RejectReason {
    /// The words the borrower reads.
    #[must_use]
    pub const fn label(self) -> &'static str {
        match self {
            Self::Unreadable => "It can’t be read",
            Self::Incomplete => "Pages are missing",
            Self::WrongDocument => "It is a different document",
            Self::WrongPerson => "It belongs to someone else",
            Self::OutOfDate => "It is too old",
            Self::NotSigned => "It isn’t signed",
            Self::PasswordProtected => "It is password protected",
            Self::Other => "Another reason",
        }
    }
}

impl PriorityType {
    /// What lenders call it.
    #[must_use]
    pub const fn label(self) -> &'static str {
        match self {
            Self::Unset => "Unset",
            Self::Hidden => "Hidden",
            Self::Private => "Private",
            Self::Ignore => "Ignore",
            Self::Blocker => "Blocker",
            Self::Low => "Low",
            Self::Medium => "Medium",
            Self::High => "High",
            Self::Critical => "Critical",
            Self::Urgent => "Urgent",
        }
    }
}

impl EntityType {
    /// What it is called.
    #[must_use]
    pub const fn label(self) -> &'static str {
        match self {
            Self::Individual => "Person",
            Self::Company => "Company",
            Self::Trust => "Trust",
            Self::ReAsset => "Real estate",
            Self::Asset => "Asset",
        }
    }

    /// What its main address is called.
    #[must_use]
    pub const fn address_label(self) -> &'static str {
        match self {
            Self::Individual => "Residential addresses",
            Self::Company => "Company address",
            Self::Trust => "Trust address",
            Self::ReAsset => "Property address",
            Self::Asset => "Where it is",
        }
    }
}

impl EntityLabel {
    /// Guarantee labels are lower-case words, the others words with capitals.
    #[must_use]
    pub const fn label(self) -> &'static str {
        match self {
            Self::Guarantor => "guarantor",
            Self::NotAGuarantor => "not a guarantor",
            Self::PrimaryIndividual => "Primary Individual",
            Self::PrimaryCompany => "Primary Company",
            Self::PrimaryCollateral => "Primary Collateral",
            Self::OperatingCompany => "Operating Company",
            Self::PrimaryOperationCompany => "Primary Operation Company",
            Self::Applicant => "Applicant",
            Self::Spouse => "Spouse",
            Self::Member => "Member",
        }
    }
}
