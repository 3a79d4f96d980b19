import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'sonner';
import { messageFor } from '@/api/problem';
import { ConfirmDialog } from '@/components/window/confirm-dialog';
import { text } from '@/rules/text';
import { type Template, deleteTemplate, templatesQuery } from '../api';

interface DeleteTemplateProps {
  template: Template;
  onDeleted: () => void;
  onClose: () => void;
}

/** Asks before deleting a template. One in use is kept, with a message that says where. */
export function DeleteTemplate({ template, onDeleted, onClose }: DeleteTemplateProps) {
  const cache = useQueryClient();
  const [{ busy, failure }, setState] = useState<{ busy: boolean; failure: string | null }>({
    busy: false,
    failure: null,
  });
  const remove = async () => {
    setState({ busy: true, failure: null });
    try {
      await deleteTemplate(template.id);
      toast(`“${template.name}” deleted`);
      onClose();
      onDeleted();
    } catch (error) {
      setState({ busy: false, failure: messageFor(error) });
    }
    await cache.invalidateQueries({ queryKey: templatesQuery.queryKey });
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Delete “${template.name}”?`}
      description={
        <>
          Needs lists created from it won’t change. This can’t be undone.
          {failure && (
            <span role="alert" className="mt-3 block rounded-md bg-bad-soft px-3 py-2 text-bad">
              {failure}
            </span>
          )}
        </>
      }
      confirmLabel={text('delete')}
      danger
      busy={busy}
      onConfirm={() => void remove()}
    />
  );
}
