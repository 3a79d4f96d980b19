import { Circle, CircleCheck, CircleMinus, CircleX, Contrast, Inbox, type LucideIcon } from 'lucide-react';
import type { NeedsListElement } from '@/api/elements';
import type { ReviewState } from '@/api/models';
import { Tooltip } from '@/components/floating/tooltip';
import { Badge, type BadgeTone } from '@/components/ui/badge';
import { stateFacts } from '@/rules/facts';
import { rejectionWords } from './review-words';

/** How each review state is shown to lenders. */
const shown: Record<ReviewState, { tone: BadgeTone; Icon: LucideIcon }> = {
  OPEN: { tone: 'neutral', Icon: Circle },
  SUBMITTED: { tone: 'info', Icon: Inbox },
  ACCEPTED: { tone: 'ok', Icon: CircleCheck },
  REJECTED: { tone: 'bad', Icon: CircleX },
  PARTLY_ACCEPTED: { tone: 'warn', Icon: Contrast },
  NOT_APPLICABLE: { tone: 'info', Icon: CircleMinus },
};

/** Returns the label of a state. */
export const stateWord = (state: ReviewState): string => stateFacts[state].label;

/** A state as icon and label. */
export function StateChip({ state }: { state: ReviewState }) {
  const { tone, Icon } = shown[state];
  return (
    <Badge tone={tone}>
      <Icon aria-hidden />
      {stateWord(state)}
    </Badge>
  );
}

/** The review state of an element; a rejected one shows the reason on hover. */
export function ReviewChip({ element }: { element: NeedsListElement }) {
  const chip = <StateChip state={element.reviewState} />;
  if (!stateFacts[element.reviewState].cameBack || !element.rejection) return chip;
  return (
    <Tooltip text={rejectionWords(element.rejection)}>
      <span>{chip}</span>
    </Tooltip>
  );
}
