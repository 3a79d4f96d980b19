import type { Box } from './mark';

const percent = (part: number): string => `${part * 100}%`;

/** Where a box stands on its page, at every zoom. */
export const placeOf = ({ x, y, width, height }: Box) => ({
  left: percent(x),
  top: percent(y),
  width: percent(width),
  height: percent(height),
});
