import { insteadOfKept, whyKept } from './archives/kept-words';
import { type PlanFile, shownName } from './plan-file';
import type { Line } from './places/plan-places';

interface PlanNotesProps {
  files: readonly PlanFile[];
  lines: ReadonlyMap<string, Line>;
  nameOf: (requestId: string) => string;
  /** What stands in the way. */
  said: string | null;
}

/** What is to be known about the plan before it is sent. */
export function PlanNotes({ files, lines, nameOf, said }: PlanNotesProps) {
  const gone = new Map<string, number>();
  for (const { gone: request, kept } of lines.values())
    if (request !== null && kept) gone.set(request, (gone.get(request) ?? 0) + 1);
  const refused = files.filter(({ refusal }) => refusal !== null).length;
  return (
    <>
      <div role="alert">
        {said && <p className="mb-3 text-pretty text-bad">{said}</p>}
        {[...gone].map(([id, count]) => (
          <p key={id} className="mb-3 text-pretty text-warn">
            “{nameOf(id)}” takes no files any more. {count === 1 ? 'One file isn’t' : `${count} files aren’t`} lost:
            without another choice {count === 1 ? 'it is' : 'they are'} sent without a request.
          </p>
        ))}
      </div>
      {files.map(
        ({ id, name, kept }) =>
          kept && (
            <p key={id} className="mb-3 text-pretty wrap-anywhere text-warn">
              “{shownName(name)}” isn’t opened here and goes up as it is. {whyKept(kept)}. {insteadOfKept()}
            </p>
          ),
      )}
      {refused > 0 && (
        <p className="mb-3 text-[13px] text-muted">
          {refused === 1 ? 'One file can’t be taken' : `${refused} files can’t be taken`}; the list says why.
        </p>
      )}
    </>
  );
}
