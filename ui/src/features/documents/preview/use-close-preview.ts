import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';

/** Returns a function that closes the preview by removing the document from the URL. */
export function useClosePreview(): () => void {
  const navigate = useNavigate();
  return useCallback(
    () =>
      void navigate({
        to: '.',
        search: (now: Record<string, unknown>) => {
          const { documentPreviewId: _, viewerActionsDisabled: __, reviewAll: ___, previewMark: ____, ...more } = now;
          const { documentFind: _____, ...rest } = more;
          return rest;
        },
      }),
    [navigate],
  );
}
