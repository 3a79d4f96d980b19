import { useQueryClient } from '@tanstack/react-query';
import { toast } from 'sonner';
import { keys } from '@/api/keys';
import { wordsFor } from '@/api/problem';
import { type Company, companyQuery, currentOf } from './api';

/**
 * Shows a change of the company at once, then what the server says. When someone else was faster, shows theirs and
 * says so: a switch has to be set again with open eyes.
 */
export function useCompanyChange() {
  const cache = useQueryClient();
  const keep = (company: Company) => cache.setQueryData(companyQuery.queryKey, company);
  return async (before: Company, guess: Company, call: () => Promise<Company>) => {
    keep(guess);
    try {
      keep(await call());
      toast.success('Saved');
    } catch (error) {
      keep(currentOf(error) ?? before);
      toast.error(wordsFor(error));
    }
    // What one may do, and what a loan shows, follows from the company.
    await cache.invalidateQueries({ queryKey: keys.me });
    await cache.invalidateQueries({ queryKey: ['loans'], refetchType: 'none' });
  };
}
