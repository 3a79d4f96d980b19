/** How many answers are kept; then the oldest go. */
const MOST = 2_000;
/** The longest list in a question that is still small. */
const SHORT = 20;

const answers = new Map<string, unknown>();

/** The answers that rules gave, by their questions. */
export const remembered: ReadonlyMap<string, unknown> = answers;

/** A value that JSON tells from all others. */
const isPlain = (value: unknown) =>
  value === null || value === undefined || ['string', 'boolean'].includes(typeof value) || Number.isFinite(value);

/** Whether a question is a few plain values: quicker to look up than to ask again. */
export function isSmall(input: unknown): boolean {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return false;
  const values: unknown[] = Object.values(input);
  return values.every(
    (value) => isPlain(value) || (Array.isArray(value) && value.length <= SHORT && value.every(isPlain)),
  );
}

/** Keeps an answer. Whoever asks next gets the same one, so nobody may change it. */
export function remember(question: string, answer: unknown): void {
  if (answers.size >= MOST) answers.delete(answers.keys().next().value ?? '');
  answers.set(question, Object.freeze(answer));
}
