type Go = (href: string) => void;

let lead: Go = (href) => location.assign(href);

/** Sets the application's navigation function. */
export const leadsBy = (go: Go): void => {
  lead = go;
};

/** Navigates to another page from anywhere. */
export const goTo = (href: string): void => lead(href);
