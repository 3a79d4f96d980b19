/** A canvas: in a worker, or in the page if workers can't draw. */
export interface DrawingSurface {
  canvas: OffscreenCanvas | HTMLCanvasElement;
  context: OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D;
}

/** Whether workers can draw. */
export const canWorkersDraw = (): boolean => typeof OffscreenCanvas !== 'undefined' && typeof Worker !== 'undefined';

/** Creates a canvas. */
export function createSurface(width: number, height: number): DrawingSurface {
  if (canWorkersDraw()) {
    const canvas = new OffscreenCanvas(width, height);
    return { canvas, context: requireContext(canvas.getContext('2d', { willReadFrequently: true })) };
  }
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  return { canvas, context: requireContext(canvas.getContext('2d', { willReadFrequently: true })) };
}

function requireContext<Context>(context: Context | null): Context {
  if (!context) throw new Error('Nothing can be drawn here.');
  return context;
}

/** Encodes a canvas as JPEG. */
export async function encodeJpeg({ canvas }: DrawingSurface, quality: number): Promise<Blob> {
  if ('convertToBlob' in canvas) return canvas.convertToBlob({ type: 'image/jpeg', quality });
  const jpeg = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
  if (!jpeg) throw new Error('Nothing can be drawn here.');
  return jpeg;
}

/** Frees the memory of a canvas immediately. */
export function releaseSurface({ canvas }: DrawingSurface): void {
  canvas.width = 0;
  canvas.height = 0;
}
