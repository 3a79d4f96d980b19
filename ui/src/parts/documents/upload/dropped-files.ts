/** All files of a drop, those in dropped folders too. Read it at once: the browser empties it after the event. */
export async function droppedFiles(data: DataTransfer): Promise<File[]> {
  const entries = [...data.items].flatMap((item) => item.webkitGetAsEntry() ?? []);
  if (entries.length === 0) return [...data.files];
  return (await Promise.all(entries.map(filesIn))).flat();
}

async function filesIn(entry: FileSystemEntry): Promise<File[]> {
  if (entry.isFile) {
    return [await new Promise<File>((found, failed) => (entry as FileSystemFileEntry).file(found, failed))];
  }
  const reader = (entry as FileSystemDirectoryEntry).createReader();
  const files: File[] = [];
  // A folder hands out its contents in portions; an empty one ends them.
  for (;;) {
    const portion = await new Promise<FileSystemEntry[]>((found, failed) => reader.readEntries(found, failed));
    if (portion.length === 0) return files;
    files.push(...(await Promise.all(portion.map(filesIn))).flat());
  }
}
