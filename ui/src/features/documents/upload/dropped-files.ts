import type { DropEvent } from 'react-dropzone';
import { noteFilePath } from '../queue/questions/file-path';

/** All files of a drop, those in dropped folders too. Read it at once: the browser empties it after the event. */
export async function droppedFiles(data: DataTransfer): Promise<File[]> {
  const entries = [...data.items].flatMap((item) => item.webkitGetAsEntry() ?? []);
  if (entries.length === 0) return [...data.files];
  return (await Promise.all(entries.map(filesIn))).flat();
}

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;
const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;

async function filesIn(entry: FileSystemEntry): Promise<File[]> {
  if (isFile(entry)) {
    const file = await new Promise<File>((found, failed) => entry.file(found, failed));
    noteFilePath(file, entry.fullPath);
    return [file];
  }
  if (!isFolder(entry)) return [];
  const reader = entry.createReader();
  const files: File[] = [];
  // A folder hands out its contents in portions; an empty one ends them.
  for (;;) {
    const portion = await new Promise<FileSystemEntry[]>((found, failed) => reader.readEntries(found, failed));
    if (portion.length === 0) return files;
    files.push(...(await Promise.all(portion.map(filesIn))).flat());
  }
}

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
