import { Button } from '@/components/ui/button';
import { Kbd } from '@/components/ui/kbd';
import { cn } from '@/lib/cn';
import type { RowAction, RowActionState } from '@/rules/rule';
import { actionIcons } from '../tree/row/action-icons';

const wide = 'max-sm:order-last max-sm:w-full max-sm:gap-2 max-sm:*:h-12 max-sm:*:grow max-sm:*:text-base';

interface ReviewButtonsProps {
  /** The name of the request. */
  name: string;
  /** What can be said of the answer. */
  verdicts: readonly RowActionState[];
  onVerdict: (action: RowAction) => void;
  /** On a phone the buttons are as wide as the screen, at its foot. */
  inReach?: boolean;
  /** The key of each, where it has one. */
  keys?: Partial<Record<RowAction, string>>;
}

/** Accept or reject an answer, as far as the rule offers it. */
export function ReviewButtons({ name, verdicts, onVerdict, inReach = false, keys }: ReviewButtonsProps) {
  if (verdicts.length === 0) return null;
  return (
    <div className={cn('flex gap-1.5', inReach && wide)} role="group" aria-label={`Review ${name}`}>
      {verdicts.map(({ action, label }) => {
        const { Icon, look } = actionIcons[action];
        return (
          <Button
            key={action}
            size="sm"
            className={cn('px-2', look)}
            aria-keyshortcuts={keys?.[action]?.toLowerCase()}
            // The second click of a double click would judge what nobody has seen yet.
            onClick={({ detail }) => detail < 2 && onVerdict(action)}
          >
            <Icon aria-hidden /> {label}
            {keys?.[action] && (
              <span aria-hidden className="max-sm:hidden">
                <Kbd>{keys[action]}</Kbd>
              </span>
            )}
          </Button>
        );
      })}
    </div>
  );
}
