import type { Page } from '@playwright/test';
import type { StoryFile } from './files';

/**
 * Creates a separate loan with one answered request per document, uploaded one after the other. Returns the documents'
 * ids.
 */
export async function createDocuments(page: Page, loan: string, sent: StoryFile[]): Promise<string[]> {
  const documents = sent.map(({ name, buffer }) => ({ name, bytes: buffer.toString('base64') }));
  return page.evaluate(
    async ({ called, files }) => {
      const call = async (method: string, path: string, body?: unknown) => {
        const headers = { 'content-type': 'application/json' };
        const answer = await fetch(path, { method, headers, body: body === undefined ? null : JSON.stringify(body) });
        if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
        return answer.json();
      };
      const borrowers = [
        { givenName: 'Ada', familyName: 'Reyes', emailAddress: `ada.${crypto.randomUUID()}@mail.example` },
      ];
      const opened = await call('POST', '/v1/loans', { name: called, borrowers, idempotencyKey: crypto.randomUUID() });
      const loanId: string = opened.id;
      const ids: string[] = [];
      for (const { name, bytes } of files) {
        const raw = Uint8Array.from(atob(bytes), (each) => each.charCodeAt(0));
        const wanted = { name: `Request ${name}`, storageType: 'FILE' };
        const element = await call('POST', `/v1/loans/${loanId}/elements`, wanted);
        const upload = await call('POST', '/v1/documents/uploads', { name, size: raw.length, loanId });
        await fetch(upload.url, { method: 'PUT', body: raw });
        const { documentId } = await call('POST', `/v1/documents/uploads/${upload.id}/complete`, {});
        await call('PUT', `/v1/loans/${loanId}/elements/${element.id}/answer`, { documentId });
        ids.push(documentId);
      }
      return ids;
    },
    { called: loan, files: documents },
  );
}
