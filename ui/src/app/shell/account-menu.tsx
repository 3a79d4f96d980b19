import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { LogOut, MonitorSmartphone, Signature as SignatureIcon } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { paths } from '@/address/paths';
import { useCurrentUser } from '@/api/current-user';
import { wordsFor } from '@/api/problem';
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
import { toast } from '@/components/ui/toaster';
import { ConfirmDialog } from '@/components/window/alert-dialog';
import { signOut, signOutEverywhere } from '@/features/identity/api';
import { keysOf } from '@/lib/keys';
import { roleGroupFacts } from '@/rules/facts';
import { rule } from '@/rules/rule';
import { setTheme, useTheme, type Theme } from '../theme';

const themeWords: Record<Theme, string> = { system: 'Like my device', light: 'Light', dark: 'Dark' };
const themes = keysOf(themeWords);

/** Who is signed in, the look of the pages, and the ways out. */
export function AccountMenu({ children, side }: { children: ReactNode; side?: 'top' | 'bottom' }) {
  const user = useCurrentUser();
  const theme = useTheme();
  const cache = useQueryClient();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const leaving = useMutation({
    mutationFn: (leave: () => Promise<void>) => leave(),
    onSuccess: () => {
      cache.clear();
      location.assign(paths.signIn);
    },
    onError: (error) => toast.error(wordsFor(error)),
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
          {roleGroupFacts[user.loggedRoleGroup].lender && (
            <MenuItem onSelect={() => void navigate({ to: paths.writingSettings })}>
              <SignatureIcon aria-hidden /> Signatures and templates
            </MenuItem>
          )}
          <MenuItem onSelect={() => leaving.mutate(signOut)}>
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
        onConfirm={() => leaving.mutate(signOutEverywhere)}
      />
    </>
  );
}
