import { Ellipsis, SquareCheck } from 'lucide-react';
import { Fragment } from 'react';
import { Menu, MenuContent, MenuItem, MenuSeparator, MenuTrigger } from '@/components/floating/menu';
import { IconButton } from '@/components/ui/icon-button';
import type { RowAction, RowActionState } from '@/rules/rule';
import { actionIcons } from './action-icons';
import { type RowSubject, rowActions, runRowAction } from './row-actions';

interface MoreMenuProps extends RowSubject {
  tabIndex: number;
  /** Adds the row to the selection; for screens without room for checkboxes. */
  onChoose?: ((id: string) => void) | undefined;
}

/** These actions have a separate control with its own menu. */
const elsewhere = new Set<RowAction>(['CHANGE_PRIORITY', 'ADD']);

/** All actions of a row except priority and add, as the rule returns them. */
export function MoreMenu(props: MoreMenuProps) {
  const { element, tabIndex, onChoose } = props;
  return (
    <Menu>
      <MenuTrigger asChild>
        <IconButton label={`Actions for ${element.name}`} tabIndex={tabIndex}>
          <Ellipsis />
        </IconButton>
      </MenuTrigger>
      <MenuContent className="w-72">
        <MenuItems {...props} />
        {onChoose && (
          <MenuItem onSelect={() => onChoose(element.id)}>
            <SquareCheck aria-hidden /> Choose
          </MenuItem>
        )}
      </MenuContent>
    </Menu>
  );
}

/** Rendered, and the rule called, only once the menu is open. */
function MenuItems(props: MoreMenuProps) {
  const states = rowActions(props).filter(({ action }) => !elsewhere.has(action));
  return states.map((state, at) => (
    <Fragment key={state.action}>
      {at > 0 && states[at - 1]?.group !== state.group && <MenuSeparator />}
      <ActionItem state={state} onSelect={() => runRowAction(state.action, props)} />
    </Fragment>
  ));
}

function ActionItem({
  state: { action, group, label, reason },
  onSelect,
}: {
  state: RowActionState;
  onSelect: () => void;
}) {
  const { Icon, look } = actionIcons[action];
  return (
    <MenuItem danger={group === 'REMOVAL'} disabledReason={reason ?? null} onSelect={onSelect}>
      <Icon aria-hidden className={look} /> {label}
    </MenuItem>
  );
}
