const filePaths = new WeakMap<File, string>();

/** Records the path of a file in a dropped folder: `/Taxes/2023/w2.pdf`. */
export const noteFilePath = (file: File, path: string): void => void filePaths.set(file, path);

/** Returns the folders of a dropped or chosen file, `Taxes/2023`; empty for a single file. */
export function foldersOf(file: File): string {
  const said = 'relativePath' in file && typeof file.relativePath === 'string' ? file.relativePath : '';
  const path = filePaths.get(file) ?? (said || (file.webkitRelativePath ?? ''));
  return path
    .split('/')
    .slice(0, -1)
    .filter((part) => part !== '' && part !== '.')
    .join('/');
}
