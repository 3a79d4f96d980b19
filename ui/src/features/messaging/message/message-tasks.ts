import {
  Forward,
  type LucideIcon,
  Mail,
  MailOpen,
  Pencil,
  Printer,
  Reply,
  ScrollText,
  Star,
  Trash2,
} from 'lucide-react';
import type { Message } from '@/api/messaging/threads';
import { text } from '@/rules/text';

/** An action on a message. */
export interface MessageTask {
  name: string;
  label: string;
  icon: LucideIcon;
  act: () => void;
  /** Its keyboard shortcut. */
  key?: string;
  /** Whether it is on, for toggles. */
  on?: boolean;
  danger?: boolean;
}

/** The handlers of the actions. */
export interface MessageHandlers {
  reply: (message: Message) => void;
  forward: (message: Message) => void;
  print: (message: Message) => void;
  viewOriginal: (message: Message) => void;
  edit: (message: Message) => void;
  remove: (message: Message) => void;
  setUnread: (message: Message, unread: boolean) => void;
  setImportant: (message: Message, important: boolean) => void;
}

/** Returns the user's possible actions on a message, in order. */
export function messageTasks(message: Message, mine: boolean, handlers: MessageHandlers): MessageTask[] {
  if (message.deleted) return [];
  const { unread, important } = message;
  const tasks: (MessageTask | false)[] = [
    message.canReply && { name: 'reply', label: 'Reply', icon: Reply, key: 'r', act: () => handlers.reply(message) },
    { name: 'forward', label: 'Forward', icon: Forward, key: 'f', act: () => handlers.forward(message) },
    {
      name: 'important',
      label: important ? 'Mark as not important' : 'Mark as important',
      icon: Star,
      key: 'i',
      on: important,
      act: () => handlers.setImportant(message, !important),
    },
    !mine && {
      name: 'unread',
      label: unread ? 'Mark as read' : 'Mark as unread',
      icon: unread ? MailOpen : Mail,
      key: 'u',
      act: () => handlers.setUnread(message, !unread),
    },
    message.canEdit && {
      name: 'edit',
      label: text('row-edit'),
      icon: Pencil,
      key: 'e',
      act: () => handlers.edit(message),
    },
    { name: 'print', label: 'Print', icon: Printer, key: 'p', act: () => handlers.print(message) },
    Boolean(message.originalMessageContentUrl) && {
      name: 'original',
      label: 'View original',
      icon: ScrollText,
      key: 'o',
      act: () => handlers.viewOriginal(message),
    },
    message.canDelete && {
      name: 'delete',
      label: text('delete'),
      icon: Trash2,
      key: 'Delete',
      danger: true,
      act: () => handlers.remove(message),
    },
  ];
  return tasks.filter((task) => task !== false);
}
