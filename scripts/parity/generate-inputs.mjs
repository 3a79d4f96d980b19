// Generates inputs from a rule's vectors: mostly valid ones with a few values changed, each to an edge case of the same kind.

const numbers = [0, 1, -1, 2, 3, 9, 10, 20, 50, 89, 90, 91, 98, 99, 100, 101, 300, 579, 580, 669, 670, 739, 740, 799, 800, 850, 0.5, -0.25, 255, 256, 65535, 65536, 2147483647, 2147483648, -2147483649, 4294967295, 4294967296, 9007199254740991, -9007199254740991, 1e21];
const texts = ['', ' ', '  a  ', 'a', 'A', 'ann@x.com', ' Ann@X.com ', 'ann@', '@', 'İI', 'ß', 'ΣΑΣ', 'ﬁ', 'e\u0301', '😀', '👩‍👩‍👧', '中文', '\u0000', '\u0085', '\ufeff', '\u200b', '\u202e', '\n', '\t', '"', '\\', '/', '../x', 'a/b\\c', '<b>x</b>', '<p>  </p>', '<p><br></p>', '&nbsp;', '&lt;', '{name}', '%s', 'null', 'undefined', '__proto__', 'constructor', '0', '-1', '1e3', '5551234567', '15551234567', '(555) 123-4567', 'x'.repeat(33), 'ab '.repeat(40), '.pdf', 'a.PDF', 'a.tar.gz', '__MACOSX/x', '.DS_Store', 'Ann O’Neil'];
const dates = ['2024-02-29', '2023-02-29', '2024-01-01', '2024-12-31', '1970-01-01', '0000-01-01', '9999-12-31', '2024-13-01', '2024-1-5', '2024-03-10', '2024-11-03'];
const instants = ['2024-02-29T23:59:59Z', '2024-01-01T00:00:00+14:00', '2024-12-31T23:59:60Z', '2024-06-30T12:00:00.123456789-12:00', '2024-03-10t02:30:00z', '2024-01-01T24:00:00Z', '1969-12-31T23:59:59.999Z', '2024-01-01 00:00:00Z', '2024-01-01T00:00Z'];

const isDate = (text) => /^\d{4}-\d\d-\d\d$/.test(text);
const isWord = (text) => /^[A-Z][A-Z_]+$/.test(text);
const isInstant = (text) => /^\d{4}-\d\d-\d\d[Tt]\d\d:\d\d/.test(text);

function shiftDate(random, date) {
  const shift = random.of([-366, -91, -90, -89, -31, -1, 1, 28, 89, 90, 91, 365]);
  const time = Date.parse(`${date}T00:00:00Z`);
  return Number.isNaN(time) ? random.of(dates) : new Date(time + shift * 86400000).toISOString().slice(0, 10);
}

function changeText(random, text, seen) {
  if (isDate(text)) return random.oneIn(2) ? shiftDate(random, text) : random.of(dates);
  if (isInstant(text)) return random.of(instants);
  // Words of the specification are mostly replaced by another one.
  if (isWord(text) && !random.oneIn(12)) return random.of(seen.filter(isWord));
  const at = random.below(text.length + 1);
  return random.of([
    () => random.of(texts),
    () => random.of(seen),
    () => random.of(seen),
    () => text.toUpperCase(),
    () => text.toLowerCase(),
    () => [...text].reverse().join(''),
    () => text + random.of(texts),
    () => text.slice(0, at),
    () => text.slice(0, at) + random.of(texts) + text.slice(at),
    () => text + text,
  ])().toWellFormed?.() ?? text;
}

function changeList(random, list) {
  const at = random.below(list.length);
  return random.of([
    () => [],
    () => [...list].reverse(),
    () => [...list, ...structuredClone(list)],
    () => list.filter((_, nth) => nth !== at),
    () => [...list.slice(0, at), structuredClone(list[at] ?? null), ...list.slice(at)],
    () => [...list].sort(() => random() - 0.5),
    () => Array.from({ length: 12 }, () => structuredClone(list[random.below(list.length || 1)] ?? 'x')),
  ])();
}

/** Another value, usually of the same kind. */
function changeValue(random, value, seen) {
  // serde_json accepts a list as the fields of a struct in their order; serde-wasm-bindgen doesn't. No client sends that.
  const lists = Array.isArray(value) || typeof value !== 'object' ? [[]] : [];
  if (random.oneIn(60)) return random.of([null, true, 0, '', ...lists, {}, random.of(numbers), random.of(texts)]);
  if (typeof value === 'number') {
    // JavaScript can't distinguish neighboring integers above 2^53 - 1.
    const near = value + random.of([-1, 1]);
    return random.oneIn(3) && Number.isSafeInteger(near) ? near : random.of(numbers);
  }
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'string') return changeText(random, value, seen);
  if (Array.isArray(value)) return changeList(random, value);
  if (value === null) return random.of([null, ...seen, random.of(numbers), true]);
  return random.oneIn(3) ? random.of([{}, null]) : value;
}

/** Every position in the input: the containing object or list, and the key. */
function findPlaces(value, found = []) {
  if (value && typeof value === 'object') {
    for (const key of Object.keys(value)) {
      found.push([value, key]);
      findPlaces(value[key], found);
    }
  }
  return found;
}

function strings(value, found = new Set()) {
  if (typeof value === 'string') found.add(value);
  else if (value && typeof value === 'object') for (const key of Object.keys(value)) strings(value[key], found);
  return found;
}

/** A generator for one rule: each call returns a new input. */
export function createInputGenerator({ vectors }, random) {
  const inputs = vectors.map((vector) => vector.input);
  const seen = [...strings(inputs), random.of(texts)];
  return () => {
    const holder = { input: structuredClone(random.of(inputs)) };
    for (let changes = random.below(4); changes >= 0; changes--) {
      const open = findPlaces(holder);
      const [parent, key] = random.of(open.length > 1 && !random.oneIn(80) ? open.slice(1) : open);
      if (!Array.isArray(parent) && parent !== holder && random.oneIn(25)) delete parent[key];
      else parent[key] = changeValue(random, parent[key], seen);
    }
    return holder.input ?? null;
  };
}

/** Smaller inputs that may show the same difference: with one value removed or simplified. */
export function* smallerInputs(input) {
  const count = findPlaces({ input }).length;
  for (let nth = 0; nth < count; nth++) {
    for (const way of ['drop', 'empty', 'half']) {
      const holder = { input: structuredClone(input) };
      const place = findPlaces(holder)[nth];
      if (!place) continue;
      const [parent, key] = place;
      const value = parent[key];
      if (way === 'drop' && parent !== holder) Array.isArray(parent) ? parent.splice(key, 1) : delete parent[key];
      else if (way === 'empty' && typeof value === 'string' && value) parent[key] = '';
      else if (way === 'half' && typeof value === 'string' && value.length > 1) parent[key] = value.slice(0, value.length / 2);
      else continue;
      yield holder.input;
    }
  }
}
