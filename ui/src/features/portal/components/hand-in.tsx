import { Camera, Plus, Upload } from 'lucide-react';
import { useRef } from 'react';
import type { NeedsListElement } from '@/api/elements';
import { Button } from '@/components/ui/button';
import { checkFiles } from '@/components/upload/check-drop';

interface HandInProps {
  request: NeedsListElement;
  onOpen: () => void;
  onFile: (file: File) => void;
}

/** The upload button and, on phones, the camera beside it. */
export function HandIn({ request, onOpen, onFile }: HandInProps) {
  const camera = useRef<HTMLInputElement>(null);
  // Something was sent that still counts: another file is welcome, but no longer the main thing to do.
  const more = request.answers.some(({ reviewState }) => reviewState !== 'REJECTED');
  return (
    <div className="mt-4 flex flex-wrap gap-2">
      <Button
        look={more ? 'secondary' : 'primary'}
        size="lg"
        className="grow sm:grow-0"
        aria-label={`${more ? 'Add another file for' : 'Upload'} ${request.name}`}
        onClick={onOpen}
      >
        {more ? <Plus aria-hidden /> : <Upload aria-hidden />}
        {more ? 'Add a file' : 'Upload'}
      </Button>
      <Button
        size="lg"
        className="hidden pointer-coarse:inline-flex"
        aria-label={`Take a photo for ${request.name}`}
        onClick={() => camera.current?.click()}
      >
        <Camera aria-hidden />
        Photo
      </Button>
      <input
        ref={camera}
        type="file"
        hidden
        accept="image/*"
        capture="environment"
        aria-label={`Photo for ${request.name}`}
        onChange={({ currentTarget }) => {
          checkFiles([...(currentTarget.files ?? [])]).files.forEach(onFile);
          currentTarget.value = '';
        }}
      />
    </div>
  );
}
