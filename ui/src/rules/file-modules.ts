import type * as Documents from '@wasm/documents';

/** All exports of the module with the rules that take the bytes of a file. */
export type DocumentsModule = typeof Documents;

/** Names of the rules that take the bytes of a file. */
export type FileRuleName = {
  [K in keyof DocumentsModule]: DocumentsModule[K] extends (file: Uint8Array, input: never) => { answer: unknown }
    ? K
    : never;
}[keyof DocumentsModule];

/** The signature of a rule about a file. */
export type FileCall<K extends FileRuleName> = Extract<
  DocumentsModule[K],
  (file: Uint8Array, input: never) => { answer: unknown; file: Uint8Array | null }
>;
