import { Button } from '@/components/ui/button';
import { Kbd } from '@/components/ui/kbd';
import { cn } from '@/lib/cn';
import type { RowAction, RowActionState } from '@/rules/rule';
import { actionIcons } from '../tree/row/action-icons';

const wide = 'max-sm:order-last max-sm:w-full max-sm:gap-2 max-sm:*:h-12 max-sm:*:grow max-sm:*:text-base';

interface ReviewButtonsProps {
  /** The name of the request. */
  name: string;
  /** The available verdicts. */
  verdicts: readonly RowActionState[];
  onVerdict: (action: RowAction) => void;
  /** Whether the buttons span the screen's width at its bottom, on phones. */
  inReach?: boolean;
  /** The keyboard shortcut of each verdict. */
  keys?: Partial<Record<RowAction, string>>;
}

/** The accept and reject buttons that the rule offers. */
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
            // The second click of a double click would hit the next document.
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
