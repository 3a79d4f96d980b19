import { useEffect, useState } from 'react';
import { toast } from 'sonner';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/window/dialog';
import { text } from '@/rules/text';
import { type PhotoDecision, type PhotoConcern, usePhotoQuestions } from '../queue/questions/photo-questions';
import type { UploadQuestion } from '../queue/questions/question-queue';
import type { PageCrop } from './worker/scan-worker';
import { startPhotoProcessor } from './worker/photo-processor';
import { fullQuad } from './picture/quad';
import { PhotoFindings } from './window/photo-findings';
import { PhotoInputs } from './window/photo-inputs';

/** The longer side of the preview in pixels, sharp on every screen. */
const longest = 480;

/** Shows photos that may be hard to read before they are sent, all open ones together. */
export function PhotoDialog() {
  const questions = usePhotoQuestions();
  if (questions.length === 0) return null;
  const one = questions.length === 1;
  const leave = () => {
    for (const { cancel } of questions) cancel();
    toast(text('file-upload-cancelled'));
  };
  return (
    <Dialog
      open
      onOpenChange={leave}
      width="md"
      title={one ? 'This photo may be hard to read' : `${questions.length} photos may be hard to read`}
      description="Retaking it now can save a request later. You can also send it as is."
      footer={
        <Button size="lg" className="max-sm:grow" onClick={() => questions.forEach(({ goOn }) => goOn('SEND'))}>
          {one ? 'Send anyway' : 'Send them anyway'}
        </Button>
      }
    >
      <ul className="grid gap-5">
        {questions.map((question) => (
          <PhotoQuestion
            key={`${question.asked.photo.name} ${question.asked.photo.lastModified}`}
            question={question}
          />
        ))}
      </ul>
    </Dialog>
  );
}

/** A photo, its problems, and the buttons to replace it. */
function PhotoQuestion({ question: { asked, goOn } }: { question: UploadQuestion<PhotoConcern, PhotoDecision> }) {
  const { photo, findings } = asked;
  const picture = usePreviewUrl(photo);
  return (
    <li className="flex flex-wrap gap-4">
      <div className="h-40 w-32 shrink-0 overflow-hidden rounded-md border border-line bg-sunken">
        {picture && <img src={picture} alt="" className="size-full object-contain" />}
      </div>
      <div className="min-w-0 grow basis-48">
        <p className="font-medium break-words">{photo.name}</p>
        <PhotoFindings findings={findings} />
        <div className="mt-3 flex flex-wrap gap-2">
          <PhotoInputs
            about={photo.name}
            take="Retake"
            choose="Choose another"
            onPhotos={([other]) => other && goOn(other)}
          />
        </div>
      </div>
    </li>
  );
}

/** Returns the URL of a preview; browsers can't show every format themselves. */
function usePreviewUrl(photo: File): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    let left = false;
    let made: string | null = null;
    const scanner = startPhotoProcessor();
    const cut: PageCrop = { quad: fullQuad, turns: 0, look: 'PHOTO' };
    scanner.ask('draw', { file: photo, cut, longest }).then(
      (picture) => {
        if (!left) setAddress((made = URL.createObjectURL(picture)));
      },
      () => undefined,
    );
    return () => {
      left = true;
      scanner.close();
      if (made) URL.revokeObjectURL(made);
    };
  }, [photo]);
  return address;
}
