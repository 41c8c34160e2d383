import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Words up to this length must not break, unless the text allows it. */
const WHOLE_WORD = 12;

/**
 * Finds text that does not fit: overflow, broken words, cut text, overlapping text.
 * @returns one line per fault
 */
const textFaults = (page: Page): Promise<string[]> =>
  page.evaluate((wholeWord) => {
    const faults = new Set<string>();
    const root = document.documentElement;
    const isScroller = (style: CSSStyleDeclaration) => /auto|scroll/.test(style.overflowX);
    const chain = (element: Element): Element[] => {
      const parents: Element[] = [];
      for (let ancestor: Element | null = element; ancestor; ancestor = ancestor.parentElement)
        parents.push(ancestor);
      return parents;
    };
    const isShown = (element: Element) =>
      element.checkVisibility({
        opacityProperty: true,
        visibilityProperty: true,
        contentVisibilityAuto: true,
      });
    const isWithin = (clips: DOMRect[]) => (rect: DOMRect) =>
      clips.every((clip) => rect.top < clip.bottom - 4 && rect.bottom > clip.top + 4);
    const short = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, 40);

    if (root.scrollWidth > innerWidth) faults.add(`the page is ${root.scrollWidth} px wide`);

    const drawn: { text: string; rects: DOMRect[]; stays: boolean }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
      const parent = node.parentElement;
      if (
        !parent ||
        ['', '·'].includes(node.data.trim()) || // a dot at a line's start is cut off on purpose
        !isShown(parent) ||
        parent.closest('script, style, noscript, svg, select')
      )
        continue;
      const parents = chain(parent);
      const styles = parents.map((ancestor) => getComputedStyle(ancestor));
      if (styles.some((style) => style.clipPath !== 'none' && style.position === 'absolute')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const rects = [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
      if (rects.length === 0) continue;
      const scroller = styles.findIndex(isScroller);
      const clips = parents
        .filter((box, at) => box !== document.body && box !== root && styles[at]?.overflowY !== 'visible')
        .map((box) => box.getBoundingClientRect());

      for (const { left, right } of rects)
        if (scroller < 0 && (left < -1 || right > innerWidth + 1))
          faults.add(`off the screen: “${short(node.data)}”`);

      for (const [index, box] of parents.entries()) {
        const style = styles[index];
        if (!style || index === scroller) break;
        if (!/hidden|clip/.test(style.overflowX) || box === document.body || box === root) continue;
        const edges = box.getBoundingClientRect();
        for (const { left, right, top, bottom } of rects) {
          if (left < edges.left - 1 || right > edges.right + 1) faults.add(`cut: “${short(node.data)}”`);
          const clamped = parents.slice(0, index + 1).some((_, at) => styles[at]?.webkitLineClamp !== 'none');
          if (style.overflowY === 'hidden' && !clamped && (top < edges.top - 4 || bottom > edges.bottom + 4))
            faults.add(`cut in height: “${short(node.data)}”`);
        }
      }

      for (const { 0: whole, 1: word = '', index } of node.data.matchAll(
        /(?<!\S)([\p{L}\p{N}]{2,})[:;,!?…]?(?![\p{L}\p{N}./@_:;,!?…])/gu,
      )) {
        const isPartOfAddress = parent.textContent.includes(`/${word}`);
        if (word.length > wholeWord || isPartOfAddress) continue;
        const part = document.createRange();
        part.setStart(node, index);
        part.setEnd(node, index + whole.length);
        const tops = [...part.getClientRects()]
          .filter(({ width }) => width > 0)
          .map(({ top }) => Math.round(top));
        if (new Set(tops).size > 1) faults.add(`broken: “${word}” in “${short(node.data)}”`);
      }

      const stays = styles.some(({ position }) => /fixed|sticky/.test(position));
      if (scroller < 0) drawn.push({ text: short(node.data), rects: rects.filter(isWithin(clips)), stays });
    }

    for (const [index, a] of drawn.entries())
      for (const b of drawn.slice(index + 1)) {
        if (a.stays || b.stays) continue;
        const over = a.rects.some((rect) =>
          b.rects.some(
            (other) =>
              Math.min(rect.right, other.right) - Math.max(rect.left, other.left) > 4 &&
              Math.min(rect.bottom, other.bottom) - Math.max(rect.top, other.top) >
                Math.min(rect.height, other.height) / 2,
          ),
        );
        if (over) faults.add(`“${a.text}” over “${b.text}”`);
      }
    return [...faults];
  }, WHOLE_WORD);

/** Checks that enlarged text fits a phone and a desktop, and leaves the last one’s size. @param widths pixels */
export async function expectTextFits(page: Page, name: string, widths = [360, 1280]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 740 });
    for (const size of ['100%', '200%']) {
      // A drawn frame, after which rows that were far below the window have their size.
      await page.evaluate((fontSize) => {
        document.documentElement.style.fontSize = fontSize;
        return new Promise(requestAnimationFrame);
      }, size);
      expect.soft(await textFaults(page), `${name} at ${width} px, text of ${size}`).toEqual([]);
    }
  }
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
}
