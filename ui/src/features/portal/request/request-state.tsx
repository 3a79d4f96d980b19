import { Circle, CircleCheck, CircleMinus, Hourglass, type LucideIcon, Undo2 } from 'lucide-react';
import type { ReviewState } from '@/api/models';
import { Badge, type BadgeTone } from '@/components/ui/badge';
import { cn } from '@/lib/cn';
import { stateFacts } from '@/rules/facts';

interface StateAppearance {
  tone: BadgeTone;
  ink: string;
  Icon: LucideIcon;
  /** Whether it is the initial state. */
  plain?: boolean;
}

const shown: Record<ReviewState, StateAppearance> = {
  OPEN: { tone: 'neutral', ink: 'text-faint', Icon: Circle, plain: true },
  SUBMITTED: { tone: 'info', ink: 'text-info', Icon: Hourglass },
  REJECTED: { tone: 'bad', ink: 'text-bad', Icon: Undo2 },
  PARTLY_ACCEPTED: { tone: 'bad', ink: 'text-bad', Icon: Undo2 },
  NOT_APPLICABLE: { tone: 'info', ink: 'text-info', Icon: CircleMinus },
  ACCEPTED: { tone: 'ok', ink: 'text-ok', Icon: CircleCheck },
};

/** Returns the state of a request as text; `null` if it is still to do. */
export const stateRemark = (state: ReviewState): string | null =>
  shown[state].plain ? null : stateFacts[state].labelForBorrowers;

/** The state of a request in the borrower's words. */
export function RequestState({ state }: { state: ReviewState }) {
  const { tone, Icon } = shown[state];
  return (
    <Badge tone={tone}>
      <Icon aria-hidden />
      {stateFacts[state].labelForBorrowers}
    </Badge>
  );
}

/** The state as an icon, next to its text or below its heading. */
export function StateSign({ state }: { state: ReviewState }) {
  const { ink, Icon } = shown[state];
  return <Icon aria-hidden className={cn('size-5 shrink-0', ink)} />;
}
