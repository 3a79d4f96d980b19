export { BellButton } from './bell-button';
export { NoticeSettings } from './notice-settings';
