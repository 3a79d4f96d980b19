/** A grayscale image, one byte per pixel, row by row. */
export interface GrayImage {
  width: number;
  height: number;
  pixels: Uint8Array<ArrayBuffer>;
}

/** A color image, four bytes per pixel: red, green, blue and alpha. */
export interface ColorImage {
  width: number;
  height: number;
  data: Uint8ClampedArray;
}

/** Returns the brightness of a color, from 0 to 255. */
export const brightnessOf = (red: number, green: number, blue: number): number =>
  (red * 77 + green * 150 + blue * 29) >> 8;

/** Returns the image in grayscale. */
export function toGray({ width, height, data }: ColorImage): GrayImage {
  const pixels = new Uint8Array(width * height);
  for (let place = 0, at = 0; place < pixels.length; place += 1, at += 4)
    pixels[place] = brightnessOf(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);
  return { width, height, pixels };
}

/**
 * Returns the image scaled down to `longest` pixels on its longer side; each pixel is the average of those it replaces.
 */
export function downscaleImage(grey: GrayImage, longest: number): GrayImage {
  const factor = Math.max(grey.width, grey.height) / longest;
  if (factor <= 1) return grey;
  const width = Math.max(1, Math.round(grey.width / factor));
  const height = Math.max(1, Math.round(grey.height / factor));
  const pixels = new Uint8Array(width * height);
  const from = (place: number, of: number, all: number) => Math.floor((place * all) / of);
  for (let y = 0; y < height; y += 1) {
    const [top, bottom] = [from(y, height, grey.height), from(y + 1, height, grey.height)];
    for (let x = 0; x < width; x += 1) {
      const [left, right] = [from(x, width, grey.width), from(x + 1, width, grey.width)];
      let sum = 0;
      for (let row = top; row < bottom; row += 1)
        for (let at = row * grey.width + left; at < row * grey.width + right; at += 1) sum += grey.pixels[at] ?? 0;
      pixels[y * width + x] = sum / ((bottom - top) * (right - left));
    }
  }
  return { width, height, pixels };
}

/** Returns the image blurred by 3×3 averaging, which reduces print and noise. */
export function blurImage({ width, height, pixels }: GrayImage): GrayImage {
  const soft = new Uint8Array(pixels.length);
  const inside = (place: number, most: number) => Math.min(most - 1, Math.max(0, place));
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      let sum = 0;
      for (let dy = -1; dy <= 1; dy += 1)
        for (let dx = -1; dx <= 1; dx += 1) sum += pixels[inside(y + dy, height) * width + inside(x + dx, width)] ?? 0;
      soft[y * width + x] = sum / 9;
    }
  }
  return { width, height, pixels: soft };
}

/** Returns the brightness threshold between dark and bright pixels (Otsu’s method). */
export function otsuThreshold({ pixels }: GrayImage): number {
  const counts = new Float64Array(256);
  for (const shade of pixels) counts[shade] = (counts[shade] ?? 0) + 1;
  const total = counts.reduce((sum, count, shade) => sum + count * shade, 0);
  let [best, bestAt, below, sumBelow] = [-1, 0, 0, 0];
  for (let shade = 0; shade < 256; shade += 1) {
    below += counts[shade] ?? 0;
    sumBelow += shade * (counts[shade] ?? 0);
    const above = pixels.length - below;
    if (below === 0 || above === 0) continue;
    const apart = sumBelow / below - (total - sumBelow) / above;
    const spread = below * above * apart * apart;
    if (spread > best) [best, bestAt] = [spread, shade];
  }
  return bestAt;
}
