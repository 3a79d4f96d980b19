export { PageLink } from './components/page-link';
