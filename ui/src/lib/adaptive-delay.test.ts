import { expect, test } from 'vitest';
import { AdaptiveDelay } from './adaptive-delay';

test('starts with a short delay and increases it up to a limit', () => {
  const spacing = new AdaptiveDelay(40, 600, 2_000);
  const gaps: number[] = [];
  let now = 10_000;
  expect(spacing.wait(now)).toBe(40);
  for (let round = 0; round < 6; round++) {
    spacing.begin(now);
    gaps.push(spacing.wait(now));
    now += spacing.wait(now);
  }
  expect(gaps).toEqual([600, 900, 1_350, 2_000, 2_000, 2_000]);
  now += 10_000;
  expect(spacing.wait(now)).toBe(40);
  spacing.begin(now);
  expect(spacing.wait(now)).toBe(600);
});
