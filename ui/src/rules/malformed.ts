/** A rule was handed an input of the wrong shape: a mistake of the program, never of the person using it. */
export class MalformedInput extends Error {
  constructor(rule: string, reason: string) {
    super(`The rule ${rule} could not read its input: ${reason}`);
    this.name = 'MalformedInput';
  }
}

/** Whether a rule's answer is its refusal to read the input. */
export function isMalformed(answer: unknown): answer is { malformed: string } {
  return typeof answer === 'object' && answer !== null && 'malformed' in answer && typeof answer.malformed === 'string';
}
