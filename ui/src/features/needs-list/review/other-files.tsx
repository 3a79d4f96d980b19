import { useNavigate } from '@tanstack/react-router';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { Answer } from '@/api/elements';
import { IconButton } from '@/components/ui/icon-button';

/** Buttons to the previous and next file of a request; hidden if there is only one. */
export function OtherFiles({ answers, current }: { answers: readonly Answer[]; current: Answer }) {
  const navigate = useNavigate();
  const at = answers.indexOf(current);
  if (answers.length < 2) return null;
  const show = (answer: Answer | undefined) =>
    answer &&
    void navigate({
      to: '.',
      replace: true,
      search: (now: object) => ({ ...now, documentPreviewId: answer.documentId }),
    });
  return (
    <div className="flex items-center gap-1 text-[13px] text-muted tabular-nums">
      <IconButton
        label="Previous file"
        disabledReason={at > 0 ? null : 'This is the first'}
        onClick={() => show(answers[at - 1])}
      >
        <ChevronLeft />
      </IconButton>
      File {at + 1} of {answers.length}
      <IconButton
        label="Next file"
        disabledReason={at < answers.length - 1 ? null : 'This is the last'}
        onClick={() => show(answers[at + 1])}
      >
        <ChevronRight />
      </IconButton>
    </div>
  );
}
