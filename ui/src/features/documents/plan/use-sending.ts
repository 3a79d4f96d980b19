import { useEffect, useRef, useState } from 'react';
import { deleteDocument } from '@/api/documents';
import { elementsQuery } from '@/api/elements';
import { keys } from '@/api/keys';
import { queryClient } from '@/api/query-client';
import { useUndoable } from '@/components/undo/use-undoable';
import type { UploadTarget } from '../queue/upload';
import { startUpload, stopUploads, subscribeToUploads, getUploads } from '../queue/uploads';
import { type PlanFile, archiveOf } from './plan-file';
import { type PlanCounts, type FilePlacement, SHOEBOX } from './destinations/placements';
import { extractFiles, type ExtractedFiles } from './archives/extract-files';

/** How long uploads are tracked for undo, slightly longer than undo is offered. */
const trackedMs = 15_000;

/** Returns a function that extracts and uploads the files, and reports their destinations with undo. */
export function useSendPlan(target: UploadTarget) {
  const { loanId, place } = target;
  const { say } = useUndoable(keys.shoeboxes, keys.loan(loanId));
  const [progress, setProgress] = useState<{ done: number; all: number } | null>(null);
  const known = useRef(new Map<string, File>());
  const abort = useRef(new AbortController());
  useEffect(() => {
    const controller = new AbortController();
    abort.current = controller;
    return () => controller.abort();
  }, []);

  const unpack = async (files: readonly PlanFile[]): Promise<ExtractedFiles & { stopped: boolean }> => {
    const { signal } = abort.current;
    setProgress({ done: 0, all: files.length });
    let shown = performance.now();
    const taken = await extractFiles(files, known.current, signal, (done) => {
      if (performance.now() - shown < 100) return;
      shown = performance.now();
      setProgress({ done, all: files.length });
    });
    setProgress(null);
    return { ...taken, stopped: signal.aborted };
  };

  const start = (files: readonly PlanFile[], lines: ReadonlyMap<string, FilePlacement>, words: string) => {
    const ids = new Set<string>();
    for (const file of files) {
      const content = known.current.get(file.id);
      if (!content) continue;
      const elementId = lines.get(file.id)?.place ?? SHOEBOX;
      const where = place === undefined ? { loanId, elementId: elementId || null } : target;
      ids.add(startUpload(content, where, archiveOf(file) !== null));
    }
    // Attachments of a message are removed where the message is written.
    say(words, place === undefined ? trackUploads(ids, documentsOfRequests(loanId)) : undefined);
  };
  return { unpack, start, progress };
}

/** Returns the documents that requests already have: a new version of one of them has its own undo. */
function documentsOfRequests(loanId: string): ReadonlySet<string> {
  const list = queryClient.getQueryData(elementsQuery(loanId).queryKey) ?? [];
  return new Set(list.flatMap(({ answers }) => answers.map(({ documentId }) => documentId)));
}

/** Tracks uploads while they can be undone; returns the undo function. */
function trackUploads(ids: ReadonlySet<string>, before: ReadonlySet<string>): () => Promise<void> {
  const arrived = new Map<string, string>();
  const note = () => {
    for (const { id, documentId } of getUploads())
      if (documentId && ids.has(id) && !before.has(documentId)) arrived.set(id, documentId);
  };
  const stop = subscribeToUploads(note);
  const timer = setTimeout(stop, trackedMs);
  return async () => {
    clearTimeout(timer);
    note();
    stop();
    const cancelled = stopUploads(getUploads().filter(({ id }) => ids.has(id)));
    const { abandonUploads } = await import('../queue/send-file');
    abandonUploads(cancelled.map(({ upload }) => upload));
    // A document that can't be deleted doesn't keep the others from being deleted.
    const failures: unknown[] = [];
    for (const id of arrived.values()) await deleteDocument(id).catch((error: unknown) => failures.push(error));
    if (failures.length > 0) throw failures[0];
  };
}

/** Returns the notice of where the files go: `Uploading 12 files: 10 to 3 requests, 2 without a request`. */
export function sentMessage({ kept, requests, shoebox }: PlanCounts, only: string | null, withPlaces: boolean): string {
  const files = kept === 1 ? 'Uploading 1 file' : `Uploading ${kept} files`;
  if (!withPlaces) return files;
  const filed = kept - shoebox;
  const to = only ? `“${only}”` : `${requests} requests`;
  if (shoebox === 0) return `${files} to ${to}`;
  if (filed === 0) return files;
  return `${files}: ${filed} to ${to}, ${shoebox} without a request`;
}
