//! Proposes which request each of several files answers, by the words of their names and folders.

mod normalized_words;

use std::collections::HashMap;

use serde::{Deserialize, Serialize};

use super::rename::split;
use crate::cancellation;
use crate::value::ordering::order_by;
use normalized_words::{is_form, is_year, words};

/// A word that occurs in more requests than this doesn't distinguish them.
const MOST_REQUESTS: usize = 64;
/// So many requests that fit alike are offered.
const MOST_ALIKE: usize = 8;

/// A file that is to be filed.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct FileToFile {
    /// Its name, with its folders in the archive: `Taxes/2023/return.pdf`.
    pub path: String,
}

/// A request that a file may answer.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct RequestToFile {
    /// The request's id.
    pub id: String,
    /// Its name.
    pub name: String,
    /// The names of the folders that it is in, outermost first.
    #[serde(default)]
    pub folders: Vec<String>,
    /// The names of the people who are asked for it.
    #[serde(default)]
    pub people: Vec<String>,
}

/// Files, and the requests that they may answer.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ProposeRequests {
    /// The files.
    pub files: Vec<FileToFile>,
    /// The requests, in the order of the needs list.
    pub requests: Vec<RequestToFile>,
}

/// The request that a file most likely answers, or several that it may answer as well.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct RequestProposal {
    /// The request's id; none where several fit alike.
    pub request_id: Option<String>,
    /// The words that both have, as they are compared: in lower case and singular.
    pub because: Vec<String>,
    /// The requests that fit alike, in the order of the needs list, the first eight.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub alike: Vec<String>,
}

/// Each file is proposed for the request that shares the most words with its name and folders. Where several match
/// equally, for example when more than one borrower is asked for the same document, a person's name in the file or
/// folder decides; without one, the matches are offered. A word that many requests share isn't enough for a proposal.
///
/// A proposal or nothing for each file, in the order of the files. A rare word counts more than a common one, the
/// number of a form more than a word, a name more than a folder, and what a request's name begins with more than
/// what follows a comma or a bracket. A file that names another year than a request isn't for that request.
///
/// Rule from platform §2, §7; FILE-08.
#[must_use]
pub fn propose_requests(input: &ProposeRequests) -> Vec<Option<RequestProposal>> {
    let index = WordIndex::new(&input.requests);
    input.files.iter().map(|file| index.propose(&file.path)).collect()
}

/// The part of a request in which a word occurs.
#[derive(Clone, Copy, PartialEq, Eq)]
enum RequestPart {
    /// In the name, before the first comma or bracket: the requested document.
    Head,
    /// In the rest of the name: how much of it, how old.
    Detail,
    /// In the name of a folder.
    Folder,
    /// In the name of a person who is asked for it.
    Person,
}

impl RequestPart {
    /// How much a word there says about what the request asks for.
    const fn request_weight(self) -> u32 {
        match self {
            Self::Head => 4,
            Self::Detail => 2,
            Self::Folder => 1,
            Self::Person => 0,
        }
    }

    /// How much of the request's name a word there is.
    const fn name_weight(self) -> u32 {
        match self {
            Self::Head => 2,
            Self::Detail => 1,
            Self::Folder | Self::Person => 0,
        }
    }
}

/// A word of a request.
#[derive(Clone, Copy)]
struct WordOccurrence {
    request: usize,
    part: RequestPart,
}

/// The evidence for a request.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord)]
struct RequestMatch {
    points: u32,
    /// Of a thousand parts of the request's name, how many the file has.
    covered: u32,
    /// How many words of the names of the people who are asked.
    named: u32,
}

/// The words of all requests, and which of them have each.
struct WordIndex<'a> {
    requests: &'a [RequestToFile],
    places: HashMap<String, Vec<WordOccurrence>>,
    /// Total weight of all words of a request's name.
    whole: Vec<u32>,
    /// The years in each request's name.
    years: Vec<Vec<String>>,
}

impl<'a> WordIndex<'a> {
    fn new(requests: &'a [RequestToFile]) -> Self {
        let mut places: HashMap<String, Vec<WordOccurrence>> = HashMap::new();
        let mut years = Vec::with_capacity(requests.len());
        for (request, RequestToFile { name, folders, people, .. }) in requests.iter().enumerate() {
            cancellation::check();
            let at = name.find([',', '(', '[', ';', ':']).unwrap_or(name.len());
            let (head, detail) = name.split_at_checked(at).unwrap_or((name, ""));
            let mut all: Vec<(String, RequestPart)> = Vec::new();
            for (part, text) in [
                (RequestPart::Head, head),
                (RequestPart::Detail, detail),
                (RequestPart::Folder, &folders.join(" ")),
                (RequestPart::Person, &people.join(" ")),
            ] {
                for word in words(text) {
                    if !all.iter().any(|(other, _)| *other == word) {
                        all.push((word, part));
                    }
                }
            }
            let named = all.iter().filter(|(word, part)| {
                matches!(part, RequestPart::Head | RequestPart::Detail) && is_year(word)
            });
            years.push(named.map(|(word, _)| word.clone()).collect());
            for (word, part) in all {
                places.entry(word).or_default().push(WordOccurrence { request, part });
            }
        }
        let mut index = Self { requests, places, whole: vec![0; requests.len()], years };
        for (word, at) in &index.places {
            for WordOccurrence { request, part } in at {
                if let Some(whole) = index.whole.get_mut(*request) {
                    *whole += weight(word, requests.len(), at.len()) * part.name_weight();
                }
            }
        }
        index
    }

