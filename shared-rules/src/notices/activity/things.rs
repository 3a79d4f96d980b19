//! Texts of activity entries about entities, credit reports and driver's licenses.

use super::{Activity, NamedRef};
use crate::loans::{entity::EntityType, entity_label::EntityLabel};

/// Returns the action and its object unless hidden; none for other kinds of entries.
pub(super) fn describe_entity_activity(
    activity: &Activity,
    hidden: bool,
) -> Option<(String, Option<String>)> {
    use Activity as A;
    let on = |words: String, thing: &NamedRef| (words, non_empty(&thing.name).filter(|_| !hidden));
    Some(match activity {
        A::EntityAdded { entity, of, known: false } => {
            on(format!("added {}", kind_with_article(*of)), entity)
        }
        A::EntityAdded { entity, of, known: true } => {
            on(format!("added {} from another loan", kind_with_article(*of)), entity)
        }
        A::EntityChanged { entity, of } => {
            on(format!("updated {}’s details", kind_with_article(*of)), entity)
        }
        A::EntityLabelled { entity, of, labels } => on(labels_text(*of, labels), entity),
        A::EntityTied { entity, person, .. } if !hidden && !person.name.is_empty() => {
            on(format!("linked a person to {} on this loan", person.name), entity)
        }
        A::EntityTied { entity, .. } => on("linked a person to a member of this loan".into(), entity),
        A::EntityRemoved { entity, of } => {
            on(format!("removed {} from the loan", kind_with_article(*of)), entity)
        }
        A::CreditConsent { agreed, before } => (consent_text(*agreed, *before).to_owned(), None),
        A::CreditOrdered { whose } => on("ordered a credit report".into(), whose),
        A::CreditRecorded { whose } => on("recorded a credit report".into(), whose),
        A::LicenceWritten { whose, before, after } => on(license_text(*before, *after).to_owned(), whose),
        _ => return None,
    })
}

/// Returns the name, unless it is empty.
pub(super) fn non_empty(text: &str) -> Option<String> {
    Some(text.to_owned()).filter(|text| !text.is_empty())
}

/// Returns a label for use within a sentence.
pub(super) fn lowercase_label(label: &str) -> String {
    label.to_lowercase()
}

const fn kind_with_article(of: EntityType) -> &'static str {
    match of {
        EntityType::Individual => "a person",
        EntityType::Company => "a company",
        EntityType::Trust => "a trust",
        EntityType::ReAsset => "real estate",
        EntityType::Asset => "an asset",
    }
}

fn labels_text(of: EntityType, labels: &[EntityLabel]) -> String {
    if labels.is_empty() {
        return format!("removed the labels from {}", kind_with_article(of));
    }
    let labels: Vec<String> = labels.iter().map(|label| lowercase_label(label.label())).collect();
    format!("labeled {} as {}", kind_with_article(of), labels.join(", "))
}

const fn consent_text(agreed: bool, before: Option<bool>) -> &'static str {
    match (before, agreed) {
        (Some(true), false) => "withdrew authorization for a credit check",
        (_, true) => "authorized a credit check",
        (_, false) => "declined a credit check",
    }
}

const fn license_text(before: bool, after: bool) -> &'static str {
    match (before, after) {
        (false, _) => "recorded a driver’s license",
        (true, true) => "updated a driver’s license",
        (true, false) => "deleted a driver’s license",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn named(name: &str) -> NamedRef {
        NamedRef { id: "7".into(), name: name.into() }
    }

    fn words(activity: &Activity) -> String {
        describe_entity_activity(activity, false).unwrap().0
    }

    #[test]
    fn names_entities_by_kind_and_name() {
        let (entity, of) = (named("Brightwater"), EntityType::Company);
        let added = |known| Activity::EntityAdded { entity: entity.clone(), of, known };
        assert_eq!(
            describe_entity_activity(&added(false), false),
            Some(("added a company".into(), Some("Brightwater".into())))
        );
        assert_eq!(words(&added(true)), "added a company from another loan");
        assert_eq!(describe_entity_activity(&added(false), true), Some(("added a company".into(), None)));
        let labels = |labels| Activity::EntityLabelled { entity: entity.clone(), of, labels };
        let both = vec![EntityLabel::PrimaryCompany, EntityLabel::Guarantor];
        assert_eq!(words(&labels(both)), "labeled a company as primary company, guarantor");
        assert_eq!(words(&labels(vec![])), "removed the labels from a company");
        assert_eq!(words(&Activity::EntityRemoved { entity, of }), "removed a company from the loan");
    }

    #[test]
    fn names_linked_person_unless_hidden() {
        let (entity, person) = (named("L. Alvarez"), named("Lucia Alvarez"));
        let tied = Activity::EntityTied { entity, of: EntityType::Individual, person };
        assert_eq!(words(&tied), "linked a person to Lucia Alvarez on this loan");
        assert_eq!(
            describe_entity_activity(&tied, true),
            Some(("linked a person to a member of this loan".into(), None))
        );
    }

    #[test]
    fn describes_consent_changes() {
        let said = |before, agreed| words(&Activity::CreditConsent { agreed, before });
        assert_eq!(said(None, true), "authorized a credit check");
        assert_eq!(said(Some(false), true), "authorized a credit check");
        assert_eq!(said(None, false), "declined a credit check");
        assert_eq!(said(Some(true), false), "withdrew authorization for a credit check");
    }

    #[test]
    fn names_the_person_of_licenses_and_reports() {
        let written =
            |before, after| words(&Activity::LicenceWritten { whose: named("Lucia"), before, after });
        assert_eq!(written(false, true), "recorded a driver’s license");
        assert_eq!(written(true, true), "updated a driver’s license");
        assert_eq!(written(true, false), "deleted a driver’s license");
        let ordered = Activity::CreditOrdered { whose: named("Lucia") };
        assert_eq!(
            describe_entity_activity(&ordered, false),
            Some(("ordered a credit report".into(), Some("Lucia".into())))
        );
        let recorded = Activity::CreditRecorded { whose: named("Lucia") };
        assert_eq!(words(&recorded), "recorded a credit report");
    }
}
