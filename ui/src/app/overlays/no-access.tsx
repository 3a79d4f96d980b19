import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { CircleAlert, Info, TriangleAlert } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import { currentUserQuery } from '@/api/current-user';
import { queryClient } from '@/api/query-client';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/window/dialog';
import { useComposer } from '@/features/messaging';
import { portalLoansQuery } from '@/features/portal';
import { type NoAccessSeverity, rule } from '@/rules/rule';
import { text } from '@/rules/text';

const looks: Record<NoAccessSeverity, { title: string; icon: typeof Info; tone: string }> = {
  info: { title: 'Not available', icon: Info, tone: 'text-info' },
  warning: { title: 'Please note', icon: TriangleAlert, tone: 'text-warn' },
  error: { title: 'No access', icon: CircleAlert, tone: 'text-bad' },
};

const severityOf = (named: string | undefined): NoAccessSeverity =>
  (['info', 'warning', 'error'] as const).find((each) => each === named) ?? 'error';

/** An access notice opened by a link. Borrowers and contacts can message their lender about it. */
export function NoAccess() {
  const { noAccessModalMessage, noAccessModalSeverity, needsListLoanId, loanId: named } = useSearch({ strict: false });
  const { loanId: ofPath } = useParams({ strict: false });
  // There may be no signed-in user yet.
  const { data: viewer } = useQuery({ ...currentUserQuery, enabled: false });
  const navigate = useNavigate();
  const composer = useComposer();
  const severity = severityOf(noAccessModalSeverity);
  const modal = viewer
    ? rule('noAccess', { viewerGroup: viewer.loggedRoleGroup, message: noAccessModalMessage ?? null, severity })
    : null;
  const askMyLender = modal?.askMyLender;
  const { title, icon: Icon, tone } = looks[severity];
  const close = () =>
    navigate({
      to: '.',
      replace: true,
      search: (search: object) => ({
        ...search,
        noAccessModalId: undefined,
        noAccessModalMessage: undefined,
        noAccessModalSeverity: undefined,
      }),
    });
  const ask = async () => {
    await close();
    const mine = (await queryClient.ensureQueryData(portalLoansQuery)).map(({ id }) => id);
    const chosen = [ofPath, needsListLoanId, named].find((id) => id !== undefined && mine.includes(id));
    await composer.compose(chosen ? [chosen] : mine, chosen ?? null);
  };
  return (
    <Dialog
      open
      onOpenChange={() => void close()}
      title={
        <span className="flex items-center gap-2">
          <Icon aria-hidden className={`size-4.5 ${tone}`} /> {title}
        </span>
      }
      description={modal?.message ?? noAccessModalMessage ?? text('no-access')}
      footer={
        <>
          {askMyLender && <Button onClick={() => void ask()}>{askMyLender}</Button>}
          <Button look="primary" onClick={() => void close()}>
            {text('close')}
          </Button>
        </>
      }
    />
  );
}
