import { onFirstScreens } from './first-modules.ts';

/** Modules of ours under these folders and files, named from `src`. */
const ours = (...places: string[]) => new RegExp(`/ui/src/(${places.join('|')})[/.]`);

/** Modules of these packages. */
const packages = (...names: string[]) => new RegExp(`/node_modules/(${names.join('|')})/`);

const either = (...patterns: RegExp[]) => new RegExp(patterns.map(({ source }) => source).join('|'));

const icon = /\/lucide-react\/dist\/esm\/icons\//;

/** Of these modules, what one of the first screens has from the beginning, and icons that two have. */
const first = (pattern: RegExp) => (module: string) => {
  if (!pattern.test(module)) return false;
  if (icon.test(module)) return onFirstScreens(module) >= 2;
  return module.includes('/node_modules/') || onFirstScreens(module) >= 1;
};

/** Of these modules, what none of the first screens has. */
const later = (pattern: RegExp) => (module: string) => pattern.test(module) && onFirstScreens(module) === 0;

// Toasts come once there is something to say, the keys of views with the first file.
const components = 'components/(?!ui/toaster|undo/use-undo-key|window/use-(window-keys|focus-at-step)).*';

/**
 * How the build is cut: a few parts of a sensible size instead of dozens of crumbs, so that a screen comes in few
 * requests and brings nothing along that it doesn't show. A part takes what its modules need along. What a single
 * screen uses comes with that screen; `npm run size` weighs the first screens.
 */
export const parts = [
  {
    name: 'framework',
    test: either(
      /vite-plugin-wasm-helper/,
      // Lists that grow, and several questions at once, come with the few screens that have them.
      /node_modules\/(react|react-dom|scheduler|@tanstack\/(react-router|router-core|history|react-store|store|react-query|query-core)|openapi-fetch)\/(?!.*(useInfiniteQuery|infiniteQueryObserver|useQueries|queriesObserver))/,
    ),
  },
  {
    name: 'foundation',
    minShareCount: 3,
    test: first(
      either(
        packages(
          '@radix-ui/(?!react-(?:switch|checkbox))[\\w-]+',
          '@floating-ui',
          'react-remove-scroll',
          'aria-hidden',
          'lucide-react',
        ),
        ours(
          components,
          'address',
          'lib',
          // What looks into files comes with the first file.
          'rules/(?!documents).*',
          'api',
          'features/realtime',
        ),
        ours(
          'parts/documents/(queue|upload/check-on-demand)',
          'parts/people/avatar',
          'parts/unread',
          'parts/preferences',
        ),
      ),
    ),
  },
  {
    // Small things that two of the first screens have in common.
    name: 'shared',
    minShareCount: 2,
    test: either(
      /\/lucide-react\/dist\/esm\/icons\/(settings|arrow-(down|right|up)|phone|key-round|camera|external-link)\.mjs/,
      ours(
        'address/search-params',
        'app/(routes|pages/live-loan)',
        'app/overlays/(composer|new-loan)',
        'app/shell/(portal-shell|bell|account-menu|skip-link)',
        'components/(commands|layout|ui/linked-text|window/leave-question)',
        'features/identity/passkeys/passkeys-work',
        'features/loans/(api|review-status|components/(attention|loan-table-skeleton)|new-loan/(may-open|new-loan-button)|status/status-button|components/(status-badge|card-link|request-counts)|writing/write-button)',
        'features/needs-list/review/use-review',
        'features/portal/api',
        'parts/composer/(use-composer|inline/on-screen|window/(page-of|leads|window-state))',
        'parts/documents/upload/dropped/dropped-files',
        'parts/spreadsheet/(save-spreadsheet|export-button)',
        'parts/tree/row/due',
        'parts/unread',
      ),
    ),
  },
  {
    name: 'filing',
    minShareCount: 2,
    test: either(
      packages('react-dropzone', 'attr-accept', 'prop-types'),
      ours(
        'features/shoebox',
        // Of marks only what lists them: the rest comes with the documents that are marked.
        'parts/documents/(?!queue|preview|pdf|readers|scan|plan|marks/(?!said/mark-list|mark-number|mark\\.)).*',
        'api/needs-list/comments',
      ),
    ),
  },
  {
    name: 'tree',
    minShareCount: 2,
    // What a document's review takes of it comes by itself.
    test: first(ours('parts/tree/(?!review|row/(row-actions|action-icons)).*')),
  },
  {
    // What many windows and later screens have in common.
    name: 'later',
    minShareCount: 3,
    test: later(either(packages('@radix-ui', 'lucide-react'), ours(components))),
  },
];
