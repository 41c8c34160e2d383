import { HEAD_MARK } from '@vidriera/domain/site/start';
import type { PageData } from '@vidriera/runtime/contract/page';

/**
 * Returns the data of a server-rendered screen; `null` on other pages. It needs no schema (see `PageData`).
 * @throws SyntaxError for invalid JSON
 */
export function serverPage(): PageData | null {
  const text = document.getElementById('vidriera-data')?.textContent;
  return text ? JSON.parse(text) : null;
}

/** Removes the server's title, meta and links from the head, before the browser renders a new screen. */
export function dropServerHead(): void {
  const nodes = [...document.head.childNodes];
  const comment = (text: string) =>
    nodes.findIndex((node) => node.nodeType === Node.COMMENT_NODE && node.nodeValue === text);
  const [from, to] = [comment(HEAD_MARK.from), comment(HEAD_MARK.to)];
  if (from < 0) return;
  for (const node of nodes.slice(from, to + 1)) node.remove();
}
