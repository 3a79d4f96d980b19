import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeAll } from 'vitest';
import { loadRules } from '@/rules/load';

// A machine that has other things to do as well takes its time.
configure({ asyncUtilTimeout: 4_000 });

beforeAll(async () => {
  await Promise.all([loadRules(), loadRules('people'), loadRules('messaging')]);
});
afterEach(cleanup);
