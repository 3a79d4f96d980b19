import { isObject } from '@/lib/is-object';
import { NotLoaded } from '@/lib/page/not-loaded';
import type { Violation } from './models';

const unreachable = 'Loanroom can’t be reached. Check your connection and try again.';
const unexplained = 'Something went wrong on our side. Try again in a moment.';

/** Why a call failed, in words that may be shown as they are. */
export class Problem extends Error {
  /** HTTP status; 0 when no answer came at all. */
  readonly status: number;
  /** Stable name of what went wrong, for the program. */
  readonly code: string;
  /** What is wrong with which field. */
  readonly violations: Violation[];
  /** The whole problem document, for what some problems add to it (a stale write carries `current`). */
  readonly body: Record<string, unknown>;
  /** After how many seconds the call may work, if the server said so. */
  readonly retryAfterSeconds: number | null;

  constructor(status: number, body: Record<string, unknown>, retryAfter: string | null = null) {
    super(text(body['message']) ?? text(body['title']) ?? (status === 0 ? unreachable : unexplained));
    this.name = 'Problem';
    this.status = status;
    this.code = text(body['code']) ?? (status === 0 ? 'unreachable' : 'unexplained');
    this.violations = Array.isArray(body['violations']) ? body['violations'].filter(isViolation) : [];
    this.body = body;
    this.retryAfterSeconds = retryAfter !== null && /^\d+$/.test(retryAfter) ? Number(retryAfter) : null;
  }

  /** What is wrong with one field, if anything. */
  forField(field: string): string | undefined {
    return this.violations.find((violation) => violation.field === field)?.message;
  }
}

const isViolation = (value: unknown): value is Violation =>
  isObject(value) && typeof value['field'] === 'string' && typeof value['message'] === 'string';

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** What asks for the second step of who typed the right password: a code, a passkey, or either. */
export const secondSteps: ReadonlySet<string> = new Set([
  'second-step-asked',
  'second-step-or-passkey',
  'passkey-asked',
]);

/** Reads whatever came back instead of an answer. */
export function asProblem(status: number, body: unknown, retryAfter: string | null = null): Problem {
  return new Problem(status, isObject(body) ? body : {}, retryAfter);
}

/** Whether a change came too late: what was to be changed is another than the person saw. */
export const isStale = (error: unknown): error is Problem => error instanceof Problem && error.code === 'stale';

/**
 * What was to be changed as the server has it now, when the change came too late: such a problem carries it. `key` is a
 * property that tells it from anything else.
 */
export function currentOf<T extends object>(
  error: unknown,
  key: keyof T & string,
  isConflict: (error: unknown) => error is Problem = isStale,
): T | null {
  const isIt = (value: unknown): value is T => isObject(value) && key in value;
  const current = isConflict(error) ? error.body['current'] : null;
  return isIt(current) ? current : null;
}

/** The words to show for any failure. */
export function wordsFor(error: unknown): string {
  return error instanceof Problem || error instanceof NotLoaded ? error.message : unexplained;
}

/** What the server refused about one field, if it did. */
export function refusalFor(error: unknown, field: string): string | undefined {
  return error instanceof Problem ? error.forField(field) : undefined;
}
