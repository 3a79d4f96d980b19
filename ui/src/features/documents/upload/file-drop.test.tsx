import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { FileDrop } from './file-drop';

const pdf = new File(['%PDF'], 'w2.pdf', { type: 'application/pdf' });

/** Pastes files where the focus is, or anywhere. */
function paste(files: readonly File[], target: EventTarget = document.body): Event {
  const event = new Event('paste', { bubbles: true, cancelable: true });
  Object.defineProperty(event, 'clipboardData', { value: { files } });
  act(() => void target.dispatchEvent(event));
  return event;
}

function area(disabled = false) {
  const onFiles = vi.fn<(files: File[]) => void>();
  render(
    <FileDrop label="Tax bill" multiple disabled={disabled} onFiles={onFiles}>
      {({ refusal }) => (
        <>
          <button type="button">Upload</button>
          <textarea aria-label="Note" />
          {refusal && <p role="alert">{refusal}</p>}
        </>
      )}
    </FileDrop>,
  );
  return onFiles;
}

test('a file that is pasted with the focus in the area is taken, elsewhere and where one types it isn’t', () => {
  const onFiles = area();
  expect(paste([pdf], screen.getByRole('button', { name: 'Upload' })).defaultPrevented).toBe(true);
  expect(onFiles.mock.calls).toEqual([[[pdf]]]);
  paste([pdf]);
  paste([], screen.getByRole('button', { name: 'Upload' }));
  expect(paste([pdf], screen.getByLabelText('Note')).defaultPrevented).toBe(false);
  expect(onFiles).toHaveBeenCalledTimes(1);
});

test('what isn’t taken says why', () => {
  const onFiles = area();
  paste([new File(['MZ'], 'setup.exe')], screen.getByRole('button', { name: 'Upload' }));
  expect(screen.getByRole('alert').textContent).toMatch(/^File type must be /);
  expect(onFiles).not.toHaveBeenCalled();
});

test('a disabled area takes nothing pasted', () => {
  const onFiles = area(true);
  paste([pdf], screen.getByRole('button', { name: 'Upload' }));
  expect(onFiles).not.toHaveBeenCalled();
});
