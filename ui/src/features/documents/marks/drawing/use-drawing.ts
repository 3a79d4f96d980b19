import { type PointerEvent, type RefObject, useRef, useState } from 'react';
import type { PageBox } from '../mark';
import { type Point, boxBetween, moveBox } from '../rotated-box';

/** The callbacks of drawing, in coordinates of the page as it is shown. */
interface DrawingCallbacks {
  boxOf: (id: string) => PageBox | null;
  onChosen: (id: string | null) => void;
  onDrawn: (box: PageBox) => void;
  onChanged: (id: string, box: PageBox) => void;
}

/** The current pointer gesture. */
interface PointerGesture {
  /** The mark being changed; `null` for a new one. */
  id: string | null;
  from: Point;
  /** Returns the box for a pointer position. */
  boxAt: (point: Point) => PageBox;
  /** Whether the pointer moved far enough for an intentional drag. */
  meant: boolean;
}

/** A box while it is drawn or changed. */
interface DraftShape {
  id: string | null;
  box: PageBox;
}

/** The number of pixels from which a movement is intentional. */
const meantPixels = 6;

/** Draws, moves and resizes boxes by mouse, pen and finger on a layer of the page's size. Two fingers scroll. */
export function useDrawing(layer: RefObject<HTMLElement | null>, drawn: DrawingCallbacks) {
  const [shape, setShape] = useState<DraftShape | null>(null);
  const gesture = useRef<PointerGesture | null>(null);
  const fingers = useRef(new Map<number, Point>());

  const pointOf = ({ clientX, clientY }: PointerEvent): Point => {
    const { left, top, width, height } = layer.current?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1);
    const part = (at: number, size: number) => Math.max(0, Math.min(1, at / size));
    return { x: part(clientX - left, width), y: part(clientY - top, height) };
  };
  const cancelDrawing = () => {
    gesture.current = null;
    setShape(null);
  };

  const onPointerDown = (event: PointerEvent) => {
    if (event.button !== 0) return;
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    layer.current?.setPointerCapture(event.pointerId);
    if (fingers.current.size > 1) return cancelDrawing();
    gesture.current = startGesture(event.target, pointOf(event), drawn);
    if (gesture.current.id) drawn.onChosen(gesture.current.id);
  };
  const onPointerMove = (event: PointerEvent) => {
    const before = fingers.current.get(event.pointerId);
    if (!before) return;
    if (fingers.current.size > 1) {
      scrollByTouch(layer.current, (before.x - event.clientX) / 2, (before.y - event.clientY) / 2);
      fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      return;
    }
    const now = gesture.current;
    if (!now) return;
    now.meant ||= Math.hypot(event.clientX - before.x, event.clientY - before.y) >= meantPixels;
    if (now.meant) setShape({ id: now.id, box: now.boxAt(pointOf(event)) });
  };
  const onPointerUp = (event: PointerEvent) => {
    fingers.current.delete(event.pointerId);
    const done = gesture.current;
    cancelDrawing();
    if (!done) return;
    const box = done.boxAt(pointOf(event));
    if (!done.meant) return done.id === null ? drawn.onChosen(null) : undefined;
    if (done.id === null) drawn.onDrawn(box);
    else drawn.onChanged(done.id, box);
  };
  const onPointerCancel = (event: PointerEvent) => {
    fingers.current.delete(event.pointerId);
    cancelDrawing();
  };
  return { shape, handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel } };
}

/** Starts the gesture for the element under the pointer: a corner resizes, a box moves, and the page adds a box. */
function startGesture(target: EventTarget, from: Point, { boxOf }: DrawingCallbacks): PointerGesture {
  const on = target instanceof Element ? target : null;
  const id = on?.closest('[data-mark]')?.getAttribute('data-mark') ?? null;
  const box = id === null ? null : boxOf(id);
  const corner = on?.closest('[data-corner]')?.getAttribute('data-corner');
  if (!box) return { id: null, from, boxAt: (to) => boxBetween(from, to), meant: false };
  if (!corner) return { id, from, boxAt: (to) => moveBox(box, to.x - from.x, to.y - from.y), meant: false };
  const fixed = {
    x: corner.endsWith('w') ? box.x + box.width : box.x,
    y: corner.startsWith('n') ? box.y + box.height : box.y,
  };
  return { id, from, boxAt: (to) => boxBetween(fixed, to), meant: false };
}

const scrollByTouch = (layer: HTMLElement | null, left: number, top: number): void =>
  layer?.closest('[role=region]')?.scrollBy(left, top);
