import { useQuery } from '@tanstack/react-query';
import { Eye, EyeOff } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useCurrentUser } from '@/api/current-user';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/window/dialog';
import { TreeArea, TreeHeader, noFilter, useTree } from '@/features/needs-list';
import { rule } from '@/rules/rule';
import { text } from '@/rules/text';
import { templateElementsQuery } from '../api';

interface TemplatePreviewProps {
  template: { id: string; name: string };
  onClose: () => void;
}

/** The needs list of a template in a read-only dialog. */
export function TemplatePreview({ template, onClose }: TemplatePreviewProps) {
  const user = useCurrentUser();
  const [showHidden, setShowHidden] = useState(false);
  const query = useQuery(templateElementsQuery(template.id));
  const byId = useMemo(() => new Map(query.data?.map((element) => [element.id, element])), [query.data]);
  const tree = useTree({
    place: template.id,
    userId: user.id,
    // Without a loan there is no status, so nothing is hidden by status.
    loanStatus: null,
    viewer: 'LENDER',
    viewerId: user.id,
    elements: query.data,
    showHidden,
    sought: noFilter,
  });
  const { itemsCount = 0, hiddenCount = 0 } = tree.frame ?? {};
  const title = rule('needsListTitle', { name: template.name, preview: true });
  return (
    <Dialog open onOpenChange={onClose} title={text('view-needs-list')} width="xl">
      <section className="grid gap-3" aria-label={title}>
        <TreeHeader title={title} itemsCount={itemsCount} hiddenCount={hiddenCount}>
          <Button
            size="sm"
            look="quiet"
            aria-pressed={showHidden}
            className={showHidden ? 'bg-accent-soft text-accent' : ''}
            onClick={() => setShowHidden(!showHidden)}
          >
            {showHidden ? <Eye aria-hidden /> : <EyeOff aria-hidden />}
            Show hidden
          </Button>
        </TreeHeader>
        <TreeArea
          query={query}
          sought={noFilter}
          onShowAll={() => undefined}
          emptyWords="This template has no requests yet."
          label={title}
          tree={tree}
          byId={byId}
          viewer="LENDER"
          handlers={noHandlers}
          markedIds={noMarks}
        />
      </section>
    </Dialog>
  );
}

const noHandlers = {};
const noMarks: string[] = [];
