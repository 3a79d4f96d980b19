import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { setTimeout as wait } from 'node:timers/promises';
import { toast } from 'sonner';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { forgetTurns } from '@/components/undo/in-turn';
import { loadRules } from '@/rules/load';

// A machine that has other things to do as well takes its time.
configure({ asyncUtilTimeout: 4_000 });

beforeAll(() => loadRules());
afterEach(cleanup);
afterEach(forgetTurns);

// A toast that goes says so a fifth of a second later, and needs the page for it.
afterAll(async () => {
  if (toast.getHistory().length > 0) await wait(250);
});
