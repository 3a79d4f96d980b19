import { Camera, ImagePlus } from 'lucide-react';
import { type ChangeEvent, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { checkFiles } from '../../upload/check-drop';

interface PhotoInputsProps {
  /** What the photos are for, for those who hear it. */
  about: string;
  /** What the camera's button says, on a phone. */
  take: string;
  /** What the other one says. */
  choose: string;
  /** Takes several at once. */
  multiple?: boolean;
  disabled?: boolean;
  onPhotos: (photos: readonly File[]) => void;
}

/** Brings photos: from the camera on a phone, and from those that are there. */
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
