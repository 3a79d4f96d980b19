import { UnreadableFileError } from '../table';
import type { PixelImage } from '../scan/orientation';

/** The maximum number of pixels: phones produce up to 50 million, cameras 100 million. */
const MOST_POINTS = 120_000_000;

/**
 * Returns the photo of a HEIC file, upright: its rotation is stored in the file. Browsers that can’t decode such files,
 * which are all but Safari, load the decoder with the first such photo. Throws {@link UnreadableFileError}.
 */
export async function decodeHeic(file: Blob): Promise<PixelImage> {
  const { default: start } = await import('libheif-js/libheif-wasm/libheif-bundle.mjs');
  const heif = start();
  await heif.ready;
  const photos = new heif.HeifDecoder().decode(await file.arrayBuffer());
  try {
    const photo = photos.find((each) => each.is_primary()) ?? photos[0];
    if (!photo) throw new UnreadableFileError('broken');
    const [width, height] = [photo.get_width(), photo.get_height()];
    if (width * height === 0 || width * height > MOST_POINTS) throw new UnreadableFileError('broken');
    const pixels = new Uint8ClampedArray(width * height * 4);
    const drawn = await new Promise((resolve) => photo.display({ width, height, data: pixels }, resolve));
    if (drawn === null) throw new UnreadableFileError('broken');
    return { width, height, pixels };
  } finally {
    for (const each of photos) each.free();
  }
}
