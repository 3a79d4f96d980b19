import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { Skeleton } from '@/components/ui/skeleton';
import type { ScanPage, ScanPages } from '../pages/scan-pages';
import { type Point, type QuadCorners, mapCorners, isConvex } from '../picture/quad';

const names = ['Top left', 'Top right', 'Bottom right', 'Bottom left'];

/** How far an arrow key moves a corner, in fractions of the image; with Shift the second value. */
const [step, stride] = [0.01, 0.05];

const arrows: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

const clampPoint = ({ x, y }: Point): Point => ({ x: Math.min(1, Math.max(0, x)), y: Math.min(1, Math.max(0, y)) });
const percent = (share: number) => `${(share * 100).toFixed(1)}%`;

/** Returns the URL of the photo that a page is cropped from. */
function usePhotoUrl(session: ScanPages, page: ScanPage): string | null {
  const [address, setAddress] = useState<string | null>(null);
  const shown = useRef(page);
  useEffect(() => {
    let [made, gone]: [string | null, boolean] = [null, false];
    void session.photoOf(shown.current).then(
      (picture) => {
        made = picture;
        if (gone) URL.revokeObjectURL(picture);
        else setAddress(picture);
      },
      () => undefined,
    );
    return () => {
      gone = true;
      if (made) URL.revokeObjectURL(made);
    };
  }, [session]);
  return address;
}

interface CropStepProps {
  session: ScanPages;
  page: ScanPage;
  /** The corners in the rotated photo. */
  quad: QuadCorners;
  onQuad: (quad: QuadCorners) => void;
}

/** The photo with the four corners of the paper, which are moved by touch, pointer or arrow keys. */
export function CropStep({ session, page, quad, onQuad }: CropStepProps) {
  const address = usePhotoUrl(session, page);
  const box = useRef<HTMLDivElement>(null);
  const put = (corner: number, place: Point) => {
    const next = mapCorners(quad, (each, nth) => (nth === corner ? clampPoint(place) : each));
    if (isConvex(next)) onQuad(next);
  };
  const drag = (corner: number, { clientX, clientY }: PointerEvent) => {
    const area = box.current?.getBoundingClientRect();
    if (area) put(corner, { x: (clientX - area.left) / area.width, y: (clientY - area.top) / area.height });
  };
  const press = (corner: number, event: KeyboardEvent) => {
    const way = arrows[event.key];
    const from = quad[corner];
    if (!way || !from) return;
    event.preventDefault();
    const far = event.shiftKey ? stride : step;
    put(corner, { x: from.x + way.x * far, y: from.y + way.y * far });
  };
  if (!address) return <Skeleton className="h-80" />;
  return (
    // Room for a corner at the edge.
    <div className="flex justify-center p-5">
      <div ref={box} className="relative w-fit touch-none select-none">
        <img src={address} alt="What the camera took" draggable={false} className="block max-h-[56dvh] max-w-full" />
        <CropFrame quad={quad} />
        {quad.map(({ x, y }, corner) => (
          <button
            key={names[corner]}
            type="button"
            aria-label={`${names[corner]} corner, ${percent(x)} from the left, ${percent(y)} from the top. Arrow keys move it`}
            onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
            onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && drag(corner, event)}
            onKeyDown={(event) => press(corner, event)}
            style={{ left: percent(x), top: percent(y) }}
            className="absolute grid size-11 -translate-1/2 cursor-move touch-none place-items-center rounded-full"
          >
            <span className="size-5 rounded-full border-2 border-white bg-accent shadow-float" />
          </button>
        ))}
      </div>
    </div>
  );
}

/** The dimmed area outside of the crop. */
function CropFrame({ quad }: { quad: QuadCorners }) {
  const ring = quad.map(({ x, y }) => `${x} ${y}`).join(' L ');
  return (
    <svg
      aria-hidden
      viewBox="0 0 1 1"
      preserveAspectRatio="none"
      className="pointer-events-none absolute inset-0 size-full"
    >
      <path d={`M 0 0 H 1 V 1 H 0 Z M ${ring} Z`} fillRule="evenodd" className="fill-black/50" />
      <path d={`M ${ring} Z`} fill="none" strokeWidth={2} vectorEffect="non-scaling-stroke" className="stroke-accent" />
    </svg>
  );
}
