import { DocumentWorker } from './document-worker';
import type { DocumentsQuestion } from './documents';

const desk = new DocumentWorker(() => import('@wasm/documents'));

addEventListener('message', async ({ data }: MessageEvent<DocumentsQuestion>) => {
  const { reply, handOver } = await desk.reply(data);
  postMessage(reply, { transfer: handOver });
});
