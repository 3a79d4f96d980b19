/** How far a page is turned from how it is kept, clockwise. */
export type Turn = 0 | 90 | 180 | 270;
