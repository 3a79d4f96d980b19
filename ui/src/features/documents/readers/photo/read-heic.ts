import type { PixelImage } from '../scan/orientation';
import { UnreadableFileError } from '../table';

/**
 * Returns the upright photo of a HEIC file. A separate worker decodes it, so that the decoder of 2 MB is built and
 * fetched only once. Throws {@link UnreadableFileError} if the file is broken.
 */
export async function readHeic(file: Blob): Promise<PixelImage> {
  const worker = new Worker(new URL('./heic.worker.ts', import.meta.url), { type: 'module' });
  try {
    const picture = await new Promise<PixelImage | null>((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<PixelImage | null>) => resolve(data));
      worker.addEventListener('error', () => reject(new Error('The photo decoder could not be loaded.')));
      worker.postMessage(file, []);
    });
    if (!picture) throw new UnreadableFileError('broken');
    return picture;
  } finally {
    worker.terminate();
  }
}
