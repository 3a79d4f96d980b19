import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { files, read } from './import-graph';

const sheet = readFileSync(resolve(import.meta.dirname, '../styles/theme.css'), 'utf8');

/** The colors of the theme by their token: the first in light, the second in dark. */
const tokens = new Map(
  [...sheet.matchAll(/--([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\);/g)].map(
    ([, name = '', light = '', dark = '']) => [name, { light, dark }] as const,
  ),
);

type Theme = 'light' | 'dark';

function colorOf(token: string, theme: Theme): string {
  const color = tokens.get(token);
  if (!color) throw new Error(`The theme has no color ${token}`);
  return color[theme];
}

/** Relative luminance, as WCAG 2.2 defines it. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = parseInt(color.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two colors, from 1 to 21. */
function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

const backgrounds = ['canvas', 'surface', 'sunken', 'hover'];
const statuses = ['accent', 'ok', 'warn', 'bad', 'info'];
const texts = ['ink', 'muted', 'faint', ...statuses];

/** Text on the plain backgrounds, on the soft ones, on a strong color, and in a tooltip. */
const textPairs = [
  ...texts.flatMap((text) => backgrounds.map((background) => [text, background])),
  ...statuses.flatMap((status) => [status, 'ink', 'muted'].map((text) => [text, `${status}-soft`])),
  ['on-accent', 'accent'],
  ['on-accent', 'accent-strong'],
  ['surface', 'bad'],
  ['canvas', 'ink'],
] as [string, string][];

const tooWeak = (pairs: [string, string][], theme: Theme, least: number) =>
  pairs
    .map(([front, back]) => ({ front, back, ratio: contrast(colorOf(front, theme), colorOf(back, theme)) }))
    .filter(({ ratio }) => ratio < least)
    .map(({ front, back, ratio }) => `${front} on ${back}: ${ratio.toFixed(2)}`);

describe.each(['light', 'dark'] as const)('the colors of the %s theme', (theme) => {
  test('text contrasts with its background by 4.5 (WCAG 1.4.3)', () => {
    expect(tooWeak(textPairs, theme, 4.5)).toEqual([]);
  });

  test('the edge of a control contrasts with its surroundings by 3 (WCAG 1.4.11)', () => {
    const pairs = ['canvas', 'surface'].map((background): [string, string] => ['control', background]);
    expect(tooWeak(pairs, theme, 3)).toEqual([]);
  });
});

test('black and white contrast by 21, equal colors by 1', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#57534e', '#57534e')).toBe(1);
});

/** Returns the text and background tokens set by class names of one element, both without a variant or an opacity. */
function pairsOfClassNames(): string[] {
  const found = new Set<string>();
  const named = [...tokens.keys()].join('|');
  const classes = files
    .filter((file) => file.endsWith('.tsx') && !file.includes('.test.'))
    .flatMap((file) =>
      [...read(file).matchAll(/'([^'\n]*)'|"([^"\n]*)"/g)].map(([, one, other]) => one ?? other ?? ''),
    );
  for (const words of classes) {
    const of = (kind: string) =>
      [...words.matchAll(new RegExp(`(?<=^|\\s)${kind}-(${named})(?=\\s|$)`, 'g'))].map(([, token = '']) => token);
    for (const text of of('text')) for (const background of of('bg')) found.add(`${text} on ${background}`);
  }
  return [...found].toSorted();
}

/** A checkbox has its mark only while it is checked, and then an accent background. */
const neverSeen = ['on-accent on surface'];

test('every combination of text and background in use is checked', () => {
  const pairs = pairsOfClassNames();
  const tried = new Set([...neverSeen, ...textPairs.map(([text, background]) => `${text} on ${background}`)]);
  expect(pairs.length).toBeGreaterThan(5);
  expect(pairs.filter((pair) => !tried.has(pair))).toEqual([]);
});
