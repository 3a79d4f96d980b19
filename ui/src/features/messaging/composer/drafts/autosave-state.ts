/** The autosave state that the form shows. */
export interface AutosaveState {
  /** 'Draft Saved', once it is saved. */
  note: string | null;
  /** The body includes another device's text. */
  merged: boolean;
}

/** Nothing to show. */
export const noAutosave: AutosaveState = { note: null, merged: false };
