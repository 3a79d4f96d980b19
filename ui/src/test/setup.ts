import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach, beforeAll } from 'vitest';
import { loadRules } from '@/rules/load';

beforeAll(loadRules);
afterEach(cleanup);
