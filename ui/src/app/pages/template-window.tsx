import { Suspense, lazy, type ReactNode } from 'react';

const TemplatePreview = lazy(() =>
  import('@/features/templates/components/template-preview').then((part) => ({
    default: part.TemplatePreview,
  })),
);

/** The needs list of a template as a window over the contact form. */
export const renderNeedsList = (template: { id: string; name: string }, onClose: () => void): ReactNode => (
  <Suspense fallback={null}>
    <TemplatePreview template={template} onClose={onClose} />
  </Suspense>
);
