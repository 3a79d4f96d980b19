// Writes tens of thousands of threads and messages into the database of a running server.

import { spawnSync } from 'node:child_process';

/** Whether sqlite3 is available to write them. */
export const canGenerateMessages = () => spawnSync('sqlite3', ['--version']).status === 0;

const id = (uuid) => `X'${uuid.replaceAll('-', '')}'`;

/** SQL for the time `seconds` ago. */
const ago = (seconds) => `strftime('%Y-%m-%dT%H:%M:%f+00:00', 'now', '-' || (${seconds}) || ' seconds')`;

const countingQuery = (count) => `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${count})`;

const thread = `INSERT INTO message_thread (id, loan_id, title, kind, locked, lending_team, general, inactive, people_key,
  created_by, created_at, last_message_id, last_message_at, message_count, labels)`;
const message = `INSERT INTO message (id, thread_id, loan_id, seq, from_user_id, subject, body, text, in_reply_to, is_digest,
  has_links, original_html, created_at, updated_at, edited_at, deleted_at)`;
const delivery = `INSERT INTO message_delivery (message_id, user_id, thread_id, loan_id, seq, how, place, read_at, important,
  mentioned, ended)`;

/**
 * `threads` conversations of one message each and one of `messages`, all by one person of the loan to another, who has read
 * all but the last ten conversations. Returns the id of the long one.
 */
export function generateMessages(database, { loan, from, to, threads, messages }) {
  const long = crypto.randomUUID();
  const sql = `
    PRAGMA busy_timeout = 30000;
    BEGIN IMMEDIATE;
    CREATE TEMP TABLE made AS ${countingQuery(threads)} SELECT i, randomblob(16) AS thread, randomblob(16) AS message FROM n;
    ${thread} SELECT thread, ${id(loan)}, 'Subject ' || i, 'SUBJECT', 0, 0, 0, 0, NULL, ${id(from)}, ${ago('100000 + i')},
      message, ${ago('100000 + i')}, 1, '[]' FROM made;
    ${message} SELECT message, thread, ${id(loan)}, 1, ${id(from)}, '', '<p>Number ' || i || '</p>', 'Number ' || i, NULL, 0, 0,
      NULL, ${ago('100000 + i')}, ${ago('100000 + i')}, NULL, NULL FROM made;
    ${delivery} SELECT message, ${id(to)}, thread, ${id(loan)}, 1, 'TO', 0, CASE WHEN i > 10 THEN ${ago('i')} END, 0, 0, 0
      FROM made;
    ${thread} VALUES (${id(long)}, ${id(loan)}, 'Long', 'SUBJECT', 0, 0, 0, 0, NULL, ${id(from)}, ${ago('0')}, NULL, ${ago('0')},
      ${messages}, '[]');
    ${message} ${countingQuery(messages)} SELECT randomblob(16), ${id(long)}, ${id(loan)}, i, ${id(from)}, '',
      '<p>Message ' || i || '</p>', 'Message ' || i, NULL, 0, 0, NULL, ${ago(`${messages} - i`)}, ${ago(`${messages} - i`)},
      NULL, NULL FROM n;
    ${delivery} SELECT id, ${id(to)}, thread_id, loan_id, seq, 'TO', 0, created_at, 0, 0, 0 FROM message
      WHERE thread_id = ${id(long)};
    UPDATE message_thread SET last_message_id = (SELECT id FROM message WHERE thread_id = ${id(long)} ORDER BY seq DESC LIMIT 1)
      WHERE id = ${id(long)};
    COMMIT;`;
  const { status, stderr } = spawnSync('sqlite3', ['-bail', database], { input: sql, encoding: 'utf8' });
  if (status !== 0) throw new Error(`the messages could not be written: ${stderr}`);
  return long;
}
