import type { NeedsListElement } from '@/api/elements';
import { When } from '@/components/ui/when';
import { rule } from '@/rules/rule';

/** Why a document came back, and who sent it back when. */
export function CameBack({ rejection }: { rejection: NonNullable<NeedsListElement['rejection']> }) {
  const { reason, note, byName, at } = rejection;
  const words = rule('rejectReasons', {}).find((choice) => choice.reason === reason)?.label ?? reason;
  return (
    <div className="mt-3 rounded-md bg-bad-soft px-3 py-2.5 text-[15px]">
      <p className="font-medium text-bad">{words}</p>
      {note && <p className="mt-0.5 text-pretty">{note}</p>}
      <p className="mt-1 text-[13px] text-muted">
        {byName}, <When at={at} />
      </p>
    </div>
  );
}
