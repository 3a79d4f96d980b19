import { EllipsisVertical } from 'lucide-react';
import { Menu, MenuContent, MenuItem, MenuSeparator, MenuTrigger } from '@/components/floating/menu';
import { IconButton } from '@/components/ui/icon-button';
import { cn } from '@/lib/cn';
import type { MessageTask } from './message-tasks';

interface MessageBarProps {
  /** The message's author, for button names. */
  of: string;
  tasks: readonly MessageTask[];
}

const outside = new Set(['reply', 'forward', 'important']);

/** The actions on a message: common ones as buttons, the rest in a menu. */
export function MessageBar({ of, tasks }: MessageBarProps) {
  const atHand = tasks.filter(({ name }) => outside.has(name));
  const inMenu = tasks.filter(({ name }) => !outside.has(name));
  return (
    <div className="flex shrink-0 items-center transition-opacity pointer-fine:opacity-0 pointer-fine:group-focus-within/message:opacity-100 pointer-fine:group-hover/message:opacity-100 pointer-fine:has-data-[state=open]:opacity-100">
      {atHand.map(({ name, label, icon: Icon, act, on }) => (
        <IconButton
          key={name}
          label={`${label}: ${of}`}
          aria-pressed={on}
          className={cn('max-sm:hidden', on && 'text-warn')}
          onClick={act}
        >
          <Icon className={cn(on && 'fill-current')} />
        </IconButton>
      ))}
      <Menu>
        <MenuTrigger asChild>
          <IconButton label={`More: ${of}`}>
            <EllipsisVertical />
          </IconButton>
        </MenuTrigger>
        <MenuContent>
          {atHand.map((task) => (
            <TaskItem key={task.name} task={task} className="sm:hidden" />
          ))}
          {inMenu.map((task) => (
            <TaskItem key={task.name} task={task} />
          ))}
        </MenuContent>
      </Menu>
    </div>
  );
}

function TaskItem({ task: { icon: Icon, label, act, danger }, className }: { task: MessageTask; className?: string }) {
  return (
    <>
      {danger && <MenuSeparator />}
      <MenuItem danger={danger ?? false} className={className} onSelect={act}>
        <Icon aria-hidden /> {label}
      </MenuItem>
    </>
  );
}
