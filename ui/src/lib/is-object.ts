/** Whether something read from outside has properties, of which nothing is known yet. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
