import { useState } from 'react';

interface PageFieldProps {
  page: number;
  pages: number;
  onGo: (page: number) => void;
}

/** The page in view and the number of pages; enter another page to go there. */
export function PageField({ page, pages, onGo }: PageFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const go = () => {
    const number = Number(typed);
    if (typed && Number.isInteger(number)) onGo(number);
    setTyped(null);
  };
  return (
    <label className="flex items-center gap-1.5 text-[13px] text-muted tabular-nums">
      <span className="max-sm:sr-only">Page</span>
      <input
        inputMode="numeric"
        aria-label={`Page, ${page} of ${pages}`}
        className="h-7 w-11 rounded-sm border border-control bg-surface text-center text-ink"
        value={typed ?? page}
        onFocus={(event) => event.target.select()}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && go()}
        onBlur={go}
      />
      <span className="whitespace-nowrap">of {pages}</span>
    </label>
  );
}
