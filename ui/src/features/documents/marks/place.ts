import type { Box } from './mark';

const percent = (part: number): string => `${part * 100}%`;

/** Returns the CSS position of a box on its page, for every zoom level. */
export const placeOf = ({ x, y, width, height }: Box) => ({
  left: percent(x),
  top: percent(y),
  width: percent(width),
  height: percent(height),
});
