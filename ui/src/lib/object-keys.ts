/** Returns the keys of a record, typed and in order. */
export const keysOf = <T extends object>(record: T): (keyof T & string)[] =>
  Object.keys(record) as (keyof T & string)[];

/** Returns a value reduced to some of its keys. */
export function pickKeys<T extends object>(value: T, keep: (key: keyof T & string) => boolean): Partial<T> {
  const kept: Partial<T> = {};
  for (const key of keysOf(value)) if (keep(key)) kept[key] = value[key];
  return kept;
}
