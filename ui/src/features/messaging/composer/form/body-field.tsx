import { FileDrop, acceptFiles } from '@/features/documents';
import { Suspense, lazy, useSyncExternalStore } from 'react';
import { useTakesMail } from '@/api/loan';
import type { RecipientOption } from '@/api/messaging/compose';
import { Skeleton } from '@/components/ui/skeleton';
import { HeldSingleKeys } from '@/lib/keyboard/single-keys';
import { rule } from '@/rules/rule';
import '../files/attach-uploads';
import { uploadTargetOf } from '../files/message-uploads';
import type { MessageComposition } from './composition';

const Editor = lazy(() => import('../editor/editor'));

/** The maximum number of mention suggestions. */
const mentioned = 8;

interface BodyFieldProps {
  composition: MessageComposition;
  /** Increases after the text was replaced from outside. */
  revision: number;
  placeholder: string;
  /** The error of the text. */
  problem: string | null;
  autoFocus: boolean;
  options: readonly RecipientOption[];
  /** Provides the function that opens the file picker. */
  onPick: (pick: () => void) => void;
  onSend: () => void;
}

/** The text of a message, which is also the drop target for files. */
export function BodyField({ composition, revision, placeholder, problem, autoFocus, ...props }: BodyFieldProps) {
  const { loanId } = composition.snapshot();
  const mails = useTakesMail(loanId);
  const focusRequests = useSyncExternalStore(composition.subscribe, composition.focusRequests);
  const takeFiles = (files: readonly File[]) => {
    acceptFiles(files, uploadTargetOf(composition.head()));
  };
  const find = (query: string) => {
    const people = props.options.filter(({ isMe, onLoan }) => onLoan && !isMe);
    const found = rule('filterUsers', { query, people: people.map(({ user, value }) => ({ ...user, id: value })) });
    return found.slice(0, mentioned).flatMap((value) => {
      const option = people.find((each) => each.value === value);
      return option ? [{ id: option.value, label: option.label }] : [];
    });
  };
  return (
    <FileDrop label="this message" multiple mails={mails} onFiles={takeFiles} className="flex min-h-0 grow flex-col">
      {({ open: pick, refusal }) => {
        props.onPick(pick);
        return (
          <>
            <Suspense
              fallback={
                <>
                  <HeldSingleKeys />
                  <Skeleton className="m-3 h-24" />
                </>
              }
            >
              <Editor
                loanId={loanId}
                label="Message"
                placeholder={placeholder}
                body={() => composition.snapshot().body}
                revision={revision}
                focusRequests={focusRequests}
                onType={(body) => composition.type(body)}
                onFiles={takeFiles}
                find={find}
                onSend={props.onSend}
                invalid={problem !== null}
                autoFocus={autoFocus}
              />
            </Suspense>
            {[problem, refusal].map(
              (words) =>
                words && (
                  <p
                    key={words}
                    role="alert"
                    className="shrink-0 px-3 pb-1.5 text-[13px] wrap-anywhere whitespace-pre-line text-bad"
                  >
                    {words}
                  </p>
                ),
            )}
          </>
        );
      }}
    </FileDrop>
  );
}
