/** The clockwise rotation of a page from its stored orientation, in degrees. */
export type PageRotation = 0 | 90 | 180 | 270;
