import { useCallback, useState } from 'react';
import { Problem } from '@/api/problem';
import { ErrorState } from '@/components/ui/error-state';
import { ZoomBar } from './zoom-bar';
import { useZoom } from './use-zoom';

/** A picture, as large as fits, or larger. */
export function ImageView({ bytes, type, name }: { bytes: Blob; type: string; name: string }) {
  const [broken, setBroken] = useState(false);
  const zoom = useZoom();
  const show = useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(new Blob([bytes], { type }));
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [bytes, type],
  );
  if (broken) {
    const problem = new Problem(422, {
      message: 'The file is damaged, or it isn’t a picture. Download it to have a look.',
    });
    return <ErrorState title="This picture can’t be shown" error={problem} />;
  }
  return (
    <div className="flex h-full flex-col" onKeyDown={zoom.onKeyDown}>
      <div
        tabIndex={0}
        role="region"
        aria-label={name}
        className="grid min-h-0 grow overflow-auto bg-sunken p-4 focus-visible:-outline-offset-2"
      >
        <img
          ref={show}
          alt={name}
          onError={() => setBroken(true)}
          className="m-auto rounded-sm object-contain"
          style={
            zoom.scale === 1
              ? { maxWidth: '100%', maxHeight: '100%' }
              : { width: `${zoom.scale * 100}%`, maxWidth: 'none' }
          }
        />
      </div>
      <ZoomBar zoom={zoom} />
    </div>
  );
}
