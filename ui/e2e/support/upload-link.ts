import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { LoanroomServer } from './server';

const insertLink = `
import datetime, hashlib, secrets, sqlite3, sys, uuid
data, email, *names = sys.argv[1:]
db = sqlite3.connect(data, timeout=30)
(user,) = db.execute('SELECT id FROM app_user WHERE email_key = ?', (email,)).fetchone()
link, secret, now = uuid.uuid4().bytes, secrets.token_hex(32), datetime.datetime.now(datetime.timezone.utc)
expires = now + datetime.timedelta(days=14)
hashed = hashlib.sha256(secret.encode()).hexdigest()
db.execute('INSERT INTO upload_link (id, user_id, secret_hash, created_at, expires_at) VALUES (?, ?, ?, ?, ?)',
           (link, user, hashed, now.isoformat(), expires.isoformat()))
for name in names:
    row = db.execute('SELECT id FROM needs_list_element WHERE name LIKE ? AND deleted_at IS NULL AND loan_id IN '
                     '(SELECT loan_id FROM loan_role WHERE user_id = ?)', (name + '%', user)).fetchone()
    db.execute('INSERT INTO upload_link_request (upload_link_id, element_id, assigned) VALUES (?, ?, 0)', (link, row[0]))
db.commit()
print(secret, end='')
`;

/** Returns the path of an upload link for this person and these requests, like the one in emails about them. */
export function uploadLinkFor(server: LoanroomServer, email: string, requests: readonly string[]): string {
  const database = join(server.data, 'loanroom.sqlite');
  const secret = execFileSync('python3', ['-c', insertLink, database, email, ...requests], { encoding: 'utf8' });
  return `/upload/${secret}`;
}
