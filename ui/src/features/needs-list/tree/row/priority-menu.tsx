import { Ban, EyeOff, Flag, type LucideIcon, Lock, Minus, OctagonAlert } from 'lucide-react';
import type { NeedsListElement, PriorityType } from '@/api/elements';
import type { RoleGroup } from '@/api/models';
import { Menu, MenuContent, MenuRadioGroup, MenuRadioItem, MenuTrigger } from '@/components/floating/menu';
import { Tooltip } from '@/components/floating/tooltip';
import { cn } from '@/lib/cn';
import { priorityFacts } from '@/rules/facts';
import { priorityIndicator, priorityMenu } from './priorities';
import { type RowHandlers, actionRefusal } from './row-actions';

const looks: Record<PriorityType, { Icon: LucideIcon; look: string }> = {
  UNSET: { Icon: Minus, look: 'text-faint' },
  HIDDEN: { Icon: EyeOff, look: 'text-muted' },
  PRIVATE: { Icon: Lock, look: 'text-muted' },
  IGNORE: { Icon: Ban, look: 'text-faint' },
  BLOCKER: { Icon: OctagonAlert, look: 'text-bad' },
  LOW: { Icon: Flag, look: 'text-muted' },
  MEDIUM: { Icon: Flag, look: 'text-info' },
  HIGH: { Icon: Flag, look: 'text-warn' },
  CRITICAL: { Icon: Flag, look: 'text-bad' },
  URGENT: { Icon: OctagonAlert, look: 'text-bad' },
};

interface PriorityWordProps {
  priorityType: PriorityType;
  label: string;
  /** Shows only the icon, because most rows have no priority. */
  quiet?: boolean;
}

/** A priority as icon and label. */
export function PriorityWord({ priorityType, label, quiet }: PriorityWordProps) {
  const { Icon, look } = looks[priorityType];
  return (
    <span className={cn('inline-flex items-center gap-1.5', look)}>
      <Icon aria-hidden className="size-3.5 shrink-0" />
      {!quiet && label}
    </span>
  );
}

interface PriorityProps {
  element: NeedsListElement;
  viewer: RoleGroup;
  handlers: RowHandlers;
  tabIndex: number;
}

/** The priority of an element as this viewer sees it, with the menu to change it. */
export function Priority({ element, viewer, handlers, tabIndex }: PriorityProps) {
  const indicator = priorityIndicator(viewer, element.priorityType);
  const choices = priorityMenu(viewer);
  // Without choices the priority is read-only.
  if (choices.length === 0) return indicator && <PriorityWord {...indicator} />;
  const look =
    'hover:bg-hover inline-flex h-7 items-center rounded-md px-1.5 text-[13px] aria-disabled:cursor-not-allowed';
  const reason = actionRefusal('CHANGE_PRIORITY', { element, viewer, handlers });
  const button = (
    <button
      type="button"
      tabIndex={tabIndex}
      className={look}
      aria-label={`Priority of ${element.name}: ${indicator?.label ?? 'none'}`}
      aria-disabled={reason ? true : undefined}
    >
      {indicator && <PriorityWord {...indicator} quiet={!priorityFacts[element.priorityType].set} />}
    </button>
  );
  if (reason) return <Tooltip text={reason}>{button}</Tooltip>;
  const choose = (value: string) => {
    const chosen = choices.find(({ priorityType }) => priorityType === value);
    if (chosen) handlers.onPriority?.(element, chosen.priorityType);
  };
  return (
    <Menu>
      <MenuTrigger asChild>{button}</MenuTrigger>
      <MenuContent align="start" style={{ minWidth: 112 }} aria-label="Priority">
        <MenuRadioGroup value={element.priorityType} onValueChange={choose}>
          {choices.map((choice) => (
            <MenuRadioItem key={choice.priorityType} value={choice.priorityType}>
              <PriorityWord {...choice} />
            </MenuRadioItem>
          ))}
        </MenuRadioGroup>
      </MenuContent>
    </Menu>
  );
}
