import { useEffect, useState } from 'react';

/** Returns a value once it has stopped changing for `pauseMs`: a debounce for typing. */
export function useDebounced<V>(value: V, pauseMs = 200): V {
  const [paused, setPaused] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value, pauseMs]);
  return paused;
}
