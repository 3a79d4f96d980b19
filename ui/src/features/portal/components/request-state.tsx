import { CircleCheck, CircleDashed, CircleMinus, Hourglass, type LucideIcon, Undo2 } from 'lucide-react';
import type { ReviewState } from '@/api/models';
import { Badge, type Tone } from '@/components/ui/badge';

const shown: Record<ReviewState, { words: string; tone: Tone; Icon: LucideIcon }> = {
  OPEN: { words: 'To do', tone: 'neutral', Icon: CircleDashed },
  SUBMITTED: { words: 'In review', tone: 'info', Icon: Hourglass },
  REJECTED: { words: 'Came back', tone: 'bad', Icon: Undo2 },
  PARTLY_ACCEPTED: { words: 'Partly came back', tone: 'bad', Icon: Undo2 },
  NOT_APPLICABLE: { words: 'Doesn’t apply', tone: 'info', Icon: CircleMinus },
  ACCEPTED: { words: 'Done', tone: 'ok', Icon: CircleCheck },
};

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
