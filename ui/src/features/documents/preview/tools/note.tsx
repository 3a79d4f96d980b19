import type { ReactNode } from 'react';

/** What isn't shown of a document, over it. */
export function Note({ children }: { children: ReactNode }) {
  return (
    <p role="note" className="border-b border-line bg-warn-soft px-4 py-1.5 text-[13px] text-warn">
      {children}
    </p>
  );
}
