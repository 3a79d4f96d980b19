import { Columns3 } from 'lucide-react';
import { Menu, MenuCheckboxItem, MenuContent, MenuLabel, MenuTrigger } from '@/components/floating/menu';
import { IconButton } from '@/components/ui/icon-button';
import { type LoanColumn, loanColumns } from './columns';

interface ColumnMenuProps {
  shown: readonly LoanColumn[];
  /** Changes the shown columns, based on the latest ones. */
  onChange: (next: (keys: readonly string[]) => string[]) => void;
}

/** Chooses the shown columns; the menu stays open while checking. */
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
