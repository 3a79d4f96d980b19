import { Columns3 } from 'lucide-react';
import { Menu, MenuCheckboxItem, MenuContent, MenuLabel, MenuTrigger } from '@/components/floating/menu';
import { IconButton } from '@/components/ui/icon-button';
import { type LoanColumn, loanColumns } from './columns';

interface ColumnMenuProps {
  shown: readonly LoanColumn[];
  /** Changes what is shown, starting from what it is then. */
  onChange: (next: (keys: readonly string[]) => string[]) => void;
}

/** Which columns to show; the menu stays open while ticking. */
export function ColumnMenu({ shown, onChange }: ColumnMenuProps) {
  const keys = new Set(shown.map(({ key }) => key));
  return (
    <Menu>
      <MenuTrigger asChild>
        <IconButton label="Choose columns" className="size-9 border border-line bg-surface max-md:hidden">
          <Columns3 />
        </IconButton>
      </MenuTrigger>
      <MenuContent className="w-48">
        <MenuLabel>Columns</MenuLabel>
        {loanColumns.map(({ key, title }) => (
          <MenuCheckboxItem
            key={key}
            checked={keys.has(key)}
            onCheckedChange={(on) => onChange((now) => (on ? [...now, key] : now.filter((each) => each !== key)))}
            onSelect={(event) => event.preventDefault()}
          >
            {title}
          </MenuCheckboxItem>
        ))}
      </MenuContent>
    </Menu>
  );
}
