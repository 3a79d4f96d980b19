import { useMemo } from 'react';
import type { RecipientOption } from '@/api/messaging/compose';
import { rule } from '@/rules/rule';
import { toPerson } from '../sending/load-gate-question';
import type { Person } from './composition';

/** A suggestion. */
interface RecipientSuggestion {
  person: Person;
  option: RecipientOption | null;
  isNew: boolean;
}

/**
 * Returns the suggestions for the typed text, by the rules of people search and of new recipients. While the people are
 * loading (`options` is absent) no address counts as new: it may belong to one of them.
 */
export function useRecipientOptions(
  typed: string,
  people: readonly Person[],
  options: readonly RecipientOption[] | undefined,
): RecipientSuggestion[] {
  return useMemo(() => {
    if (!options) return [];
    const chosen = new Set(people.map(({ value }) => value));
    const free = options.filter(({ value, isMe }) => !isMe && !chosen.has(value));
    const users = free.map(({ user, value }) => ({ ...user, id: value }));
    const found = rule('filterUsers', { query: typed, people: users });
    const listed = found.flatMap((value): RecipientSuggestion[] => {
      const option = free.find((each) => each.value === value);
      return option ? [{ person: toPerson(option), option, isNew: false }] : [];
    });
    const address = rule('creatableRecipient', {
      text: typed,
      selected: people.map(({ value }) => findAddress(value, options)),
      options: options.map(({ user }) => user.emailAddress),
    });
    return address ? [...listed, { person: { value: address, label: address }, option: null, isNew: true }] : listed;
  }, [typed, people, options]);
}

const findAddress = (value: string, options: readonly RecipientOption[]) =>
  options.find((option) => option.value === value)?.user.emailAddress ?? value;
