import { startApp } from '@/app/start-app';
import { prefetchInitialRoute } from '@/app/prefetch-route';
import { applyTheme } from '@/app/theme';
import '@/styles/theme.css';

applyTheme();
prefetchInitialRoute();

const root = document.getElementById('root');
if (root) void startApp(root);
