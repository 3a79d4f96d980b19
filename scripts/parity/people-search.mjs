// People search compared with Fuse.js: it finds everything that Fuse.js finds, and the same people where only rule R1
// applies. Native and WebAssembly builds find the same people in the same order.

import Fuse from 'fuse.js';
import { canonicalJson } from './compare.mjs';

const keys = ['familyName', 'givenName', 'emailAddress'];
const alphabets = ['abcdeilmnorst', 'abcdeilmnorst', 'abcdeilmnorstABC0123', 'ab', 'àéîöüñçåæøßœłšž', 'αβγδεσςάΣ', 'iıİIoOuU', '中文字姓名', '😀👍🎉', 'e\u0301a\u0308', 'жзийлё'];
const size = { people: 200, queries: 50 };

function createWord(random, length) {
  const letters = [...random.of(alphabets)];
  return Array.from({ length }, () => random.of(letters)).join('');
}

function createPerson(random, id) {
  const [familyName, givenName] = [createWord(random, 2 + random.below(14)), createWord(random, 2 + random.below(11))];
  const host = `${createWord(random, 4)}.example`;
  const name = random.oneIn(8) ? createWord(random, 20 + random.below(50)) : `${givenName}.${familyName}`;
  const emailAddress = random.oneIn(15) ? '' : `${name}@${host}`;
  if (random.oneIn(20)) return { id, familyName: `${familyName} ${createWord(random, 5)}`, givenName: '', emailAddress };
  return { id, familyName, givenName: random.oneIn(25) ? ' ' : givenName, emailAddress };
}

/** The text with up to three typos: a letter added, removed or changed. */
function withTypo(random, text) {
  const letters = Array.from({ length: text.length }, (_, at) => text[at]);
  for (let slips = random.below(4); slips > 0; slips--) {
    letters.splice(random.below(letters.length + 1), random.below(2), ...(random.oneIn(2) ? [...createWord(random, 1)] : []));
  }
  return letters.join('').toWellFormed();
}

function createQuery(random, people) {
  const { familyName, givenName, emailAddress } = random.of(people);
  const source = random.of([familyName, givenName, emailAddress, `${givenName} ${familyName}`, `${familyName}, ${givenName}`, `${familyName} ${givenName}`, createWord(random, 1 + random.below(80))]);
  const start = random.oneIn(2) ? 0 : random.below(source.length);
  const slice = source.slice(start, random.oneIn(2) ? source.length : start + 1 + random.below(source.length)).toWellFormed();
  return random.oneIn(4) ? slice : withTypo(random, slice);
}

const markedRanges = /[ßæœþðøłđħŧı\u0300-\u036f]/;
const unmarked = (text) => text.toLowerCase().normalize('NFD') === text.toLowerCase() && !markedRanges.test(text.toLowerCase());

/** Whether only R1 applies: nothing to trim, fold, split or join. */
const onlyR1 = (text, people) => /^[^\s,]+$/u.test(text) && unmarked(text) && people.every((one) => keys.every((key) => unmarked(one[key]) && one[key].trim() === one[key]));

/** Compares `pairs` pairs of a query and a person; returns the first difference, or null. */
export async function compareSearch(PeopleIndex, askNative, random, pairs) {
  for (let done = 0; done < pairs; done += size.people * size.queries) {
    // Every other list has only ASCII names, so that the stricter comparison applies often.
    const people = Array.from({ length: size.people }, (_, nth) => createPerson(random, `p${nth}`)).filter((one) => done % 20_000 || keys.every((key) => unmarked(one[key]) && one[key].trim() === one[key]));
    const problem = await compareList(PeopleIndex, askNative, random, people);
    if (problem) return problem;
  }
  return null;
}

async function compareList(PeopleIndex, askNative, random, people) {
  const options = { threshold: 0.1, keys, shouldSort: false };
  const fuses = [new Fuse(people, { ...options, ignoreLocation: true }), new Fuse(people, options)];
  const index = new PeopleIndex(people);
  const sharp = people.length > 0 && onlyR1('a', people);
  try {
    for (let nth = 0; nth < size.queries; nth++) {
      const text = createQuery(random, people);
      const hits = index.query(text, undefined);
      const found = new Set(hits.map((hit) => hit.id));
      const places = [...index.find(text)].map((place) => people[place].id);
      if (places.join() !== hits.map((hit) => hit.id).join()) return { query: text, places, hits };
      const few = [...index.find(text, 7)].map((place) => people[place].id);
      if (few.join() !== places.slice(0, 7).join()) return { query: text, few, places };
      for (const fuse of fuses) {
        const missing = fuse.search(text).find(({ item }) => !found.has(item.id));
        if (missing) return { query: text, missing: missing.item };
      }
      const same = !(sharp && onlyR1(text, [])) || fuses[0].search(text).length === found.size;
      if (!same) return { query: text, tooMany: people.filter((one) => found.has(one.id) && !new Fuse([one], { ...options, ignoreLocation: true }).search(text).length) };
      if (nth % 10 === 0) {
        const [answer] = await askNative([['search.find_people', JSON.stringify({ people, query: text })]]);
        if (canonicalJson(JSON.parse(answer)) !== canonicalJson(hits)) return { query: text, people, browser: hits, native: answer };
      }
    }
  } finally {
    index.free();
  }
  return null;
}
