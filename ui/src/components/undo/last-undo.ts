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

let coming: PendingChange[] = [];

/** Registers a pending change. Call the returned function when it ends, with whether it can be undone. */
export function begin(): (offered: boolean) => void {
  const change = { wanted: false };
  coming = [...coming, change];
  return (offered) => {
    coming = coming.filter((each) => each !== change);
    if (offered && change.wanted) takeOfferedBack();
  };
}

export const offer = (made: UndoOffer): void => {
  offers = [...offers.filter(({ id }) => id !== made.id), made];
};

export const withdraw = (id: string | number): void => {
  offers = offers.filter((each) => each.id !== id);
};

/** Undoes the latest change, a pending one once it is made. Returns whether there was one. */
export function undoLatestChange(): boolean {
  const latest = coming.at(-1);
  if (!latest) return takeOfferedBack();
  latest.wanted = true;
  return true;
}

function takeOfferedBack(): boolean {
  const last = offers.at(-1);
  if (!last) return false;
  withdraw(last.id);
  last.takeBack();
  return true;
}
