import type { DocumentsQuestion, DocumentsReply } from './documents';

const loading = import('@rules/documents');

/** Asks the rule that the page named, and sends its answer back under the question's number. */
async function reply({ id, name, input }: DocumentsQuestion): Promise<DocumentsReply> {
  try {
    const rule = (await loading)[name] as (input: unknown) => unknown;
    return { id, answer: rule(input) };
  } catch (error) {
    return { id, failure: String(error) };
  }
}

addEventListener('message', async ({ data }: MessageEvent<DocumentsQuestion>) => {
  postMessage(await reply(data));
});
