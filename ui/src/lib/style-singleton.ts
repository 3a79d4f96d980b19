import { useEffect } from 'react';

/**
 * Takes the place of the package `react-style-singleton`, through which windows stop the page behind them from
 * scrolling: it writes `<style>` elements, which our content security policy refuses. Adopted sheets are allowed.
 */
export function styleSingleton() {
  const sheet = new CSSStyleSheet();
  let users = 0;

  function use(styles: string): () => void {
    if (users++ === 0) {
      sheet.replaceSync(styles);
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    }
    return () => {
      if (--users > 0) return;
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((adopted) => adopted !== sheet);
    };
  }

  /** Applies its styles while it is mounted; of several at once the first decides. */
  return function Styles({ styles }: { styles: string }): null {
    useEffect(() => use(styles), [styles]);
    return null;
  };
}
