/** The keys of a record that has just those its type names, in their order. */
export const keysOf = <T extends object>(record: T): (keyof T & string)[] =>
  Object.keys(record) as (keyof T & string)[];

/** A value with those of its keys that are to be kept. */
export function withKeys<T extends object>(value: T, keep: (key: keyof T & string) => boolean): Partial<T> {
  const kept: Partial<T> = {};
  for (const key of keysOf(value)) if (keep(key)) kept[key] = value[key];
  return kept;
}
