import { ImageUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { keys } from '@/api/keys';
import { Avatar } from '@/components/people/avatar';
import { Button } from '@/components/ui/button';
import { useUndoable } from '@/components/undo/use-undoable';
import { type Account, photoOf, putPhoto, removePhoto } from '../account-api';
import { squarePicture } from './square-picture';

const put = (photo: Blob | null) => (photo ? putPhoto(photo) : removePhoto());

/** One's own photo as others see it, and the ways to another one or none. */
export function PhotoSetting({ account }: { account: Account }) {
  const { run } = useUndoable(keys.account, keys.me);
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<string | null>(null);
  const set = async (photo: Blob | null) => {
    setBusy(true);
    const call = async () => {
      const before = await photoOf(account);
      return { answered: await put(photo), undo: () => put(before) };
    };
    await run({ call, words: photo ? 'Your photo is set' : 'Your photo is removed' });
    setBusy(false);
  };
  const choose = async (file: File) => {
    const square = await squarePicture(file);
    setWrong(square ? null : 'This file can’t be read as a picture. Choose a PNG, JPEG or WebP file.');
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
          PNG, JPEG or WebP. The middle of it shows, to people on your loans and at your company.
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
