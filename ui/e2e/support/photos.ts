import { Buffer } from 'node:buffer';
import type { Page } from '@playwright/test';
import type { StoryFile } from './files';

/** A photo of a letter on a table, as taken by a phone. */
export interface PhotoOptions {
  name: string;
  /** The letter's text, in large type. */
  words: string;
  /** The corners of the paper, clockwise from the top left, as fractions of the photo. */
  corners?: [number, number][];
  /** The brightness, from 0 to 1. */
  light?: number;
  /** The blur, in pixels. */
  blur?: number;
}

const straightCorners: [number, number][] = [
  [0.14, 0.1],
  [0.86, 0.1],
  [0.86, 0.9],
  [0.14, 0.9],
];

/** Simulates a photo by drawing it in the page. */
export async function createPhoto(page: Page, photo: PhotoOptions): Promise<StoryFile> {
  const bytes = await page.evaluate(drawPhoto, { corners: straightCorners, light: 1, blur: 0, ...photo });
  return { name: photo.name, mimeType: 'image/jpeg', buffer: Buffer.from(bytes, 'base64') };
}

/** Draws the letter flat, then maps it line by line to its perspective. */
async function drawPhoto({ words, corners, light, blur }: Required<PhotoOptions>): Promise<string> {
  const surface = (width: number, height: number) => {
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width, height });
    const context = canvas.getContext('2d');
    if (!context) throw new Error('Nothing can be drawn here.');
    return { canvas, context };
  };
  const letter = surface(1200, 1553);
  letter.context.fillStyle = '#f4f1ea';
  letter.context.fillRect(0, 0, 1200, 1553);
  letter.context.fillStyle = '#1c1c22';
  letter.context.font = 'bold 110px sans-serif';
  letter.context.fillText(words, 110, 240);
  letter.context.font = '32px sans-serif';
  for (let line = 0; line < 22; line += 1)
    letter.context.fillText('The quick brown fox jumps over the lazy dog, twice a week.', 110, 380 + line * 50);

  const photo = surface(1500, 2000);
  photo.context.fillStyle = '#5d4632';
  photo.context.fillRect(0, 0, 1500, 2000);
  const [a, b, c, d] = corners.map(([x, y]) => ({ x: x * 1500, y: y * 2000 }));
  if (!a || !b || !c || !d) throw new Error('Paper has four corners.');
  for (let row = 0; row < 1553; row += 1) {
    const down = row / 1552;
    const left = { x: a.x + (d.x - a.x) * down, y: a.y + (d.y - a.y) * down };
    const right = { x: b.x + (c.x - b.x) * down, y: b.y + (c.y - b.y) * down };
    const angle = Math.atan2(right.y - left.y, right.x - left.x);
    photo.context.setTransform(Math.cos(angle), Math.sin(angle), -Math.sin(angle), Math.cos(angle), left.x, left.y);
    photo.context.drawImage(letter.canvas, 0, row, 1200, 1, 0, 0, Math.hypot(right.x - left.x, right.y - left.y), 2.4);
  }
  const taken = surface(1500, 2000);
  taken.context.filter = `blur(${blur}px) brightness(${light})`;
  taken.context.drawImage(photo.canvas, 0, 0);
  return taken.canvas.toDataURL('image/jpeg', 0.9).split(',')[1] ?? '';
}
