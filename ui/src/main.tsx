import { begin } from '@/app/begin';
import { takeHeadStart } from '@/app/head-start';
import { applyTheme } from '@/app/theme';
import { guardComposition } from '@/lib/keyboard/composing';
import '@/styles/theme.css';

applyTheme();
guardComposition();
takeHeadStart();

const root = document.getElementById('root');
if (root) void begin(root);
