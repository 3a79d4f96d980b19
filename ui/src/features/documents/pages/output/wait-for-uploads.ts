import { subscribeToUploads, getUploads } from '../../queue/uploads';

/** Resolves to the documents of these uploads once all are complete, or to `null` if one was given up. */
export function waitForUploads(uploadIds: readonly string[]): Promise<string[] | null> {
  const documents = new Map<string, string>();
  return new Promise((resolve) => {
    const look = () => {
      const now = new Map(getUploads().map((upload) => [upload.id, upload]));
      for (const id of uploadIds) {
        const upload = now.get(id);
        if (upload?.documentId) documents.set(id, upload.documentId);
        else if (!upload && !documents.has(id)) return end(null);
      }
      if (documents.size === uploadIds.length) end(uploadIds.flatMap((id) => documents.get(id) ?? []));
    };
    const stop = subscribeToUploads(look);
    const end = (result: string[] | null) => {
      stop();
      resolve(result);
    };
    look();
  });
}
