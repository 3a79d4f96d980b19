import { isObject } from '@/lib/is-object';
import { ModuleLoadError } from '@/lib/page/module-load-error';
import type { Violation } from './models';

const unreachable = 'Loanroom can’t be reached. Check your connection and try again.';
const unexplained = 'Something went wrong on our side. Try again in a moment.';

/** An error of a failed call, with a message fit to be shown. */
export class Problem extends Error {
  /** HTTP status; 0 when no response arrived. */
  readonly status: number;
  /** Stable machine-readable error code. */
  readonly code: string;
  /** The invalid fields. */
  readonly violations: Violation[];
  /** The whole problem document, including extra properties (a stale write carries `current`). */
  readonly body: Record<string, unknown>;
  /** Seconds after which the call may be retried, if the server set it. */
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

  /** Returns the message for one field, if it is invalid. */
  forField(field: string): string | undefined {
    return this.violations.find((violation) => violation.field === field)?.message;
  }
}

const isViolation = (value: unknown): value is Violation =>
  isObject(value) && typeof value['field'] === 'string' && typeof value['message'] === 'string';

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** The error codes that ask for a second step after a correct password: a code, a passkey, or either. */
export const secondSteps: ReadonlySet<string> = new Set([
  'second-step-asked',
  'second-step-or-passkey',
  'passkey-asked',
]);

/** Creates a problem from an error response of any shape. */
export function asProblem(status: number, body: unknown, retryAfter: string | null = null): Problem {
  return new Problem(status, isObject(body) ? body : {}, retryAfter);
}

/** Whether an update failed because its target has changed since it was shown. */
export const isStale = (error: unknown): error is Problem => error instanceof Problem && error.code === 'stale';

/**
 * Returns the server's current state of the target, which a stale update's problem includes. `key` is a property that
 * identifies the type.
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

/** Returns the message to show for any failure. */
export function messageFor(error: unknown): string {
  return error instanceof Problem || error instanceof ModuleLoadError ? error.message : unexplained;
}

/** Returns the server's message for one field, if it refused it. */
export function refusalFor(error: unknown, field: string): string | undefined {
  return error instanceof Problem ? error.forField(field) : undefined;
}
