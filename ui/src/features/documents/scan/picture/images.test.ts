import { describe, expect, test } from 'vitest';
import { colorPicture } from './drawn-image.fixture';
import { brightnessOf, toGray, downscaleImage } from './gray-image';
import { nearestPaper, pageImageSize } from './paper-size';
import { type QuadCorners, toRotatedQuad, toOriginalQuad, isConvex, sidesOf, rotateQuad, fullQuad } from './quad';
import { enhancePage } from './enhance-page';
import { perspectiveMap, straightenQuad } from './straighten';

const slanted: QuadCorners = [
  { x: 30, y: 20 },
  { x: 90, y: 30 },
  { x: 110, y: 100 },
  { x: 10, y: 90 },
];

describe('straightening', () => {
  test('each corner of the page maps to its corner in the picture', () => {
    const place = perspectiveMap(slanted);
    const corners = [place(0, 0), place(1, 0), place(1, 1), place(0, 1)];
    corners.forEach(({ x, y }, corner) => {
      expect(x).toBeCloseTo(slanted[corner]?.x ?? NaN, 6);
      expect(y).toBeCloseTo(slanted[corner]?.y ?? NaN, 6);
    });
  });

  test('a slanted line becomes straight', () => {
    const place = perspectiveMap(slanted);
    // A dark line down the middle of the page, as seen by the camera.
    const line = Array.from({ length: 400 }, (_, step) => place(0.5, step / 400));
    const seen = colorPicture(120, 120, (x, y) =>
      line.some((point) => Math.hypot(point.x - x, point.y - y) < 2) ? 0 : 255,
    );
    const page = toGray(straightenQuad(seen, slanted, 60, 80));
    for (let y = 10; y < 70; y += 10) {
      const row = [...page.pixels.subarray(y * 60, y * 60 + 60)];
      expect(Math.abs(row.indexOf(Math.min(...row)) - 29.5)).toBeLessThan(2.5);
    }
  });

  test('straightening a whole picture changes nothing', () => {
    const picture = colorPicture(12, 9, (x, y) => x * 20 + y);
    const all: QuadCorners = [
      { x: 0, y: 0 },
      { x: 12, y: 0 },
      { x: 12, y: 9 },
      { x: 0, y: 9 },
    ];
    expect([...straightenQuad(picture, all, 12, 9).data]).toEqual([...picture.data]);
    // Rotated clockwise, the bottom left comes first.
    const page = toGray(straightenQuad(picture, rotateQuad(all, 1), 9, 12));
    expect(page.pixels[0]).toBe(toGray(picture).pixels[8 * 12]);
  });
});

test('corners are set on the picture as seen, and stored as taken', () => {
  const quad: QuadCorners = [
    { x: 0.1, y: 0.2 },
    { x: 0.8, y: 0.1 },
    { x: 0.9, y: 0.7 },
    { x: 0.2, y: 0.9 },
  ];
  for (const quarters of [0, 1, 2, 3]) {
    const seen = toRotatedQuad(quad, quarters);
    expect(isConvex(seen)).toBe(true);
    expect((seen[0].x + seen[0].y) / 2).toBeLessThan(0.5);
    toOriginalQuad(seen, quarters).forEach((corner, place) => {
      expect(corner.x).toBeCloseTo(quad[place]?.x ?? NaN, 9);
      expect(corner.y).toBeCloseTo(quad[place]?.y ?? NaN, 9);
    });
    expect(toRotatedQuad(fullQuad, quarters)).toEqual(fullQuad);
  }
  expect(isConvex(rotateQuad([quad[0], quad[2], quad[1], quad[3]], 0))).toBe(false);
});

describe('readable', () => {
  const light = (x: number) => 70 + x * 0.6;
  const page = (ink: number) =>
    colorPicture(240, 240, (x, y) => (y % 20 < 3 && x % 40 < 30 ? light(x) * ink : light(x)));
  const shade = ({ data }: { data: Uint8ClampedArray }, x: number, y: number) => data[(y * 240 + x) * 4] ?? NaN;

  test('uneven light on the paper becomes white, and print black', () => {
    const made = page(0.2);
    enhancePage(made, 'DOCUMENT');
    for (const x of [45, 125, 205]) {
      expect(shade(made, x, 110)).toBeGreaterThan(240);
      expect(shade(made, x, 101)).toBeLessThan(30);
    }
  });

  test('pencil remains visible', () => {
    const made = page(0.6);
    enhancePage(made, 'DOCUMENT');
    expect(shade(made, 125, 101)).toBeLessThan(190);
  });

  test('colors are kept, and the original photo style changes nothing', () => {
    const red = page(1);
    for (let at = 0; at < red.data.length; at += 4 * 7) red.data.set([150, 20, 20], at);
    const before = red.data.slice();
    enhancePage(red, 'PHOTO');
    expect(red.data).toEqual(before);
    enhancePage(red, 'COLOUR');
    const [r = 0, g = 0] = red.data.subarray(0, 2);
    expect(r - g).toBeGreaterThan(100);
    const grey = page(1);
    grey.data.set([150, 20, 20], 0);
    enhancePage(grey, 'DOCUMENT');
    expect(new Set(grey.data.subarray(0, 3)).size).toBe(1);
  });
});

describe('paper', () => {
  test('its size follows from its shape', () => {
    expect(nearestPaper(850, 1100)).toEqual({ width: 612, height: 792 });
    expect(nearestPaper(1100, 850)).toEqual({ width: 792, height: 612 });
    expect(nearestPaper(1240, 1754)).toEqual({ width: 595, height: 842 });
    expect(nearestPaper(300, 2000)).toEqual({ width: 595, height: 842 });
  });

  test('a crop that is nearly a sheet becomes one; nothing is enlarged', () => {
    expect(pageImageSize({ width: 840, height: 1100 }, 2000, true)).toEqual({ width: 850, height: 1100 });
    expect(pageImageSize({ width: 840, height: 1100 }, 2000, false)).toEqual({ width: 840, height: 1100 });
    expect(pageImageSize({ width: 3024, height: 4032 }, 2000, false)).toEqual({ width: 1500, height: 2000 });
    expect(pageImageSize({ width: 400, height: 3000 }, 1500, true)).toEqual({ width: 200, height: 1500 });
  });

  test('sides are the averages of opposite ones', () => {
    expect(
      sidesOf([
        { x: 0, y: 0 },
        { x: 4, y: 0 },
        { x: 6, y: 3 },
        { x: 0, y: 3 },
      ]).width,
    ).toBe(5);
  });
});

test('a smaller picture keeps its brightness', () => {
  const small = downscaleImage(toGray(colorPicture(300, 200, (x) => (x % 2 ? 200 : 100))), 100);
  expect([small.width, small.height]).toEqual([100, 67]);
  expect(small.pixels.reduce((sum, each) => sum + each, 0) / small.pixels.length).toBeCloseTo(150, -1);
  expect(brightnessOf(255, 255, 255)).toBe(255);
});
