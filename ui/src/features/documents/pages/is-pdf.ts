/** Whether a file has the extension of a PDF. */
export const isPdf = (name: string): boolean => /\.pdf$/i.test(name);
