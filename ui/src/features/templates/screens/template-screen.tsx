import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { LayoutTemplate } from 'lucide-react';
import { Suspense, lazy, useState } from 'react';
import { paths } from '@/address/paths';
import { BackLink } from '@/components/layout/back-link';
import { Page } from '@/components/layout/page';
import { usePageTitle } from '@/components/layout/use-page-title';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import { entityTypeFacts } from '@/rules/facts';
import { templatesQuery } from '../api';
import type { TemplateTask } from '../components/template-dialog';
import { TemplateMenu } from '../components/template-menu';
import { TemplateTree } from './template-tree';

const TemplateWindows = lazy(async () => {
  const part = await import('../components/template-windows');
  return { default: part.TemplateWindows };
});

/** The editor of a template: its name, kind and tree. */
export function TemplateScreen({ templateId }: { templateId: string }) {
  const navigate = useNavigate();
  const { data, isError, error, refetch } = useQuery(templatesQuery);
  const [task, setTask] = useState<TemplateTask | null>(null);
  const template = data?.find(({ id }) => id === templateId);
  usePageTitle(template?.name ?? 'Template');
  return (
    <Page
      back={<BackLink to={paths.templates}>Templates</BackLink>}
      title={template?.name}
      beside={
        template && (
          <div className="flex items-center gap-2">
            <Badge tone="accent">{entityTypeFacts[template.entityType].label}</Badge>
            <TemplateMenu template={template} onTask={setTask} />
          </div>
        )
      }
    >
      {!data && !isError && <Skeleton className="h-10" />}
      {isError && !data && (
        <ErrorState title="Couldn’t load the template" error={error} onRetry={() => void refetch()} />
      )}
      {data && !template && <TemplateNotFound />}
      {template && <TemplateTree key={templateId} template={template} />}
      <Suspense fallback={null}>
        {task && (
          <TemplateWindows
            task={task}
            onDone={({ id }) => void navigate({ to: paths.template, params: { templateId: id } })}
            onDeleted={() => void navigate({ to: paths.templates })}
            onClose={() => setTask(null)}
          />
        )}
      </Suspense>
    </Page>
  );
}

function TemplateNotFound() {
  return (
    <EmptyState
      icon={<LayoutTemplate aria-hidden />}
      title="Template not found"
      action={
        <Button asChild>
          <Link to={paths.templates}>All templates</Link>
        </Button>
      }
    >
      It may have been deleted since the link was created.
    </EmptyState>
  );
}
