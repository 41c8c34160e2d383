import type { Page } from '@playwright/test';

type Heard = typeof globalThis & { toasts?: string[] };

/** Has a page note what its toasts say, from its next load on: one of 1500 ms is gone before a busy machine looks for it. */
export const hearToasts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const heard: string[] = [];
    (globalThis as Heard).toasts = heard;
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (!(node instanceof Element)) continue;
        const toasts = [node, ...node.querySelectorAll('*')].filter((one) => one.matches('.Toastify__toast'));
        heard.push(...toasts.map(({ textContent }) => textContent ?? ''));
      }
    }).observe(document, { childList: true, subtree: true });
  });

/** Waits until a toast has said `text` since the page's load; each counts once. */
export async function toastSays(page: Page, text: string): Promise<void> {
  const take = (words: string): boolean => {
    const { toasts = [] } = globalThis as Heard;
    const at = toasts.findIndex((said) => said.includes(words));
    return at >= 0 && toasts.splice(at, 1).length > 0;
  };
  await page.waitForFunction(take, text, { timeout: 60_000 });
}
