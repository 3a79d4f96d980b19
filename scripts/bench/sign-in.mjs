// Signs in to a benchmarked server.

/** Returns a function that sends calls as one user (JSON text as body, optional headers), and the user's cookie. */
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
