import { type RefObject, useEffect, useState } from 'react';

/** The position of an image in its scroll container, in CSS pixels. */
interface ImagePosition {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Returns the current position of an image; `null` until it is loaded. */
export function useImagePosition(picture: RefObject<HTMLImageElement | null>): ImagePosition | null {
  const [place, setPlace] = useState<ImagePosition | null>(null);
  useEffect(() => {
    const element = picture.current;
    if (!element?.parentElement) return;
    const measure = () => {
      const { offsetLeft: left, offsetTop: top, offsetWidth: width, offsetHeight: height } = element;
      setPlace(element.naturalWidth > 0 && width > 0 ? { left, top, width, height } : null);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    // A centered image moves with its container without changing its own size.
    observer.observe(element.parentElement);
    element.addEventListener('load', measure);
    return () => {
      observer.disconnect();
      element.removeEventListener('load', measure);
    };
  }, [picture]);
  return place;
}
