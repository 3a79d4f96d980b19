import type { UserRef } from '@/api/models';
import { ConfirmDialog } from '@/components/window/confirm-dialog';
import { rule } from '@/rules/rule';
import type { Team } from '../use-team';
import { useConfirmedAction } from './use-confirmed-action';

interface RevokeQuestionProps {
  team: Team;
  user: UserRef;
  onClose: () => void;
}

/** Asks before an invitation is revoked. */
export function RevokeQuestion({ team, user, onClose }: RevokeQuestionProps) {
  const confirmed = useConfirmedAction(() => team.revoke(user), onClose);
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={`Revoke ${rule('displayName', user)}’s invitation?`}
      description={`The link in the email to ${user.emailAddress} stops working. You can invite them again.`}
      confirmLabel="Revoke"
      danger
      {...confirmed}
    />
  );
}
