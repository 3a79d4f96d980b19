import { Link } from '@tanstack/react-router';
import { ListChecks } from 'lucide-react';
import { useMemo } from 'react';
import type { NeedsListElement } from '@/api/elements';
import type { RoleGroup } from '@/api/models';
import { Button } from '@/components/ui/button';
import { reviewQueueOf } from './use-review-queue';

/** Opens the document that has waited longest; hidden if there is none. */
export function ReviewStart({ elements, viewer }: { elements: readonly NeedsListElement[]; viewer: RoleGroup }) {
  const { documentIds, label } = useMemo(() => reviewQueueOf(elements, viewer), [elements, viewer]);
  const [first] = documentIds;
  if (!first) return null;
  return (
    <Button size="sm" look="primary" asChild>
      <Link to="." search={(now: object) => ({ ...now, documentPreviewId: first })} title="Start with the oldest">
        <ListChecks aria-hidden /> {label}
      </Link>
    </Button>
  );
}
