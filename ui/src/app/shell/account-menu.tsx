import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { CircleUser, LogOut, MonitorSmartphone, Signature as SignatureIcon } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { toast } from 'sonner';
import { paths } from '@/address/paths';
import { useCurrentUser } from '@/api/current-user';
import { messageFor } from '@/api/problem';
import { countUnsentElsewhere } from '@/api/session/tabs';
import {
  Menu,
  MenuContent,
  MenuItem,
  MenuLabel,
  MenuRadioGroup,
  MenuRadioItem,
  MenuSeparator,
  MenuTrigger,
} from '@/components/floating/menu';
import { ConfirmDialog } from '@/components/window/confirm-dialog';
import { countActiveUploads } from '@/features/documents';
import { signOut, signOutEverywhere } from '@/features/identity';
import { countTypedDrafts } from '@/lib/storage/typed-drafts';
import { keysOf } from '@/lib/object-keys';
import { roleGroupFacts } from '@/rules/facts';
import { rule } from '@/rules/rule';
import { clearUserData } from '../clear-user-data';
import { setTheme, useTheme, type Theme } from '../theme';

const themeWords: Record<Theme, string> = { system: 'Match my device', light: 'Light', dark: 'Dark' };
const themes = keysOf(themeWords);

const loadSignOutSteps = () => import('@/features/messaging/composer/drafts/save-before-sign-out');
const loadDraftMarks = () => import('@/features/documents/marks/draft-marks');
const loadStoredUploads = () => import('@/features/documents/queue/storage/resume-uploads');

interface SignOutRequest {
  leave: () => Promise<void>;
  /** Signs out even if unsent work is lost. */
  anyway?: boolean;
}

/** How the user signs out, and how many messages, uploads and other typed texts would be lost. */
interface SignOutLosses extends SignOutRequest {
  count: number;
  uploads: number;
  texts: number;
}

const noLoss: SignOutLosses = { leave: signOut, count: 0, uploads: 0, texts: 0 };

/** Saves what can be saved. Returns the number of items that can't. */
async function countLosses(userId: string): Promise<Omit<SignOutLosses, 'leave'>> {
  const [{ saveAllBeforeSignOut }, { countUnsentMarks }] = await Promise.all([loadSignOutSteps(), loadDraftMarks()]);
  const elsewhere = await countUnsentElsewhere(userId);
  const count = await saveAllBeforeSignOut(userId);
  return { count, uploads: countActiveUploads(), texts: countTypedDrafts() + (await countUnsentMarks()) + elsewhere };
}

/** Returns the text of the question before something is lost. */
function lossWords({ count, uploads, texts }: SignOutLosses): {
  title: string;
  description: string;
  confirmLabel: string;
} {
  if (count === 0 && texts > 0)
    return {
      title: 'Discard unsent work?',
      description:
        'You have a comment, a reason or marks on a document that aren’t sent yet, here or in another tab. Signing out discards them and stops anything still being sent.',
      confirmLabel: 'Sign out and discard',
    };
  if (count === 0)
    return {
      title: uploads === 1 ? 'Stop an upload?' : `Stop ${uploads} uploads?`,
      description: 'Files are still uploading. Signing out stops them and removes them from this browser.',
      confirmLabel: 'Stop and sign out',
    };
  return {
    title: count === 1 ? 'Discard an unsent message?' : `Discard ${count} unsent messages?`,
    description: 'It’s only in this browser because it couldn’t be saved as a draft. Signing out discards it.',
    confirmLabel: 'Sign out and discard',
  };
}

/** The signed-in user, the appearance, and the ways to sign out. */
export function AccountMenu({ children, side }: { children: ReactNode; side?: 'top' | 'bottom' }) {
  const user = useCurrentUser();
  const theme = useTheme();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const [losing, setLosing] = useState<SignOutLosses | null>(null);
  const leaving = useMutation({
    mutationFn: async ({ leave, anyway = false }: SignOutRequest) => {
      const { count, uploads, texts } = anyway ? noLoss : await countLosses(user.id);
      if (count + uploads + texts > 0) return { leave, count, uploads, texts };
      await (await loadStoredUploads()).deleteStoredUploads(user.id);
      await leave();
      await clearUserData(user.id);
      return null;
    },
    onSuccess: (lost) => {
      setLosing(lost);
      if (lost) return setAsking(false);
      location.assign(paths.signIn);
    },
    onError: (error) => toast.error(messageFor(error)),
  });
  return (
    <>
      <Menu>
        <MenuTrigger asChild>{children}</MenuTrigger>
        <MenuContent side={side ?? 'bottom'} align="start" className="w-60">
          <div className="px-2 py-1.5">
            <p className="truncate font-medium">{rule('displayName', user)}</p>
            <p className="truncate text-xs text-muted">{user.company?.name ?? user.emailAddress}</p>
          </div>
          <MenuSeparator />
          <MenuLabel>Appearance</MenuLabel>
          <MenuRadioGroup
            value={theme}
            onValueChange={(value) => setTheme(themes.find((each) => each === value) ?? theme)}
          >
            {themes.map((each) => (
              <MenuRadioItem key={each} value={each}>
                {themeWords[each]}
              </MenuRadioItem>
            ))}
          </MenuRadioGroup>
          <MenuSeparator />
          <MenuItem onSelect={() => void navigate({ to: paths.account })}>
            <CircleUser aria-hidden /> Your account
          </MenuItem>
          {roleGroupFacts[user.loggedRoleGroup].lender && (
            <MenuItem onSelect={() => void navigate({ to: paths.writingSettings })}>
              <SignatureIcon aria-hidden /> Signatures and templates
            </MenuItem>
          )}
          <MenuItem onSelect={() => leaving.mutate({ leave: signOut })}>
            <LogOut aria-hidden /> Sign out
          </MenuItem>
          <MenuItem onSelect={() => setAsking(true)}>
            <MonitorSmartphone aria-hidden /> Sign out everywhere
          </MenuItem>
        </MenuContent>
      </Menu>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Sign out everywhere?"
        description="You will be signed out on this and all your other devices, and can sign in again at any time."
        confirmLabel="Sign out everywhere"
        busy={leaving.isPending}
        onConfirm={() => leaving.mutate({ leave: signOutEverywhere })}
      />
      <ConfirmDialog
        open={losing !== null}
        onOpenChange={(open) => !open && setLosing(null)}
        danger
        {...lossWords(losing ?? noLoss)}
        busy={leaving.isPending}
        onConfirm={() => losing && leaving.mutate({ leave: losing.leave, anyway: true })}
      />
    </>
  );
}
