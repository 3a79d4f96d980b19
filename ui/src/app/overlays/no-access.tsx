import { useNavigate, useSearch } from '@tanstack/react-router';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/window/dialog';
import { text } from '@/rules/text';

/** A remark about access that a link brought along. */
export function NoAccess() {
  const { noAccessModalMessage, noAccessModalSeverity } = useSearch({ strict: false });
  const navigate = useNavigate();
  const close = () =>
    void navigate({
      to: '.',
      replace: true,
      search: (search: object) => ({
        ...search,
        noAccessModalId: undefined,
        noAccessModalMessage: undefined,
        noAccessModalSeverity: undefined,
      }),
    });
  return (
    <Dialog
      open
      onOpenChange={close}
      title={noAccessModalSeverity === 'info' ? 'For your information' : 'No access'}
      description={noAccessModalMessage ?? 'You don’t have access to this. Ask the person who sent you the link.'}
      footer={<Button onClick={close}>{text('close')}</Button>}
    />
  );
}
