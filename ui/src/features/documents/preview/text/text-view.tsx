import { WrapText } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { IconButton } from '@/components/ui/icon-button';
import { byteSize } from '@/lib/byte-size';
import { cn } from '@/lib/cn';
import { decodeText } from '../../readers/decode-text';
import { PreviewSkeleton } from '../preview-skeleton';
import { PreviewNote } from '../tools/preview-note';
import { useFocusOnArrival } from '../tools/use-focus-on-arrival';
import { useZoom } from '../tools/use-zoom';
import { ZoomBar } from '../tools/zoom-bar';
import type { ViewProps } from '../view-props';
import { FileStart } from '../whole-file';
import { splitText } from './split-text';

/** The maximum number of bytes shown. */
const most = 2_000_000;

/** A plain text file. */
export function TextView(view: ViewProps) {
  return (
    <FileStart {...view} most={most}>
      {(bytes) => <TextContent bytes={bytes} name={view.document.name} size={view.document.size} />}
    </FileStart>
  );
}

function TextContent({ bytes, name, size }: { bytes: Blob; name: string; size: number }) {
  const [text, setText] = useState<string | null>(null);
  const [wrapped, setWrapped] = useState(true);
  const area = useRef<HTMLDivElement>(null);
  const zoom = useZoom();
  const cut = size > bytes.size;
  useEffect(() => {
    let left = false;
    void bytes.arrayBuffer().then((buffer) => !left && setText(decodeText(new Uint8Array(buffer), !cut)));
    return () => {
      left = true;
    };
  }, [bytes, cut]);
  const parts = useMemo(() => splitText(text ?? ''), [text]);
  const shown = text !== null;
  useFocusOnArrival(area, shown);
  if (!shown) return <PreviewSkeleton />;
  return (
    <div className="flex h-full flex-col" onKeyDown={zoom.onKeyDown}>
      {cut && (
        <PreviewNote>
          Showing the first {byteSize(most)} of {byteSize(size)}. Download it to see the rest.
        </PreviewNote>
      )}
      <div
        ref={area}
        tabIndex={0}
        role="region"
        aria-label={name}
        className="min-h-0 grow overflow-auto bg-surface p-4 focus-visible:-outline-offset-2"
        style={{ fontSize: `${zoom.scale * 13}px` }}
      >
        {parts.map((part, index) => (
          <pre
            key={index}
            className={cn('font-mono leading-relaxed', wrapped && 'break-words whitespace-pre-wrap')}
            style={{ contentVisibility: 'auto', containIntrinsicSize: 'auto 4000px', tabSize: 4 }}
          >
            {part}
          </pre>
        ))}
      </div>
      <ZoomBar zoom={zoom}>
        <IconButton label="Wrap lines" aria-pressed={wrapped} onClick={() => setWrapped(!wrapped)}>
          <WrapText />
        </IconButton>
      </ZoomBar>
    </div>
  );
}
