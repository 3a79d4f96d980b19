import { LoanroomServer, officeVariable } from './server';

/** Fills the demo office once before all stories; their servers start with copies of it. */
export default async function fillDemoOffice(): Promise<() => void> {
  const server = new LoanroomServer();
  await server.start();
  await server.stop();
  process.env[officeVariable] = server.data;
  return () => server.removeData();
}
