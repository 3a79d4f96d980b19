import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { queryClient } from '@/api/query-client';
import { TooltipProvider } from '@/components/floating/tooltip';
import { guardComposition } from '@/lib/keyboard/input-method';
import { router } from './router';

/**
 * The longest time to keep the document's skeleton, in milliseconds; then the application shows its own loading state.
 */
const longestSkeletonMs = 3_000;

/** Renders the application in place of the skeleton once its first screen is loaded. */
export async function startApp(root: HTMLElement): Promise<void> {
  guardComposition();
  const timeout = new Promise((resolve) => setTimeout(resolve, longestSkeletonMs));
  // The router retries failed loads and shows the error.
  await Promise.race([router.load().catch(() => null), timeout]);
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}

/** The application with its providers. */
function App() {
  return (
    <QueryClientProvider client={queryClient}>
      <TooltipProvider>
        <RouterProvider router={router} />
      </TooltipProvider>
    </QueryClientProvider>
  );
}
