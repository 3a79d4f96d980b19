/** Saves a file through the browser's download. */
export function downloadFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  downloadFromUrl(address, name);
  // The browser has to read it before the URL is revoked.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Lets the browser download a URL directly to disk, with its own progress and cancel button. */
export function downloadFromUrl(address: string, name = ''): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
}
