import type { NeedsListElement } from '@/api/elements';
import { type RejectChoice, rule } from '@/rules/rule';

let choices: RejectChoice[] | undefined;

/** Returns the rejection reasons, cached. */
export function rejectChoices(): RejectChoice[] {
  return (choices ??= rule('rejectReasons', {}));
}

/** Returns the label of a stored reason. */
export function reasonWords(reason: string): string {
  return rejectChoices().find((choice) => choice.reason === reason)?.label ?? reason;
}

/** Returns the reason and note of a rejection in one line. */
export function rejectionWords({ reason, note }: NonNullable<NeedsListElement['rejection']>): string {
  return note ? `${reasonWords(reason)}: ${note}` : reasonWords(reason);
}
