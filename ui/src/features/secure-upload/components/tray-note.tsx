import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Inbox } from 'lucide-react';
import { paths } from '@/address/paths';
import { pageColumn } from '@/components/layout/page';
import { cn } from '@/lib/cn';
import { trayQuery } from '../api';

/** The number of unfiled files uploaded without signing in; hidden if there are none. */
export function TrayNote() {
  const waiting = useQuery(trayQuery(0, 1)).data?.totalElements ?? 0;
  if (waiting === 0) return null;
  return (
    <div className={cn(pageColumn, 'pt-4')}>
      <p className="flex flex-wrap items-center gap-x-2 rounded-md bg-sunken px-3 py-2">
        <Inbox aria-hidden className="size-4 text-faint" />
        <span className="text-muted">Secure upload:</span>
        <Link to={paths.tray} className="rounded-sm font-medium text-accent tabular-nums hover:underline">
          {waiting === 1 ? '1 unfiled file' : `${waiting} unfiled files`}
        </Link>
      </p>
    </div>
  );
}
