/** The size of a page in points, 72 per inch. */
export interface PaperSize {
  width: number;
  height: number;
}

/** Portrait. */
const letter: PaperSize = { width: 612, height: 792 };
const a4: PaperSize = { width: 595, height: 842 };

/** The maximum difference in aspect ratio for a sheet of that paper. */
const ratioTolerance = 0.06;

/** The dots per inch that are enough for small print. */
const dotsPerInch = 190;

const ratioOf = ({ width, height }: PaperSize) => Math.max(width, height) / Math.min(width, height);

/** Returns Letter or A4, whichever is closer in shape, in landscape if the image is. */
export function nearestPaper(width: number, height: number): PaperSize {
  const off = (paper: PaperSize) => Math.abs(Math.log(ratioOf({ width, height }) / ratioOf(paper)));
  const paper = off(a4) < off(letter) ? a4 : letter;
  return width > height ? { width: paper.height, height: paper.width } : paper;
}

/**
 * Returns the pixel size of a page image: never larger than the photo, nor than `longest`. A cropped image with nearly
 * the shape of a sheet gets exactly that shape.
 */
export function pageImageSize(cut: PaperSize, longest: number, cutOut: boolean): PaperSize {
  const paper = nearestPaper(cut.width, cut.height);
  const sheet = cutOut && Math.abs(Math.log(ratioOf(cut) / ratioOf(paper))) < ratioTolerance;
  const shape = sheet ? paper : cut;
  const long = Math.min(longest, Math.max(cut.width, cut.height));
  const scale = long / Math.max(shape.width, shape.height);
  return {
    width: Math.max(1, Math.round(shape.width * scale)),
    height: Math.max(1, Math.round(shape.height * scale)),
  };
}

/** The longer side of a page image, in pixels. */
export const longestSide = Math.round((842 / 72) * dotsPerInch);
