/** A page's size in points, of which an inch has 72. */
export interface Paper {
  width: number;
  height: number;
}

/** Upright. */
const letter: Paper = { width: 612, height: 792 };
const a4: Paper = { width: 595, height: 842 };

/** Beyond this difference something isn't a sheet of that paper. */
const alike = 0.06;

/** As many dots an inch are enough to read small print. */
const dotsAnInch = 190;

const ratioOf = ({ width, height }: Paper) => Math.max(width, height) / Math.min(width, height);

/** The paper whose shape is the nearest, Letter or A4, lying when the picture lies. */
export function paperFor(width: number, height: number): Paper {
  const off = (paper: Paper) => Math.abs(Math.log(ratioOf({ width, height }) / ratioOf(paper)));
  const paper = off(a4) < off(letter) ? a4 : letter;
  return width > height ? { width: paper.height, height: paper.width } : paper;
}

/**
 * How large the picture of a page is drawn, in pixels: never larger than what was photographed, nor than `longest`. What
 * has about the shape of a sheet, and was cut out, gets just that shape.
 */
export function pixelsFor(cut: Paper, longest: number, cutOut: boolean): Paper {
  const paper = paperFor(cut.width, cut.height);
  const sheet = cutOut && Math.abs(Math.log(ratioOf(cut) / ratioOf(paper))) < alike;
  const shape = sheet ? paper : cut;
  const long = Math.min(longest, Math.max(cut.width, cut.height));
  const scale = long / Math.max(shape.width, shape.height);
  return {
    width: Math.max(1, Math.round(shape.width * scale)),
    height: Math.max(1, Math.round(shape.height * scale)),
  };
}

/** The longer side of a page's picture, in pixels. */
export const longestSide = Math.round((842 / 72) * dotsAnInch);
