//! The content of the demo office, read from its data files.

use std::collections::HashMap;

use serde_json::Value;

use super::{
    DemoError,
    documents::DocumentsFile,
    drafts_and_templates::WritingFile,
    entities::EntitiesFile,
    files::{FILES, parse},
    loans::LoansFile,
    needs_lists::NeedsListsFile,
    people::{CompaniesFile, PeopleFile},
    references::{self, NamesByKind},
    threads::LoanMessages,
};

/// The content of all files.
#[derive(Debug)]
pub(super) struct DemoData {
    pub companies: CompaniesFile,
    pub people: PeopleFile,
    pub loans: LoansFile,
    pub entities: EntitiesFile,
    pub needs_lists: NeedsListsFile,
    pub documents: DocumentsFile,
    pub writing: WritingFile,
    pub messages: Vec<LoanMessages>,
}

impl DemoData {
    /// Reads all files.
    ///
    /// # Errors
    /// The file and the field that is wrong or refers to something that doesn't exist.
    pub fn load() -> Result<Self, DemoError> {
        let data = Self {
            companies: parse("companies.json")?,
            people: parse("people.json")?,
            loans: parse("loans.json")?,
            entities: parse("entities.json")?,
            needs_lists: parse("needs_lists.json")?,
            documents: parse("documents.json")?,
            writing: parse("writing.json")?,
            messages: messages()?,
        };
        let names = data.names();
        for (file, text) in FILES {
            references::check(&names, file, &serde_json::from_str::<Value>(text)?)?;
        }
        drop(names);
        Ok(data)
    }

    /// Returns the names that the files may refer to, by kind.
    pub fn names(&self) -> NamesByKind<'_> {
        let threads = self.messages.iter().flat_map(|loan| &loan.threads);
        HashMap::from([
            ("company", self.companies.companies.iter().map(|row| row.key.as_str()).collect()),
            ("person", self.people.people.iter().map(|row| row.email.as_str()).collect()),
            ("loan", self.loans.loans.iter().filter_map(|row| row.key.as_deref()).collect()),
            ("sub-role", self.companies.sub_roles.iter().map(|row| row.title.as_str()).collect()),
            ("role label", self.companies.role_labels.iter().map(|row| row.title.as_str()).collect()),
            ("text", self.documents.texts.keys().map(String::as_str).collect()),
            (
                "document whose name begins with",
                self.documents.documents.iter().map(|row| row.name.as_str()).collect(),
            ),
            ("thread", threads.filter_map(|row| row.title.as_deref()).collect()),
        ])
    }
}

fn messages() -> Result<Vec<LoanMessages>, DemoError> {
    let mut all = Vec::new();
    for (file, _) in FILES.iter().filter(|(file, _)| file.starts_with("messages/")) {
        all.extend(parse::<Vec<LoanMessages>>(file)?);
    }
    Ok(all)
}

#[cfg(test)]
mod tests {
    use super::{super::files::read, *};

    #[test]
    fn every_file_parses_and_its_references_resolve() {
        let data = DemoData::load().unwrap();
        assert_eq!((data.loans.loans.len(), data.people.people.len(), data.messages.len()), (45, 26, 6));
    }

    #[test]
    fn names_the_file_and_the_field_of_an_unknown_word() {
        let text = FILES[1].1.replacen("\"group\": \"BORROWER\"", "\"group\": \"BORROWERS\"", 1);
        let error = read::<PeopleFile>("people.json", &text).unwrap_err().to_string();
        assert!(error.starts_with("demo data: people.json: people[6].group: unknown variant"), "{error}");
        let text = FILES[1].1.replacen("\"givenName\"", "\"firstName\"", 1);
        let error = read::<PeopleFile>("people.json", &text).unwrap_err().to_string();
        assert!(error.contains("people[0].firstName: unknown field"), "{error}");
    }
}
