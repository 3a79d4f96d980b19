import { type ColorImage, brightnessOf } from './gray-image';

/** The styles of a page: black on white, in color on white, or as photographed. */
export const pageStyles = ['DOCUMENT', 'COLOUR', 'PHOTO'] as const;
export type PageStyle = (typeof pageStyles)[number];

/** The number of cells along the longer side in which lighting is measured. */
const parts = 36;

/** The maximum brightness gain, so that dark areas don't turn into noise. */
const mostGain = 3.5;

/** The brightness of black and of white per style. */
const ends: Record<Exclude<PageStyle, 'PHOTO'>, readonly [number, number]> = { DOCUMENT: [45, 222], COLOUR: [18, 240] };

/** Enhances a page in place: even lighting, white paper and dark ink. */
export function enhancePage(page: ColorImage, look: PageStyle): void {
  if (look === 'PHOTO') return;
  const light = estimateLight(page);
  const shades = levelCurve(...ends[look]);
  const { width, height, data } = page;
  let at = 0;
  for (let y = 0; y < height; y += 1) {
    const across = light.row(y);
    for (let x = 0; x < width; x += 1) {
      const gain = Math.min(mostGain, 255 / across(x));
      const grey = look === 'DOCUMENT' ? brightnessOf(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0) : null;
      for (const end = at + 3; at < end; at += 1)
        data[at] = shades[Math.min(255, Math.round((grey ?? data[at] ?? 0) * gain))] ?? 255;
      at += 1;
    }
  }
}

/** Returns a lookup table that stretches brightness between black and white. */
function levelCurve(black: number, white: number): Uint8Array {
  return Uint8Array.from({ length: 256 }, (_, shade) => {
    const share = Math.min(1, Math.max(0, (shade - black) / (white - black)));
    return Math.round(share * 255);
  });
}

/** Estimates the paper brightness at each position: the brightest of its surroundings, smoothed. */
function estimateLight({ width, height, data }: ColorImage) {
  const side = Math.max(8, Math.ceil(Math.max(width, height) / parts));
  const [columns, rows] = [Math.ceil(width / side), Math.ceil(height / side)];
  const cells = Float32Array.from({ length: columns * rows }, (_, cell) => {
    const [left, top] = [(cell % columns) * side, Math.floor(cell / columns) * side];
    return brightPercentile(data, width, left, top, Math.min(width, left + side), Math.min(height, top + side));
  });
  const around = (of: Float32Array, join: (values: number[]) => number) =>
    Float32Array.from(of, (_, cell) => {
      const [x, y] = [cell % columns, Math.floor(cell / columns)];
      const near: number[] = [];
      for (let row = Math.max(0, y - 1); row <= Math.min(rows - 1, y + 1); row += 1)
        near.push(...of.subarray(row * columns + Math.max(0, x - 1), row * columns + Math.min(columns, x + 2)));
      return join(near);
    });
  const paper = around(cells, (values) => Math.max(...values));
  const even = around(paper, (values) => values.reduce((sum, value) => sum + value, 0) / values.length);
  const between = (place: number, most: number) => {
    const at = Math.min(most - 1, Math.max(0, place / side - 0.5));
    return [Math.floor(at), Math.min(most - 1, Math.floor(at) + 1), at % 1] as const;
  };
  const row = (y: number) => {
    const [upper, lower, down] = between(y, rows);
    const line = Float32Array.from(
      { length: columns },
      (_, x) => (even[upper * columns + x] ?? 255) * (1 - down) + (even[lower * columns + x] ?? 255) * down,
    );
    return (x: number) => {
      const [left, right, over] = between(x, columns);
      return Math.max(1, (line[left] ?? 255) * (1 - over) + (line[right] ?? 255) * over);
    };
  };
  return { row };
}

/** Returns the 90th percentile of brightness within a square. */
function brightPercentile(
  data: Uint8ClampedArray,
  width: number,
  left: number,
  top: number,
  right: number,
  bottom: number,
): number {
  const counts = new Uint32Array(256);
  let all = 0;
  for (let y = top; y < bottom; y += 2) {
    for (let x = left; x < right; x += 2) {
      const at = (y * width + x) * 4;
      const shade = brightnessOf(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);
      counts[shade] = (counts[shade] ?? 0) + 1;
      all += 1;
    }
  }
  let seen = 0;
  for (let shade = 255; shade > 0; shade -= 1) {
    seen += counts[shade] ?? 0;
    if (seen * 10 >= all) return shade;
  }
  return 0;
}
