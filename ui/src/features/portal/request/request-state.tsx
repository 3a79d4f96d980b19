import { Circle, CircleCheck, CircleMinus, Hourglass, type LucideIcon, Undo2 } from 'lucide-react';
import type { ReviewState } from '@/api/models';
import { Badge, type Tone } from '@/components/ui/badge';
import { cn } from '@/lib/cn';

interface Shown {
  words: string;
  tone: Tone;
  ink: string;
  Icon: LucideIcon;
  /** As every request is at first. */
  plain?: boolean;
}

const shown: Record<ReviewState, Shown> = {
  OPEN: { words: 'To do', tone: 'neutral', ink: 'text-faint', Icon: Circle, plain: true },
  SUBMITTED: { words: 'In review', tone: 'info', ink: 'text-info', Icon: Hourglass },
  REJECTED: { words: 'Came back', tone: 'bad', ink: 'text-bad', Icon: Undo2 },
  PARTLY_ACCEPTED: { words: 'Partly came back', tone: 'bad', ink: 'text-bad', Icon: Undo2 },
  NOT_APPLICABLE: { words: 'Doesn’t apply', tone: 'info', ink: 'text-info', Icon: CircleMinus },
  ACCEPTED: { words: 'Done', tone: 'ok', ink: 'text-ok', Icon: CircleCheck },
};

/** How far a request is, where that has to be said: one that is still to do says nothing. */
export const stateRemark = (state: ReviewState): string | null => (shown[state].plain ? null : shown[state].words);

/** How far a request is, in the words of the one who answers it. */
export function RequestState({ state }: { state: ReviewState }) {
  const { words, tone, Icon } = shown[state];
  return (
    <Badge tone={tone}>
      <Icon aria-hidden />
      {words}
    </Badge>
  );
}

/** The same as a sign; the words stand beside it or in the heading above. */
export function StateSign({ state }: { state: ReviewState }) {
  const { ink, Icon } = shown[state];
  return <Icon aria-hidden className={cn('size-5 shrink-0', ink)} />;
}
