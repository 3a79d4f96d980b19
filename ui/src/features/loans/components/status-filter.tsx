import { ListFilter } from 'lucide-react';
import type { ReviewStatus } from '@/api/models';
import { Menu, MenuCheckboxItem, MenuContent, MenuSeparator, MenuTrigger } from '@/components/floating/menu';
import { Button } from '@/components/ui/button';
import { statuses, statusWord } from '../review-status';

interface StatusFilterProps {
  chosen: readonly ReviewStatus[];
  onChange: (chosen: ReviewStatus[]) => void;
  /** Includes archived loans. */
  archived: boolean;
  onArchived: (shown: boolean) => void;
}

function summary(chosen: readonly ReviewStatus[]): string {
  const [first, ...others] = chosen;
  if (!first) return 'Any status';
  return others.length > 0 ? `${statusWord(first)} + ${others.length}` : statusWord(first);
}

/** A filter of several review statuses; the menu stays open while checking. */
export function StatusFilter({ chosen, onChange, archived, onArchived }: StatusFilterProps) {
  const toggle = (status: ReviewStatus, on: boolean) =>
    onChange(statuses.filter((one) => (one === status ? on : chosen.includes(one))));
  return (
    <Menu>
      <MenuTrigger asChild>
        <Button aria-label={`Filter by status: ${summary(chosen)}`}>
          <ListFilter aria-hidden /> {summary(chosen)}
        </Button>
      </MenuTrigger>
      <MenuContent align="start" className="w-60">
        {statuses.map((status) => (
          <MenuCheckboxItem
            key={status}
            checked={chosen.includes(status)}
            onCheckedChange={(on) => toggle(status, on)}
            onSelect={(event) => event.preventDefault()}
          >
            {statusWord(status)}
          </MenuCheckboxItem>
        ))}
        <MenuSeparator />
        <MenuCheckboxItem checked={archived} onCheckedChange={onArchived} onSelect={(event) => event.preventDefault()}>
          Include archived
        </MenuCheckboxItem>
      </MenuContent>
    </Menu>
  );
}
