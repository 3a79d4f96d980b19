/** The state of keeping a draft, as the form shows it. */
export interface Keeping {
  /** 'Draft Saved', once it is. */
  note: string | null;
  /** The body holds the text of another device as well. */
  merged: boolean;
}

/** Nothing to show. */
export const quiet: Keeping = { note: null, merged: false };
