import { type ScanAsk, ScanWorker, type ScanQuestions } from './scan-worker';

const desk = new ScanWorker();

interface Asked<K extends ScanAsk> {
  id: number;
  ask: K;
  question: ScanQuestions[K];
}

addEventListener('message', async ({ data: { id, ask, question } }: MessageEvent<Asked<ScanAsk>>) => {
  try {
    const answer = await desk.reply(ask, question);
    postMessage({ id, answer }, { transfer: 'grey' in answer ? [answer.grey.pixels.buffer] : [] });
  } catch {
    postMessage({ id, unreadable: true });
  }
});
