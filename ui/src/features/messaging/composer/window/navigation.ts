type NavigateFunction = (href: string) => void;

let navigate: NavigateFunction = (href) => location.assign(href);

/** Sets the application's navigation function. */
export const setNavigation = (go: NavigateFunction): void => {
  navigate = go;
};

/** Navigates to another page from anywhere. */
export const navigateTo = (href: string): void => navigate(href);
