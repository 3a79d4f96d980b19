import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';

/** Takes the previewed document out of the address, which closes the preview. */
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
