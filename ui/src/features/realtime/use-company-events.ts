import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { keys } from '@/api/keys';
import { live } from './live';

/** Keeps the employees of one's company fresh while they are on screen (topic `companies/{companyId}`). */
export function useCompanyEvents(companyId: string): void {
  const cache = useQueryClient();
  useEffect(
    () =>
      live.subscribe(`companies/${companyId}`, ({ event }) => {
        if (event !== 'subscribed') void cache.invalidateQueries({ queryKey: keys.companyParts('employees') });
      }),
    [cache, companyId],
  );
}
