import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '../support/story';
import { openMessages } from '../support/steps';
import { sendMessage } from '../support/send-message';

/** A redirect in the head of a page. */
const redirect = '<meta http-equiv="refresh" content="0;url=H/30">';

/** Markup that would request the host `H`, one kind of request per payload. */
const payloads = [
  '<style>@import "H/1.css";</style><style>@import url(H/2.css); p { background: url(H/3.png) } @font-face { font-family: x; src: url(H/4.woff) }</style>',
  '<p style="background:url(H/5.png);list-style:url(H/6.png);cursor:url(H/7.png),auto;border-image:url(H/8.png)">x</p>',
  '<p style="back\\67 round:u\\72 l(H/9.png)">x</p><p style="background-color:u\\72l(H/10.png)">x</p>',
  '<p style="background-image:image-set(\'H/11.png\' 1x);background:-webkit-image-set(url(H/12.png) 1x)">x</p>',
  '<img src="H/13.png"><img srcset="H/14.png 1x, H/15.png 2x"><picture><source srcset="H/16.png"><img></picture>',
  '<video poster="H/17.png" src="H/18.mp4" autoplay muted></video><audio src="H/19.mp3" autoplay></audio>',
  '<object data="H/20"></object><embed src="H/21"><applet code="H/22"></applet>',
  '<link rel="prefetch" href="H/23"><link rel="dns-prefetch" href="H/24"><link rel="preconnect" href="H/25">',
  '<link rel="preload" as="image" href="H/26"><link rel="stylesheet" href="H/27.css"><link rel="icon" href="H/28"><link rel="modulepreload" href="H/29">',
  redirect,
  '<iframe src="H/31"></iframe><iframe srcdoc="<img src=H/32>"></iframe><frameset><frame src="H/33"></frameset>',
  '<form id="f" action="H/34"><input type="image" src="H/35"><button autofocus>x</button></form>',
  '<base href="H/"><img src="36.png"><p style="background:url(37.png)">x</p>',
  '<svg width="9" height="9"><image href="H/38.png" width="9" height="9"/><use href="H/39.svg#a"/><filter id="i"><feImage href="H/40.png"/></filter><rect filter="url(#i)" width="9" height="9"/></svg>',
  '<table background="H/41.png"><tr background="H/42.png"><td background="H/43.png">x</td></tr></table><body background="H/44.png">',
  '<!--[if mso]><img src="H/45.png"><![endif]--><!--[if !mso]><!--><img src="H/46.png"><!--<![endif]--><!-- --!><img src="H/47.png">',
  '<noscript><img src="H/48.png"></noscript><template><img src="H/49.png"></template><xmp><img src="H/50.png"></xmp>',
  '<script src="H/51.js"></script><script>fetch("H/52")</script><img src=x onerror="fetch(\'H/53\')">',
  "<img src=\"data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'><image href='H/54.png'/></svg>\">",
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=H/55.png&gt;">',
  '<p style="content:url(H/56.png);mask:url(H/57.svg#m);filter:url(H/58.svg#f);clip-path:url(H/59.svg#c)">x</p>',
];

test('the original of a message makes no request to other hosts', async ({ blankPageFor }) => {
  const reached: string[] = [];
  const server = createServer((request, response) => {
    reached.push(request.url ?? '');
    response.end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const dana = await blankPageFor('dana');
  const loanId = await openMessages(dana);
  const withHost = (payload: string) => payload.replaceAll('H/', `${host}/`);

  // Each payload alone, opened as a page without a sandboxed frame around it.
  const { threadId } = await sendMessage(dana, loanId, '<p>Our offers</p>', { subject: 'Offers' });
  const opened: string[] = [];
  for (const payload of payloads) {
    const { id } = await sendMessage(dana, loanId, `<p>An offer</p>${withHost(payload)}`, {
      messageThreadId: threadId,
    });
    const page = await dana.goto(`/v1/messages/originatorimplementation/${id}/page?images=true`);
    // If sanitizing removed nothing, the message is shown as is and has no original.
    if (page?.status() === 404) continue;
    opened.push(payload);
    await expect(dana.getByText('An offer')).toBeVisible();
    await dana.waitForLoadState('networkidle');
    expect(reached, payload).toEqual([]);
  }
  // A redirect in the head of a page leaves nothing to show.
  expect(payloads.filter((payload) => !opened.includes(payload))).toEqual([redirect]);

  // All together, as the reader sees it.
  const all = payloads.map(withHost).join('');
  await sendMessage(dana, loanId, `<p>Every offer</p>${all}`, { messageThreadId: threadId });
  await dana.goto(`/loans/${loanId}/messages?messageThreadId=${threadId}`);
  await dana.getByRole('feed').getByRole('article').last().focus();
  await dana.keyboard.press('o');
  const dialog = dana.getByRole('dialog', { name: 'Original message' });
  await expect(dialog.locator('iframe')).toHaveAttribute('sandbox', '');
  await expect(dialog.frameLocator('iframe').getByText('Every offer')).toBeVisible();
  await expect(dialog.getByText(/Images from other sites are hidden/)).toBeVisible();
  await dana.waitForLoadState('networkidle');
  expect(reached).toEqual([]);

  // The host counts its requests.
  await fetch(`${host}/counted`);
  expect(reached).toEqual(['/counted']);
  server.close();
});

test('an image in a message makes no API call', async ({ blankPageFor }) => {
  const dana = await blankPageFor('dana');
  const loanId = await openMessages(dana);
  const addresses = [
    '/v1/documents/%2e%2e/users/me',
    '/v1/documents/..%2fusers/me',
    '/v1/documents/../loans/export',
    `/api/v1/loans/${loanId}/package/download`,
    `/v2/loans/${loanId}/activity/export`,
    `${new URL(dana.url()).origin}/v1/contacts/export`,
  ];
  const pictures = addresses.map((address) => `<img src="${address}" srcset="${address} 1x">`).join('');
  const { threadId } = await sendMessage(dana, loanId, `<p>Look at this</p>${pictures}`, { subject: 'Pictures' });
  const asked: string[] = [];
  dana.on('request', (request) => {
    if (request.resourceType() === 'image') asked.push(request.url());
  });
  await dana.goto(`/loans/${loanId}/messages?messageThreadId=${threadId}`);
  await expect(dana.getByRole('feed').getByText('Look at this')).toBeVisible();
  await dana.waitForLoadState('networkidle');
  expect(asked.filter((address) => /export|package|documents|users\/me/.test(address))).toEqual([]);
});
