// The rules of a running server, called over HTTP by a signed-in user.

/** Signs in and returns `ask(questions)`, which takes pairs of a rule's name and an input text. */
export async function rulesOverHttp(url) {
  const emailAddress = process.env.LOANROOM_EMAIL ?? 'dana@harborpine.example';
  const password = process.env.LOANROOM_PASSWORD ?? 'loanroom-demo';
  const headers = { 'content-type': 'application/json', origin: new URL(url).origin };
  const session = await fetch(new URL('/v1/session', url), { method: 'POST', headers, body: JSON.stringify({ emailAddress, password }) });
  if (!session.ok) throw new Error(`${url} does not let ${emailAddress} in: ${session.status}`);
  const cookie = session.headers.getSetCookie().map((line) => line.split(';')[0]).join('; ');
  const one = async ([name, body]) => {
    const answer = await fetch(new URL(`/v1/rules/${name}`, url), { method: 'POST', headers: { ...headers, cookie }, body });
    if (answer.ok) return answer.text();
    if (answer.status === 422) return '{"malformed":"422"}';
    throw new Error(`${url} answers ${answer.status} for ${name}: ${await answer.text()}`);
  };
  return (questions) => Promise.all(questions.map(one));
}
