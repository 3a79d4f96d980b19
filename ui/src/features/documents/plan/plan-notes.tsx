import { unopenedAdvice, unopenedReason } from './archives/unopened-reasons';
import { type PlanFile, safeDisplayName } from './plan-file';
import type { FilePlacement } from './destinations/placements';

interface PlanNotesProps {
  files: readonly PlanFile[];
  lines: ReadonlyMap<string, FilePlacement>;
  nameOf: (requestId: string) => string;
  /** Why the files can't be sent yet. */
  said: string | null;
}

/** The warnings of the plan. */
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
            “{nameOf(id)}” no longer takes files. {count === 1 ? '1 file' : `${count} files`} will be sent without a
            request unless you choose another one.
          </p>
        ))}
      </div>
      {files.map(
        ({ id, name, kept }) =>
          kept && (
            <p key={id} className="mb-3 text-pretty wrap-anywhere text-warn">
              “{safeDisplayName(name)}” can’t be opened here and will be uploaded as is. {unopenedReason(kept)}.{' '}
              {unopenedAdvice()}
            </p>
          ),
      )}
      {refused > 0 && (
        <p className="mb-3 text-[13px] text-muted">
          {refused === 1 ? '1 file can’t be uploaded' : `${refused} files can’t be uploaded`}. The list shows why.
        </p>
      )}
    </>
  );
}
