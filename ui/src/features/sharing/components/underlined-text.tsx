import type { HighlightRange } from '@/rules/rule';

/** A text with its search matches underlined. */
export function UnderlinedText({ text, ranges }: { text: string; ranges?: readonly HighlightRange[] | undefined }) {
  const found = ranges ?? [];
  const parts = found.flatMap(({ start, end }, place) => [
    { text: text.slice(found[place - 1]?.end ?? 0, start), hit: false, at: start - 1 },
    { text: text.slice(start, end), hit: true, at: start },
  ]);
  const rest = text.slice(found.at(-1)?.end ?? 0);
  return (
    <>
      {parts.map(({ text: part, hit, at }) =>
        hit ? (
          <span key={at} className="underline decoration-accent decoration-2 underline-offset-2">
            {part}
          </span>
        ) : (
          part
        ),
      )}
      {rest}
    </>
  );
}
