import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from '@/app/app';
import { applyTheme } from '@/app/theme';
import { loadRules } from '@/rules/load';
import '@/styles/theme.css';

applyTheme();
// Started at once, beside everything else; routes wait for it.
loadRules().catch(() => undefined);

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
