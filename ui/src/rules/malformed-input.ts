/** A rule received an input of the wrong shape: a programming error, never the user's mistake. */
export class MalformedInput extends Error {
  constructor(rule: string, reason: string) {
    super(`The rule ${rule} could not read its input: ${reason}`);
    this.name = 'MalformedInput';
  }
}

/** Whether a rule's result reports malformed input. */
export function isMalformed(answer: unknown): answer is { malformed: string } {
  return typeof answer === 'object' && answer !== null && 'malformed' in answer && typeof answer.malformed === 'string';
}
