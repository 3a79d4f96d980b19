//! Texts of activity entries about entities, credit reports and driver's licenses.

use super::{Activity, Named};
use crate::loans::{entity::EntityType, entity_label::EntityLabel};

/// Returns the action and its object unless hidden; none for other kinds of entries.
pub(super) fn told(activity: &Activity, hidden: bool) -> Option<(String, Option<String>)> {
    use Activity as A;
    let on = |words: String, thing: &Named| (words, some(&thing.name).filter(|_| !hidden));
    Some(match activity {
        A::EntityAdded { entity, of, known: false } => on(format!("added {}", a_kind(*of)), entity),
        A::EntityAdded { entity, of, known: true } => {
            on(format!("added {} from another loan", a_kind(*of)), entity)
        }
        A::EntityChanged { entity, of } => on(format!("updated {}’s details", a_kind(*of)), entity),
        A::EntityLabelled { entity, of, labels } => on(labelled(*of, labels), entity),
        A::EntityTied { entity, person, .. } if !hidden && !person.name.is_empty() => {
            on(format!("linked a person to {} on this loan", person.name), entity)
        }
        A::EntityTied { entity, .. } => on("linked a person to a member of this loan".into(), entity),
        A::EntityRemoved { entity, of } => on(format!("removed {} from the loan", a_kind(*of)), entity),
        A::CreditConsent { agreed, before } => (consent(*agreed, *before).to_owned(), None),
        A::CreditOrdered { whose } => on("ordered a credit report".into(), whose),
        A::CreditRecorded { whose } => on("recorded a credit report".into(), whose),
        A::LicenceWritten { whose, before, after } => on(licence(*before, *after).to_owned(), whose),
        _ => return None,
    })
}

/// Returns the name, unless it is empty.
pub(super) fn some(text: &str) -> Option<String> {
    Some(text.to_owned()).filter(|text| !text.is_empty())
}

/// Returns a label for use within a sentence.
pub(super) fn small(label: &str) -> String {
    label.to_lowercase()
}

const fn a_kind(of: EntityType) -> &'static str {
    match of {
        EntityType::Individual => "a person",
        EntityType::Company => "a company",
        EntityType::Trust => "a trust",
        EntityType::ReAsset => "real estate",
        EntityType::Asset => "an asset",
    }
}

fn labelled(of: EntityType, labels: &[EntityLabel]) -> String {
    if labels.is_empty() {
        return format!("removed the labels from {}", a_kind(of));
    }
    let labels: Vec<String> = labels.iter().map(|label| small(label.label())).collect();
    format!("labeled {} as {}", a_kind(of), labels.join(", "))
}

const fn consent(agreed: bool, before: Option<bool>) -> &'static str {
    match (before, agreed) {
        (Some(true), false) => "withdrew authorization for a credit check",
        (_, true) => "authorized a credit check",
        (_, false) => "declined a credit check",
    }
}

const fn licence(before: bool, after: bool) -> &'static str {
    match (before, after) {
        (false, _) => "recorded a driver’s license",
        (true, true) => "updated a driver’s license",
        (true, false) => "deleted a driver’s license",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn named(name: &str) -> Named {
        Named { id: "7".into(), name: name.into() }
    }

    fn words(activity: &Activity) -> String {
        told(activity, false).unwrap().0
    }

    #[test]
    fn an_entity_is_named_by_its_kind_and_beside_the_words() {
        let (entity, of) = (named("Brightwater"), EntityType::Company);
        let added = |known| Activity::EntityAdded { entity: entity.clone(), of, known };
        assert_eq!(told(&added(false), false), Some(("added a company".into(), Some("Brightwater".into()))));
        assert_eq!(words(&added(true)), "added a company from another loan");
        assert_eq!(told(&added(false), true), Some(("added a company".into(), None)));
        let labels = |labels| Activity::EntityLabelled { entity: entity.clone(), of, labels };
        let both = vec![EntityLabel::PrimaryCompany, EntityLabel::Guarantor];
        assert_eq!(words(&labels(both)), "labeled a company as primary company, guarantor");
        assert_eq!(words(&labels(vec![])), "removed the labels from a company");
        assert_eq!(words(&Activity::EntityRemoved { entity, of }), "removed a company from the loan");
    }

    #[test]
    fn whom_a_person_turned_out_to_be_is_said_unless_they_are_hidden() {
        let (entity, person) = (named("L. Alvarez"), named("Lucia Alvarez"));
        let tied = Activity::EntityTied { entity, of: EntityType::Individual, person };
        assert_eq!(words(&tied), "linked a person to Lucia Alvarez on this loan");
        assert_eq!(told(&tied, true), Some(("linked a person to a member of this loan".into(), None)));
    }

    #[test]
    fn a_consent_that_is_taken_back_was_withdrawn() {
        let said = |before, agreed| words(&Activity::CreditConsent { agreed, before });
        assert_eq!(said(None, true), "authorized a credit check");
        assert_eq!(said(Some(false), true), "authorized a credit check");
        assert_eq!(said(None, false), "declined a credit check");
        assert_eq!(said(Some(true), false), "withdrew authorization for a credit check");
    }

    #[test]
    fn licences_and_reports_say_whose() {
        let written =
            |before, after| words(&Activity::LicenceWritten { whose: named("Lucia"), before, after });
        assert_eq!(written(false, true), "recorded a driver’s license");
        assert_eq!(written(true, true), "updated a driver’s license");
        assert_eq!(written(true, false), "deleted a driver’s license");
        let ordered = Activity::CreditOrdered { whose: named("Lucia") };
        assert_eq!(told(&ordered, false), Some(("ordered a credit report".into(), Some("Lucia".into()))));
        let recorded = Activity::CreditRecorded { whose: named("Lucia") };
        assert_eq!(words(&recorded), "recorded a credit report");
    }
}
