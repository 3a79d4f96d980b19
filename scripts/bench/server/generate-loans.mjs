// Writes tens of thousands of loans and a needs list with thousands of requests into the database of a running server.

import { spawnSync } from 'node:child_process';

/** Whether sqlite3 is available to write them. */
export const canGenerateLoans = () => spawnSync('sqlite3', ['--version']).status === 0;

const countingQuery = (count) => `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${count})`;
const id = (uuid) => `X'${uuid.replaceAll('-', '')}'`;
const daysAgo = (seconds) => `strftime('%Y-%m-%dT%H:%M:%f+00:00', 'now', '-' || (${seconds}) || ' seconds')`;

const element = `INSERT INTO needs_list_element (id, loan_id, parent_id, name, storage_type, priority_type, hidden, modifiers,
  optional, position, version, review_state, created_at, updated_at)`;
const state = (i) =>
  `CASE (${i}) % 5 WHEN 0 THEN 'SUBMITTED' WHEN 1 THEN 'ACCEPTED' WHEN 2 THEN 'REJECTED' ELSE 'OPEN' END`;

/** Writes `loans` loans of the company with `requests` requests each, and one with a long list; returns the id of that one. */
export function generateLoans(database, { company, loans, requests, long }) {
  const longLoan = crypto.randomUUID();
  const loan = `INSERT INTO loan (id, company_id, name, amount, loan_purpose, property_address, review_status, version,
    created_at, updated_at)`;
  const sql = `
    PRAGMA busy_timeout = 30000;
    PRAGMA synchronous = OFF;
    BEGIN IMMEDIATE;
    CREATE TEMP TABLE made AS ${countingQuery(loans)} SELECT i, randomblob(16) AS loan FROM n;
    ${loan} SELECT loan, ${id(company)}, 'Made up ' || i, i * 1000, 'Purchase', i || ' Larkspur Ct', 'IN_PROGRESS', 1,
      ${daysAgo('i * 60')}, ${daysAgo('i * 60')} FROM made;
    ${element} SELECT randomblob(16), loan, NULL, 'Request ' || n.i, 'FILE', 'MEDIUM', 0, '[]', 0, n.i, 1,
      ${state('n.i * made.i')}, ${daysAgo('n.i')}, ${daysAgo('n.i')} FROM made, (${countingQuery(requests)} SELECT i FROM n) n;
    ${loan} VALUES (${id(longLoan)}, ${id(company)}, 'Long', 1, 'Purchase', NULL, 'IN_PROGRESS', 1, ${daysAgo('90000000')},
      ${daysAgo('90000000')});
    ${element} ${countingQuery(long)} SELECT randomblob(16), ${id(longLoan)}, NULL, 'Bank statements, all pages, month ' || i, 'FILE',
      'MEDIUM', 0, '[]', 0, i, 1, ${state('i')}, ${daysAgo('i')}, ${daysAgo('i')} FROM n;
    COMMIT;
    ANALYZE;`;
  write(database, sql);
  return longLoan;
}

function write(database, sql) {
  const { status, stderr } = spawnSync('sqlite3', ['-bail', database], { input: sql, encoding: 'utf8' });
  if (status !== 0) throw new Error(`the database could not be written: ${stderr}`);
}
