import type { ReactNode } from 'react';

/** A note above a document about what isn't shown. */
export function PreviewNote({ children }: { children: ReactNode }) {
  return (
    <p role="note" className="border-b border-line bg-warn-soft px-4 py-1.5 text-[13px] text-warn">
      {children}
    </p>
  );
}
