import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach, beforeAll } from 'vitest';
import { loadRules } from '@/rules/load';

beforeAll(async () => {
  await Promise.all([loadRules(), loadRules('people'), loadRules('messaging')]);
});
afterEach(cleanup);
