import { test as base } from './story';
import { LoanroomServer } from './server';

/** Stories on a separate server with text extraction. */
export const test = base.extend({
  server: async ({ browserName: _ }, use) => {
    const server = new LoanroomServer({ LOANROOM_READ_TEXT: 'on' });
    await server.start();
    await use(server);
    await server.dispose();
  },
});
