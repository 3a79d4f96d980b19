import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from '@/app/app';
import { takeHeadStart } from '@/app/head-start';
import { applyTheme } from '@/app/theme';
import '@/styles/theme.css';

applyTheme();
takeHeadStart();

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
