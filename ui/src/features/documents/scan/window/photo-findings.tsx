import { TriangleAlert } from 'lucide-react';
import type { PhotoFinding } from '@/rules/documents';

/** The reasons why a photo is hard to read, with advice. */
export function PhotoFindings({ findings }: { findings: readonly PhotoFinding[] }) {
  if (findings.length === 0) return null;
  return (
    <ul className="mt-1 grid gap-1 text-[13px] text-warn">
      {findings.map(({ fault, words }) => (
        <li key={fault} className="flex gap-1.5 text-pretty">
          <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          <span>{words}</span>
        </li>
      ))}
    </ul>
  );
}
