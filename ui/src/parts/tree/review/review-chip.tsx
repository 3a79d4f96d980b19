import { Circle, CircleCheck, CircleMinus, CircleX, Contrast, Inbox, type LucideIcon } from 'lucide-react';
import type { NeedsListElement } from '@/api/elements';
import type { ReviewState } from '@/api/models';
import { Tooltip } from '@/components/floating/tooltip';
import { Badge, type Tone } from '@/components/ui/badge';
import { rejectionWords } from './review-words';

/** How each state of an answer is shown to lenders. */
const shown: Record<ReviewState, { word: string; tone: Tone; Icon: LucideIcon }> = {
  OPEN: { word: 'Open', tone: 'neutral', Icon: Circle },
  SUBMITTED: { word: 'Submitted', tone: 'info', Icon: Inbox },
  ACCEPTED: { word: 'Accepted', tone: 'ok', Icon: CircleCheck },
  REJECTED: { word: 'Rejected', tone: 'bad', Icon: CircleX },
  PARTLY_ACCEPTED: { word: 'Partly accepted', tone: 'warn', Icon: Contrast },
  NOT_APPLICABLE: { word: 'Not applicable', tone: 'info', Icon: CircleMinus },
};

/** A state in a word. */
export const stateWord = (state: ReviewState): string => shown[state].word;

/** A state as its icon and word. */
export function StateChip({ state }: { state: ReviewState }) {
  const { word, tone, Icon } = shown[state];
  return (
    <Badge tone={tone}>
      <Icon aria-hidden />
      {word}
    </Badge>
  );
}

/** How far an answer is; a rejected one says why on hover. */
export function ReviewChip({ element }: { element: NeedsListElement }) {
  const chip = <StateChip state={element.reviewState} />;
  if (element.reviewState !== 'REJECTED' || !element.rejection) return chip;
  return (
    <Tooltip text={rejectionWords(element.rejection)}>
      <span>{chip}</span>
    </Tooltip>
  );
}
