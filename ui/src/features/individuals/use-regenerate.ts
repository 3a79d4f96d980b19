import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { toast } from 'sonner';
import { keys } from '@/api/keys';
import { messageFor } from '@/api/problem';
import { rule } from '@/rules/rule';
import { regenerateReport } from './api';

/** When a report was last ordered in this tab, by user: a card that is reopened needs it. */
const clicks = new Map<string, string>();

/** Orders a report, and shows loading for as long as the rule says, regardless of the call's duration. */
export function useRegenerateReport(loanId: string, userId: string) {
  const cache = useQueryClient();
  const [now, setNow] = useState(() => new Date().toISOString());
  const { loading, remainingMs } = rule('creditLoading', { clickedAt: clicks.get(userId) ?? null, now });

  useEffect(() => {
    if (!loading) return;
    const timer = setTimeout(() => setNow(new Date().toISOString()), remainingMs);
    return () => clearTimeout(timer);
  }, [loading, remainingMs]);

  const regenerate = async () => {
    if (loading) return;
    const clickedAt = new Date().toISOString();
    clicks.set(userId, clickedAt);
    setNow(clickedAt);
    try {
      await regenerateReport(loanId, userId);
    } catch (error) {
      toast.error(messageFor(error));
    }
    await cache.invalidateQueries({ queryKey: keys.card(loanId, userId) });
  };

  return { loading, regenerate };
}
