import { constantWords } from '@/lib/constant-words';
import { reasonWords } from '@/parts/tree/review/review-words';
import type { HistoryEntry } from './api';

type Detail = Record<string, unknown>;

/** What is taken back, after “they”. */
const took: Record<string, string> = {
  answered: 'sent a document',
  'answer-removed': 'removed a document',
  accepted: 'accepted this',
  rejected: 'sent this back',
  'not-applicable': 'said that it doesn’t apply',
  applicable: 'said that it does apply',
};

const did: Record<string, (detail: Detail) => string> = {
  created: () => 'added this',
  updated: changed,
  moved: () => 'moved this',
  deleted: () => 'deleted this',
  restored: () => 'brought this back',
  'taken-back': ({ what }) => `took back that they ${took[String(what)] ?? 'changed this'}`,
  answered: ({ documentName }) => `uploaded ${named(documentName, 'a file')}`,
  'answer-removed': ({ documentName }) => `took ${named(documentName, 'a file')} away`,
  accepted: ({ documents }) => `accepted ${files(documents)}`,
  rejected: ({ documents, reason, note }) => `sent ${files(documents)} back${why(reason, note)}`,
  'not-applicable': ({ reason }) => `said that it doesn’t apply${why(undefined, reason)}`,
  applicable: () => 'took back that it doesn’t apply',
  commented: () => 'wrote a comment',
  shared: ({ name }) => `assigned it to ${named(name, 'someone')}`,
  unshared: ({ name }) => `unassigned ${named(name, 'someone')}`,
};

/** What somebody did, to be read after their name. */
export function historyWords({ kind, detail }: HistoryEntry): string {
  return did[kind]?.(detail) ?? constantWords(kind.replaceAll('-', '_')).toLowerCase();
}

function named(name: unknown, otherwise: string): string {
  return typeof name === 'string' && name !== '' ? `“${name}”` : otherwise;
}

function files(documents: unknown): string {
  const names = Array.isArray(documents)
    ? documents.map((each: Detail) => named(each['documentName'], 'a file')).join(', ')
    : '';
  return names || 'it';
}

function why(reason: unknown, note: unknown): string {
  const words = [typeof reason === 'string' ? reasonWords(reason) : '', typeof note === 'string' ? note : ''];
  const said = words.filter(Boolean).join('. ');
  return said ? `: ${said}` : '';
}

const fieldWords: Record<string, string> = {
  name: 'the name',
  description: 'the description',
  priorityType: 'the priority',
  hidden: 'whether it is hidden',
  visibleAtStatus: 'from when it shows',
};

function changed({ before, after }: Detail): string {
  if (!isDetail(before) || !isDetail(after)) return 'changed this';
  const fields = Object.keys(fieldWords).filter((field) => before[field] !== after[field]);
  if (fields.length === 1 && fields[0] === 'name')
    return `renamed it from ${named(before['name'], 'nothing')} to ${named(after['name'], 'nothing')}`;
  if (fields.length === 1 && fields[0] === 'priorityType')
    return `set the priority to ${constantWords(String(after['priorityType'])).toLowerCase()}`;
  if (fields.length === 1 && fields[0] === 'hidden') return after['hidden'] ? 'hid this' : 'showed this';
  return fields.length > 0 ? `changed ${fields.map((field) => fieldWords[field]).join(', ')}` : 'saved this';
}

function isDetail(value: unknown): value is Detail {
  return typeof value === 'object' && value !== null;
}
