import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { queryClient } from '@/api/query-client';
import { TooltipProvider } from '@/components/floating/tooltip';
import { guardComposition } from '@/lib/keyboard/composing';
import { router } from './router';

/** The longest time that the skeleton in the document stays; then the application shows that it is loading. */
const longestSkeletonMs = 3_000;

/** Draws the application in place of the skeleton, once its first screen is loaded. */
export async function begin(root: HTMLElement): Promise<void> {
  guardComposition();
  const timeout = new Promise((resolve) => setTimeout(resolve, longestSkeletonMs));
  // The router loads what failed again and shows the error.
  await Promise.race([router.load().catch(() => null), timeout]);
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}

/** The application with everything it needs around it. */
function App() {
  return (
    <QueryClientProvider client={queryClient}>
      <TooltipProvider>
        <RouterProvider router={router} />
      </TooltipProvider>
    </QueryClientProvider>
  );
}
