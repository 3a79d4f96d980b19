import { begin } from '@/app/begin';
import { takeHeadStart } from '@/app/head-start';
import { applyTheme } from '@/app/theme';
import '@/styles/theme.css';

applyTheme();
takeHeadStart();

const root = document.getElementById('root');
if (root) void begin(root);
