/** The latest change that can still be undone, while its toast is shown. */
interface UndoOffer {
  id: string | number;
  takeBack: () => void;
}

let offers: UndoOffer[] = [];

/** A pending change, and whether to undo it as soon as it is made. */
interface PendingChange {
  wanted: boolean;
}

let pendingChanges: PendingChange[] = [];

/** Registers a pending change. Call the returned function when it ends, with whether it can be undone. */
export function beginChange(): (offered: boolean) => void {
  const change = { wanted: false };
  pendingChanges = [...pendingChanges, change];
  return (offered) => {
    pendingChanges = pendingChanges.filter((each) => each !== change);
    if (offered && change.wanted) undoOffered();
  };
}

export const offerUndo = (made: UndoOffer): void => {
  offers = [...offers.filter(({ id }) => id !== made.id), made];
};

export const withdrawUndo = (id: string | number): void => {
  offers = offers.filter((each) => each.id !== id);
};

/** Undoes the latest change, a pending one once it is made. Returns whether there was one. */
export function undoLatestChange(): boolean {
  const latest = pendingChanges.at(-1);
  if (!latest) return undoOffered();
  latest.wanted = true;
  return true;
}

function undoOffered(): boolean {
  const last = offers.at(-1);
  if (!last) return false;
  withdrawUndo(last.id);
  last.takeBack();
  return true;
}
