import type { Restored } from '@/api/documents';

/** Where a document is that came back, and which request didn't take it. */
export function restoredWords({ document: { name, uploadedByName }, onto, leftOut }: Restored): string {
  if (onto.length > 0) return `${name} answers ${onto.map((request) => `“${request}”`).join(' and ')} again`;
  const [left] = leftOut;
  const why = left ? `: ${left.name ? `“${left.name}” doesn’t take it. ` : ''}${left.why}` : '';
  return `${name} is in the shoebox of ${uploadedByName}${why}`;
}
