// People search: the resident index compared with Fuse.js, uFuzzy, fuzzysort and Array.filter with includes.

// The same file runs in Node and, through search-in-chromium.mjs, in a page.

import Fuse from 'fuse.js';
import uFuzzy from '@leeoniya/ufuzzy';
import fuzzysort from 'fuzzysort';
import { createRandom } from '../parity/random.mjs';
import { ms, row, formatTimes, takeTurns } from './measure.mjs';

const given = 'Ann Jonathan Christina Maria José Søren Wei Olivia Liam Noah Emma Ava Sophia Lucas Mateo Lucía Elena Priya Marcus Dana Ruth Alan Maya Tom Isabella Alexander Katherine Benjamin Charlotte Amelia'.split(' ');
const family = 'Smith Johnson Williams Brown Jones García Miller Davis Rodríguez Martínez Hernández López Gonzalez Wilson Anderson Thomas Taylor Moore Jackson Martin Lee Thompson White Harris Clark Ramirez Lewis Robinson Vandermeer Sørensen Featherstonehaugh'.split(' ');
const syllables = 'ba ce di fo gu ha je ki lo mu na pe ri so tu va we xi yo za'.split(' ');
const keys = ['familyName', 'givenName', 'emailAddress'];
const queries = ['a', 'e', 'sm', 'an', 'ex', 'smith', 'Smith', 'garcia', 'García', 'jonathan', 'jon', 'maria', 'sorensen', 'søren', 'lee', 'vandermeer', 'vandermeir', 'featherstone', 'fetherstonehaugh', 'christina', 'christinas', 'zzz', 'qqqqqqqqqq', 'ann lee', 'lee ann', 'smith john', 'jonathan smith', 'Smith, Jonathan', 'na li', 'olivia.brown', '@mail', '.example', 'ann@', 'williams@mail.example', 'williamz@mail.exmple', 'kat', 'ben', 'xyz', 'o', 'ander'];

function people(count) {
  const next = createRandom(7);
  return Array.from({ length: count }, (_, nth) => {
    const givenName = next.of(given) + (next.oneIn(3) ? ` ${next.of(syllables)}${next.of(syllables)}` : '');
    const familyName = next.of(family) + (next.oneIn(2) ? next.of(syllables) + next.of(syllables) : '');
    const plain = (text) => text.normalize('NFD').replace(/[^a-zA-Z]/g, '').toLowerCase();
    return { id: `u${nth}`, givenName, familyName, emailAddress: `${plain(givenName)}.${plain(familyName)}${nth % 97}@mail.example` };
  });
}

const geometric = (list) => Math.exp(list.reduce((sum, value) => sum + Math.log(value), 0) / list.length);

/** The rows for one list size. */
function compare(PeopleIndex, count, engine) {
  const list = people(count);
  const lower = list.map((one) => keys.map((key) => one[key].toLowerCase()));
  const lines = list.map((one) => keys.map((key) => one[key]).join(' '));
  const loaded = takeTurns({ load: () => new PeopleIndex(list).free() }).load;
  const index = new PeopleIndex(list);
  const fuse = new Fuse(list, { threshold: 0.1, ignoreLocation: true, keys });
  const uf = new uFuzzy({ intraMode: 1 });
  const targets = list.map((one) => Object.fromEntries(keys.map((key) => [key, fuzzysort.prepare(one[key])])));
  const ratios = { 'Fuse.js': [], uFuzzy: [], fuzzysort: [], 'Array.filter': [] };
  const mine = [];
  const underlined = [];
  const slow = count > 10_000 ? { 'Fuse.js': 2 } : {};
  for (const query of queries) {
    const text = query.toLowerCase();
    const times = takeTurns(
      {
        Loanroom: () => Array.from(index.find(query, 50), (at) => list[at]),
        underlined: () => index.query(query, 12),
        'Fuse.js': () => fuse.search(query, { limit: 50 }),
        uFuzzy: () => uf.search(lines, query),
        fuzzysort: () => fuzzysort.go(query, targets, { keys, limit: 50 }),
        'Array.filter': () => list.filter((_, nth) => lower[nth].some((value) => value.includes(text))),
      },
      7,
      slow,
    );
    mine.push(times.Loanroom.median);
    underlined.push(times.underlined.median);
    for (const name of Object.keys(ratios)) ratios[name].push(times[name].median / times.Loanroom.median);
  }
  index.free();
  const at = `search in ${engine}, ${count.toLocaleString('en')} people`;
  const slowest = (name) => queries[ratios[name].indexOf(Math.min(...ratios[name]))];
  const [mean, worst] = count > 10_000 ? [300, 60] : [150, 40];
  const judged = (name, goal, reached) => row(`${at}: times faster than ${name}${slow[name] ? ` (${slow[name]} rounds)` : ''}`, `${geometric(ratios[name]).toFixed(0)}× (worst ${Math.min(...ratios[name]).toFixed(1)}×, “${slowest(name)}”)`, goal, reached);
  const never = (name) => Math.min(...ratios[name]) >= 1;
  return [
    row(`${at}: one query, geometric mean (worst)`, `${ms(geometric(mine))} (${ms(Math.max(...mine))}) ms`),
    row(`${at}: the twelve that are drawn, with what to underline`, `${ms(geometric(underlined))} (${ms(Math.max(...underlined))}) ms`),
    row(`${at}: load the list`, formatTimes(loaded)),
    judged('Fuse.js', `≥ ${mean}×, worst ≥ ${worst}×`, geometric(ratios['Fuse.js']) >= mean && Math.min(...ratios['Fuse.js']) >= worst),
    judged('uFuzzy', 'never slower', never('uFuzzy')),
    judged('fuzzysort', ''),
    judged('Array.filter', 'never slower', never('Array.filter')),
  ];
}

/** All rows about search in one engine, by default Node. */
export const searchRows = ({ rules }, engine = 'Node') =>
  [10_000, 100_000].flatMap((count) => compare(rules.PeopleIndex, count, engine));
