import type * as Documents from '@rules/documents';
import type { DocumentsQuestion, DocumentsReply } from './documents';

const loading = import('@rules/documents');

type FileRule = (file: Uint8Array, input: unknown) => unknown;

/** The content of one file of an archive, or the word for why it can't be unpacked. */
function content({ ZipContents }: typeof Documents, file: Uint8Array, input: unknown, place: number): unknown {
  const zip = new ZipContents(file, input as Documents.ReadZip);
  const found = zip.content(place);
  zip.free();
  return found;
}

/** Answers what the page asked, under the question's number. */
async function reply(question: DocumentsQuestion): Promise<DocumentsReply> {
  const { id, file, input } = question;
  try {
    const rules = await loading;
    if ('place' in question) return { id, answer: content(rules, file, input, question.place) };
    return { id, answer: (rules[question.name] as FileRule)(file, input) };
  } catch (error) {
    return { id, failure: String(error) };
  }
}

addEventListener('message', async ({ data }: MessageEvent<DocumentsQuestion>) => {
  postMessage(await reply(data));
});
