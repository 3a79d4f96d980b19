import type { ReactNode } from 'react';
import { cn } from '@/lib/cn';
import { PageHeader } from './page-header';

/** The column of every page: its width and its margins. Content above or below a page's content uses it too. */
export const pageColumn = 'mx-auto w-full max-w-7xl px-4 sm:px-6 lg:px-8';

/** The maximum widths of the content inside the column; its left edge is the same on all pages. */
const measures = { full: '', wide: 'max-w-5xl', form: 'max-w-3xl' };

interface PageProps {
  /** The heading; without it the content includes its own. */
  title?: ReactNode;
  /** The kind of thing that the title names, shown above it. */
  kind?: string | undefined;
  /** Actions of the page, next to the title. */
  beside?: ReactNode;
  /** The link back. */
  back?: ReactNode;
  measure?: keyof typeof measures;
  children: ReactNode;
}

/** The frame of a page: width, left edge, link back, title and content. */
export function Page({ title, kind, beside, back, measure = 'full', children }: PageProps) {
  return (
    <div className={cn(pageColumn, 'pt-5 pb-16 sm:pt-6')}>
      <div className={measures[measure]}>
        {back}
        {kind && <p className="text-[13px] text-muted">{kind}</p>}
        {title && <PageHeader title={title}>{beside}</PageHeader>}
        {children}
      </div>
    </div>
  );
}
