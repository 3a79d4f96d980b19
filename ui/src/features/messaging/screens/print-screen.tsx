import { useEffect, useState } from 'react';
import { Printer } from 'lucide-react';
import { usePageTitle } from '@/components/layout/use-page-title';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import type { PrintData } from '@/rules/rule';
import { text } from '@/rules/text';
import { readStoredPrint } from '../actions/print-message';
import { MessageBody } from '../message/message-body';

/** The print view of a message, which opens the print dialog once it is rendered. */
export function PrintScreen({ id }: { id: string }) {
  const [data] = useState(() => readStoredPrint(id));
  usePageTitle(data?.subject || 'Message');
  useEffect(() => {
    if (!data) return;
    const drawn = requestAnimationFrame(() => window.print());
    return () => cancelAnimationFrame(drawn);
  }, [data]);
  if (!data) {
    return (
      <main>
        <EmptyState page icon={<Printer aria-hidden />} title={text('message-print-failed')}>
          This print page is available for a day, only in the browser it was printed from. Go back to the message and
          print it again.
        </EmptyState>
      </main>
    );
  }
  return <PrintedEmail data={data} />;
}

function PrintedEmail({ data }: { data: PrintData }) {
  const facts = [
    { term: 'From', words: [data.senderName, `<${data.senderEmail}>`].filter(Boolean).join(' ') },
    { term: 'To', words: data.receiverEmail },
    { term: 'Date', words: data.date },
  ];
  return (
    <main className="mx-auto max-w-3xl px-6 py-8 print:max-w-none print:p-0">
      <div className="flex items-start gap-4 border-b border-control pb-4">
        <div className="min-w-0 grow">
          <h1 className="text-xl font-semibold break-words">{data.subject || 'No subject'}</h1>
          <dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-[13px]">
            {facts.map(
              ({ term, words }) =>
                words && (
                  <div key={term} className="contents">
                    <dt className="text-muted">{term}</dt>
                    <dd className="break-words">{words}</dd>
                  </div>
                ),
            )}
          </dl>
        </div>
        <Button onClick={() => window.print()}>
          <Printer aria-hidden /> Print
        </Button>
      </div>
      <div className="py-5">
        <MessageBody html={data.body} whole onLink={() => false} />
      </div>
    </main>
  );
}
