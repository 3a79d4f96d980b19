import { Command } from 'cmdk';
import type { ReactNode } from 'react';

/** A group of lines under a heading. */
export function CommandGroup({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <Command.Group
      heading={heading}
      className="**:[[cmdk-group-heading]]:px-2.5 **:[[cmdk-group-heading]]:py-1.5 **:[[cmdk-group-heading]]:text-xs **:[[cmdk-group-heading]]:font-medium **:[[cmdk-group-heading]]:text-faint"
    >
      {children}
    </Command.Group>
  );
}

interface ItemProps {
  value: string;
  icon: ReactNode;
  onSelect: () => void;
  children: ReactNode;
}

/** A line that runs an action. */
export function CommandItem({ value, icon, onSelect, children }: ItemProps) {
  return (
    <Command.Item
      value={value}
      onSelect={onSelect}
      className="flex h-10 items-center gap-2.5 rounded-sm px-2.5 data-[selected=true]:bg-hover [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-faint"
    >
      {icon}
      {children}
    </Command.Item>
  );
}
