import { useQuery } from '@tanstack/react-query';
import { Lock } from 'lucide-react';
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { toast } from 'sonner';
import { useCurrentUser } from '@/api/current-user';
import { loanQuery } from '@/api/loan';
import { fetchDigest, recipientsQuery, writtenThreadQuery } from '@/api/messaging/compose';
import { messageFor } from '@/api/problem';
import { Switch } from '@/components/form/switch';
import { Skeleton } from '@/components/ui/skeleton';
import { HeldSingleKeys } from '@/lib/keyboard/single-keys';
import { ChoiceDialog } from '@/components/window/choice-dialog';
import { roleGroupFacts } from '@/rules/facts';
import { rule } from '@/rules/rule';
import { text } from '@/rules/text';
import { AudienceLine } from '../audience/audience-line';
import { audienceFields } from '../audience/addressed-as';
import { cancelUploads, useMessageUploads } from '../files/message-uploads';
import { ItemsDialog } from '../items/items-dialog';
import { useAddItems } from '../items/use-add-items';
import { SignatureDialog } from '../library/signature-dialog';
import { GateQuestion } from '../sending/gate-question';
import { isExistingThread } from '../sending/load-gate-question';
import { type WritingSession, withDefaultSignature } from '../writing';
import { Attachments } from './attachments';
import { BodyField } from './body-field';
import { ComposeRows } from './compose-rows';
import { hasContent, newMessage } from './composition';
import { ReplyPreview } from './reply-preview';
import { insertAboveSignature, replaceSignature, splitAtSignature } from './signature-in-body';
import { Toolbar } from './toolbar';
import { useMessageHead } from './use-composition';

const none: readonly string[] = [];

interface ComposeFormProps {
  writing: WritingSession;
  /** The thread is given: the subject can't be changed. */
  inThread?: boolean;
  autoFocus?: boolean;
  /** Items added to the message from elsewhere. */
  staged?: readonly string[];
  onStaged?: () => void;
  /** Called when the draft was discarded. */
  onDiscarded: () => void;
}

