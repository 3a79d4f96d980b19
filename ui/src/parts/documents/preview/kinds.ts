import { lazy } from 'react';
import type { Document } from '@/api/documents';

// Each view comes only when a document of its kind is opened.
export const views = {
  pdf: lazy(() => import('./pdf/pdf-view').then((part) => ({ default: part.PdfView }))),
  picture: lazy(() => import('./picture/image-view').then((part) => ({ default: part.ImageView }))),
};

type Kind = keyof typeof views;

const kinds: Record<string, Kind> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'picture',
  'image/png': 'picture',
  'image/gif': 'picture',
  'image/webp': 'picture',
  'image/bmp': 'picture',
};

/** What shows a document, by the type that the server found it to be; nothing for what no browser shows safely. */
export const kindOf = ({ mimeType }: Document): Kind | null => kinds[mimeType] ?? null;
