import type { DropEvent } from 'react-dropzone';
import { droppedFiles } from './dropped-files';

/**
 * The files of a drop, those in dropped folders too, or of a choice in the file dialog. While something is dragged over
 * the page, only its items are known.
 */
export async function filesOfEvent(event: DropEvent): Promise<(File | DataTransferItem)[]> {
  if ('dataTransfer' in event && event.dataTransfer) {
    if (event.type === 'drop') return droppedFiles(event.dataTransfer);
    return [...event.dataTransfer.items].filter(({ kind }) => kind === 'file');
  }
  const target = 'target' in event ? event.target : null;
  return target instanceof HTMLInputElement ? [...(target.files ?? [])] : [];
}
