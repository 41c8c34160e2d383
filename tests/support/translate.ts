import type { Page } from '@playwright/test';

/** Texts that changed while a translated page went on showing the old ones, as `before → after`. */
type Untold = string[];
type Translated = typeof globalThis & { untold: Untold };

/**
 * Translates the page as a browser does: each text is replaced by a copy within `<font>`, now and after every change. The page's own text nodes
 * are detached then, so what is written to them reaches nobody.
 */
export const translate = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const untold: Untold = [];
    (globalThis as Translated).untold = untold;
    const NOT_TRANSLATED = 'script, style, textarea, title, noscript, font, svg, [translate="no"]';
    const told = new WeakMap<Node, Text>();
    const replace = (text: Text) => {
      const { parentElement: parent, data } = text;
      if (!parent || !data.trim() || parent.closest(NOT_TRANSLATED)) return;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      const copy = document.createTextNode(data);
      inner.append(copy);
      outer.append(inner);
      text.replaceWith(outer);
      told.set(text, copy);
      detached.observe(text, { characterData: true, characterDataOldValue: true });
    };
    const detached = new MutationObserver((changes) => {
      for (const { target, oldValue } of changes) {
        // A text that goes with its element is shown no more.
        if (told.get(target)?.isConnected) untold.push(`${oldValue} → ${target.nodeValue}`);
      }
    });
    const replaceAll = (root: Node) => {
      if (root instanceof Text) return replace(root);
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      texts.forEach(replace);
    };
    replaceAll(document.body);
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes) {
        if (type === 'characterData' && target instanceof Text) replace(target);
        for (const node of addedNodes) if (node.isConnected) replaceAll(node);
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  });

/** Returns texts that changed without the reader seeing it. */
export const untold = (page: Page): Promise<Untold> => page.evaluate(() => (globalThis as Translated).untold);
