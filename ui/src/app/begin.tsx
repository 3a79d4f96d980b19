import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { guardComposition } from '@/lib/keyboard/composing';
import { isFirstSightShown } from '@/lib/page/first-sight';
import { App } from './app';
import { router } from './router';

/** What the server drew stays no longer than this where something keeps the screen waiting: then that is said. */
const patienceMs = 3_000;

/** Draws the application: at once, or where the server drew something of the screen when all of it can be drawn. */
export async function begin(root: HTMLElement): Promise<void> {
  guardComposition();
  const patience = new Promise((done) => setTimeout(done, patienceMs));
  // What fails is loaded again and said on the screen.
  if (isFirstSightShown()) await Promise.race([router.load().catch(() => null), patience]);
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
