type Go = (href: string) => void;

let lead: Go = (href) => location.assign(href);

/** The application says how one gets to another page of it. */
export const leadsBy = (go: Go): void => {
  lead = go;
};

/** Goes to another page, from wherever the person is by then. */
export const goTo = (href: string): void => lead(href);
