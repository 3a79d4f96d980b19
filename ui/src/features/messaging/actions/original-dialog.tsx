import { useQuery } from '@tanstack/react-query';
import { ImageOff } from 'lucide-react';
import { type Message, originalQuery } from '@/api/messaging/reading';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import { Dialog } from '@/components/window/dialog';
import { rule } from '@/rules/rule';
import { listDate } from '../message/moments';

/** Nothing in the frame may load, run, send or lead anywhere; only its own words and looks are shown. */
const shut =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'none'; base-uri 'none'; frame-src 'none'";

/** The mail as a page of its own, shut in before anything of it is read. */
const pageOf = (html: string): string =>
  `<!doctype html><html><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${shut}"><meta name="referrer" content="no-referrer"><style>body{margin:16px;font:14px system-ui,sans-serif;color:#1c1917;background:#fff;overflow-wrap:anywhere}img{max-width:100%}</style></head><body>${html}</body></html>`;

/** The mail that a message came as, in a frame in which nothing can run and from which nothing gets out. */
export function OriginalDialog({ message, onClose }: { message: Message; onClose: () => void }) {
  const { data, error, refetch } = useQuery(originalQuery(message.id));
  const remote = data !== undefined && /<img[^>]+src\s*=\s*["']?https?:/i.test(data.htmlContent);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      width="lg"
      title="Original message"
      description={`${rule('displayName', message.from)}, ${listDate(message.createdDate)}`}
    >
      {!data && !error && <Skeleton className="h-[60dvh] w-full" />}
      {!data && error && (
        <ErrorState title="The original could not be loaded" error={error} onRetry={() => void refetch()} />
      )}
      {remote && (
        <p className="mb-2 flex items-center gap-2 rounded-md bg-sunken px-3 py-2 text-[13px] text-muted">
          <ImageOff aria-hidden className="size-4 shrink-0" />
          Images from elsewhere aren’t loaded: they would tell their sender that you read this.
        </p>
      )}
      {data && (
        <iframe
          title="Original message"
          sandbox=""
          referrerPolicy="no-referrer"
          srcDoc={pageOf(data.htmlContent)}
          className="h-[60dvh] w-full rounded-md border border-line bg-white"
        />
      )}
    </Dialog>
  );
}
