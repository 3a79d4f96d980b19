import type { DropEvent } from 'react-dropzone';
import { noteFilePath } from '../queue/questions/file-path';

/**
 * Returns all files of a drop, including those in folders. Must be called synchronously: the browser clears the data
 * after the event.
 */
export async function readDroppedFiles(data: DataTransfer): Promise<File[]> {
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
  // A directory returns its entries in batches, until an empty one.
  for (;;) {
    const portion = await new Promise<FileSystemEntry[]>((found, failed) => reader.readEntries(found, failed));
    if (portion.length === 0) return files;
    files.push(...(await Promise.all(portion.map(filesIn))).flat());
  }
}

/**
 * Returns the files of a drop, including those in folders, or of a file dialog. While dragging, only the items are
 * known.
 */
export async function filesOfEvent(event: DropEvent): Promise<(File | DataTransferItem)[]> {
  if ('dataTransfer' in event && event.dataTransfer) {
    if (event.type === 'drop') return readDroppedFiles(event.dataTransfer);
    return [...event.dataTransfer.items].filter(({ kind }) => kind === 'file');
  }
  const target = 'target' in event ? event.target : null;
  return target instanceof HTMLInputElement ? [...(target.files ?? [])] : [];
}
