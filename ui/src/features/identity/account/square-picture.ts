/** How wide and high a small picture is, in pixels: sharp at the largest size it is shown at. */
const side = 256;

/** The middle of a picture as a small square one, upright; nothing when the browser can't read it as a picture. */
export async function squarePicture(file: Blob): Promise<Blob | null> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null);
  if (!picture) return null;
  const edge = Math.min(picture.width, picture.height);
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const pen = canvas.getContext('2d');
  if (!pen) return null;
  pen.imageSmoothingQuality = 'high';
  const [left, top] = [(picture.width - edge) / 2, (picture.height - edge) / 2];
  pen.drawImage(picture, left, top, edge, edge, 0, 0, side, side);
  picture.close();
  // A browser that can't write WebP writes PNG.
  return new Promise((done) => canvas.toBlob(done, 'image/webp', 0.9));
}
