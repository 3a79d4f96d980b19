//! A provider's report is a form element: the kind of report, its subject and the answer. The answer of an
//! individual's credit report is the score.

use serde::{Deserialize, Serialize};

/// The kinds of providers' reports (ENTITY-33).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
#[allow(missing_docs)] // the names come from the specification
pub enum KnowledgeBase {
    CreditReport,
    BusinessQuickSearchFlagReport,
    PersonQuickSearchFlagReport,
}

/// A form element (ENTITY-32).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub struct FormElement {
    /// The kind of report.
    pub knowledge_base: KnowledgeBase,
    /// The provider's identifier of the subject.
    pub provider_entity_identifier: String,
    /// The provider's answer, if any.
    pub answer: Option<String>,
}

/// An individual's credit data.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct CreditElement {
    /// The individual.
    pub individual_id: String,
    /// The score, 300 to 850; none without a report.
    #[serde(default)]
    pub credit_score: Option<i32>,
}

/// An individual's credit report is a form element whose answer is the score.
///
/// Returns the credit report of an individual as a form element.
///
/// Rule from platform §3; ENTITY-32, ENTITY-33.
#[must_use]
pub fn credit_element(input: &CreditElement) -> FormElement {
    FormElement {
        knowledge_base: KnowledgeBase::CreditReport,
        provider_entity_identifier: input.individual_id.clone(),
        answer: input.credit_score.map(|score| score.to_string()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn has_exactly_three_reports() {
        let names = ["CREDIT_REPORT", "BUSINESS_QUICK_SEARCH_FLAG_REPORT", "PERSON_QUICK_SEARCH_FLAG_REPORT"];
        for name in names {
            let read: KnowledgeBase = serde_json::from_value(name.into()).unwrap();
            assert_eq!(serde_json::to_value(read).unwrap(), name);
        }
        assert!(serde_json::from_value::<KnowledgeBase>("TAX_REPORT".into()).is_err());
    }
}
