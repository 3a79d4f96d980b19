import { useEffect } from 'react';

/** What the tab says: what waits to be read, and the page. */
const shown: { title: string | undefined; count: string | null } = { title: undefined, count: null };

const icons = { usual: '/favicon.svg', unread: '/favicon-unread.svg' };

function show(part: Partial<typeof shown>): void {
  Object.assign(shown, part);
  const page = shown.title ? `${shown.title} · Loanroom` : 'Loanroom';
  document.title = shown.count ? `(${shown.count}) ${page}` : page;
}

/** Names the page in the browser's tab. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => show({ title }), [title]);
}

/** Puts what waits to be read before the page's name, and a dot on its sign; nothing where nothing waits. */
export function useTabCount(count: string | null): void {
  useEffect(() => {
    show({ count });
    const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]');
    if (icon) icon.href = count ? icons.unread : icons.usual;
    return () => show({ count: null });
  }, [count]);
}
