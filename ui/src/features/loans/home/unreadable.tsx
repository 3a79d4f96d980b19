import { Link } from '@tanstack/react-router';
import { paths } from '@/address/paths';
import type { Home } from '@/api/home';
import { rule } from '@/rules/rule';

/** For lead lenders: that nobody finds words in some documents, leading to them; nothing where each could be read. */
export function Unreadable({ unreadable }: { unreadable: Home['unreadable'] | undefined }) {
  if (!unreadable) return null;
  const { count, more } = unreadable;
  return (
    <p className="mt-3 text-[13px]">
      <Link to={paths.companyUnreadable} className="text-muted hover:text-ink hover:underline">
        {more && 'More than '}
        {rule('countLabel', { count, noun: 'FILE' })} can’t be read
      </Link>
    </p>
  );
}
