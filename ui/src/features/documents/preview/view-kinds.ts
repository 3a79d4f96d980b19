import { lazy } from 'react';
import type { Document } from '@/api/documents';

// Each view is loaded when a document of its kind is first opened.
export const views = {
  pdf: lazy(() => import('./pdf/pdf-view').then((part) => ({ default: part.PdfView }))),
  picture: lazy(() => import('./picture/image-view').then((part) => ({ default: part.ImageView }))),
  scan: lazy(() => import('./scan/scan-view').then((part) => ({ default: part.ScanView }))),
  text: lazy(() => import('./text/text-view').then((part) => ({ default: part.TextView }))),
  mail: lazy(() => import('./text/mail-view').then((part) => ({ default: part.MailView }))),
  separated: lazy(() => import('./table/table-view').then((part) => ({ default: part.SeparatedView }))),
  workbook: lazy(() => import('./table/table-view').then((part) => ({ default: part.WorkbookView }))),
  word: lazy(() => import('./word/word-view').then((part) => ({ default: part.WordView }))),
  video: lazy(() => import('./video/video-view').then((part) => ({ default: part.VideoView }))),
};

type ViewKind = keyof typeof views;

const officeTypes = 'application/vnd.openxmlformats-officedocument';

const kinds: Record<string, ViewKind> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'picture',
  'image/png': 'picture',
  'image/gif': 'picture',
  'image/webp': 'picture',
  'image/bmp': 'picture',
  'image/heic': 'scan',
  'image/tiff': 'scan',
  'text/plain': 'text',
  'application/json': 'text',
  'message/rfc822': 'mail',
  'text/csv': 'separated',
  [`${officeTypes}.spreadsheetml.sheet`]: 'workbook',
  [`${officeTypes}.wordprocessingml.document`]: 'word',
  'video/mp4': 'video',
  'video/x-m4v': 'video',
  'video/quicktime': 'video',
  'video/x-matroska': 'video',
  'video/mpeg': 'video',
  'video/x-msvideo': 'video',
  'video/x-flv': 'video',
};

/** Markup that the server gives no type, because browsers could treat it as a page; shown as plain text. */
const isMarkup = ({ name, mimeType }: Document) =>
  mimeType === 'application/octet-stream' && name.toLowerCase().endsWith('.xml');

/** Returns the view for a document, by the type that the server detected; `null` if no browser shows it safely. */
export const viewKindOf = (document: Document): ViewKind | null =>
  kinds[document.mimeType] ?? (isMarkup(document) ? 'text' : null);
