// Starts the workbench. In a separate file, because the content security policy forbids inline scripts.
import start from './workbench.js';

start({ module_or_path: new URL('./workbench_bg.wasm', import.meta.url) }).catch((error) => {
  const notice = document.createElement('p');
  notice.className = 'failure';
  notice.textContent = 'The rules could not be loaded. Reload the page to try again.';
  document.body.replaceChildren(notice);
  throw error;
});
