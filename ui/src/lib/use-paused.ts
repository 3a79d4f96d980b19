import { useEffect, useState } from 'react';

/** What a value was when it last stood still for `pauseMs`; for asking only once typing pauses. */
export function usePaused<V>(value: V, pauseMs = 200): V {
  const [paused, setPaused] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value, pauseMs]);
  return paused;
}
