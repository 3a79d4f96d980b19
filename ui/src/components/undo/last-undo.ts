/** The latest change that can still be taken back, while its toast stands. */
interface Offer {
  id: string | number;
  takeBack: () => void;
}

let offers: Offer[] = [];

/** A change that the server hasn't answered yet; whether it is to be taken back as soon as it is made. */
interface Coming {
  wanted: boolean;
}

let coming: Coming[] = [];

/** A change is on its way; to be called once it ended, with whether it is one to take back. */
export function begin(): (offered: boolean) => void {
  const change = { wanted: false };
  coming = [...coming, change];
  return (offered) => {
    coming = coming.filter((each) => each !== change);
    if (offered && change.wanted) takeOfferedBack();
  };
}

export const offer = (made: Offer): void => {
  offers = [...offers.filter(({ id }) => id !== made.id), made];
};

export const withdraw = (id: string | number): void => {
  offers = offers.filter((each) => each.id !== id);
};

/** Takes the latest back, one that is on its way once it is made; answers whether there was one. */
export function takeLastBack(): boolean {
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
