import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useCurrentUser } from '@/api/current-user';
import { type NeedsListElement, elementsQuery } from '@/api/elements';
import { useLoan } from '@/api/loan';
import type { NeedsListView, TreeRow } from '@/rules/rule';
import { rule } from '@/rules/rule';
import { text } from '@/rules/text';
import { stateWord } from '../tree/review/review-chip';
import { rejectionWords } from '../tree/review/review-words';
import { priorityIndicator } from '../tree/row/priorities';
import { TreeSession, noFilter } from '../tree/session/tree-session';

/** The number of rows per call. */
const AT_ONCE = 400;

/** Returns all rows with all folders expanded; hidden ones only if they are shown on screen. */
function allRows(view: NeedsListView): TreeRow[] {
  const session = new TreeSession([]);
  const { rowCount } = session.update(view, noFilter);
  const rows: TreeRow[] = [];
  while (rows.length < rowCount) {
    const first = rows.length;
    const part = session.rows(first, Math.min(first + AT_ONCE, rowCount) - 1);
    const wanted = part.rows.slice(first - part.start, first - part.start + AT_ONCE);
    if (wanted.length === 0) break;
    rows.push(...wanted);
  }
  return rows;
}

/** The printed needs list: all rows, as a table across pages. */
export function PrintedList({ loanId }: { loanId: string }) {
  const loan = useLoan(loanId);
  const { id: viewerId } = useCurrentUser();
  const { showHidden = false } = useSearch({ strict: false });
  const { data: elements } = useQuery(elementsQuery(loanId));
  const { reviewStatus: loanStatus, me } = loan;
  const viewer = me.roleGroup;
  const rows = useMemo(
    () => (elements ? allRows({ loanStatus, viewer, viewerId, showHidden, elements }) : []),
    [elements, loanStatus, viewer, viewerId, showHidden],
  );
  const byId = new Map(elements?.map((element) => [element.id, element]));
  return (
    <section aria-label="Printed needs list">
      <h2 className="mb-2 text-base font-semibold">{text('needs-list')}</h2>
      <table className="w-full border-collapse text-left text-[12px]">
        <thead>
          <tr className="border-b border-control [&>th]:py-1.5 [&>th]:pr-3 [&>th]:font-semibold">
            <th scope="col">Request</th>
            <th scope="col">State</th>
            <th scope="col">Priority</th>
            <th scope="col">For</th>
            <th scope="col">Documents</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const element = byId.get(row.id);
            return element && <Row key={row.id} row={row} element={element} viewer={viewer} />;
          })}
        </tbody>
      </table>
    </section>
  );
}

interface RowProps {
  row: TreeRow;
  element: NeedsListElement;
  viewer: NeedsListView['viewer'];
}

function Row({ row, element, viewer }: RowProps) {
  const indent = { paddingLeft: `${row.depth * 14}px` };
  if (element.storageType === 'FOLDER') {
    return (
      <tr className="break-inside-avoid break-after-avoid border-b border-line">
        <th scope="row" colSpan={5} className="pt-3 pb-1 font-semibold" style={indent}>
          {element.name}
          {row.hidden && <span className="font-normal text-muted"> (hidden)</span>}
        </th>
      </tr>
    );
  }
  const { reviewState, rejection, answers, notApplicable } = element;
  const people = element.sharedInfo
    .filter(({ permissions }) => permissions !== 'LINK')
    .map(({ sharedWithUser }) => rule('displayName', sharedWithUser));
  return (
    <tr className="break-inside-avoid border-b border-line align-top [&>td]:py-1 [&>td]:pr-3">
      <td style={indent}>
        {element.name}
        {row.hidden && <span className="text-muted"> (hidden)</span>}
        {notApplicable && <p className="text-muted">Doesn’t apply: {notApplicable.reason}</p>}
        {rejection && <p className="text-muted">{rejectionWords(rejection)}</p>}
      </td>
      <td>{stateWord(reviewState)}</td>
      <td>{priorityIndicator(viewer, element.priorityType)?.label}</td>
      <td>{people.join(', ')}</td>
      <td className="break-words">{answers.map(({ documentName }) => documentName).join(', ')}</td>
    </tr>
  );
}
