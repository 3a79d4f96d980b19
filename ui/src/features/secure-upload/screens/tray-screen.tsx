import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Inbox } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { Page } from '@/components/layout/page';
import { Pager } from '@/components/layout/pager';
import { usePageTitle } from '@/components/layout/use-page-title';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import { DateText } from '@/components/ui/date-text';
import { type HandIn, type TrayFile, trayPage, trayQuery } from '../api';
import { DiscardedFiles } from '../components/discarded-files';
import { DestinationDialog } from '../components/destination-dialog';
import { PreviewDialog } from '../components/preview-dialog';
import { TrayRow } from '../components/tray-row';
import { type FilingTarget, useTray } from '../use-tray';

/** The files uploaded to the company without signing in. `link` shows the public page, or that there is none. */
export function TrayScreen({ link }: { link: ReactNode }) {
  usePageTitle('Secure upload');
  const { p = 0 } = useSearch({ strict: false });
  const navigate = useNavigate();
  const { data, error, refetch } = useQuery(trayQuery(p));
  const groups = groupByHandIn(data?.content ?? []);
  const goTo = (page: number) => void navigate({ to: '.', search: (now: object) => ({ ...now, p: page }) });
  return (
    <Page title="Secure upload" measure="wide">
      <div className="mb-6 grid gap-2">
        <p className="text-pretty text-muted">
          Files uploaded on your company’s page by people who weren’t signed in. All lenders at your company can see
          them. Senders aren’t verified.
        </p>
        {link}
      </div>
      {error && !data && <ErrorState title="Couldn’t load the files" error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton className="h-64" />}
      {data?.totalElements === 0 && (
        <EmptyState icon={<Inbox aria-hidden />} title="No files waiting">
          New uploads appear here until someone files or discards them.
        </EmptyState>
      )}
      <HandInGroups groups={groups} />
      <DiscardedFiles />
      {data && data.totalElements > 0 && (p > 0 || !data.last) && (
        <Pager
          page={p}
          size={trayPage}
          shown={data.content.length}
          total={data.totalElements}
          last={data.last}
          onPage={goTo}
        />
      )}
    </Page>
  );
}

/** Files uploaded together, as groups. */
function HandInGroups({ groups }: { groups: readonly HandInGroup[] }) {
  const tray = useTray();
  const [looked, setLooked] = useState<TrayFile | null>(null);
  const [filed, setFiled] = useState<TrayFile | null>(null);
  const { list, goOn } = useNextFile();
  const file = async (chosen: TrayFile, to: FilingTarget) => {
    const next = goOn(chosen);
    if (!(await tray.file(chosen, to))) return;
    setFiled(null);
    next();
  };
  return (
    <div ref={list} tabIndex={-1} className="grid grid-cols-1 gap-7 outline-none">
      {groups.map(({ handIn, files }) => (
        <section key={handIn.id} aria-labelledby={`from-${handIn.id}`}>
          <SenderLine handIn={handIn} />
          <ul aria-label={`Files from ${handIn.senderName}`} className="mt-2 rounded-md border border-line bg-surface">
            {files.map((each) => (
              <TrayRow
                key={each.id}
                file={each}
                busy={tray.busyId === each.id}
                onPreview={() => setLooked(each)}
                onFile={() => setFiled(each)}
                onDiscard={() => void tray.discard(each).then(goOn(each))}
                onErase={() => void tray.erase(each).then(goOn(each))}
              />
            ))}
          </ul>
        </section>
      ))}
      {looked && <PreviewDialog file={looked} onClose={() => setLooked(null)} />}
      {filed && (
        <DestinationDialog
          file={filed}
          busy={tray.busyId !== null}
          onFile={(to) => void file(filed, to)}
          onClose={() => setFiled(null)}
        />
      )}
    </div>
  );
}

function SenderLine({ handIn }: { handIn: HandIn }) {
  return (
    <div>
      <h2 id={`from-${handIn.id}`} className="text-base font-semibold break-words">
        {handIn.senderName}
      </h2>
      <p className="text-[13px] break-words text-muted">
        {handIn.emailAddress} · <DateText at={handIn.handedInAt} /> · receipt {handIn.number}
      </p>
      {handIn.note && <p className="mt-1 max-w-2xl text-pretty break-words whitespace-pre-line">{handIn.note}</p>}
    </div>
  );
}

/** The files of one upload. */
interface HandInGroup {
  handIn: HandIn;
  files: TrayFile[];
}

/** Groups the files of a page by upload, keeping their order. */
export function groupByHandIn(files: readonly TrayFile[]): HandInGroup[] {
  const groups = new Map<string, HandInGroup>();
  for (const file of files) {
    const group = groups.get(file.handIn.id) ?? { handIn: file.handIn, files: [] };
    group.files.push(file);
    groups.set(file.handIn.id, group);
  }
  return [...groups.values()];
}

/** Moves the focus when the focused row is removed: to the next file, or to the page. */
function useNextFile() {
  const list = useRef<HTMLDivElement>(null);
  /** Remembers the next file, and returns a function that focuses it once this one is removed. */
  const goOn = ({ id }: TrayFile) => {
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-file]') ?? [])];
    const at = rows.findIndex((row) => row.dataset.file === id);
    const next = rows[at + 1] ?? rows[at - 1] ?? list.current;
    return () => {
      // A dialog above the list first restores its focus.
      setTimeout(() => {
        if (!rows[at]?.isConnected) next?.focus();
      });
    };
  };
  return { list, goOn };
}
