import { type RefObject, useEffect, useState } from 'react';

/** Where a picture stands in the window that scrolls around it, in CSS pixels. */
interface Place {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Where a picture stands, as it is now; nothing until it is there. */
export function usePlace(picture: RefObject<HTMLImageElement | null>): Place | null {
  const [place, setPlace] = useState<Place | null>(null);
  useEffect(() => {
    const element = picture.current;
    if (!element?.parentElement) return;
    const measure = () => {
      const { offsetLeft: left, offsetTop: top, offsetWidth: width, offsetHeight: height } = element;
      setPlace(element.naturalWidth > 0 && width > 0 ? { left, top, width, height } : null);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    // In the middle of its window it moves without changing its size.
    observer.observe(element.parentElement);
    element.addEventListener('load', measure);
    return () => {
      observer.disconnect();
      element.removeEventListener('load', measure);
    };
  }, [picture]);
  return place;
}
