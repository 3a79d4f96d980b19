import { useRef, useState } from 'react';
import type { Document, Version } from '@/api/documents';
import { Button } from '@/components/ui/button';
import { DateText } from '@/components/ui/date-text';
import { useWindowKeys } from '@/components/window/use-window-keys';
import { useMedia } from '@/lib/use-media';
import { PreviewBody } from '../preview/preview-body';
import CompareView from './compare-view';
import { VersionsPanel } from './versions-panel';

interface PreviewVersionsProps {
  document: Document;
  actionsDisabled: boolean;
  onClose: () => void;
}

/** The preview with the document's versions next to it: any of them on screen, or two side by side. */
export default function PreviewVersions({ document, actionsDisabled, onClose }: PreviewVersionsProps) {
  const [shown, setShown] = useState<Version | null>(null);
  const [compared, setCompared] = useState<Version | null>(null);
  const [listed, setListed] = useState(true);
  const onScreen = shown ? withVersionContent(document, shown) : document;
  const compare = (version: Version) => {
    setCompared(version);
    setListed(false);
  };
  const back = () => {
    setCompared(null);
    setListed(true);
  };
  // On narrow screens the list covers the document, so it closes when a version is shown.
  const narrow = useMedia('(width < 48rem)');
  const look = (version: Version | null) => {
    if (narrow && !version) return onClose();
    setShown(version);
    setListed(!narrow);
  };
  const view = useRef<HTMLDivElement>(null);
  useWindowKeys(view, compared || !listed ? back : onClose, closeOnEscape);
  if (compared)
    return (
      <div ref={view} className="h-full">
        <CompareView document={document} version={compared} onClose={back} />
      </div>
    );
  return (
    <div ref={view} className="flex h-full flex-col">
      {shown && (
        <div role="status" className="flex flex-wrap items-center gap-2 border-b border-line bg-warn-soft px-4 py-1.5">
          <p className="grow">
            This is version {shown.number} of {document.version}, by {shown.byName}, <DateText at={shown.at} />.
          </p>
          {!listed && (
            <Button size="sm" onClick={back}>
              Versions
            </Button>
          )}
          <Button size="sm" onClick={() => (listed ? setShown(null) : onClose())}>
            Back to current version
          </Button>
        </div>
      )}
      <div className="relative flex min-h-0 grow">
        <div className="relative min-w-0 grow">
          <PreviewBody key={onScreen.sha256} document={onScreen} actionsDisabled={actionsDisabled || shown !== null} />
        </div>
        {listed && (
          <VersionsPanel
            {...{ document, actionsDisabled, shown, onClose }}
            onShow={look}
            onRestored={() => setShown(null)}
            onCompare={compare}
          />
        )}
      </div>
    </div>
  );
}

/** Escape leaves the comparison or the shown version, then the versions panel, and only then the document. */
const closeOnEscape = ({ key }: KeyboardEvent, onClose: () => void) => (key === 'Escape' ? onClose : null);

/** Returns the document with the content of an earlier version. */
const withVersionContent = (
  document: Document,
  { name, size, mimeType, sha256, downloadUrl, virusCheck }: Version,
): Document => ({
  ...document,
  name,
  size,
  mimeType,
  sha256,
  downloadUrl,
  virusCheck,
});
