import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useDropState } from './use-drop-state';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('a drag is accepted, rejected, or neither while its type is unknown', () => {
  const { result } = renderHook(() => useDropState());
  act(() => void result.current.tell('DRAG_OVER', { acceptable: null }));
  expect(result.current.state).toBe('DRAG_ACTIVE');
  act(() => void result.current.tell('DRAG_OVER', { acceptable: false }));
  expect(result.current.state).toBe('DRAG_REJECTED');
  act(() => void result.current.tell('DRAG_LEAVE'));
  expect(result.current.state).toBe('IDLE');
});

test('the file dialog counts as canceled 300 ms after the window regains focus', () => {
  const { result } = renderHook(() => useDropState());
  act(() => void result.current.tell('OPEN_DIALOG'));
  act(() => void vi.advanceTimersByTime(5_000));
  expect(result.current.state).toBe('FILE_DIALOG_OPEN');
  act(() => void dispatchEvent(new Event('focus')));
  act(() => void vi.advanceTimersByTime(299));
  expect(result.current.state).toBe('FILE_DIALOG_OPEN');
  act(() => void vi.advanceTimersByTime(1));
  expect(result.current.state).toBe('IDLE');
});

test('accepts a choice made within that time', () => {
  const { result } = renderHook(() => useDropState());
  act(() => void result.current.tell('OPEN_DIALOG'));
  act(() => void dispatchEvent(new Event('focus')));
  act(() => void vi.advanceTimersByTime(200));
  let takesFiles = false;
  act(() => void ({ takesFiles } = result.current.tell('FILES_CHOSEN')));
  expect(takesFiles).toBe(true);
  act(() => void vi.advanceTimersByTime(1_000));
  expect(result.current.state).toBe('IDLE');
});
