import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { toast } from 'sonner';
import { keys } from '@/api/keys';
import { Button } from '@/components/ui/button';
import { byteSize } from '@/lib/byte-size';
import { downloadFile } from '@/lib/download-file';
import { formatMoment } from '@/lib/time/clock';
import { type MailReading, fileRule } from '@/rules/documents';
import { PreviewSkeleton } from '../preview-skeleton';
import { UnavailablePreview } from '../unavailable-preview';
import { PreviewNote } from '../tools/preview-note';
import { useZoom } from '../tools/use-zoom';
import { unreadableMessages } from '../tools/use-file-reader';
import { ZoomBar } from '../tools/zoom-bar';
import type { ViewProps } from '../view-props';
import { WholeFile } from '../whole-file';

const most = 25 * 1024 * 1024;

/** An email: its headers, plain text and attachments. */
export function MailView(view: ViewProps) {
  return (
    <WholeFile {...view} most={most}>
      {(bytes) => <ParsedMail {...view} bytes={bytes} />}
    </WholeFile>
  );
}

type ParsedMailProps = ViewProps & { bytes: Blob };

function ParsedMail({ document, actionsDisabled, bytes }: ParsedMailProps) {
  const { data: mail, isError } = useQuery({
    queryKey: [...keys.documentContent(document.id, document.sha256), 'mail'],
    staleTime: Infinity,
    queryFn: async () => (await fileRule('readMail', bytes, {})).answer,
    retry: false,
  });
  if (mail) return <EmailBody name={document.name} mail={mail} bytes={bytes} />;
  if (mail === undefined && !isError) return <PreviewSkeleton />;
  return (
    <UnavailablePreview {...{ document, actionsDisabled }} title={unreadableMessages.broken.title}>
      {unreadableMessages.broken.words}
    </UnavailablePreview>
  );
}

function EmailBody({ name, mail, bytes }: { name: string; mail: MailReading; bytes: Blob }) {
  const zoom = useZoom();
  return (
    <div className="flex h-full flex-col" onKeyDown={zoom.onKeyDown}>
      <PreviewNote>
        Text only: images and colors are in the download.{mail.more && ' The rest is in the file.'}
      </PreviewNote>
      <div
        tabIndex={0}
        role="region"
        aria-label={name}
        className="min-h-0 grow overflow-auto bg-sunken p-3 focus-visible:-outline-offset-2"
      >
        <div
          className="mx-auto max-w-3xl bg-surface px-6 py-8 leading-relaxed break-words shadow-sm sm:px-12"
          style={{ fontSize: `${zoom.scale * 15}px` }}
        >
          <MailHeaders mail={mail} />
          {mail.attachments.length > 0 && <Attachments mail={mail} bytes={bytes} />}
          <p className="mt-4 whitespace-pre-wrap">{mail.body || 'It says nothing.'}</p>
        </div>
      </div>
      <ZoomBar zoom={zoom} />
    </div>
  );
}

function MailHeaders({ mail: { from, to, cc, subject, date } }: { mail: MailReading }) {
  const rows = { From: from, To: to, Cc: cc, Subject: subject, Date: date && formatMoment(date) };
  return (
    <table className="w-full border-b border-line text-left">
      <tbody>
        {Object.entries(rows).map(
          ([row, words]) =>
            words && (
              <tr key={row}>
                <th scope="row" className="w-20 py-1 pr-4 align-top font-normal text-muted">
                  {row}
                </th>
                <td className="py-1 [overflow-wrap:anywhere]">{words}</td>
              </tr>
            ),
        )}
      </tbody>
    </table>
  );
}

function Attachments({ mail: { attachments, moreAttachments }, bytes }: { mail: MailReading; bytes: Blob }) {
  const take = async (place: number) => {
    const { answer, file } = await fileRule('takeAttachment', bytes, { place });
    // A generic type, so that browsers don't open it.
    if (answer !== null && file) downloadFile(new Blob([file], { type: 'application/octet-stream' }), answer);
  };
  const failed = () => toast.error(unreadableMessages.broken.title);
  return (
    <section aria-label="Attachments" className="border-b border-line py-2">
      <ul className="flex flex-wrap gap-2">
        {attachments.map(({ name, size }, place) => (
          <li key={place} className="min-w-0">
            <Button size="sm" className="max-w-full" onClick={() => void take(place).catch(failed)}>
              <Download aria-hidden />
              <span className="sr-only">Download</span>
              <span className="truncate">{name}</span>
              <span className="font-normal text-muted">{byteSize(size)}</span>
            </Button>
          </li>
        ))}
      </ul>
      {moreAttachments > 0 && <p className="mt-2 text-muted">{moreAttachments} more are in the file.</p>}
    </section>
  );
}
