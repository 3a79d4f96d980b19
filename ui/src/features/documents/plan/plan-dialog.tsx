import { type Ref, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { CancelButton } from '@/components/window/cancel-button';
import { Dialog } from '@/components/window/dialog';
import { ModeChoice } from './destinations/mode-choice';
import { PasswordForm } from './archives/password-form';
import { DestinationList } from './destinations/destination-list';
import { type PlanFile, safeDisplayName } from './plan-file';
import { countsLabel } from './destinations/placements';
import { PlanNotes } from './plan-notes';
import { PlanRows } from './plan-rows';
import { type PlacementMode, usePlacementPlan } from './destinations/use-placement-plan';
import { usePlanRows } from './use-plan-rows';
import { type PlanDialogProps, usePlanSubmission } from './use-plan-send';

/** The window before an upload: lists the files, which of them are sent, and to which requests. */
export function PlanDialog({ handed, plan, files, places, onClose }: PlanDialogProps) {
  const { target } = handed;
  const { targets, lender, nameOf, known } = places;
  const decided = usePlacementPlan(files, targets, known, target.elementId);
  const send = usePlanSubmission({ handed, plan, files, places, decided, onClose });
  const main = useRef<HTMLButtonElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const [said, setSaid] = useState<string | null>(null);
  const rows = usePlanRows(files, decided, {
    targets,
    lender,
    disabled: send.progress !== null,
    onLook: async ({ file }) => {
      const words = file && (await plan.look(file));
      setSaid(words);
      // The button that had the focus is removed.
      if (words === null) box.current?.focus();
    },
  });
  const withPlaces = targets.length > 0;
  const { counts } = decided;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      unsaved={decided.changed}
      width={withPlaces ? 'xl' : 'md'}
      title={dialogTitle(handed.files, files)}
      description={dialogDescription(withPlaces, lender)}
      footer={
        <>
          <p role="status" className="mr-auto self-center text-[13px] text-muted tabular-nums">
            {send.progress
              ? `Extracting ${send.progress.done} of ${send.progress.all}`
              : countsLabel(counts, withPlaces, lender)}
          </p>
          <CancelButton />
          <SendButton
            main={main}
            focused={plan.locked.length === 0 && !send.other}
            count={counts.kept}
            busy={send.progress !== null}
            onSend={() => void send.send()}
          />
        </>
      }
    >
      {plan.locked.map((opened) => (
        <PasswordForm
          key={opened.path}
          name={safeDisplayName(opened.origin.name)}
          onTry={(password) => plan.unlock(opened, password)}
          onAsIs={() => plan.keepPacked(opened)}
        />
      ))}
      {send.other && (
        <PasswordForm
          key={send.other.file.id}
          name={safeDisplayName(send.other.file.name)}
          hint="This file has a different password."
          autoFocus
          onTry={(password) => send.unlockOther(password)}
          onAsIs={() => send.other && plan.keepPacked(send.other.opened)}
        />
      )}
      <PlanNotes files={files} lines={decided.lines} nameOf={nameOf} said={send.said ?? said} />
      {send.damaged && (
        <Button size="sm" className="mb-3" onClick={send.keepDamaged}>
          Send {safeDisplayName(send.damaged.origin.name)} as is
        </Button>
      )}
      {target.elementId && withPlaces && (
        <ModeChoice
          mode={decided.mode}
          name={nameOf(target.elementId)}
          onChange={(mode: PlacementMode) => decided.setMode(mode)}
        />
      )}
      <div className={withPlaces ? 'grid h-[56dvh] gap-4 lg:grid-cols-[minmax(0,1fr)_18rem]' : 'grid max-h-[56dvh]'}>
        <PlanRows nodes={rows.nodes} shared={rows.shared} box={box} />
        {withPlaces && <DestinationList targets={targets} counts={rows.counts} lender={lender} onDrop={rows.drop} />}
      </div>
    </Dialog>
  );
}

interface SendButtonProps {
  main: Ref<HTMLButtonElement> & { current: HTMLButtonElement | null };
  /** Whether Enter sends; a password field takes precedence. */
  focused: boolean;
  count: number;
  busy: boolean;
  onSend: () => void;
}

function SendButton({ main, focused, count, busy, onSend }: SendButtonProps) {
  useEffect(() => {
    // Runs after the dialog has focused its first field.
    const frame = focused ? requestAnimationFrame(() => main.current?.focus()) : 0;
    return () => cancelAnimationFrame(frame);
  }, [focused, main]);
  return (
    <Button ref={main} look="primary" busy={busy} disabled={count === 0} onClick={onSend}>
      {count === 1 ? 'Send 1 file' : `Send ${count} files`}
    </Button>
  );
}

function dialogTitle(chosen: readonly File[], files: readonly PlanFile[]): string {
  const [only] = chosen;
  if (!only || chosen.length > 1) return 'Files to send';
  return files[0]?.kept
    ? `“${safeDisplayName(only.name)}” wasn’t opened`
    : `Contents of “${safeDisplayName(only.name)}”`;
}

function dialogDescription(withPlaces: boolean, lender: boolean): string {
  if (!withPlaces) return 'Nothing has been sent yet. Deselect what isn’t needed.';
  if (lender) return 'Nothing has been sent yet. Each file goes to the request next to it. Change any that are wrong.';
  return 'Nothing has been sent yet. We matched your files to the requests by name. Change any that are wrong. Not sure? Leave it, and your lender will sort it.';
}
