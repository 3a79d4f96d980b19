import { foldersOf } from './file-path';
import type { UploadTarget } from '../upload';
import { startUpload } from '../uploads';

/** Archives, folders, and many files that nobody put at a request. */
const wantsLook = (files: readonly File[], { elementId, place }: UploadTarget): boolean =>
  files.some((file) => /\.zip$/i.test(file.name) || foldersOf(file) !== '') ||
  (files.length > 1 && elementId === null && place === undefined);

/** Takes files: they are on their way at once, or looked through first where there may be something to decide. */
export function handIn(files: readonly File[], target: UploadTarget): void {
  if (wantsLook(files, target)) void import('./handed-in').then((part) => part.askWhere(files, target));
  else for (const file of files) startUpload(file, target);
}
