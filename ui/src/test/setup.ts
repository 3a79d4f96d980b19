import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { setTimeout as wait } from 'node:timers/promises';
import { toast } from 'sonner';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { resetSequences } from '@/components/undo/run-in-sequence';
import { loadRules } from '@/rules/load-rules';

// A busy machine needs more time.
configure({ asyncUtilTimeout: 4_000 });

beforeAll(() => loadRules());
afterEach(cleanup);
afterEach(resetSequences);

// A dismissed toast updates its state a fifth of a second later, and needs the page for that.
afterAll(async () => {
  if (toast.getHistory().length > 0) await wait(250);
});
