import { fileRule } from '@/rules/documents';
import { type PagePile, sourceIndexes } from '../arrangement';
import type { OpenPdf } from '../use-pdf-sources';

/** Why a file can't be created, as a message to the person. */
export class FileCreationError extends Error {}

/** Creates the PDF of a pile, in the worker. */
export async function createPilePdf({ pages }: PagePile, sources: readonly OpenPdf[], name: string): Promise<File> {
  const used = sourceIndexes([{ id: '', pages }]);
  const places = new Map(used.map((source, place) => [source, place]));
  const opened = used.flatMap((source) => sources[source] ?? []);
  const { answer, file } = await fileRule('arrangePages', new Blob(opened.map(({ bytes }) => bytes)), {
    sources: opened.map(({ bytes, pdf }) => ({ size: bytes.size, pages: pdf.numPages })),
    pages: pages.map(({ source, page, turns }) => ({ source: places.get(source) ?? 0, page, turns })),
    title: name.replace(/\.pdf$/i, ''),
  });
  if (!file) {
    const about = typeof answer.source === 'number' ? opened[answer.source]?.document.name : undefined;
    throw new FileCreationError([about, answer.message].filter(Boolean).join(': '));
  }
  return new File([file], name, { type: 'application/pdf' });
}
