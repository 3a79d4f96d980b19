/** Encrypted bytes: a unique 12-byte nonce, then AES-GCM's output. */
export type SealedBytes = Uint8Array<ArrayBuffer>;

const nonceBytes = 12;
/** The size of the parts in which files are encrypted, in bytes, so that a large file is never completely in memory. */
const partBytes = 4 * 1024 * 1024;

const textBytes = (text: string) => new TextEncoder().encode(text);

const withNonce = (iv: Uint8Array<ArrayBuffer>, context: string): AesGcmParams => ({
  name: 'AES-GCM',
  iv,
  additionalData: textBytes(context),
});

/** Encrypts bytes for one context; they can't be decrypted in any other. */
async function sealBytes(key: CryptoKey, context: string, bytes: BufferSource): Promise<SealedBytes> {
  const iv = crypto.getRandomValues(new Uint8Array(nonceBytes));
  const sealed = new Uint8Array(await crypto.subtle.encrypt(withNonce(iv, context), key, bytes));
  const both = new Uint8Array(nonceBytes + sealed.length);
  both.set(iv);
  both.set(sealed, nonceBytes);
  return both;
}

const unsealBytes = (key: CryptoKey, context: string, sealed: SealedBytes): Promise<ArrayBuffer> =>
  crypto.subtle.decrypt(withNonce(sealed.slice(0, nonceBytes), context), key, sealed.slice(nonceBytes));

/** A record as stored: unreadable without the key. */
export interface SealedRecord {
  id: string;
  keptAt: number;
  values: SealedBytes;
  files: SealedFile[];
}

interface SealedFile {
  /** The encrypted field name and metadata of the file. */
  about: SealedBytes;
  parts: Blob[];
}

interface FileMetadata {
  field: string;
  name: string;
  type: string;
  lastModified: number;
}

/** Returns the id under which a record is stored. */
export async function sealedId(key: string): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', textBytes(key)));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const sealJson = (key: CryptoKey, context: string, value: unknown) =>
  sealBytes(key, context, textBytes(JSON.stringify(value)));

async function unsealJson(key: CryptoKey, context: string, sealed: SealedBytes) {
  return JSON.parse(new TextDecoder().decode(await unsealBytes(key, context, sealed)));
}

/** Encrypts a record of plain values and files. */
export async function sealRecord(key: CryptoKey, id: string, record: object): Promise<SealedRecord> {
  const entries = Object.entries(record);
  const files = entries.filter((entry): entry is [string, File] => entry[1] instanceof File);
  const values = entries.filter(([, value]) => !(value instanceof File));
  return {
    id,
    keptAt: Date.now(),
    values: await sealJson(key, id, Object.fromEntries(values)),
    files: await Promise.all(files.map(([field, file]) => sealFile(key, id, field, file))),
  };
}

async function sealFile(key: CryptoKey, id: string, field: string, file: File): Promise<SealedFile> {
  const { name, type, lastModified } = file;
  const parts: Blob[] = [];
  for (let start = 0; start < file.size; start += partBytes) {
    const bytes = await file.slice(start, start + partBytes).arrayBuffer();
    parts.push(new Blob([await sealBytes(key, `${id} ${field} ${parts.length}`, bytes)]));
  }
  const about: FileMetadata = { field, name, type, lastModified };
  return { about: await sealJson(key, `${id} file`, about), parts };
}

/** Decrypts a record; `null` if it was encrypted with another key or is incomplete. */
export async function unsealRecord<T extends object>(
  key: CryptoKey,
  { id, values, files }: SealedRecord,
): Promise<T | null> {
  try {
    const plain: T = await unsealJson(key, id, values);
    for (const file of files) {
      const [field, opened] = await unsealFile(key, id, file);
      Object.assign(plain, { [field]: opened });
    }
    return plain;
  } catch {
    return null;
  }
}

async function unsealFile(key: CryptoKey, id: string, { about, parts }: SealedFile): Promise<[string, File]> {
  const file: FileMetadata = await unsealJson(key, `${id} file`, about);
  const { field, name, type, lastModified } = file;
  const opened: Blob[] = [];
  for (const [place, part] of parts.entries()) {
    const sealed = new Uint8Array(await part.arrayBuffer());
    opened.push(new Blob([await unsealBytes(key, `${id} ${field} ${place}`, sealed)]));
  }
  return [field, new File(opened, name, { type, lastModified })];
}
