import { queryOptions } from '@tanstack/react-query';
import { answer, api } from '@/api/client';
import { keys } from '@/api/keys';
import type { components } from '@/api/schema';

type Schemas = components['schemas'];

export type ReminderSettings = Schemas['ReminderSettings'];
export type ReminderPolicy = Schemas['ReminderPolicy'];
export type LoanReminders = Schemas['LoanReminders'];
export type PlannedPerson = Schemas['PlannedPerson'];
export type RemindResult = Schemas['RemindResult'];

/** The reminders to send: the requests and people, or all of them. */
export interface ReminderChoice {
  elementIds: readonly string[];
  userIds: readonly string[];
}

/** The company's reminder policy; for lead lenders only. */
export const reminderSettingsQuery = queryOptions({
  queryKey: keys.companyParts('reminders'),
  queryFn: () => answer(api.GET('/v1/company/reminders')),
});

export const putReminderPolicy = ({ version }: Pick<ReminderSettings, 'version'>, policy: ReminderPolicy) =>
  answer(api.PUT('/v1/company/reminders', { body: { version, policy } }));

/** The planned reminders of a loan: who would get what and when, and why not. */
export const loanRemindersQuery = (loanId: string) =>
  queryOptions({
    queryKey: keys.reminders(loanId),
    queryFn: ({ signal }) => answer(api.GET('/v1/loans/{loanId}/reminders', { params: { path: { loanId } }, signal })),
    staleTime: 0,
  });

/** How often people were reminded of a request, and when last. */
export const reminderHistoryQuery = (loanId: string, elementId: string) =>
  queryOptions({
    queryKey: keys.reminderHistory(loanId, elementId),
    queryFn: ({ signal }) =>
      answer(
        api.GET('/v1/loans/{loanId}/elements/{elementId}/reminders', {
          params: { path: { loanId, elementId } },
          signal,
        }),
      ),
  });

/** Returns who would get an email, and who wouldn't. */
export const reminderPreviewQuery = (loanId: string, choice: ReminderChoice, again: boolean) =>
  queryOptions({
    queryKey: keys.reminderPreview(loanId, { ...choice, again }),
    queryFn: () => remindPeople(loanId, choice, { again, note: '', dryRun: true }),
    staleTime: 0,
  });

/** Sends the reminders. */
export const remindPeople = (
  loanId: string,
  { elementIds, userIds }: ReminderChoice,
  how: { again: boolean; note: string; dryRun: boolean },
) =>
  answer(
    api.POST('/v1/loans/{loanId}/reminders', {
      params: { path: { loanId } },
      body: { elementIds: [...elementIds], userIds: [...userIds], ...how },
    }),
  );

export const pauseReminders = (loanId: string, paused: boolean) =>
  answer(api.PUT('/v1/loans/{loanId}/reminders/pause', { params: { path: { loanId } }, body: { paused } }));
