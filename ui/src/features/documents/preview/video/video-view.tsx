import { useEffect, useRef, useState } from 'react';
import { withActingUser } from '@/api/session/acting-user';
import { UnavailablePreview } from '../unavailable-preview';
import { usePendingDrawing } from '../tools/drawing-progress';
import type { ViewProps } from '../view-props';

/** A video, fetched as it plays. */
export function VideoView({ document, actionsDisabled }: ViewProps) {
  const [broken, setBroken] = useState(false);
  const [loaded, setLoaded] = useState(false);
  usePendingDrawing(!loaded && !broken && document.size > 0);
  const video = useRef<HTMLVideoElement>(null);
  const look = () => {
    const now = video.current;
    // A file with sound but no picture isn't shown as a video.
    if (!now) return;
    setBroken(now.error !== null || (now.readyState > 0 && now.videoWidth === 0));
    setLoaded(now.readyState > 0);
  };
  // The error event may have fired before the handler was attached.
  useEffect(look, []);
  if (broken || document.size === 0)
    return (
      <UnavailablePreview {...{ document, actionsDisabled }} title="This video can’t be played here">
        It is damaged, or in a format this browser doesn’t support. Download it and open it in a video player.
      </UnavailablePreview>
    );
  return (
    <div className="grid h-full place-items-center bg-black">
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- uploaded videos have no captions */}
      <video
        ref={video}
        controls
        playsInline
        preload="metadata"
        controlsList={actionsDisabled ? 'nodownload' : undefined}
        aria-label={document.name}
        src={withActingUser(document.downloadUrl)}
        onError={look}
        onLoadedMetadata={look}
        className="max-h-full max-w-full"
      />
    </div>
  );
}
