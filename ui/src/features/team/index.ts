export { PersonCard } from './components/person-card';
export { TeamPanel } from './components/team-panel';
