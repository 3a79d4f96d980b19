import { foldersOf } from './file-path';
import { isPhoto } from './is-photo';
import type { UploadTarget } from '../upload';
import { startUpload } from '../uploads';

/** Archives, folders, and many files without a request need a plan. */
const needsPlan = (files: readonly File[], { elementId, place }: UploadTarget): boolean =>
  files.some((file) => /\.zip$/i.test(file.name) || foldersOf(file) !== '') ||
  (files.length > 1 && elementId === null && place === undefined);

/** Opens the scan window, which combines photos into one PDF of this name. */
export function openScanWindow(photos: readonly File[], target: UploadTarget, name: string): void {
  if (photos.length > 0) void import('./scan-offers').then((part) => part.askToScan({ photos, target, name }));
}

/**
 * Accepts files: uploads them immediately, or opens the plan if there may be something to decide. Several photos for a
 * request, whose name is given, may be combined into one PDF.
 */
export function acceptFiles(files: readonly File[], target: UploadTarget, name?: string): void {
  if (needsPlan(files, target))
    return void import('./files-to-plan').then((part) => part.askForDestinations(files, target));
  const photos = name === undefined ? [] : files.filter(isPhoto);
  const together = name !== undefined && photos.length > 1;
  for (const file of files) if (!together || !isPhoto(file)) startUpload(file, target);
  if (together) openScanWindow(photos, target, name);
}
