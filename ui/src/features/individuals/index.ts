export { PersonSheet } from './components/person-sheet';