/** The message form: address rows, text, attachments and toolbar. */
export function ComposeForm({ writing, inThread = false, autoFocus = false, ...props }: ComposeFormProps) {
  const { composition, keeper, submission } = writing;
  const written = useMessageHead(composition);
  const revision = useSyncExternalStore(composition.subscribe, composition.revision);
  const keeping = useSyncExternalStore(keeper.subscribe, keeper.snapshot);
  const submitting = useSyncExternalStore(submission.subscribe, submission.snapshot);
  const { data: loan } = useQuery(loanQuery(written.loanId));
  const threadId = isExistingThread(written.threadId) ? written.threadId : '';
  const { data: thread = null } = useQuery({
    ...writtenThreadQuery(written.loanId, threadId),
    enabled: threadId !== '',
  });
  const { data: options = [] } = useQuery(
    recipientsQuery(written.loanId, rule('recipientType', { lendingTeam: thread?.lendingTeam ?? false })),
  );
  const { company } = useCurrentUser();
  const [open, setOpen] = useState<'signature' | 'items' | 'digest' | null>(null);
  const attach = useRef<(() => void) | null>(null);
  const onTheirWay = useMessageUploads(composition).some(({ status }) => status === 'uploading');
  const items = useAddItems(composition, async () => {
    await keeper.saveNow();
    composition.replace(await withDefaultSignature(newMessage(written.loanId)));
  });

  useEffect(() => {
    keeper.start();
    return () => {
      if (submission.snapshot().leaving) return;
      keeper.stop();
      void keeper.saveNow();
    };
  }, [keeper, submission]);
  const { staged = none, onStaged } = props;
  const takeStaged = useEffectEvent((ids: readonly string[]) => {
    items.add([...ids]);
    onStaged?.();
  });
  useEffect(() => {
    if (staged.length > 0) takeStaged(staged);
  }, [staged]);

  if (!loan)
    return (
      <>
        <HeldSingleKeys />
        <Skeleton className="m-3 h-40" />
      </>
    );
  const { roleGroup, permissions } = loan.me;
  const controls = rule('composeControls', { senderGroup: roleGroup, messageThreadId: written.threadId });
  // Existing text matters only if it would be replaced.
  const digestOver = (body: string) =>
    rule('addDigest', { senderGroup: roleGroup, permissions, recipients: written.recipients, body });
  // Replacing only a signature loses nothing.
  const bodyAtStake = () => {
    const now = composition.snapshot();
    return hasContent({ ...now, attachments: [] }) ? now.body : '';
  };
  const digestWarning = () => digestOver(bodyAtStake()).warning;
  const asked = open === 'digest' ? digestWarning() : null;
  const send = () => !onTheirWay && void submission.send(location.pathname);
  const addDigest = async () => {
    setOpen(null);
    const [first] = written.recipients;
    if (!first) return;
    // The user agreed to replace this text, but not text typed while the digest loads.
    const before = bodyAtStake();
    try {
      const { html } = await fetchDigest(written.loanId, first.value);
      const { body, signature } = composition.snapshot();
      const typedSince = bodyAtStake() !== before;
      const whole = typedSince
        ? insertAboveSignature(body, signature, html)
        : `${html}${splitAtSignature(body, signature).signature}`;
      composition.patch({ body: whole, isDigest: true });
      composition.focusText();
    } catch (error) {
      toast.error(messageFor(error));
    }
  };
  const askDigest = () => (digestWarning() ? setOpen('digest') : void addDigest());
  const discard = async () => {
    const before = composition.snapshot();
    const bringFilesBack = cancelUploads(before);
    await keeper.discard().catch((error: unknown) => toast.error(messageFor(error)));
    const fresh = newMessage(written.loanId, { threadId: inThread ? before.threadId : null });
    composition.replace(fresh);
    props.onDiscarded();
    const begun = composition.snapshot();
    // Text typed before the signature arrives stays, without the signature.
    void withDefaultSignature(fresh).then((whole) => composition.snapshot() === begun && composition.replace(whole));
    toast('Draft deleted', {
      action: {
        label: text('undo'),
        onClick: () => {
          bringFilesBack();
          composition.replace({ ...before, draftId: null, draftVersion: null });
          composition.patch({ isDigest: before.isDigest, body: `${before.body} ` });
          keeper.start();
        },
      },
    });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !event.defaultPrevented) {
      event.preventDefault();
      send();
    }
  };
  // A message without recipients starts in the To field, any other in its text.
  const asksForRecipients =
    !inThread && !written.repliedTo && written.recipients.length === 0 && written.rows.includes('RECIPIENTS');
  const violations = submitting.foundAt === composition.changes() ? submitting.violations : [];
  return (
    <div className="flex min-h-0 grow flex-col" data-autosaved onKeyDown={onKeyDown}>
      {written.repliedTo && <ReplyPreview composition={composition} repliedTo={written.repliedTo} />}
      <ComposeRows
        composition={composition}
        written={written}
        thread={thread}
        inThread={inThread}
        violations={violations}
        autoFocus={autoFocus && asksForRecipients}
        beside={
          controls.privateSwitch &&
          !inThread && (
            <label className="ml-auto flex items-center gap-2 text-[13px] text-muted">
              <Lock aria-hidden className="size-3.5 text-faint" />
              {text('private-message')}
              <Switch checked={written.locked} onCheckedChange={(locked) => composition.patch({ locked })} />
            </label>
          )
        }
      />
      <AudienceLine loanId={written.loanId} message={audienceFields(written)} className="border-b border-line px-3" />
      {keeping.merged && (
        <p role="status" className="shrink-0 border-b border-line bg-info-soft px-3 py-2 text-[13px]">
          This draft was changed on another device. Both versions are kept below.
        </p>
      )}
      <BodyField
        composition={composition}
        revision={revision}
        placeholder={roleGroupFacts[roleGroup].lender ? 'Write a message' : 'Write your message'}
        problem={violations.find(({ field }) => field === 'body')?.message ?? null}
        autoFocus={autoFocus && !asksForRecipients}
        options={options}
        onPick={(pick) => (attach.current = pick)}
        onSend={send}
      />
      <Attachments composition={composition} />
      <Toolbar
        composition={composition}
        actions={controls.actions}
        digest={digestOver('')}
        onAttach={() => attach.current?.()}
        onSignature={() => setOpen('signature')}
        signatureReason={company ? null : 'Only people at a company can use signatures'}
        onDigest={askDigest}
        onItems={() => setOpen('items')}
        onDelete={() => void discard()}
        onSend={send}
        sendReason={onTheirWay ? 'Files are still uploading' : null}
        busy={submitting.isSubmitting}
        note={keeping.note}
      />
      {asked && <ChoiceDialog words={asked} onConfirm={() => void addDigest()} onCancel={() => setOpen(null)} />}
      {open === 'signature' && company && (
        <SignatureDialog
          companyId={company.id}
          onUse={(signature) => {
            const now = composition.snapshot();
            composition.patch({ body: replaceSignature(now.body, now.signature, signature), signature });
            composition.focusText();
          }}
          onClose={() => setOpen(null)}
        />
      )}
      {open === 'items' && (
        <ItemsDialog
          loanId={written.loanId}
          onAdd={(ids) => {
            setOpen(null);
            items.add(ids);
          }}
          onClose={() => setOpen(null)}
        />
      )}
      {items.question && (
        <ChoiceDialog
          words={items.question}
          onConfirm={() => items.decide('ADD')}
          onAlternative={() => items.decide('NEW_MESSAGE')}
          onCancel={items.leave}
        />
      )}
      <GateQuestion composition={composition} submission={submission} />
    </div>
  );
}
