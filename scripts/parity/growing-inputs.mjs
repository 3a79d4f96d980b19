// Growing inputs of a rule, made from its vectors: each list and text alone, all lists together, and nested folders.

const isWord = (text) => /^[A-Z][A-Z_0-9]*$/.test(text);
const isDate = (text) => /^\d{4}-\d\d-\d\d/.test(text);

/** The parts of growing texts: plain words, and unterminated markup, lists and names. */
const fragments = ['a', 'ab ', ' ', '<', '</', '<b>', '<b', '<style>', '</style', '<!--', '<p a="', '<a href="/api/v1/action?id=1">x</a>', '<i data-type="mention" data-id="1"></i>', '&', '&amp;', '&#', '=', '"', '@', 'x@x.com, ', '.', '../', '/', '\\', '(', '{name}', '?a=1&', '%20', '\n', '\t', '.pdf', 'é', '\u0301', '中', '\ud83d\ude00', '1', ','];

/** Every list and text of an input as `{ path, value }`, with the path from the top. */
function* findPlaces(value, path = []) {
  if (typeof value === 'string') yield { path, value };
  if (!value || typeof value !== 'object') return;
  if (Array.isArray(value)) yield { path, value };
  for (const [key, inner] of Object.entries(value)) yield* findPlaces(inner, [...path, Array.isArray(value) ? Number(key) : key]);
}

const at = (value, path) => path.reduce((inner, key) => inner[key], value);

/** The input with another value at one path. */
function withValueAt(input, path, value) {
  if (!path.length) return value;
  const copy = structuredClone(input);
  at(copy, path.slice(0, -1))[path.at(-1)] = value;
  return copy;
}

/** A path without numbers: the same for all items of a list. */
const shape = (path) => path.map((key) => (typeof key === 'number' ? '[]' : key)).join('.');

/** The nth copy of an item, with unique names that still refer to each other within the copy. */
function copy(value, nth, fixed, path) {
  if (nth === 0) return value;
  if (typeof value === 'string') return fixed.has(shape(path)) || !value ? value : `${String(nth).padStart(5, '0')}${value}`;
  if (Array.isArray(value)) return value.map((inner, key) => copy(inner, nth, fixed, [...path, key]));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, copy(inner, nth, fixed, [...path, key])]));
}

/** A list of `length` items, made from its items. */
const longer = (list, length, each) => Array.from({ length }, (_, nth) => each(list[nth % list.length], Math.floor(nth / list.length), nth));

/** Texts that can't be changed without making the input unreadable: words of the specification, dates. */
export function fixedTexts(inputs, reads) {
  // The contents of files have their own limits.
  const fixed = new Set(['file']);
  for (const input of inputs) {
    for (const { path, value } of findPlaces(input)) {
      if (typeof value !== 'string' || fixed.has(shape(path))) continue;
      if (isWord(value) || isDate(value) || !reads(withValueAt(input, path, `00001${value}`))) fixed.add(shape(path));
    }
  }
  return fixed;
}

/** All outermost lists grow together. */
function allLonger(value, length, fixed, path = []) {
  if (Array.isArray(value)) return value.length ? longer(value, length, (item, nth) => copy(item, nth, fixed, [...path, 0])) : value;
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, allLonger(inner, length, fixed, [...path, key])]));
}

/** Nested folders: each item with a `parentId` is in the one before it. */
const nested = (list, length, fixed, path) => {
  const folder = list.find((item) => item.storageType === 'FOLDER') ?? list[0];
  return longer([folder], length, (item, nth) => ({ ...copy(item, nth, fixed, [...path, 0]), parentId: nth ? copy(item, nth - 1, fixed, [...path, 0]).id : null }));
};

/**
 * The ways in which inputs of a rule grow: `{ name, of(length) }`. For each path the vector with the largest value is
 * used; all lists grow together in every vector that has a different set of lists.
 */
export function growingInputs(inputs, fixed, longest) {
  const found = new Map();
  const add = (name, weight, of) => {
    if ((found.get(name)?.weight ?? -1) < weight) found.set(name, { name, weight, of });
  };
  for (const input of inputs) {
    const lists = [...findPlaces(input)].filter(({ value }) => Array.isArray(value) && value.length);
    const weight = JSON.stringify(input).length;
    if (lists.length) {
      const set = [...new Set(lists.map(({ path }) => shape(path)))].join(' + ');
      const rest = JSON.stringify(Object.fromEntries(Object.entries(input ?? {}).filter(([, value]) => value === null || typeof value !== 'object' && (typeof value !== 'string' || isWord(value)))));
      add(`all of ${set} ${rest}`, weight, (length) => allLonger(input, length, fixed));
    }
    for (const { path, value } of lists) {
      add(`${shape(path)} longer`, weight, (length) => withValueAt(input, path, longer(value, length, (item, nth) => copy(item, nth, fixed, [...path, 0]))));
      add(`${shape(path)} alike`, weight, (length) => withValueAt(input, path, longer(value, length, (item) => item)));
      if (value.some((item) => item && typeof item === 'object' && 'id' in item && ('parentId' in item || 'storageType' in item))) {
        add(`${shape(path)} nested`, weight, (length) => withValueAt(input, path, nested(value, length, fixed, path)));
        add(`${shape(path)} nested, all`, weight, (length) => withValueAt(allLonger(input, length, fixed), path, nested(value, length, fixed, path)));
      }
    }
    for (const { path, value } of findPlaces(input)) {
      if (typeof value !== 'string' || fixed.has(shape(path))) continue;
      for (const fragment of [value || 'x', ...fragments]) {
        add(`${shape(path)} of ${JSON.stringify(fragment === value ? 'itself' : fragment)}`, weight, (length) => withValueAt(input, path, fragment.repeat(Math.ceil((length * longest) / fragment.length))));
      }
    }
  }
  return [...found.values()];
}
