import type { Page } from '@playwright/test';

type WithToasts = typeof globalThis & { toasts?: string[] };

/** Records toast texts from the next load on, because a toast may last only 1500 ms. */
export const recordToasts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const texts: string[] = [];
    (globalThis as WithToasts).toasts = texts;
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (!(node instanceof Element)) continue;
        const toasts = [node, ...node.querySelectorAll('*')].filter((element) =>
          element.matches('.Toastify__toast'),
        );
        texts.push(...toasts.map(({ textContent }) => textContent ?? ''));
      }
    }).observe(document, { childList: true, subtree: true });
  });

/** Waits for a toast with `text` since the load; each toast counts once. */
export async function expectToast(page: Page, text: string): Promise<void> {
  const take = (words: string): boolean => {
    const { toasts = [] } = globalThis as WithToasts;
    const at = toasts.findIndex((toast) => toast.includes(words));
    return at >= 0 && toasts.splice(at, 1).length > 0;
  };
  await page.waitForFunction(take, text);
}
