import {
  type MouseEvent,
  Suspense,
  type SyntheticEvent,
  lazy,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { cn } from '@/lib/cn';
import { text } from '@/rules/text';
import '../composer/editor/prose.css';
import { ITEM_TYPE } from '../composer/items/items-in-body';
import { safeHtml } from './safe-html';

const ItemToAnswer = lazy(async () => {
  // The accepted file types of an upload.
  const part = await import('../composer/items/item-to-answer');
  return { default: part.ItemToAnswer };
});

/** Replaces an image that isn't part of the message by a link, which the reader may open. */
function linkPicture({ target }: SyntheticEvent) {
  if (!(target instanceof HTMLImageElement) || !target.hasAttribute('src')) return;
  const link = document.createElement('a');
  link.href = target.src;
  link.target = '_blank';
  link.rel = 'noopener noreferrer';
  link.textContent = target.alt || target.title || text('picture-in-mail');
  target.replaceWith(link);
}

interface MessageBodyProps {
  html: string;
  /** The loan of the needs-list items in the text, for their current status; without it they are omitted. */
  loanId?: string;
  /** Handles a clicked link. Returns whether it was handled. */
  onLink: (address: string) => boolean;
  /** Never collapsed. */
  whole?: boolean;
}

/** The number of characters from which a message is collapsed. */
const LONG = 12_000;

/** The text of a message. Very long texts are collapsed; needs-list items show their current status. */
export function MessageBody({ html, loanId, onLink, whole: always = false }: MessageBodyProps) {
  const [unfolded, setUnfolded] = useState(always || html.length < LONG);
  const area = useRef<HTMLDivElement>(null);
  const [items, setItems] = useState<HTMLElement[]>([]);
  const clean = useMemo(() => safeHtml(html), [html]);
  useLayoutEffect(() => {
    if (!clean.includes(ITEM_TYPE)) return setItems([]);
    const found = area.current?.querySelectorAll<HTMLElement>(`[data-type="${ITEM_TYPE}"][data-id]`);
    setItems(found ? [...found] : []);
  }, [clean]);
  const click = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    if (link instanceof HTMLAnchorElement && onLink(link.href)) event.preventDefault();
  };
  return (
    <>
      <div
        ref={area}
        className={cn('prose-message', !unfolded && 'max-h-96 overflow-hidden')}
        onClick={click}
        onErrorCapture={linkPicture}
        dangerouslySetInnerHTML={{ __html: clean }}
      />
      {loanId &&
        items.map((place, index) =>
          createPortal(
            <Suspense fallback={<Skeleton className="h-11" />}>
              <ItemToAnswer loanId={loanId} elementId={place.dataset['id'] ?? ''} />
            </Suspense>,
            place,
            String(index),
          ),
        )}
      {!unfolded && (
        <Button size="sm" className="mt-2" onClick={() => setUnfolded(true)}>
          Show full message
        </Button>
      )}
    </>
  );
}
