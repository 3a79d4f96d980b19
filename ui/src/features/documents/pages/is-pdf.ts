/** Whether a file's name says that it is a PDF. */
export const isPdf = (name: string): boolean => /\.pdf$/i.test(name);
