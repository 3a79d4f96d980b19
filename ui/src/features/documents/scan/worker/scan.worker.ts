import { type ScanAsk, ScanWorker, type ScanQuestions } from './scan-worker';

const worker = new ScanWorker();

interface ScanRequest<K extends ScanAsk> {
  id: number;
  ask: K;
  question: ScanQuestions[K];
}

addEventListener('message', async ({ data: { id, ask, question } }: MessageEvent<ScanRequest<ScanAsk>>) => {
  try {
    const answer = await worker.reply(ask, question);
    postMessage({ id, answer }, { transfer: 'grey' in answer ? [answer.grey.pixels.buffer] : [] });
  } catch {
    postMessage({ id, unreadable: true });
  }
});
