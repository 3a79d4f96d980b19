"""A mail server for tests that rejects some recipients and fails regularly.

Arguments: port, folder, options. Delivered emails are saved in the folder "new"; "attempts" has a byte per email that
was offered.
"""

import asyncio
import itertools
import os
import sys

from aiosmtpd.smtp import SMTP

port, folder, options = int(sys.argv[1]), sys.argv[2], sys.argv[3:]
fail_every = next((int(option[11:]) for option in options if option.startswith("fail-every=")), 0)
attempts, names = itertools.count(1), itertools.count(1)
new = os.path.join(folder, "new")
os.makedirs(new, exist_ok=True)


class Handler:
    async def handle_MAIL(self, server, session, envelope, address, mail_options):
        if "requires-sign-in" in options:
            return "530 5.7.0 Authentication required"
        if "refuses-sender" in options:
            return f"553 5.7.1 <{address}>: Sender address rejected: not owned by user"
        envelope.mail_from = address
        return "250 OK"

    async def handle_RCPT(self, server, session, envelope, address, rcpt_options):
        if address.lower().startswith("unknown") and "knows-everyone" not in options:
            return "550 5.1.1 No such user"
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server, session, envelope):
        with open(os.path.join(folder, "attempts"), "ab") as file:
            file.write(b".")
        if fail_every and next(attempts) % fail_every == 0:
            return "451 4.3.0 Try again later"
        if envelope.rcpt_tos[0].startswith("spam"):
            return "554 5.7.1 Rejected as spam"
        name = f"{os.getpid()}-{next(names)}"
        with open(os.path.join(folder, name), "wb") as file:
            file.write(b"X-RcptTo: " + envelope.rcpt_tos[0].encode() + b"\r\n" + envelope.content)
        os.rename(os.path.join(folder, name), os.path.join(new, name))
        return "250 OK"


async def main():
    loop = asyncio.get_running_loop()
    server = await loop.create_server(lambda: SMTP(Handler()), "127.0.0.1", port)
    await server.serve_forever()


asyncio.run(main())
