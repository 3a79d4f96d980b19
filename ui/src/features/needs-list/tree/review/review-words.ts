import type { NeedsListElement } from '@/api/elements';
import { type RejectChoice, rule } from '@/rules/rule';

let choices: RejectChoice[] | undefined;

/** The reasons an answer can be sent back for; asked once. */
export function rejectChoices(): RejectChoice[] {
  return (choices ??= rule('rejectReasons', {}));
}

/** The words for a stored reason. */
export function reasonWords(reason: string): string {
  return rejectChoices().find((choice) => choice.reason === reason)?.label ?? reason;
}

/** Why and with which note an answer was sent back, in one line. */
export function rejectionWords({ reason, note }: NonNullable<NeedsListElement['rejection']>): string {
  return note ? `${reasonWords(reason)}: ${note}` : reasonWords(reason);
}
