import { ListChecks, ListPlus, type LucideIcon, Paperclip, Send, Signature, Trash2 } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { limitWords } from '@/features/documents';
import type { DigestControl, QuickAction } from '@/rules/rule';
import { text } from '@/rules/text';
import { TemplateMenu } from '../library/template-menu';
import type { MessageComposition } from './composition';

interface ToolbarProps {
  composition: MessageComposition;
  /** In display order. */
  actions: readonly QuickAction[];
  digest: DigestControl;
  onAttach: () => void;
  onSignature: () => void;
  signatureReason: string | null;
  onDigest: () => void;
  onItems: () => void;
  onDelete: () => void;
  onSend: () => void;
  sendReason: string | null;
  busy: boolean;
  note: string | null;
}

/** The actions on the message, in the rule's order. */
export function Toolbar(props: ToolbarProps) {
  return (
    <div
      role="toolbar"
      aria-label="Message"
      data-toast-obstacle
      className="flex shrink-0 flex-wrap items-center gap-0.5 border-t border-line px-2 py-1.5"
    >
      {props.actions.map((action) => (
        <ToolbarAction key={action} action={action} {...props} />
      ))}
    </div>
  );
}

function ToolbarAction({ action, ...props }: ToolbarProps & { action: QuickAction }) {
  const { digest } = props;
  switch (action) {
    case 'ATTACH':
      return <QuickButton label="Attach files" hint={limitWords()} Icon={Paperclip} onClick={props.onAttach} />;
    case 'TEMPLATE':
      return <TemplateMenu composition={props.composition} />;
    case 'SIGNATURE':
      return (
        <QuickButton label="Signature" Icon={Signature} reason={props.signatureReason} onClick={props.onSignature} />
      );
    case 'ADD_DIGEST':
      return (
        digest.shown && (
          <QuickButton label={text('add-digest')} Icon={ListChecks} reason={digest.reason} onClick={props.onDigest} />
        )
      );
    case 'NEEDS_LIST_ITEMS':
      return <QuickButton label="Needs-list items" Icon={ListPlus} onClick={props.onItems} />;
    case 'DELETE_DRAFT':
      return (
        <span className="ml-auto flex items-center gap-2">
          <span role="status" className="text-xs text-faint">
            {props.note}
          </span>
          <QuickButton label="Delete draft" Icon={Trash2} onClick={props.onDelete} />
        </span>
      );
    case 'SEND':
      return <SendButton {...props} />;
  }
}

interface QuickButtonProps {
  label: string;
  Icon: LucideIcon;
  hint?: string | null;
  reason?: string | null;
  onClick: () => void;
}

function QuickButton({ label, hint, Icon, reason, onClick }: QuickButtonProps) {
  return (
    <IconButton label={label} hint={hint} disabledReason={reason} onClick={onClick}>
      <Icon />
    </IconButton>
  );
}

function SendButton({ busy, sendReason, onSend }: Pick<ToolbarProps, 'busy' | 'sendReason' | 'onSend'>) {
  return (
    <Button
      look="primary"
      size="sm"
      className="ml-1"
      busy={busy}
      aria-disabled={sendReason ? true : undefined}
      title={sendReason ?? undefined}
      aria-keyshortcuts="Control+Enter Meta+Enter"
      onClick={() => !sendReason && onSend()}
    >
      <Send aria-hidden /> Send
    </Button>
  );
}
