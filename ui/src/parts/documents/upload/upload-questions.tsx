import { Suspense, lazy } from 'react';
import { loadRules } from '@/rules/load';
import { useHandedIn } from '../queue/questions/handed-in';
import { LockedPdfDialog } from './locked-pdf-dialog';
import { SameFilesDialog } from './same-files-dialog';

const PlanWindow = lazy(async () => {
  // Which request a name fits is asked of the rules about messages.
  const [part] = await Promise.all([import('../plan/plan-window'), loadRules('messaging')]);
  return { default: part.PlanWindow };
});

/** The windows that ask about files before they are sent. */
export function UploadQuestions() {
  const handed = useHandedIn();
  return (
    <>
      <Suspense fallback={null}>{handed && <PlanWindow />}</Suspense>
      <LockedPdfDialog />
      <SameFilesDialog />
    </>
  );
}
