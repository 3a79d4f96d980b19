import { Suspense, lazy } from 'react';
import { useFilesToPlan } from '../../queue/questions/files-to-plan';
import { useScanOffer } from '../../queue/questions/scan-offers';
import { PhotoDialog } from '../../scan/photo-dialog';
import { LockedPdfDialog } from './locked-pdf-dialog';
import { DuplicateFilesDialog } from './duplicate-files-dialog';

const PlanWindow = lazy(async () => {
  const part = await import('../../plan/plan-window');
  return { default: part.PlanWindow };
});
const ScanWindow = lazy(() => import('../../scan/window/scan-window').then((part) => ({ default: part.ScanWindow })));

/** The dialogs that ask about files before they are sent. */
export function UploadQuestions() {
  const handed = useFilesToPlan();
  const scan = useScanOffer();
  return (
    <>
      <Suspense fallback={null}>{handed && <PlanWindow />}</Suspense>
      <Suspense fallback={null}>
        {scan && <ScanWindow key={scan.asked.name} offer={scan.asked} onDecided={() => scan.goOn()} />}
      </Suspense>
      <LockedPdfDialog />
      <DuplicateFilesDialog />
      <PhotoDialog />
    </>
  );
}
