import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { keys } from '@/api/keys';
import { liveConnection } from './live-connection';

/** Keeps the user's company data up to date while it is on screen (topic `companies/{companyId}`). */
export function useCompanyEvents(companyId: string, part: 'employees' | 'tray'): void {
  const cache = useQueryClient();
  useEffect(
    () =>
      liveConnection.subscribe(`companies/${companyId}`, ({ event }) => {
        if (event === part || event === 'gap')
          void cache.invalidateQueries({ queryKey: part === 'tray' ? keys.trays : keys.companyParts(part) });
      }),
    [cache, companyId, part],
  );
}
