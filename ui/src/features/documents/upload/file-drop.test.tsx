import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { FileDrop } from './file-drop';

const pdf = new File(['%PDF'], 'w2.pdf', { type: 'application/pdf' });

/** Pastes files at the focus or elsewhere. */
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

test('accepts files pasted with the focus in the area, but not elsewhere or in text fields', () => {
  const onFiles = area();
  expect(paste([pdf], screen.getByRole('button', { name: 'Upload' })).defaultPrevented).toBe(true);
  expect(onFiles.mock.calls).toEqual([[[pdf]]]);
  paste([pdf]);
  paste([], screen.getByRole('button', { name: 'Upload' }));
  expect(paste([pdf], screen.getByLabelText('Note')).defaultPrevented).toBe(false);
  expect(onFiles).toHaveBeenCalledTimes(1);
});

test('tells why a file isn’t accepted', () => {
  const onFiles = area();
  paste([new File(['MZ'], 'setup.exe')], screen.getByRole('button', { name: 'Upload' }));
  expect(screen.getByRole('alert').textContent).toMatch(/^File type must be /);
  expect(onFiles).not.toHaveBeenCalled();
});

test('a disabled area accepts nothing pasted', () => {
  const onFiles = area(true);
  paste([pdf], screen.getByRole('button', { name: 'Upload' }));
  expect(onFiles).not.toHaveBeenCalled();
});
