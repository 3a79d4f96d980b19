import type { PageRotation } from '../../pdf/page-rotation';

/** An image for the screen: rows of red, green, blue and alpha. */
export interface PixelImage {
  width: number;
  height: number;
  pixels: Uint8ClampedArray<ArrayBuffer>;
}

/** The maximum width of a page; wider ones are scaled down, which also makes black-and-white ones legible. */
const MOST_WIDTH = 2_000;

/** Whether an orientation swaps width and height. TIFF and EXIF count orientations from 1 (upright) to 8. */
export const swapsDimensions = (orientation: number): boolean => orientation >= 5 && orientation <= 8;

/** Returns the function that maps a pixel of the rotated page to the stored page. */
function placeOf(orientation: number, { width, height }: PixelImage): (x: number, y: number) => [number, number] {
  const right = width - 1;
  const bottom = height - 1;
  switch (orientation) {
    case 2:
      return (x, y) => [right - x, y];
    case 3:
      return (x, y) => [right - x, bottom - y];
    case 4:
      return (x, y) => [x, bottom - y];
    case 5:
      return (x, y) => [y, x];
    case 6:
      return (x, y) => [y, bottom - x];
    case 7:
      return (x, y) => [right - y, bottom - x];
    case 8:
      return (x, y) => [right - y, x];
    default:
      return (x, y) => [x, y];
  }
}

/** The orientation for each rotation. */
export const orientationOf: Record<PageRotation, number> = { 0: 1, 90: 6, 180: 3, 270: 8 };

/** Returns the page rotated by its orientation. */
export function applyOrientation(page: PixelImage, orientation: number): PixelImage {
  if (orientation < 2 || orientation > 8) return page;
  const side = swapsDimensions(orientation);
  const [width, height] = side ? [page.height, page.width] : [page.width, page.height];
  const from = new Uint32Array(page.pixels.buffer);
  const to = new Uint32Array(width * height);
  const place = placeOf(orientation, page);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [column, row] = place(x, y);
      to[y * width + x] = from[row * page.width + column] ?? 0;
    }
  return { width, height, pixels: new Uint8ClampedArray(to.buffer) };
}

/** Returns the page scaled down to a width of at most `most`; each pixel is the average of those it replaces. */
export function scaleDown(page: PixelImage, most: number = MOST_WIDTH): PixelImage {
  const times = Math.ceil(page.width / most);
  if (times <= 1) return page;
  const width = Math.floor(page.width / times);
  const height = Math.max(1, Math.floor(page.height / times));
  const pixels = new Uint8ClampedArray(width * height * 4);
  const rows = Math.min(times, page.height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      for (let part = 0; part < 4; part++) {
        let sum = 0;
        for (let row = 0; row < rows; row++) {
          const start = ((y * times + row) * page.width + x * times) * 4 + part;
          for (let column = 0; column < times; column++) sum += page.pixels[start + column * 4] ?? 0;
        }
        pixels[(y * width + x) * 4 + part] = sum / (rows * times);
      }
  return { width, height, pixels };
}
