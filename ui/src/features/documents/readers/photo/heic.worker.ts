import { decodeHeic } from './decode-heic';

addEventListener('message', async ({ data }: MessageEvent<Blob>) => {
  const picture = await decodeHeic(data).catch(() => null);
  postMessage(picture, { transfer: picture ? [picture.pixels.buffer] : [] });
});
