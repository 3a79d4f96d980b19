//! What becomes of each row, as things stand.

use std::collections::HashMap;

use sha2::{Digest as _, Sha256};
use shared_rules::{
    loans::{
        facts::LoanFacts,
        opening::{FactsEditing, facts_editing},
        spreadsheet::{
            columns::LoanColumn,
            row::LoanRow,
            verdict::{ImportCounts, JudgeLoanRow, LoanRowJudged, LoanThere, RowVerdict, judge_loan_row},
        },
    },
    text::loans as text,
    violation::Violation,
};
use tokio::task::yield_now;

use super::{
    dto::PreviewRow,
    file::LoanFile,
    standing::{Standing, compared},
};
use crate::{
    access::{CompanyLender, LoanMember, PlaceOnLoan},
    entity::loan,
    features::loans::facts_of,
    http::Problem,
};

/// After so many rows others have their turn.
const IN_A_ROW: usize = 100;

/// A row and what becomes of it.
pub(super) struct Planned {
    pub number: u32,
    pub judged: LoanRowJudged,
    /// The loan that changes.
    pub there: Option<loan::Model>,
}

/// What becomes of a file.
pub(super) struct Plan {
    pub rows: Vec<Planned>,
    pub counts: ImportCounts,
    /// A fingerprint of it.
    pub seen: String,
}

/// Judges every row.
pub(super) async fn of(file: &LoanFile, standing: &Standing, lender: &CompanyLender) -> Plan {
    let mut plan = Plan {
        rows: Vec::with_capacity(file.rows.len()),
        counts: ImportCounts::default(),
        seen: String::new(),
    };
    let mut numbers: HashMap<&str, u32> = HashMap::new();
    let mut seen = Sha256::new_with_prefix(file.mark.as_bytes());
    for (at, (row, line)) in file.rows.iter().zip(&file.table.rows).enumerate() {
        let earlier = numbers.get(row.loan_number.as_str()).copied();
        if !row.loan_number.is_empty() {
            numbers.entry(&row.loan_number).or_insert(line.number);
        }
        let planned = judge(row, line.number, earlier, standing, lender);
        plan.counts.count(planned.judged.verdict);
        seen.update(format!("{} {:?}\n", planned.number, planned.judged));
        plan.rows.push(planned);
        if at % IN_A_ROW == 0 {
            yield_now().await;
        }
    }
    plan.seen = format!("{:x}", seen.finalize());
    plan
}

fn judge(
    row: &LoanRow,
    number: u32,
    earlier: Option<u32>,
    standing: &Standing,
    lender: &CompanyLender,
) -> Planned {
    let place = standing.loans.get(&row.loan_number).filter(|_| !row.loan_number.is_empty());
    let borrower = row.borrower.as_ref().map(|borrower| compared(&borrower.email_address));
    let person = borrower.and_then(|address| standing.people.get(&address));
    let judged = judge_loan_row(&JudgeLoanRow {
        row: row.clone(),
        there: place.map(|place| there(place, lender)),
        earlier,
        borrower_is_employee: person.is_some_and(|person| person.company_id == Some(lender.company.id)),
    });
    Planned { number, judged, there: place.map(|place| place.loan.clone()) }
}

/// The loan that has the number, as far as who imports may know it.
fn there(place: &PlaceOnLoan, lender: &CompanyLender) -> LoanThere {
    let taken = || Some(text::NUMBER_TAKEN.violation("loanNumber"));
    let unknown =
        LoanFacts { loan_number: place.loan.loan_number.clone().unwrap_or_default(), ..LoanFacts::default() };
    let at = PlaceOnLoan {
        loan: place.loan.clone(),
        lender: place.lender.clone(),
        loan_role: place.loan_role.clone(),
    };
    let Some(member) = LoanMember::of(at, lender.signed_in.user.clone()) else {
        // Whose it is isn't said: who imports isn't on that loan.
        return LoanThere { facts: unknown, refusal: taken() };
    };
    let refusal = facts_editing(&FactsEditing { viewer_role: member.role() }).violations.into_iter().next();
    let refusal = refusal.or_else(|| member.may_act().err().map(|problem| why_not(&problem)));
    LoanThere { facts: facts_of(&place.loan), refusal }
}

fn why_not(problem: &Problem) -> Violation {
    let said = problem.violations().first().cloned();
    said.unwrap_or_else(|| Violation::new("loanNumber", "forbidden", problem.message()))
}

impl Planned {
    /// Whether something is written for it.
    pub(super) fn is_written(&self) -> bool {
        matches!(self.judged.verdict, RowVerdict::Created | RowVerdict::Changed)
    }

    /// The row as it is shown.
    pub(super) fn shown(self) -> PreviewRow {
        let LoanRowJudged { verdict, facts, borrower, changes, violations } = self.judged;
        let borrower = borrower.map(|borrower| {
            let name = [borrower.given_name, borrower.family_name].join(" ").trim().to_owned();
            if name.is_empty() { borrower.email_address } else { name }
        });
        let words: Vec<String> = if verdict == RowVerdict::Refused {
            violations.into_iter().map(|violation| violation.message).collect()
        } else {
            changes.into_iter().map(|column: LoanColumn| column.label().to_owned()).collect()
        };
        PreviewRow {
            row: self.number,
            verdict,
            name: facts.name,
            loan_number: facts.loan_number,
            amount: facts.amount,
            borrower: borrower.unwrap_or_default(),
            words,
        }
    }
}
