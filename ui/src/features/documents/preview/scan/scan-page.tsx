import { useEffect, useRef, useState } from 'react';
import { PageMarks } from '../../marks/page-marks';
import type { PageRotation } from '../../pdf/page-rotation';
import type { DocumentReader } from '../../readers/reader';
import type { PageSize } from '../../readers/scan/open-scan';
import { usePendingDrawing } from '../tools/drawing-progress';

interface ScanPageProps {
  reader: DocumentReader;
  /** From 1. */
  number: number;
  /** The size as shown, after rotation. */
  size: PageSize;
  width: number;
  turn: PageRotation;
}

/** A page of a scan, decoded when it comes into view. */
export function ScanPage({ reader, number, size, width, turn }: ScanPageProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [state, setState] = useState<'reading' | 'read' | 'failed'>('reading');
  usePendingDrawing(state === 'reading');
  useEffect(() => {
    let left = false;
    setState('reading');
    reader.ask<'page'>({ ask: 'page', page: number - 1, turn }).then(
      (page) => {
        const on = canvas.current;
        if (left || !on) return;
        on.width = page.width;
        on.height = page.height;
        on.getContext('2d')?.putImageData(new ImageData(page.pixels, page.width, page.height), 0, 0);
        setState('read');
      },
      () => !left && setState('failed'),
    );
    return () => {
      left = true;
    };
  }, [reader, number, turn]);
  return (
    <div
      role="group"
      aria-label={`Page ${number}`}
      aria-busy={state === 'reading'}
      className="relative bg-white shadow-sm"
      style={{ width, height: Math.round((width * size.height) / size.width) }}
    >
      <canvas ref={canvas} role="img" aria-label={`Page ${number}, a picture`} className="block size-full" />
      <PageMarks page={number} turn={turn} />
      {state === 'failed' && (
        <p className="absolute inset-0 grid place-items-center p-4 text-center text-stone-700">
          Page {number} can’t be shown. Download the file to view it.
        </p>
      )}
    </div>
  );
}
