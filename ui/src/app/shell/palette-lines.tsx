import { useNavigate, useParams } from '@tanstack/react-router';
import {
  BriefcaseBusiness,
  FileText,
  House,
  Inbox,
  Keyboard,
  LayoutTemplate,
  ListTodo,
  MessagesSquare,
  MoonStar,
  Package,
  Plus,
  Settings,
  Sun,
  Trash2,
  UserRound,
  Users,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '@/address/paths';
import { useCommandsOfPage } from '@/components/commands/page-commands';
import { useCanCreateLoans, useShowNewLoan } from '@/features/loans';
import { rule } from '@/rules/rule';
import { setTheme } from '../theme';
import { usePaletteSearch } from './use-palette-search';

/** A line of the command palette. */
export interface PaletteLine {
  id: string;
  icon: ReactNode;
  label: string;
  /** Distinguishes it from other lines with the same name. */
  detail?: string | null | undefined;
  act: () => void;
}

interface PaletteGroup {
  heading: string;
  lines: PaletteLine[];
}

/** The sections of the settings: heading, page and anchor. */
const settings = [
  { label: 'Company settings', to: paths.companySettings, hash: '' },
  { label: 'Features', to: paths.companySettings, hash: 'features' },
  { label: 'Secure upload page', to: paths.companySettings, hash: 'secure-upload' },
  { label: 'Permissions', to: paths.companySettings, hash: 'permissions' },
  { label: 'Employees', to: paths.companySettings, hash: 'employees' },
  { label: 'Contact roles', to: paths.companySettings, hash: 'sub-roles' },
  { label: 'Audit log', to: paths.companySettings, hash: 'record' },
  { label: 'Signatures', to: paths.writingSettings, hash: 'signatures' },
  { label: 'Message templates', to: paths.writingSettings, hash: 'message-templates' },
  { label: 'Your account', to: paths.account, hash: '' },
  { label: 'Password', to: paths.account, hash: 'password' },
  { label: 'Notifications', to: paths.account, hash: 'notices' },
  { label: 'Devices', to: paths.account, hash: 'devices' },
];

/** Returns all matching lines by kind; empty groups are omitted. */
export function usePaletteLines(
  words: string,
  onShowShortcuts: () => void,
): { groups: PaletteGroup[]; looking: boolean } {
  const navigate = useNavigate();
  const found = usePaletteSearch(words);
  const actions = useActions(onShowShortcuts);
  const fitting = (lines: PaletteLine[]) =>
    lines.filter(({ label }) => label.toLowerCase().includes(words.toLowerCase()));
  const ofSettings = settings.map(({ label, to, hash }) => ({
    id: `setting ${label}`,
    icon: <Settings />,
    label,
    act: () => void navigate({ to, hash }),
  }));
  const groups: PaletteGroup[] = [
    { heading: 'On this page', lines: fitting(actions.ofPage) },
    {
      heading: 'Loans',
      lines: found.loans.map(({ id, name, leadBorrowerName }) => ({
        id,
        icon: <BriefcaseBusiness />,
        label: name,
        detail: leadBorrowerName,
        act: () => void navigate({ to: paths.loan, params: { loanId: id } }),
      })),
    },
    {
      heading: 'Requests',
      lines: found.requests.map(({ id, name, loanId, loanName }) => ({
        id,
        icon: <FileText />,
        label: name,
        detail: loanName,
        act: () => void navigate({ to: paths.needsList, params: { loanId }, search: { formElementId: id } }),
      })),
    },
    {
      heading: 'People',
      lines: found.people.map(({ user }) => ({
        id: user.id,
        icon: <UserRound />,
        label: rule('displayName', user),
        detail: user.emailAddress,
        act: () => void navigate({ to: paths.contacts, search: { q: user.emailAddress } }),
      })),
    },
    {
      heading: 'Templates',
      lines: found.templates.map(({ id, name }) => ({
        id,
        icon: <LayoutTemplate />,
        label: name,
        act: () => void navigate({ to: paths.template, params: { templateId: id } }),
      })),
    },
    { heading: 'Settings', lines: words === '' ? [] : fitting(ofSettings) },
    { heading: 'Actions', lines: fitting(actions.everywhere) },
  ];
  return { groups: groups.filter(({ lines }) => lines.length > 0), looking: found.looking };
}

/** Returns the available actions, of the page and of the application. */
function useActions(onShowShortcuts: () => void): { ofPage: PaletteLine[]; everywhere: PaletteLine[] } {
  const navigate = useNavigate();
  const { loanId } = useParams({ strict: false });
  const commands = useCommandsOfPage();
  const mayOpen = useCanCreateLoans();
  const showNewLoan = useShowNewLoan();
  const line = (label: string, icon: ReactNode, act: () => void): PaletteLine => ({ id: label, label, icon, act });
  const ofLoan = loanId
    ? [
        line('Overview of this loan', <House />, () => void navigate({ to: paths.loan, params: { loanId } })),
        line('Needs list of this loan', <ListTodo />, () => void navigate({ to: paths.needsList, params: { loanId } })),
        line('Package of this loan', <Package />, () => void navigate({ to: paths.package, params: { loanId } })),
        line('Trash of this loan', <Trash2 />, () => void navigate({ to: paths.trash, params: { loanId } })),
        line(
          'Messages of this loan',
          <MessagesSquare />,
          () => void navigate({ to: paths.messages, params: { loanId } }),
        ),
      ]
    : [];
  return {
    ofPage: [...commands.map(({ label, icon, act }) => line(label, icon, act)), ...ofLoan],
    everywhere: [
      ...(mayOpen ? [line('New loan', <Plus />, showNewLoan)] : []),
      line('Go to Home', <House />, () => void navigate({ to: paths.home })),
      line('Go to Loans', <BriefcaseBusiness />, () => void navigate({ to: paths.loans })),
      line('Go to Messages', <MessagesSquare />, () => void navigate({ to: paths.inbox })),
      line('Go to Secure upload', <Inbox />, () => void navigate({ to: paths.tray })),
      line('Go to Contacts', <Users />, () => void navigate({ to: paths.contacts })),
      line('Go to Templates', <LayoutTemplate />, () => void navigate({ to: paths.templates })),
      line('Go to Settings', <Settings />, () => void navigate({ to: paths.companySettings })),
      line('Use light appearance', <Sun />, () => setTheme('light')),
      line('Use dark appearance', <MoonStar />, () => setTheme('dark')),
      line('Show keyboard shortcuts', <Keyboard />, onShowShortcuts),
    ],
  };
}
