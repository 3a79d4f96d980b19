//! The order in which background work on files alternates between loans and people.

use std::collections::HashSet;

use uuid::Uuid;

/// The most loans or people in a round, so that a statement that excludes them stays short.
const ROUND: usize = 300;

/// Loans and people that are left out when the next file is chosen.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TurnExclusion {
    /// The loans.
    pub loans: Vec<Uuid>,
    /// The people.
    pub people: Vec<Uuid>,
}

/// The running files, and who had a turn in this round.
#[derive(Debug)]
pub struct TurnRotation {
    per_person: usize,
    running: Vec<(Uuid, Uuid)>,
    loans: HashSet<Uuid>,
    people: HashSet<Uuid>,
}

impl TurnRotation {
    /// Returns a rotation for `workers`: no single loan or person ever occupies all of them.
    #[must_use]
    pub fn new(workers: usize) -> Self {
        Self {
            per_person: workers.saturating_sub(1).max(1),
            running: Vec::new(),
            loans: HashSet::new(),
            people: HashSet::new(),
        }
    }

    /// Returns the exclusions in the order to try: first loans and people without a turn in this round, then loans,
    /// then people without one, then all below their limit.
    #[must_use]
    pub fn exclusions(&self) -> [TurnExclusion; 4] {
        let busy = self.at_limit();
        let with = |loans: bool, people: bool| {
            let mut all = busy.clone();
            all.loans.extend(self.loans.iter().filter(|_| loans));
            all.people.extend(self.people.iter().filter(|_| people));
            all
        };
        [with(true, true), with(true, false), with(false, true), with(false, false)]
    }

    /// Returns the loans and people at their limit.
    fn at_limit(&self) -> TurnExclusion {
        let count = |of: &dyn Fn(&(Uuid, Uuid)) -> bool| self.running.iter().filter(|one| of(one)).count();
        let mut busy = TurnExclusion::default();
        for (loan, person) in &self.running {
            if count(&|one| one.0 == *loan) >= self.per_person && !busy.loans.contains(loan) {
                busy.loans.push(*loan);
            }
            if count(&|one| one.1 == *person) >= self.per_person && !busy.people.contains(person) {
                busy.people.push(*person);
            }
        }
        busy
    }

    /// Records that work on a file begins. `attempt` is the index in [`Self::exclusions`] that found it.
    pub fn begin(&mut self, attempt: usize, loan: Uuid, person: Uuid) {
        if attempt >= 2 || self.loans.len() >= ROUND {
            self.loans.clear();
        }
        if attempt % 2 == 1 || self.people.len() >= ROUND {
            self.people.clear();
        }
        self.loans.insert(loan);
        self.people.insert(person);
        self.running.push((loan, person));
    }

    /// Records that one of their files is finished.
    pub fn record_finished(&mut self, loan: Uuid, person: Uuid) {
        if let Some(at) = self.running.iter().position(|one| *one == (loan, person)) {
            self.running.swap_remove(at);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the order in which one worker takes these files of loans and people.
    fn order(files: &[(u128, u128)]) -> Vec<(u128, u128)> {
        let id = Uuid::from_u128;
        let (mut rotation, mut left, mut taken) = (TurnRotation::new(1), files.to_vec(), Vec::new());
        while !left.is_empty() {
            let exclusions = rotation.exclusions();
            let next = exclusions.iter().enumerate().find_map(|(attempt, out)| {
                let free = |(loan, person): &(u128, u128)| {
                    !out.loans.contains(&id(*loan)) && !out.people.contains(&id(*person))
                };
                left.iter().position(free).map(|at| (attempt, at))
            });
            let (attempt, at) = next.unwrap();
            let (loan, person) = left.remove(at);
            rotation.begin(attempt, id(loan), id(person));
            rotation.record_finished(id(loan), id(person));
            taken.push((loan, person));
        }
        taken
    }

    #[test]
    fn one_borrower_cannot_block_another_loan() {
        let mut files = vec![(1, 1); 12];
        files.extend([(2, 2), (1, 3)]);
        let order = order(&files);
        assert_eq!(order[..3], [(1, 1), (2, 2), (1, 3)]);
        assert_eq!(order.len(), 14);
    }

    #[test]
    fn excludes_loans_and_people_at_limit() {
        let id = Uuid::from_u128;
        let mut rotation = TurnRotation::new(2);
        rotation.begin(0, id(1), id(1));
        let last = &rotation.exclusions()[3];
        assert_eq!((&last.loans[..], &last.people[..]), (&[id(1)][..], &[id(1)][..]));
        rotation.record_finished(id(1), id(1));
        assert_eq!(rotation.exclusions()[3], TurnExclusion::default());
    }
}
