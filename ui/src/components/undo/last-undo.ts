/** The latest change that can still be taken back, while its toast stands. */
interface Offer {
  id: string | number;
  takeBack: () => void;
}

let offers: Offer[] = [];

export const offer = (made: Offer): void => {
  offers = [...offers.filter(({ id }) => id !== made.id), made];
};

export const withdraw = (id: string | number): void => {
  offers = offers.filter((each) => each.id !== id);
};

/** Takes the latest back; answers whether there was one. */
export function takeLastBack(): boolean {
  const last = offers.at(-1);
  if (!last) return false;
  withdraw(last.id);
  last.takeBack();
  return true;
}
