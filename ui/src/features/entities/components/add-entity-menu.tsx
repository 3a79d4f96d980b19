import { useNavigate } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { paths } from '@/address/paths';
import type { Loan } from '@/api/models';
import { Menu, MenuContent, MenuItem, MenuTrigger } from '@/components/floating/menu';
import { Tooltip } from '@/components/floating/tooltip';
import { Button } from '@/components/ui/button';
import { keysOf } from '@/lib/object-keys';
import { entityTypeFacts } from '@/rules/facts';
import type { EntityType } from '../api';
import { editingRefusal } from '../editing-refusal';
import { kindOf } from '../entity-kinds';
import { AddEntityDialog } from './add-entity-dialog';

/** Adds an entity to the loan: a person on a separate page, other kinds by name first. */
export function AddEntityMenu({ loan }: { loan: Loan }) {
  const navigate = useNavigate();
  const toNewPrincipal = () => navigate({ to: paths.newPrincipal, search: { loanId: loan.id } });
  const [adding, setAdding] = useState<EntityType | null>(null);
  const refusal = editingRefusal(loan, null);
  const noPersons = editingRefusal(loan, 'INDIVIDUAL');
  if (refusal) {
    return (
      <Tooltip text={refusal}>
        <Button size="sm" look="quiet" className="-mr-2.5 ml-auto" aria-disabled>
          <Plus aria-hidden /> Add entity
        </Button>
      </Tooltip>
    );
  }
  return (
    <>
      <Menu>
        <MenuTrigger asChild>
          <Button size="sm" look="quiet" className="-mr-2.5 ml-auto">
            <Plus aria-hidden /> Add entity
          </Button>
        </MenuTrigger>
        <MenuContent>
          {keysOf(entityTypeFacts).map((entityType) => {
            const { words, icon: Icon } = kindOf(entityType);
            const { person } = entityTypeFacts[entityType];
            return (
              <MenuItem
                key={entityType}
                disabledReason={person ? noPersons : null}
                onSelect={() => (person ? void toNewPrincipal() : setAdding(entityType))}
              >
                <Icon aria-hidden /> {words}
              </MenuItem>
            );
          })}
        </MenuContent>
      </Menu>
      {adding && <AddEntityDialog loanId={loan.id} entityType={adding} onClose={() => setAdding(null)} />}
    </>
  );
}
