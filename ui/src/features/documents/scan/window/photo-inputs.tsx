import { Camera, ImagePlus } from 'lucide-react';
import { type ChangeEvent, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { checkFiles } from '../../upload/check-files';

interface PhotoInputsProps {
  /** The purpose of the photos, for screen readers. */
  about: string;
  /** The label of the camera button, on phones. */
  take: string;
  /** The label of the file picker button. */
  choose: string;
  /** Accepts several photos together. */
  multiple?: boolean;
  disabled?: boolean;
  onPhotos: (photos: readonly File[]) => void;
}

/** Adds photos from the camera on phones, and from files. */
export function PhotoInputs({ about, take, choose, multiple = false, disabled = false, onPhotos }: PhotoInputsProps) {
  const camera = useRef<HTMLInputElement>(null);
  const album = useRef<HTMLInputElement>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const taken = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const { files, refusals } = checkFiles([...(currentTarget.files ?? [])], multiple);
    currentTarget.value = '';
    setRefusal(refusals[0]?.message ?? null);
    if (files.length > 0) onPhotos(files);
  };
  const words = (what: string) => (
    <>
      {what}
      <span className="sr-only">: {about}</span>
    </>
  );
  return (
    <>
      <Button
        size="lg"
        className="hidden px-4 text-sm pointer-coarse:inline-flex"
        disabled={disabled}
        onClick={() => camera.current?.click()}
      >
        <Camera aria-hidden />
        {words(take)}
      </Button>
      <Button size="lg" className="px-4 text-sm" disabled={disabled} onClick={() => album.current?.click()}>
        <ImagePlus aria-hidden />
        {words(choose)}
      </Button>
      <input
        ref={camera}
        type="file"
        hidden
        accept="image/*"
        capture="environment"
        aria-label={`${take}: ${about}`}
        onChange={taken}
      />
      <input
        ref={album}
        type="file"
        hidden
        accept="image/*"
        multiple={multiple}
        aria-label={`${choose}: ${about}`}
        onChange={taken}
      />
      {refusal && (
        <p role="alert" className="basis-full text-[13px] wrap-anywhere text-bad">
          {refusal}
        </p>
      )}
    </>
  );
}
