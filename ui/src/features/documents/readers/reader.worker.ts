import { ReaderDesk, type ReaderQuestion } from './reader-desk';
import { Unreadable } from './table';

const desk = new ReaderDesk();

addEventListener(
  'message',
  async ({ data: { id, question } }: MessageEvent<{ id: number; question: ReaderQuestion }>) => {
    try {
      postMessage({ id, answer: await desk.reply(question) });
    } catch (error) {
      postMessage({ id, why: error instanceof Unreadable ? error.why : 'broken' });
    }
  },
);
