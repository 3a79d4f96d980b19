import { useEffect } from 'react';

/**
 * Replaces the package `react-style-singleton`, which windows use to stop the page behind them from scrolling: it
 * creates `<style>` elements, which our content security policy refuses. Adopted style sheets are allowed.
 */
export function styleSingleton() {
  const sheet = new CSSStyleSheet();
  let users = 0;

  function adoptStyles(styles: string): () => void {
    if (users++ === 0) {
      sheet.replaceSync(styles);
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    }
    return () => {
      if (--users > 0) return;
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((adopted) => adopted !== sheet);
    };
  }

  /** Applies its styles while mounted; of several the first wins. */
  return function Styles({ styles }: { styles: string }): null {
    useEffect(() => adoptStyles(styles), [styles]);
    return null;
  };
}
