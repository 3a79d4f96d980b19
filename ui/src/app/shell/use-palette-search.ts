import { useQuery } from '@tanstack/react-query';
import { requestsQuery } from '@/api/elements';
import { contactsQuery } from '@/features/contacts';
import { loansQuery } from '@/features/loans';
import { templatesQuery } from '@/features/templates';
import { useDebounced } from '@/lib/use-debounced';

const shown = { loans: 6, requests: 6, people: 5, templates: 5 };

/** The search's debounce, since each query reads a lot. */
const pauseMs = 150;
/** Shorter words aren't searched for. */
const fewestLetters = 2;

/**
 * Searches loans, requests, people and templates by name; without at least two letters it returns the latest loans. A
 * new query cancels the previous one.
 */
export function usePaletteSearch(typed: string) {
  const paused = useDebounced(typed, pauseMs);
  const words = paused.length < fewestLetters ? '' : paused;
  const some = words !== '';
  const loans = useQuery(loansQuery({ s: shown.loans, ...(some ? { q: words } : {}) }));
  const requests = useQuery({ ...requestsQuery(words, shown.requests), enabled: some });
  const people = useQuery({
    ...contactsQuery({ query: words, group: 'ALL', page: 0, size: shown.people }),
    enabled: some,
  });
  const templates = useQuery({ ...templatesQuery, enabled: some });
  const fits = ({ name }: { name: string }) => name.toLowerCase().includes(words.toLowerCase());
  const all = {
    loans: loans.data?.content ?? [],
    requests: some ? (requests.data?.content ?? []) : [],
    people: some ? (people.data?.content ?? []) : [],
    templates: some ? (templates.data?.filter(fits).slice(0, shown.templates) ?? []) : [],
  };
  const isTyping = typed !== paused;
  return { ...all, looking: isTyping || [loans, requests, people, templates].some(({ isFetching }) => isFetching) };
}
