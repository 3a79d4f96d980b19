import { useQueryClient } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { Suspense, lazy, useEffect, useState } from 'react';
import { paths } from '@/address/paths';
import { keys } from '@/api/keys';
import { onSecondStepMissing } from '@/api/session/session-events';

const SecondStepSetupOverlay = lazy(async () => {
  const part = await import('./second-step-setup');
  return { default: part.SecondStepSetupOverlay };
});

/**
 * Opens the two-step sign-in setup over the page when the company starts to require it, so that nothing typed is lost.
 */
export function SecondStepNeeded() {
  const cache = useQueryClient();
  const here = useRouterState({ select: (state) => state.location.pathname });
  const [needed, setNeeded] = useState(false);
  useEffect(() => onSecondStepMissing(() => setNeeded(true)), []);
  if (!needed || here === paths.secondStep || here === paths.signIn) return null;
  const goOn = () => {
    setNeeded(false);
    void cache.invalidateQueries({ queryKey: keys.me });
    void cache.invalidateQueries();
  };
  return (
    <Suspense fallback={null}>
      <SecondStepSetupOverlay onDone={goOn} />
    </Suspense>
  );
}
