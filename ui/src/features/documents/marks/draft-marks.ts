import { useSyncExternalStore } from 'react';
import { currentUserQuery } from '@/api/current-user';
import { queryClient } from '@/api/query-client';
import { storageKey } from '@/api/session/storage-key';
import { createRecordStore } from '@/lib/storage/record-store';
import type { DocumentMark } from './mark';

/** Marks that a person drew but didn't send yet, with the document content they were drawn on. */
export interface DraftMarks {
  key: string;
  userId: string;
  documentId: string;
  sha256: string;
  marks: readonly DocumentMark[];
  keptAt: number;
}

/** Older drafts are deleted. */
const mostDays = 90;

const here = createRecordStore<DraftMarks>('marks', 'key', storageKey);
const drafts = new Map<string, DraftMarks>();
const listeners = new Set<() => void>();
let currentDrafts: readonly DraftMarks[] = [];
let loadingDrafts: Promise<void> | null = null;

const noMarks: readonly DocumentMark[] = [];
const userId = () => queryClient.getQueryData(currentUserQuery.queryKey)?.id ?? '';

function notifyListeners(): void {
  currentDrafts = [...drafts.values()];
  listeners.forEach((listen) => listen());
}

/** Loads the drafts of earlier visits. Marks drawn since the page load take precedence. */
async function loadStoredDrafts(): Promise<void> {
  const oldest = Date.now() - mostDays * 24 * 60 * 60 * 1000;
  for (const record of await here.all()) {
    if (record.keptAt < oldest) void here.forget(record.key);
    else if (!drafts.has(record.key)) drafts.set(record.key, record);
  }
  notifyListeners();
}

function subscribeToDrafts(listen: () => void): () => void {
  listeners.add(listen);
  loadingDrafts ??= loadStoredDrafts();
  return () => void listeners.delete(listen);
}

/** Saves the draft marks on a document in this browser until they are sent. */
export function saveDraftMarks(documentId: string, sha256: string, marks: readonly DocumentMark[]): void {
  const key = `${userId()} ${documentId} ${sha256}`;
  // A draft without marks stays in memory, because a pending read of the database may still return the older one.
  const record = { key, userId: userId(), documentId, sha256, marks, keptAt: Date.now() };
  drafts.set(key, record);
  void (marks.length > 0 ? here.put(record) : here.forget(key));
  notifyListeners();
}

const isOn = (documentId: string, draft: DraftMarks) =>
  draft.documentId === documentId && draft.userId === userId() && draft.marks.length > 0;

/** Returns the person's unsent marks on this content. */
export function useDraftMarks(documentId: string, sha256: string): readonly DocumentMark[] {
  const now = useSyncExternalStore(subscribeToDrafts, () => currentDrafts);
  return now.find((draft) => isOn(documentId, draft) && draft.sha256 === sha256)?.marks ?? noMarks;
}

/** Returns the person's unsent marks on these documents, for every version of their content. */
export function useDraftMarksOn(documentIds: readonly string[]): DraftMarks[] {
  const now = useSyncExternalStore(subscribeToDrafts, () => currentDrafts);
  return now.filter((draft) => documentIds.some((id) => isOn(id, draft)));
}

/** Returns on how many documents the person has unsent marks. */
export async function countUnsentMarks(): Promise<number> {
  await (loadingDrafts ??= loadStoredDrafts());
  return [...drafts.values()].filter((draft) => draft.userId === userId() && draft.marks.length > 0).length;
}
