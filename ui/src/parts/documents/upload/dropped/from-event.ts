import { droppedFiles } from './dropped-files';

/** What `react-dropzone` hands over: a drag, or a choice in the file dialog. */
type Told = Pick<Event, 'type' | 'target'> & { dataTransfer?: DataTransfer | null };

/**
 * Takes the place of the package `file-selector`, by which `react-dropzone` reads what was dropped or chosen: that one
 * brings the types of a thousand file endings along, and the rules go by the endings. Until the drop only the kinds of
 * what is dragged are known.
 */
export async function fromEvent({ type, target, dataTransfer }: Told): Promise<(File | DataTransferItem)[]> {
  if (!dataTransfer) return target instanceof HTMLInputElement ? [...(target.files ?? [])] : [];
  if (type === 'drop') return droppedFiles(dataTransfer);
  return [...dataTransfer.items].filter(({ kind }) => kind === 'file');
}
