//! What is fixed about the values of each enum, written for the browser: `ui/src/rules/facts.ts`. It says there what the
//! rules say; `npm run gen` writes it anew.

use std::{env, fmt::Write as _, fs};

use serde::Serialize;
use serde_json::{Value, json};
use shared_rules::individuals::fico::Band;
use shared_rules::loans::stage::{ASIDE, STAGES, Stage};
use shared_rules::loans::{entity::EntityType, entity_label::EntityLabel, review_status::ReviewStatus};
use shared_rules::needs_list::{priority::PriorityType, review::ReviewState, tree::filter::RequestFilter};
use shared_rules::team::role::{BorrowerType, Role, RoleGroup};
use shared_rules::team::{permission::Permission, role_picker::SubRoleType};

const FILE: &str = "../ui/src/rules/facts.ts";

#[test]
fn the_browser_has_the_facts_of_the_rules() {
    let facts = [HEAD.to_owned(), people(), requests(), loans(), scores()].concat();
    if env::var_os("WRITE_FACTS").is_some() {
        fs::write(FILE, &facts).expect("the file can be written");
    }
    assert_eq!(fs::read_to_string(FILE).expect("the file is there"), facts, "run npm run gen");
}

const HEAD: &str = "\
// What is fixed about each value of the rules' enums, in their order. Written by `npm run gen`. Do not edit.

import type {
  BorrowerType,
  EntityLabel,
  EntityType,
  Permission,
  PriorityType,
  RequestFilter,
  ReviewState,
  ReviewStatus,
  Role,
  RoleGroup,
  SubRoleType,
} from './rule';
";

fn people() -> String {
    let groups = table(
        "roleGroupFacts",
        "RoleGroup",
        "lender: boolean; borrower: boolean",
        &RoleGroup::ALL,
        |group| {
            vec![
                ("label", json!(group.label())),
                ("lender", json!(group == RoleGroup::Lender)),
                ("borrower", json!(group == RoleGroup::Borrower)),
            ]
        },
    );
    let flags = "lender: boolean; contact: boolean; leadLender: boolean; leadBorrower: boolean";
    let roles = table("roleFacts", "Role", flags, &Role::ALL, |role| {
        vec![
            ("label", json!(role.label())),
            ("lender", json!(role.is_lender())),
            ("contact", json!(role.is_contact())),
            ("leadLender", json!(role == Role::LeadLender)),
            ("leadBorrower", json!(role == Role::LeadBorrower)),
        ]
    });
    let beside = "besideRole: string | null";
    let borrowers = table("borrowerTypeFacts", "BorrowerType", beside, &BorrowerType::ALL, |kind| {
        vec![("label", json!(kind.label())), ("besideRole", json!(kind.beside_role()))]
    });
    let flags = "onBorrowingTeam: boolean; ofBorrowers: boolean";
    let contacts = table("subRoleTypeFacts", "SubRoleType", flags, &SubRoleType::ALL, |kind| {
        vec![
            ("label", json!(kind.label())),
            ("onBorrowingTeam", json!(kind.is_team_role())),
            ("ofBorrowers", json!(kind == SubRoleType::Borrower)),
        ]
    });
    let permissions =
        table("permissionFacts", "Permission", "about: string", &Permission::ALL, |permission| {
            vec![("label", json!(permission.label())), ("about", json!(permission.about()))]
        });
    [groups, roles, borrowers, contacts, permissions].concat()
}

fn requests() -> String {
    let more = "labelForBorrowers: string; waits: boolean; cameBack: boolean";
    let states = table("stateFacts", "ReviewState", more, &ReviewState::ALL, |state| {
        vec![
            ("label", json!(state.label())),
            ("labelForBorrowers", json!(state.label_for_borrowers())),
            ("waits", json!(state.waits())),
            ("cameBack", json!(state == ReviewState::Rejected)),
        ]
    });
    let filters = table("filterFacts", "RequestFilter", "", &RequestFilter::ALL, |filter| {
        vec![("label", json!(filter.label()))]
    });
    let priorities = table("priorityFacts", "PriorityType", "set: boolean", &PriorityType::ALL, |priority| {
        vec![("label", json!(priority.label())), ("set", json!(priority != PriorityType::Unset))]
    });
    [states, filters, priorities].concat()
}

fn loans() -> String {
    let statuses = table("statusFacts", "ReviewStatus", "", &ReviewStatus::ALL, |status| {
        vec![("label", json!(status.label()))]
    });
    let more = "addressLabel: string; person: boolean; organisation: boolean; reachable: boolean";
    let entities = table("entityTypeFacts", "EntityType", more, &EntityType::ALL, |kind| {
        vec![
            ("label", json!(kind.label())),
            ("addressLabel", json!(kind.address_label())),
            ("person", json!(kind.is_person())),
            ("organisation", json!(kind.is_organisation())),
            ("reachable", json!(kind.is_reachable())),
        ]
    });
    let labels = table("entityLabelFacts", "EntityLabel", "", &EntityLabel::ALL, |label| {
        vec![("label", json!(label.label()))]
    });
    let stage = |stage: &Stage| object(&[("title", json!(stage.title)), ("statuses", json!(stage.statuses))]);
    let way: String = STAGES.iter().fold(String::new(), |text, each| text + "  " + &stage(each) + ",\n");
    let stages = format!(
        "
/** A stretch of a loan's way. */
export interface Stage {{
  title: string;
  statuses: readonly ReviewStatus[];
}}

/** The way of a loan, in order. */
export const stages: readonly Stage[] = [
{way}];

/** Where a loan stands beside its way. */
export const aside: Stage = {};
",
        stage(&ASIDE)
    );
    [statuses, entities, labels, stages].concat()
}

fn scores() -> String {
    let band = |(from, to): (u16, u16)| object(&[("from", json!(from)), ("to", json!(to))]);
    let bands = Band::ALL.map(Band::range).map(band).join(",\n  ");
    format!(
        "\n/** The bands of credit scores, from the lowest. */\nexport const scoreBands = [\n  {bands},\n] as const;\n"
    )
}

/// One enum: the words of each of its values, and what else is fixed about it.
fn table<V: Copy + Serialize>(
    name: &str,
    of: &str,
    more: &str,
    values: &[V],
    facts: impl Fn(V) -> Vec<(&'static str, Value)>,
) -> String {
    let more = if more.is_empty() { String::new() } else { format!("; {more}") };
    let mut text = format!("\nexport const {name}: Record<{of}, {{ label: string{more} }}> = {{\n");
    for value in values {
        let _ = writeln!(text, "  {}: {},", json!(value).as_str().expect("a word"), object(&facts(*value)));
    }
    text + "};\n"
}

fn object(fields: &[(&str, Value)]) -> String {
    let fields: Vec<_> = fields.iter().map(|(name, value)| format!("{name}: {value}")).collect();
    format!("{{ {} }}", fields.join(", "))
}
