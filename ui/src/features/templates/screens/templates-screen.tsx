import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { LayoutTemplate, Plus } from 'lucide-react';
import { Suspense, lazy, useState } from 'react';
import { paths } from '@/address/paths';
import { Page } from '@/components/layout/page';
import { usePageTitle } from '@/components/layout/use-page-title';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import { templatesQuery } from '../api';
import type { TemplateTask } from '../components/template-dialog';
import { TemplateTable } from '../components/template-table';

const TemplateWindows = lazy(async () => {
  const part = await import('../components/template-windows');
  return { default: part.TemplateWindows };
});

/** The needs-list templates of the lender's company. */
export function TemplatesScreen() {
  usePageTitle('Templates');
  const navigate = useNavigate();
  const { data, isError, error, refetch } = useQuery(templatesQuery);
  const [task, setTask] = useState<TemplateTask | null>(null);
  const create = (
    <Button look="primary" onClick={() => setTask({ kind: 'create' })}>
      <Plus aria-hidden /> New template
    </Button>
  );
  return (
    <Page title="Needs-list templates" beside={create} measure="wide">
      {!data && !isError && <Skeleton className="h-48" />}
      {isError && !data && (
        <ErrorState title="Couldn’t load the templates" error={error} onRetry={() => void refetch()} />
      )}
      {data?.length === 0 && (
        <EmptyState icon={<LayoutTemplate aria-hidden />} title="No templates yet" action={create}>
          A template holds the folders and requests that one type of loan always needs.
        </EmptyState>
      )}
      {data && data.length > 0 && <TemplateTable templates={data} onTask={setTask} />}
      <Suspense fallback={null}>
        {task && (
          <TemplateWindows
            task={task}
            onDone={({ id }) => {
              if (task.kind !== 'edit') void navigate({ to: paths.template, params: { templateId: id } });
            }}
            onDeleted={() => setTask(null)}
            onClose={() => setTask(null)}
          />
        )}
      </Suspense>
    </Page>
  );
}
