import { DocumentDesk } from './document-desk';
import type { DocumentsQuestion } from './documents';

const desk = new DocumentDesk({
  pdf: () => import('@rules/pdf'),
  zip: () => import('@rules/zip'),
  mail: () => import('@rules/mail'),
  photo: () => import('@rules/photo'),
});

addEventListener('message', async ({ data }: MessageEvent<DocumentsQuestion>) => {
  const { reply, handOver } = await desk.reply(data);
  postMessage(reply, { transfer: handOver });
});
