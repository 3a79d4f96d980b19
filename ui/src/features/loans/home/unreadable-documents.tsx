import { Link } from '@tanstack/react-router';
import { FileX } from 'lucide-react';
import { paths } from '@/address/paths';
import type { HomeSummary } from '@/api/home';
import { rule } from '@/rules/rule';

/** The number of unreadable documents, linked to their list, for lead lenders; nothing if all are readable. */
export function UnreadableDocuments({ unreadable }: { unreadable: HomeSummary['unreadable'] | undefined }) {
  if (!unreadable) return null;
  const { count, more } = unreadable;
  return (
    <p className="mt-3 text-[13px]">
      <Link
        to={paths.companyUnreadable}
        className="inline-flex min-h-6 items-center gap-1.5 rounded-sm text-muted underline decoration-faint underline-offset-2 hover:text-ink hover:decoration-ink"
      >
        <FileX aria-hidden className="size-4 shrink-0" />
        {more && 'More than '}
        {rule('countLabel', { count, noun: 'FILE' })} can’t be read
      </Link>
    </p>
  );
}
