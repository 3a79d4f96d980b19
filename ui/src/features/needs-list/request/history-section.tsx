import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { messageFor } from '@/api/problem';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { DateText } from '@/components/ui/date-text';
import { rule } from '@/rules/rule';
import { historyQuery } from '../api';
import { PanelSection } from './panel-section';

const shownAtFirst = 5;

/** The history of a request, latest first. */
export function HistorySection({ loanId, elementId }: { loanId: string; elementId: string }) {
  const { data, isError, error } = useQuery(historyQuery(loanId, elementId));
  const [all, setAll] = useState(false);
  const shown = all ? data : data?.slice(0, shownAtFirst);
  return (
    <PanelSection title="History">
      {!data && !isError && <Skeleton className="h-10" />}
      {isError && !data && <p className="text-bad">{messageFor(error)}</p>}
      {data?.length === 0 && <p className="text-muted">No history yet</p>}
      <ol className="grid gap-2 text-[13px]">
        {shown?.map((entry) => (
          <li key={entry.id} className="flex gap-2">
            <span aria-hidden className="mt-1.5 size-1.5 shrink-0 rounded-full bg-control" />
            <span className="min-w-0 grow text-pretty break-words">
              <span className="font-medium">{rule('displayName', entry.actor)}</span> {entry.words}
            </span>
            <DateText at={entry.at} className="text-xs text-faint" />
          </li>
        ))}
      </ol>
      {data && data.length > shownAtFirst && !all && (
        <div>
          <Button size="sm" look="quiet" onClick={() => setAll(true)}>
            Show all {data.length}
          </Button>
        </div>
      )}
    </PanelSection>
  );
}
