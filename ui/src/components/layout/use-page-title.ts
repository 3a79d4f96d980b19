import { useEffect } from 'react';

/** Names the page in the browser's tab. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    document.title = title ? `${title} · Loanroom` : 'Loanroom';
  }, [title]);
}
