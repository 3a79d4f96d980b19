import { ImageUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { keys } from '@/api/keys';
import { Avatar } from '@/components/people/avatar';
import { Button } from '@/components/ui/button';
import { useUndoable } from '@/components/undo/use-undoable';
import { type Account, photoOf, putPhoto, removePhoto } from '../account-api';

const uploadPhoto = (photo: Blob | null) => (photo ? putPhoto(photo) : removePhoto());

/** The user's photo as others see it, with actions to replace or remove it. */
export function PhotoSetting({ account }: { account: Account }) {
  const { run } = useUndoable(keys.account, keys.me);
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<string | null>(null);
  const set = async (photo: Blob | null) => {
    setBusy(true);
    const call = async () => {
      const before = await photoOf(account);
      return { answered: await uploadPhoto(photo), undo: () => uploadPhoto(before) };
    };
    await run({ call, words: photo ? 'Photo saved' : 'Photo removed' });
    setBusy(false);
  };
  const choose = async (file: File) => {
    const square = await squarePicture(file);
    setWrong(square ? null : 'This file can’t be read as an image. Choose a PNG, JPEG or WebP file.');
    if (square) await set(square);
  };
  const photo = Boolean(account.avatarDocId);
  return (
    <div className="mb-5 flex max-w-md flex-wrap items-center gap-x-4 gap-y-2">
      <Avatar person={{ ...account, id: account.userId }} size="xl" />
      <div className="grid min-w-0 grow basis-56 gap-1.5">
        <div className="flex flex-wrap gap-2">
          <Button busy={busy} aria-describedby="photo-kinds" onClick={() => input.current?.click()}>
            <ImageUp aria-hidden /> {photo ? 'Replace photo' : 'Choose a photo'}
          </Button>
          {photo && (
            <Button look="quiet" disabled={busy} onClick={() => void set(null)}>
              Remove photo
            </Button>
          )}
        </div>
        <p id="photo-kinds" className="text-[13px] text-faint">
          PNG, JPEG or WebP. It will be cropped to the center and shown to people on your loans and at your company.
        </p>
        {wrong && (
          <p role="alert" className="text-[13px] text-bad">
            {wrong}
          </p>
        )}
      </div>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/png,image/jpeg,image/webp"
        aria-label="Photo"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) void choose(file);
          currentTarget.value = '';
        }}
      />
    </div>
  );
}

/** The width and height of the stored photo, in pixels: sharp at its largest display size. */
const side = 256;

/** Returns the center of an image as a small upright square; null if the browser can't read it as an image. */
async function squarePicture(file: Blob): Promise<Blob | null> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null);
  if (!picture) return null;
  const edge = Math.min(picture.width, picture.height);
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const pen = canvas.getContext('2d');
  if (!pen) return null;
  pen.imageSmoothingQuality = 'high';
  const [left, top] = [(picture.width - edge) / 2, (picture.height - edge) / 2];
  pen.drawImage(picture, left, top, edge, edge, 0, 0, side, side);
  picture.close();
  // A browser that can't write WebP writes PNG.
  return new Promise((done) => canvas.toBlob(done, 'image/webp', 0.9));
}
