import { useQuery } from '@tanstack/react-query';
import { requestsQuery } from '@/api/elements';
import { contactsQuery } from '@/features/contacts/api';
import { loansQuery } from '@/features/loans/api';
import { templatesQuery } from '@/features/templates/api';

const shown = { loans: 6, requests: 6, people: 5, templates: 5 };

/** What there is by that name: loans, requests, people and templates; without words the latest loans. */
export function useFindings(words: string) {
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
  return { ...all, looking: [loans, requests, people, templates].some(({ isFetching }) => isFetching) };
}
