import { isObject } from '@/lib/is-object';

/** The header with the id of the user that the page was rendered for. */
const actingUserHeader = 'X-Acting-User';

/** The query parameter with the same id, for addresses that the browser requests itself. */
const actingUserParameter = 'actingUser';

/** The code of a refusal because another user is signed in in this browser now. */
export const mismatchCode = 'acting-user-mismatch';

type MismatchListener = (mismatch: boolean) => void;

const listeners = new Set<MismatchListener>();
let actingUserId: string | null = null;
/** The server's refusal while another user is signed in. */
let mismatchRefusal: object | null = null;

/** The id of the user that this page was rendered for; `null` until it is known. */
export const actingUser = (): string | null => actingUserId;

/** Whether another user is signed in in this browser, so that this page sends nothing. */
export const isMismatch = (): boolean => mismatchRefusal !== null;

/** Binds this page to a user: all its calls name them from now on. */
export function setActingUser(userId: string): void {
  actingUserId = userId;
  resumeCalls();
}

const notifyListeners = (mismatch: boolean) => listeners.forEach((listener) => listener(mismatch));

/** Stops all calls of this page if the problem says that another user is signed in. */
export function stopIfMismatch(problem: unknown): void {
  if (!isObject(problem) || problem['code'] !== mismatchCode || mismatchRefusal) return;
  mismatchRefusal = problem;
  notifyListeners(true);
}

/** Resumes the calls of this page. */
export function resumeCalls(): void {
  if (!mismatchRefusal) return;
  mismatchRefusal = null;
  notifyListeners(false);
}

/** Calls `listener` whenever the mismatch starts or ends. Returns a function that unsubscribes it. */
export function onMismatch(listener: MismatchListener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns the request headers that name the user. */
export const actingHeaders = (): Record<string, string> =>
  actingUserId === null ? {} : { [actingUserHeader]: actingUserId };

/**
 * Adds the page's user to an API address that the browser requests itself: a link, download, socket, image, video or
 * frame. The server refuses it once another user is signed in. Returns the address unchanged until the user is known.
 */
export function withActingUser(address: string): string {
  if (actingUserId === null) return address;
  const hashAt = address.indexOf('#');
  const [request, hash] = hashAt < 0 ? [address, ''] : [address.slice(0, hashAt), address.slice(hashAt)];
  const separator = request.includes('?') ? '&' : '?';
  return `${request}${separator}${actingUserParameter}=${encodeURIComponent(actingUserId)}${hash}`;
}

/** Sign-in calls don't belong to a user yet: a page regains its session through them. */
const isSignInCall = ({ method, url }: Request): boolean =>
  method === 'POST' && /^\/v1\/session(\/|$)/.test(new URL(url).pathname);

/**
 * Sends a request on behalf of the page's user. While another user is signed in, only sign-in calls leave the page.
 * `check` sends a request anyway, to learn whether that is still the case.
 */
export async function sendAsActingUser(
  request: Request,
  send: (request: Request) => Promise<Response>,
  check = false,
): Promise<Response> {
  if (isSignInCall(request)) return send(request);
  if (mismatchRefusal && !check) return Response.json(mismatchRefusal, { status: 409 });
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
