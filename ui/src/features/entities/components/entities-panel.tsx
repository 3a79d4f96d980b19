import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Loan } from '@/api/models';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import { type LoanEntity, entitiesQuery } from '../api';
import { editingRefusal } from '../editing-refusal';
import { AddEntityMenu } from './add-entity-menu';
import { DeleteEntityDialog } from './delete-entity-dialog';
import { EntityLabelsDialog } from './entity-labels-dialog';
import { EntityRow } from './entity-row';

type EntityTask = { kind: 'labels' | 'delete'; entity: LoanEntity };

/** The parties and property of a loan: assets, companies, people and trusts. */
export function EntitiesPanel({ loan }: { loan: Loan }) {
  const { data: entities, error, refetch } = useQuery(entitiesQuery(loan.id));
  const [task, setTask] = useState<EntityTask | null>(null);
  const done = () => setTask(null);
  return (
    <section aria-labelledby="loan-entities">
      <div className="mb-1 flex items-center gap-3">
        <h2 id="loan-entities" className="text-base font-semibold">
          Entities
        </h2>
        <AddEntityMenu loan={loan} />
      </div>
      {!entities && !error && <PanelSkeleton />}
      {!entities && error && (
        <ErrorState title="Couldn’t load the entities" error={error} onRetry={() => void refetch()} />
      )}
      {entities?.length === 0 && (
        <p className="py-2 text-muted">Nothing here yet. Add the people, companies, and assets for this loan.</p>
      )}
      <ul>
        {entities?.map((entity) => (
          <EntityRow
            key={entity.id}
            loanId={loan.id}
            entity={entity}
            refusal={editingRefusal(loan, entity.entityType)}
            onLabels={() => setTask({ kind: 'labels', entity })}
            onDelete={() => setTask({ kind: 'delete', entity })}
          />
        ))}
      </ul>
      {task?.kind === 'labels' && <EntityLabelsDialog loanId={loan.id} entity={task.entity} onClose={done} />}
      {task?.kind === 'delete' && <DeleteEntityDialog loan={loan} entity={task.entity} onClose={done} />}
    </section>
  );
}

function PanelSkeleton() {
  return (
    <div aria-label="Loading the entities" role="status">
      {[0, 1, 2].map((line) => (
        <div key={line} className="flex h-15 items-center gap-3 border-b border-line last:border-b-0">
          <Skeleton className="size-8" />
          <div className="grid grow gap-1.5">
            <Skeleton className="h-4 w-40" />
            <Skeleton className="h-3 w-24" />
          </div>
        </div>
      ))}
    </div>
  );
}
