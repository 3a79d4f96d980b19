import { ReaderWorker, type ReaderQuestion } from './reader-worker';
import { UnreadableFileError } from './table';

const desk = new ReaderWorker();

addEventListener(
  'message',
  async ({ data: { id, question } }: MessageEvent<{ id: number; question: ReaderQuestion }>) => {
    try {
      postMessage({ id, answer: await desk.reply(question) });
    } catch (error) {
      postMessage({ id, why: error instanceof UnreadableFileError ? error.why : 'broken' });
    }
  },
);
