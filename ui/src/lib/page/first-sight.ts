import { useEffect, useLayoutEffect, useRef } from 'react';

type Take = (field: string, typed: string) => void;

/** Who goes on with what is typed into it. */
const takers = new Set<Take>();
/** So long it stays where the application draws something else than was expected. */
const longestMs = 1_500;

const drawn = () => document.getElementById('first-sight');

/** Whether the server drew something of this screen, which is seen until the application takes its place. */
export const isFirstSightShown = (): boolean => drawn() !== null;

/** Takes it away in the moment in which everything that it says stands in the application. */
export function useTakeItsPlace(): void {
  useLayoutEffect(() => {
    const sight = drawn();
    if (!sight) return;
    const root = document.getElementById('root');
    const words = [...sight.querySelectorAll('h1, h2, p, a')].map(({ textContent }) => textContent);
    const began = performance.now();
    let frame = 0;
    const look = () => {
      const said = root?.textContent ?? '';
      if (!words.every((each) => said.includes(each)) && performance.now() - began < longestMs) {
        frame = requestAnimationFrame(look);
        return;
      }
      for (const { name, value } of sight.querySelectorAll('input'))
        if (value) for (const take of takers) take(name, value);
      sight.remove();
    };
    look();
    return () => cancelAnimationFrame(frame);
  }, []);
}

/** The name of the field in it that somebody is typing into. */
export function fieldBegun(): string | undefined {
  const field = document.activeElement;
  return field instanceof HTMLInputElement && drawn()?.contains(field) ? field.name : undefined;
}

/** Is given what was typed into it before the scripts had come, field by field. */
export function useTypedBefore(take: Take): void {
  const latest = useRef(take);
  useEffect(() => {
    latest.current = take;
  });
  useLayoutEffect(() => {
    const taker: Take = (field, typed) => latest.current(field, typed);
    takers.add(taker);
    return () => void takers.delete(taker);
  }, []);
}
