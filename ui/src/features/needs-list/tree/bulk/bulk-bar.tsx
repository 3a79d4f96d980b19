import { BellRing, Check, Eye, EyeOff, Flag, FolderInput, Trash2, UserPlus, X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { RoleGroup } from '@/api/models';
import { Menu, MenuContent, MenuItem, MenuTrigger } from '@/components/floating/menu';
import { Tooltip } from '@/components/floating/tooltip';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { rule } from '@/rules/rule';
import { text } from '@/rules/text';
import { PriorityWord } from '../row/priority-menu';
import { priorityMenu } from '../row/priorities';
import type { RowHandlers } from '../row/row-actions';
import type { BulkActions } from './use-bulk';

interface BulkBarProps {
  bulk: BulkActions;
  viewer: RoleGroup;
  onAssign: RowHandlers['onAssign'];
  onRemind: RowHandlers['onRemind'];
  /** Opens the move dialog. */
  onMove: () => void;
  onClear: () => void;
}

/** The actions on the selected elements; replaces the filters while there is a selection. */
export function BulkBar({ bulk, viewer, onAssign, onRemind, onMove, onClear }: BulkBarProps) {
  const { elements } = bulk;
  const allHidden = elements.every(({ hidden }) => hidden);
  return (
    <div
      role="toolbar"
      aria-label="Selected items"
      className="flex min-h-10 flex-wrap items-center gap-1 rounded-md bg-accent-soft py-1 pr-1 pl-3"
    >
      <p role="status" className="mr-auto font-medium text-accent tabular-nums">
        {rule('countLabel', { count: elements.length, noun: 'ITEM' })} chosen
      </p>
      {bulk.accept && (
        <BarButton onClick={bulk.accept} icon={<Check aria-hidden />} className="text-ok hover:text-ok">
          {text('row-accept')}
        </BarButton>
      )}
      <BarButton
        disabledReason={onAssign ? null : 'No one can be assigned here'}
        onClick={() => onAssign?.(elements)}
        icon={<UserPlus aria-hidden />}
      >
        Assign
      </BarButton>
      {onRemind && (
        <BarButton onClick={() => onRemind(elements)} icon={<BellRing aria-hidden />}>
          Remind
        </BarButton>
      )}
      <Menu>
        <MenuTrigger asChild>
          <Button size="sm" look="quiet">
            <Flag aria-hidden /> Priority
          </Button>
        </MenuTrigger>
        <MenuContent align="start" style={{ minWidth: 112 }} aria-label="Priority of the selected items">
          {priorityMenu(viewer).map((choice) => (
            <MenuItem key={choice.priorityType} onSelect={() => bulk.prioritize(choice.priorityType)}>
              <PriorityWord {...choice} />
            </MenuItem>
          ))}
        </MenuContent>
      </Menu>
      <BarButton onClick={onMove} icon={<FolderInput aria-hidden />}>
        Move
      </BarButton>
      <BarButton onClick={() => bulk.hide(!allHidden)} icon={allHidden ? <Eye aria-hidden /> : <EyeOff aria-hidden />}>
        {allHidden ? 'Show' : 'Hide'}
      </BarButton>
      <BarButton onClick={bulk.remove} icon={<Trash2 aria-hidden />} className="text-bad hover:text-bad">
        {text('delete')}
      </BarButton>
      <IconButton label="Clear selection" onClick={onClear}>
        <X />
      </IconButton>
    </div>
  );
}

interface BarButtonProps {
  icon: ReactNode;
  children: ReactNode;
  onClick: () => void;
  disabledReason?: string | null;
  className?: string;
}

function BarButton({ icon, children, onClick, disabledReason, className = '' }: BarButtonProps) {
  const button = (
    <Button
      size="sm"
      look="quiet"
      className={className}
      aria-disabled={disabledReason ? true : undefined}
      onClick={disabledReason ? undefined : onClick}
    >
      {icon} {children}
    </Button>
  );
  return disabledReason ? <Tooltip text={disabledReason}>{button}</Tooltip> : button;
}
