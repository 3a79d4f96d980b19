import { isHeic } from '../../readers/photo/is-heic';

/** The photo of a file, upright, as the camera noted how it was held. Fails when it can't be read. */
export async function photoOf(file: Blob): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file);
  } catch (unread) {
    if (!(await isHeic(file))) throw unread;
    const { readHeic } = await import('../../readers/photo/heic');
    const { width, height, pixels } = await readHeic(file);
    return createImageBitmap(new ImageData(pixels, width, height));
  }
}
