import { useState } from 'react';

/** What was typed and not sent, by what it is about, for as long as the page is open. */
const typed = new Map<string, string>();

/** Text that is still there when its field comes back: folded away, searched away, or moved to another section. */
export function useTyped(about: string): [text: string, type: (text: string) => void] {
  const [text, setText] = useState(typed.get(about) ?? '');
  const type = (now: string) => {
    if (now === '') typed.delete(about);
    else typed.set(about, now);
    setText(now);
  };
  return [text, type];
}
