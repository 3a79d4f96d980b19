/** The number shown at a mark's box. */
export function MarkNumber({ number }: { number: number }) {
  return (
    <span
      aria-hidden
      className="inline-flex h-6 min-w-6 shrink-0 items-center justify-center rounded-full bg-[#a51d1d] px-1.5 text-xs font-semibold text-white tabular-nums"
    >
      {number}
    </span>
  );
}
