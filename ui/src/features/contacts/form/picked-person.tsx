import { X } from 'lucide-react';
import type { UserRef } from '@/api/models';
import { IconButton } from '@/components/ui/icon-button';
import { PersonLine } from '../pickers/person-line';

/** The user a new contact is made of, and the way back to choosing. */
export function PickedPerson({ person, onClear }: { person: UserRef; onClear: () => void }) {
  return (
    <div className="flex items-center justify-between gap-3 rounded-md border border-line bg-sunken px-3 py-2">
      <PersonLine person={person} remark={person.companyName} />
      <IconButton label="Clear, and choose someone else" onClick={onClear}>
        <X />
      </IconButton>
    </div>
  );
}
