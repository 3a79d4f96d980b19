//! The words of what was done to the entities of a loan, and to what is known of persons.

use super::{Activity, Named};
use crate::loans::{entity::EntityType, entity_label::EntityLabel};

/// What was done, and to what or whom, unless that is hidden; nothing of other things.
pub(super) fn told(activity: &Activity, hidden: bool) -> Option<(String, Option<String>)> {
    use Activity as A;
    let on = |words: String, thing: &Named| (words, some(&thing.name).filter(|_| !hidden));
    Some(match activity {
        A::EntityAdded { entity, of, known: false } => on(format!("added {}", a_kind(*of)), entity),
        A::EntityAdded { entity, of, known: true } => {
            on(format!("put {} of another loan on this one too", a_kind(*of)), entity)
        }
        A::EntityChanged { entity, of } => on(format!("changed what is known of {}", a_kind(*of)), entity),
        A::EntityLabelled { entity, of, labels } => on(labelled(*of, labels), entity),
        A::EntityTied { entity, person, .. } if !hidden && !person.name.is_empty() => {
            on(format!("said that a person is {} of this loan", person.name), entity)
        }
        A::EntityTied { entity, .. } => on("said who of this loan a person is".into(), entity),
        A::EntityRemoved { entity, of } => on(format!("took {} off the loan", a_kind(*of)), entity),
        A::CreditConsent { agreed, before } => (consent(*agreed, *before).to_owned(), None),
        A::CreditOrdered { whose } => on("ordered a credit report".into(), whose),
        A::CreditRecorded { whose } => on("wrote down a credit report".into(), whose),
        A::LicenceWritten { whose, before, after } => on(licence(*before, *after).to_owned(), whose),
        _ => return None,
    })
}

/// A name, unless there is none.
pub(super) fn some(text: &str) -> Option<String> {
    Some(text.to_owned()).filter(|text| !text.is_empty())
}

/// A label within a sentence.
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
        return format!("took the labels off {}", a_kind(of));
    }
    let labels: Vec<String> = labels.iter().map(|label| small(label.label())).collect();
    format!("labelled {} as {}", a_kind(of), labels.join(", "))
}

const fn consent(agreed: bool, before: Option<bool>) -> &'static str {
    match (before, agreed) {
        (Some(true), false) => "withdrew the consent to a look at their credit",
        (_, true) => "agreed to a look at their credit",
        (_, false) => "didn’t agree to a look at their credit",
    }
}

const fn licence(before: bool, after: bool) -> &'static str {
    match (before, after) {
        (false, _) => "wrote down a driver’s licence",
        (true, true) => "changed a driver’s licence",
        (true, false) => "deleted a driver’s licence",
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
        assert_eq!(words(&added(true)), "put a company of another loan on this one too");
        assert_eq!(told(&added(false), true), Some(("added a company".into(), None)));
        let labels = |labels| Activity::EntityLabelled { entity: entity.clone(), of, labels };
        let both = vec![EntityLabel::PrimaryCompany, EntityLabel::Guarantor];
        assert_eq!(words(&labels(both)), "labelled a company as primary company, guarantor");
        assert_eq!(words(&labels(vec![])), "took the labels off a company");
        assert_eq!(words(&Activity::EntityRemoved { entity, of }), "took a company off the loan");
    }

    #[test]
    fn whom_a_person_turned_out_to_be_is_said_unless_they_are_hidden() {
        let (entity, person) = (named("L. Alvarez"), named("Lucia Alvarez"));
        let tied = Activity::EntityTied { entity, of: EntityType::Individual, person };
        assert_eq!(words(&tied), "said that a person is Lucia Alvarez of this loan");
        assert_eq!(told(&tied, true), Some(("said who of this loan a person is".into(), None)));
    }

    #[test]
    fn a_consent_that_is_taken_back_was_withdrawn() {
        let said = |before, agreed| words(&Activity::CreditConsent { agreed, before });
        assert_eq!(said(None, true), "agreed to a look at their credit");
        assert_eq!(said(Some(false), true), "agreed to a look at their credit");
        assert_eq!(said(None, false), "didn’t agree to a look at their credit");
        assert_eq!(said(Some(true), false), "withdrew the consent to a look at their credit");
    }

    #[test]
    fn licences_and_reports_say_whose() {
        let written =
            |before, after| words(&Activity::LicenceWritten { whose: named("Lucia"), before, after });
        assert_eq!(written(false, true), "wrote down a driver’s licence");
        assert_eq!(written(true, true), "changed a driver’s licence");
        assert_eq!(written(true, false), "deleted a driver’s licence");
        let ordered = Activity::CreditOrdered { whose: named("Lucia") };
        assert_eq!(told(&ordered, false), Some(("ordered a credit report".into(), Some("Lucia".into()))));
        let recorded = Activity::CreditRecorded { whose: named("Lucia") };
        assert_eq!(words(&recorded), "wrote down a credit report");
    }
}
