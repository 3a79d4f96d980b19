import { isObject } from '@/lib/is-object';

/** The header with the id of the user that the page was rendered for. */
const actingUserHeader = 'X-Acting-User';

/** The query parameter with the same id, for addresses that the browser requests itself. */
const actingUserParameter = 'actingUser';

/** The code of a refusal because another user is signed in in this browser now. */
export const mismatchCode = 'acting-user-mismatch';

type Listener = (mismatch: boolean) => void;

const listeners = new Set<Listener>();
let actingUserId: string | null = null;
/** The server's refusal, while another user is signed in. */
let refusal: object | null = null;

/** The id of the user that this page was rendered for; `null` until it is known. */
export const actingUser = (): string | null => actingUserId;

/** Whether another user is signed in in this browser: then this page sends nothing. */
export const isMismatch = (): boolean => refusal !== null;

/** Makes this page the user's own: everything it sends from now on names them. */
export function actAs(userId: string): void {
  actingUserId = userId;
  resumeCalls();
}

const announce = (mismatch: boolean) => listeners.forEach((listener) => listener(mismatch));

/** Stops all calls of this page, where the problem says that another user is signed in. */
export function stopIfMismatch(problem: unknown): void {
  if (!isObject(problem) || problem['code'] !== mismatchCode || refusal) return;
  refusal = problem;
  announce(true);
}

/** Lets the calls of this page go on. */
export function resumeCalls(): void {
  if (!refusal) return;
  refusal = null;
  announce(false);
}

/** Calls `listener` whenever that changes; returns a function that stops it. */
export function onMismatch(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The headers of a request that names the user. */
export const actingHeaders = (): Record<string, string> =>
  actingUserId === null ? {} : { [actingUserHeader]: actingUserId };

/**
 * Adds the user of this page to an API address that the browser requests itself: a link, a download, a socket, or the
 * source of a picture, video or frame. The server refuses it once another user is signed in. Returns the address
 * unchanged until the user is known.
 */
export function withActingUser(address: string): string {
  if (actingUserId === null) return address;
  const hashAt = address.indexOf('#');
  const [request, hash] = hashAt < 0 ? [address, ''] : [address.slice(0, hashAt), address.slice(hashAt)];
  const separator = request.includes('?') ? '&' : '?';
  return `${request}${separator}${actingUserParameter}=${encodeURIComponent(actingUserId)}${hash}`;
}

/** Calls that sign in belong to no user yet: they are how a page gets its session back. */
const signsIn = ({ method, url }: Request): boolean =>
  method === 'POST' && /^\/v1\/session(\/|$)/.test(new URL(url).pathname);

/**
 * Sends a request in the name of the page's user. While another user is signed in nothing leaves the page, apart from
 * signing in. `check` sends it anyway, to learn whether that is still so.
 */
export async function sendAsActingUser(
  request: Request,
  send: (request: Request) => Promise<Response>,
  check = false,
): Promise<Response> {
  if (signsIn(request)) return send(request);
  if (refusal && !check) return Response.json(refusal, { status: 409 });
  if (actingUserId !== null) request.headers.set(actingUserHeader, actingUserId);
  const response = await send(request);
  if (response.status === 409) stopIfMismatch(await bodyOf(response));
  return response;
}

const bodyOf = (response: Response): Promise<unknown> =>
  response
    .clone()
    .json()
    .catch(() => null);
