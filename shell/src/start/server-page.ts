import { HEAD_MARK } from '@vidriera/domain/site/start';
import type { PageData } from '@vidriera/runtime/contract/page';

/**
 * What the server embedded with the screen it rendered; `null` on a page it left to the browser. It is not parsed by a schema: the
 * HTML around it was drawn from the same values, which the server has parsed. @throws for what is no JSON
 */
export function serverPage(): PageData | null {
  const text = document.getElementById('vidriera-data')?.textContent;
  return text ? JSON.parse(text) : null;
}

/** Takes the server's title, meta and links out of the head, for a screen that is drawn anew. */
export function dropServerHead(): void {
  const nodes = [...document.head.childNodes];
  const comment = (text: string) =>
    nodes.findIndex((node) => node.nodeType === Node.COMMENT_NODE && node.nodeValue === text);
  const [from, to] = [comment(HEAD_MARK.from), comment(HEAD_MARK.to)];
  if (from < 0) return;
  for (const node of nodes.slice(from, to + 1)) node.remove();
}
