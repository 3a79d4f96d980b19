const units = ['bytes', 'kB', 'MB', 'GB', 'TB'];

/** Returns a readable file size: 1 byte, 820 bytes, 2.4 MB. */
export function byteSize(bytes: number): string {
  let value = bytes;
  let unit = 0;
  while (value >= 1000 && unit < units.length - 1) {
    value /= 1000;
    unit += 1;
  }
  if (bytes === 1) return '1 byte';
  return `${unit === 0 || value >= 100 ? Math.round(value) : Number(value.toFixed(1))} ${units[unit]}`;
}
