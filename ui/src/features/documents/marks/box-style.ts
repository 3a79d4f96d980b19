import type { PageBox } from './mark';

const percent = (part: number): string => `${part * 100}%`;

/** Returns the CSS position of a box on its page, for every zoom level. */
export const boxStyle = ({ x, y, width, height }: PageBox) => ({
  left: percent(x),
  top: percent(y),
  width: percent(width),
  height: percent(height),
});
