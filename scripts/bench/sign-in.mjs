// Signing in to a server that is measured.

/** One person's way to call it, with bodies that are JSON already and headers of a call's own; and their cookie. */
export async function signIn(address, emailAddress) {
  const headers = {
    'content-type': 'application/json',
    'sec-fetch-site': 'same-origin',
  };
  const send = (method, path, body, more = {}) =>
    fetch(address + path, { method, headers: { ...headers, ...more }, body });
  const answer = await send('POST', '/v1/session', JSON.stringify({ emailAddress, password: 'loanroom-demo' }));
  if (!answer.ok) throw new Error(`couldn't sign in: ${answer.status}`);
  headers.cookie = answer.headers.getSetCookie()[0].split(';')[0];
  return Object.assign(send, { cookie: headers.cookie });
}
