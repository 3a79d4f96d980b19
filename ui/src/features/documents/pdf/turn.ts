/** The clockwise rotation of a page from its stored orientation, in degrees. */
export type Turn = 0 | 90 | 180 | 270;
