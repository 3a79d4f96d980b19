import { Circle, CircleCheck, CircleMinus, Hourglass, type LucideIcon, Undo2 } from 'lucide-react';
import type { ReviewState } from '@/api/models';
import { Badge, type Tone } from '@/components/ui/badge';
import { cn } from '@/lib/cn';
import { stateFacts } from '@/rules/facts';

interface Shown {
  tone: Tone;
  ink: string;
  Icon: LucideIcon;
  /** As every request is at first. */
  plain?: boolean;
}

const shown: Record<ReviewState, Shown> = {
  OPEN: { tone: 'neutral', ink: 'text-faint', Icon: Circle, plain: true },
  SUBMITTED: { tone: 'info', ink: 'text-info', Icon: Hourglass },
  REJECTED: { tone: 'bad', ink: 'text-bad', Icon: Undo2 },
  PARTLY_ACCEPTED: { tone: 'bad', ink: 'text-bad', Icon: Undo2 },
  NOT_APPLICABLE: { tone: 'info', ink: 'text-info', Icon: CircleMinus },
  ACCEPTED: { tone: 'ok', ink: 'text-ok', Icon: CircleCheck },
};

/** How far a request is, where that has to be said: one that is still to do says nothing. */
export const stateRemark = (state: ReviewState): string | null =>
  shown[state].plain ? null : stateFacts[state].labelForBorrowers;

/** How far a request is, in the words of the one who answers it. */
export function RequestState({ state }: { state: ReviewState }) {
  const { tone, Icon } = shown[state];
  return (
    <Badge tone={tone}>
      <Icon aria-hidden />
      {stateFacts[state].labelForBorrowers}
    </Badge>
  );
}

/** The same as a sign; the words stand beside it or in the heading above. */
export function StateSign({ state }: { state: ReviewState }) {
  const { ink, Icon } = shown[state];
  return <Icon aria-hidden className={cn('size-5 shrink-0', ink)} />;
}
