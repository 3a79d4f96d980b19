const noted = new WeakMap<File, string>();

/** Notes where in a dropped folder a file lay: `/Taxes/2023/w2.pdf`. */
export const noteFilePath = (file: File, path: string): void => void noted.set(file, path);

/** The folders in which a file was dropped or chosen, `Taxes/2023`; empty for one that came alone. */
export function foldersOf(file: File): string {
  const said = 'relativePath' in file && typeof file.relativePath === 'string' ? file.relativePath : '';
  const path = noted.get(file) ?? (said || (file.webkitRelativePath ?? ''));
  return path
    .split('/')
    .slice(0, -1)
    .filter((part) => part !== '' && part !== '.')
    .join('/');
}
