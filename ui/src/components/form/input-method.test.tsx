import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { TooltipProvider } from '@/components/floating/tooltip';
import { Dialog } from '@/components/window/dialog';
import { Combobox } from './combobox';
import { guardComposition } from '@/lib/keyboard/input-method';

const none = () => undefined;

test.each([
  ['isComposing', { isComposing: true }],
  ['the key code of input methods', { keyCode: 229 }],
])('picks nothing and closes nothing while a word is composed (%s)', (_, composing) => {
  const remove = guardComposition();
  const onChoose = vi.fn<(id: string) => void>();
  const onOpenChange = vi.fn<(open: boolean) => void>();
  render(
    <TooltipProvider>
      <Dialog open onOpenChange={onOpenChange} title="Choose a city">
        <Combobox
          label="City"
          query="とう"
          onQuery={none}
          options={[{ id: 't', content: '東京' }]}
          onChoose={onChoose}
        />
      </Dialog>
    </TooltipProvider>,
  );
  const field = screen.getByRole('combobox', { name: 'City' });
  fireEvent.click(field);
  for (const key of ['Enter', 'Escape', ' ']) fireEvent.keyDown(field, { key, ...composing });
  expect(onChoose).not.toHaveBeenCalled();
  expect(onOpenChange).not.toHaveBeenCalled();
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(onChoose).toHaveBeenCalledWith('t');
  fireEvent.keyDown(field, { key: 'Escape' });
  remove();
});
