import { useEffect } from 'react';

/** The tab's title: the unread count and the page. */
const shown: { title: string | undefined; count: string | null } = { title: undefined, count: null };

const icons = { usual: '/favicon.svg', unread: '/favicon-unread.svg' };

function updateTab(part: Partial<typeof shown>): void {
  Object.assign(shown, part);
  const page = shown.title ? `${shown.title} · Loanroom` : 'Loanroom';
  document.title = shown.count ? `(${shown.count}) ${page}` : page;
}

/** Sets the title of the browser tab. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => updateTab({ title }), [title]);
}

/** Shows the unread count before the tab's title and a dot on its icon, if there is one. */
export function useTabCount(count: string | null): void {
  useEffect(() => {
    updateTab({ count });
    const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]');
    if (icon) icon.href = count ? icons.unread : icons.usual;
    return () => updateTab({ count: null });
  }, [count]);
}
