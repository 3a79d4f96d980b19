import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { paths } from '@/address/paths';
import type { ActivityEntry } from './activity';

const linkClass = 'text-accent underline underline-offset-2';

/** The subject of an entry; a link while it exists. */
export function ActivityLink({ loanId, entry: { on, leadsTo } }: { loanId: string; entry: ActivityEntry }): ReactNode {
  const words = on ?? (leadsTo?.place === 'message' ? 'The message' : null);
  if (!words) return null;
  return (
    <>
      {' · '}
      {leadsTo ? (
        <TargetLink loanId={loanId} leadsTo={leadsTo} words={words} />
      ) : (
        <span className="text-muted">{words}</span>
      )}
    </>
  );
}

interface TargetLinkProps {
  loanId: string;
  leadsTo: NonNullable<ActivityEntry['leadsTo']>;
  words: string;
}

function TargetLink({ loanId, leadsTo: { place, id, threadId }, words }: TargetLinkProps) {
  const params = { loanId };
  switch (place) {
    case 'request':
      return (
        <Link to={paths.needsList} params={params} search={{ requestId: id }} className={linkClass}>
          {words}
        </Link>
      );
    case 'person':
      return (
        <Link to={paths.loan} params={params} search={{ personId: id }} className={linkClass}>
          {words}
        </Link>
      );
    case 'asset':
      return (
        <Link to={paths.editAsset} params={{ loanId, assetId: id }} className={linkClass}>
          {words}
        </Link>
      );
    case 'company':
      return (
        <Link to={paths.editCompany} params={{ loanId, companyId: id }} className={linkClass}>
          {words}
        </Link>
      );
    case 'principal':
      return (
        <Link to={paths.editPrincipal} params={{ loanId, personId: id }} className={linkClass}>
          {words}
        </Link>
      );
    case 'trust':
      return (
        <Link to={paths.editTrust} params={{ loanId, trustId: id }} className={linkClass}>
          {words}
        </Link>
      );
    case 'message':
      return (
        <Link
          to={paths.messages}
          params={params}
          search={{ ...(threadId ? { messageThreadId: threadId } : {}), messageId: id }}
          className={linkClass}
        >
          {words}
        </Link>
      );
    case 'document':
      return (
        <Link to="." search={(search: object) => ({ ...search, documentPreviewId: id })} className={linkClass}>
          {words}
        </Link>
      );
  }
}
