export { PlannedReminders } from './components/planned-reminders';
export { RemindDialog } from './components/remind-dialog';
export { RemindedWords } from './components/reminded-words';
export { ReminderSetting } from './components/reminder-setting';
