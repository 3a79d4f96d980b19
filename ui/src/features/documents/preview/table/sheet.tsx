import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef } from 'react';
import { cn } from '@/lib/cn';
import type { DocumentReader } from '../../readers/reader';
import type { TableFacts } from '../../readers/table';
import { useFocusOnArrival } from '../tools/use-focus-on-arrival';
import { useTableRows } from './use-table-rows';

interface SheetTableProps {
  reader: DocumentReader;
  table: number;
  facts: TableFacts;
  name: string;
  scale: number;
}

const cellLook = 'absolute inset-y-0 truncate border-r border-b border-line px-2 leading-[inherit]';

/** A table that scrolls both ways, virtualized, with fixed column headers. */
export function SheetTable({ reader, table, facts, name, scale }: SheetTableProps) {
  const area = useRef<HTMLDivElement>(null);
  const rowHeight = Math.round(28 * scale);
  const numberWidth = Math.round((String(facts.firstRow + facts.rows).length * 8 + 20) * scale);
  const widthOf = (column: number) => {
    // The width of digits, so that no number is cut off; headers are bold.
    const letters = Math.max((facts.widths[column] ?? 0) * 8.4, (facts.headings[column]?.length ?? 0) * 8.8, 40);
    return Math.round((Math.min(letters, 320) + 18) * scale);
  };
  const scrolled = () => area.current;
  const rows = useVirtualizer({
    count: facts.rows,
    getScrollElement: scrolled,
    estimateSize: () => rowHeight,
    overscan: 12,
    paddingStart: rowHeight,
  });
  const columns = useVirtualizer({
    horizontal: true,
    count: facts.columns,
    getScrollElement: scrolled,
    estimateSize: widthOf,
    overscan: 3,
    paddingStart: numberWidth,
  });
  useEffect(() => {
    rows.measure();
    columns.measure();
  }, [rows, columns, rowHeight]);
  useFocusOnArrival(area);
  const shown = rows.getVirtualItems();
  const at = useTableRows(reader, table, shown[0]?.index ?? 0, shown.at(-1)?.index ?? 0);
  const across = columns.getVirtualItems();
  const width = Math.max(columns.getTotalSize(), 1);
  const line = { height: rowHeight, width, lineHeight: `${rowHeight - 1}px` };
  return (
    <div
      ref={area}
      tabIndex={0}
      role="region"
      aria-label={`${name}, ${facts.rows.toLocaleString('en-US')} rows`}
      className="min-h-0 grow overflow-auto bg-surface tabular-nums focus-visible:-outline-offset-2"
      style={{ fontSize: `${13 * scale}px` }}
    >
      <div
        role="table"
        aria-label={name}
        aria-rowcount={facts.rows + 1}
        aria-colcount={facts.columns + 1}
        className="relative"
        style={{ height: rows.getTotalSize(), width }}
      >
        <div role="row" aria-rowindex={1} className="sticky top-0 z-10 bg-sunken font-semibold" style={line}>
          <span role="columnheader" aria-colindex={1} className={cn(cellLook, 'left-0')} style={{ width: numberWidth }}>
            <span className="sr-only">Row</span>
          </span>
          {across.map(({ index, start, size }) => (
            <span
              key={index}
              role="columnheader"
              aria-colindex={index + 2}
              title={facts.headings[index]}
              className={cellLook}
              style={{ left: start, width: size }}
            >
              {facts.headings[index]}
            </span>
          ))}
        </div>
        {shown.map((row) => (
          <div
            key={row.index}
            role="row"
            aria-rowindex={row.index + 2}
            className="absolute top-0 left-0"
            style={{ ...line, transform: `translateY(${row.start}px)` }}
          >
            <span
              role="rowheader"
              aria-colindex={1}
              className={cn(cellLook, 'left-0 bg-sunken text-right text-faint')}
              style={{ width: numberWidth }}
            >
              {row.index + facts.firstRow}
            </span>
            {across.map(({ index, start, size }) => (
              <TableCell key={index} index={index} start={start} width={size} words={at(row.index)?.[index]} />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}

interface CellProps {
  index: number;
  start: number;
  width: number;
  /** `undefined` while loading. */
  words: string | undefined;
}

const isNumber = /^[−-]?[$€£¥]?[\d,]*\.?\d+%?$/;

function TableCell({ index, start, width, words = '' }: CellProps) {
  return (
    <span
      role="cell"
      aria-colindex={index + 2}
      title={words.length * 6 > width ? words.slice(0, 1000) : undefined}
      className={cn(cellLook, isNumber.test(words) && 'text-right')}
      style={{ left: start, width }}
    >
      {words.slice(0, 500)}
    </span>
  );
}
