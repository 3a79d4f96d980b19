import { begin } from '@/app/begin';
import { prefetchInitialRoute } from '@/app/head-start';
import { applyTheme } from '@/app/theme';
import '@/styles/theme.css';

applyTheme();
prefetchInitialRoute();

const root = document.getElementById('root');
if (root) void begin(root);