    fn propose(&self, path: &str) -> Option<RequestProposal> {
        cancellation::check();
        let (folders, name) = path.rsplit_once('/').unwrap_or(("", path));
        // A name's word counts twice what a folder's does.
        let mut said: Vec<(String, u32)> = words(split(name).0).into_iter().map(|word| (word, 2)).collect();
        for word in words(folders) {
            if said.iter().all(|(other, _)| *other != word) {
                said.push((word, 1));
            }
        }
        let (best, covered, alike) = self.best(&said);
        let because: Vec<&(String, u32)> = self.shared_words(&said, *best.first()?).collect();
        // A request made to several borrowers occurs once for each of them.
        let few = (self.requests.len().max(4) / 4).max(alike);
        // A folder's word alone must cover more of the request: folders such as `papers` hold many kinds of documents.
        let telling = because.iter().any(|(word, counts)| {
            (*counts > 1 || covered >= 500) && self.places.get(word).is_some_and(|at| at.len() <= few)
        });
        let enough = covered >= 800 || telling && covered >= 333 || because.len() > 1 && covered >= 500;
        enough.then(|| {
            let mut ids: Vec<String> = Vec::new();
            for request in best.iter().take(MOST_ALIKE).filter_map(|at| self.requests.get(*at)) {
                ids.push(request.id.clone());
            }
            let because = because.into_iter().map(|(word, _)| word.clone()).collect();
            match ids.len() {
                1 => RequestProposal { request_id: ids.pop(), because, alike: ids },
                _ => RequestProposal { request_id: None, because, alike: ids },
            }
        })
    }

    /// The best requests in their order, the share of their names' words that the file has in thousandths, and how many
    /// others match equally except for the people named by the file.
    fn best(&self, said: &[(String, u32)]) -> (Vec<usize>, u32, usize) {
        let mut fits: HashMap<usize, RequestMatch> = HashMap::new();
        for (word, counts) in said {
            let Some(places) = self.places.get(word).filter(|places| places.len() <= MOST_REQUESTS) else {
                continue;
            };
            let weight = weight(word, self.requests.len(), places.len());
            for WordOccurrence { request, part } in places {
                let fit = fits.entry(*request).or_default();
                fit.points += weight * part.request_weight() * counts;
                fit.covered += weight * part.name_weight();
                fit.named += u32::from(*part == RequestPart::Person);
            }
        }
        // Whichever comes first, the best ones are the same.
        let (mut best, mut most, mut alike) = (Vec::new(), RequestMatch::default(), 0);
        for (request, mut fit) in fits {
            if fit.covered == 0 || self.of_another_year(request, said) {
                continue;
            }
            let whole = self.whole.get(request).copied().unwrap_or_default().max(1);
            fit.covered = fit.covered * 1_000 / whole;
            if (fit.points, fit.covered) > (most.points, most.covered) {
                alike = 0;
            }
            alike += usize::from((fit.points, fit.covered) >= (most.points, most.covered));
            if fit > most {
                (best, most) = (Vec::new(), fit);
            }
            if fit == most {
                best.push(request);
            }
        }
        order_by(&mut best, |request| *request);
        (best, most.covered, alike)
    }

    fn of_another_year(&self, request: usize, said: &[(String, u32)]) -> bool {
        let asked = self.years.get(request).map(Vec::as_slice).unwrap_or_default();
        let mut named = said.iter().map(|(word, _)| word).filter(|word| is_year(word)).peekable();
        !asked.is_empty() && named.peek().is_some() && !named.any(|year| asked.contains(year))
    }

    /// The words that file and request share; a person's name doesn't identify the requested document.
    fn shared_words<'s>(
        &'s self,
        said: &'s [(String, u32)],
        request: usize,
    ) -> impl Iterator<Item = &'s (String, u32)> {
        // They are in the order of the requests.
        let has = move |word: &str| {
            let places = self.places.get(word).map(Vec::as_slice).unwrap_or_default();
            let at = places.binary_search_by_key(&request, |place| place.request).ok();
            at.and_then(|at| places.get(at)).is_some_and(|place| place.part != RequestPart::Person)
        };
        said.iter().filter(move |(word, _)| has(word))
    }
}

/// Weight of a word that occurs in this many requests: rare words weigh more, and form numbers count three times.
fn weight(word: &str, requests: usize, having: usize) -> u32 {
    let rare = 2 + (requests / having.max(1)).max(1).ilog2();
    if is_form(word) { 3 * rare } else { rare }
}
