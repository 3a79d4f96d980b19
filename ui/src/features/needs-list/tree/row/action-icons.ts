import {
  Check,
  Eye,
  EyeOff,
  FileX2,
  Flag,
  FolderInput,
  type LucideIcon,
  PanelRightOpen,
  Pencil,
  Plus,
  RotateCcw,
  ScanEye,
  Trash2,
  Upload,
  UserPlus,
  X,
} from 'lucide-react';
import type { RowAction } from '@/rules/rule';

/** The icon of each action, and its color if it has one. */
export const actionIcons: Record<RowAction, { Icon: LucideIcon; look?: string }> = {
  OPEN: { Icon: PanelRightOpen },
  ACCEPT: { Icon: Check, look: 'text-ok!' },
  REJECT: { Icon: X, look: 'text-bad!' },
  BACK_TO_SUBMITTED: { Icon: RotateCcw },
  PREVIEW: { Icon: ScanEye },
  UPLOAD_FILE: { Icon: Upload },
  REMOVE_ANSWER: { Icon: FileX2 },
  EDIT: { Icon: Pencil },
  CHANGE_PRIORITY: { Icon: Flag },
  ADD: { Icon: Plus },
  ASSIGN: { Icon: UserPlus },
  MOVE: { Icon: FolderInput },
  HIDE: { Icon: EyeOff },
  SHOW: { Icon: Eye },
  DELETE: { Icon: Trash2 },
};
