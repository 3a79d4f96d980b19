import { defineConfig } from '@playwright/test';

// Set by `npm run e2e` and `npm test`, which prefer Chromium's headless shell.
const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

export default defineConfig({
  testDir: '.',
  testMatch: '*.story.ts',
  globalSetup: './support/demo-office.ts',
  outputDir: '../test-results',
  timeout: 120_000,
  expect: { timeout: 15_000 },
  fullyParallel: false,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  use: {
    launchOptions: {
      executablePath,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
    viewport: { width: 1440, height: 900 },
    // Without animations: each frame costs CPU time, and a click waits until its target stops moving.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace records the page, which costs more than the story itself.
    trace: process.env.LOANROOM_TRACE ? 'retain-on-failure' : 'off',
    // `closePages` takes the screenshots of failed stories.
    screenshot: 'off',
  },
});
