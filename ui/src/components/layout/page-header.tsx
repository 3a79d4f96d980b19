import type { ReactNode } from 'react';

/** The title of a screen, with content next to it. */
export function PageHeader({ title, children }: { title: ReactNode; children?: ReactNode }) {
  return (
    <header className="mb-5 flex flex-wrap items-end justify-between gap-3">
      <h1 className="text-xl font-semibold tracking-tight text-balance">{title}</h1>
      {children}
    </header>
  );
}
