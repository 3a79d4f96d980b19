import type * as Mail from '@rules/mail';
import type * as Pdf from '@rules/pdf';
import type * as Photo from '@rules/photo';
import type * as Zip from '@rules/zip';

/** The modules of rules that look into files. */
export interface FileModules {
  pdf: typeof Pdf;
  zip: typeof Zip;
  mail: typeof Mail;
  photo: typeof Photo;
}

interface Exports extends PdfExports, ZipExports, MailExports, PhotoExports {}
type PdfExports = typeof Pdf;
type ZipExports = typeof Zip;
type MailExports = typeof Mail;
type PhotoExports = typeof Photo;

/** Names of the rules that look into a file. */
export type FileRuleName = {
  [K in keyof Exports]: Exports[K] extends (file: Uint8Array, input: never) => { answer: unknown }
    ? Exports[K] extends (input: never) => unknown
      ? never
      : K
    : never;
}[keyof Exports];

/** A rule about a file, as it is called. */
export type FileCall<K extends FileRuleName> = Extract<
  Exports[K],
  (file: Uint8Array, input: never) => { answer: unknown; file: Uint8Array | null }
>;

type ModuleWith<K> = { [M in keyof FileModules]: K extends keyof FileModules[M] ? M : never }[keyof FileModules];

/** Which module has a rule: to ask it, only that one is fetched. */
export const moduleOf: { [K in FileRuleName]: ModuleWith<K> } = {
  pdfProtection: 'pdf',
  unlockPdf: 'pdf',
  arrangePages: 'pdf',
  readZip: 'zip',
  readMail: 'mail',
  takeAttachment: 'mail',
  photoReadability: 'photo',
};
