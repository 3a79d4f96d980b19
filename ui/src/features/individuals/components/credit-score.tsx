import { FilePen, RefreshCw, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { Tooltip } from '@/components/floating/tooltip';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';
import { DateText } from '@/components/ui/date-text';
import { rule } from '@/rules/rule';
import type { Credit } from '../api';
import { useRegenerateReport } from '../use-regenerate';
import { RecordReport } from './record-report';
import { ScoreGauge } from './score-gauge';

interface CreditScoreProps {
  loanId: string;
  userId: string;
  individualId: string | null;
  credit: Credit;
}

/** A person's credit score with its band, and actions to get a newer one. */
export function CreditScore({ loanId, userId, individualId, credit }: CreditScoreProps) {
  const [recording, setRecording] = useState(false);
  const band = rule('ficoBand', { score: credit.creditScore ?? null });
  return (
    <section aria-labelledby="credit-score" className="border-t border-line pt-4">
      <div className="flex items-center gap-2">
        <h3 id="credit-score" className="font-semibold">
          Credit score
        </h3>
        <div className="ml-auto">
          <RegenerateButton loanId={loanId} userId={userId} credit={credit} />
        </div>
      </div>
      <div className="flex flex-wrap items-end gap-x-5 gap-y-3">
        {band && typeof credit.creditScore === 'number' ? (
          <ScoreGauge score={credit.creditScore} band={band} />
        ) : (
          <p className="py-3 text-muted">No score yet. Order a report, or record one you have.</p>
        )}
        <div className="grid gap-2 pb-1 text-[13px] text-muted">
          <ReportError credit={credit} />
          {credit.orderedAt && (
            <p>
              Ordered <DateText at={credit.orderedAt} />
            </p>
          )}
          {individualId && !recording && (
            <Button size="sm" className="w-fit" onClick={() => setRecording(true)}>
              <FilePen aria-hidden /> Record a report
            </Button>
          )}
        </div>
      </div>
      {recording && individualId && (
        <RecordReport loanId={loanId} userId={userId} individualId={individualId} onClose={() => setRecording(false)} />
      )}
    </section>
  );
}

/** Why the last report failed, as text next to the button's tooltip. */
function ReportError({ credit }: { credit: Credit }) {
  const { error, tooltip } = rule('creditReport', credit);
  return (
    error && (
      <p className="grid gap-1">
        <Badge tone="bad" className="w-fit">
          <TriangleAlert aria-hidden /> The last report failed
        </Badge>
        <span className="break-words">{tooltip}</span>
      </p>
    )
  );
}

function RegenerateButton({ loanId, userId, credit }: Omit<CreditScoreProps, 'individualId'>) {
  const { loading, regenerate } = useRegenerateReport(loanId, userId);
  const { error, tooltip } = rule('creditReport', credit);
  return (
    <Tooltip text={tooltip}>
      <button
        type="button"
        aria-label={rule('creditReport', {}).tooltip}
        aria-busy={loading || undefined}
        aria-disabled={loading || undefined}
        onClick={() => void regenerate()}
        className="inline-flex size-8 items-center justify-center rounded-md text-muted hover:bg-hover hover:text-ink aria-disabled:cursor-progress data-[error=true]:text-bad print:hidden [&_svg]:size-4"
        data-error={error}
      >
        {loading ? <Spinner /> : <RefreshCw aria-hidden />}
      </button>
    </Tooltip>
  );
}
