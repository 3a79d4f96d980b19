/** Hands a file to the browser to keep. */
export function keepFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  downloadFrom(address, name);
  // The browser has to have taken it before its address goes.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Lets the browser itself download what an address answers, to the disk as it comes: it says how far it is, and can stop it. */
export function downloadFrom(address: string, name = ''): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
}
