/** What one of the browsers of the floor lacks (domain/src/site/browser-floor.ts), as built scripts spell it. */
export const NEWER_SCRIPT =
  /\b(?:Map|Object)\.groupBy\b|\.withResolvers\b|\bURL\.(?:parse|canParse)\b|\.to(?:Sorted|Spliced|Reversed)\b|\bArray\.fromAsync\b|\bPromise\.try\b|\bResponse\.json\b|\.(?:is|to)WellFormed\b|\bIntl\.(?:Segmenter|DurationFormat)\b|\bAbortSignal\.any\b|\.(?:symmetricDifference|isSubsetOf|isSupersetOf|isDisjointFrom)\b|\.(?:entries|values|keys)\(\)\.(?:map|filter|some|every|find|flatMap|reduce|forEach|toArray|take|drop)\b|\bRegExp\.escape\b|\.searchParams\.size\b|\.(?:checkVisibility|moveBefore|getOrInsert)\b|\bscheduler\.yield\b|\bError\.isError\b/g;

/** Whether `:has()` stands in a list with selectors without it: where it is unknown, all of them are dropped. */
const mixesHas = (prelude: string): boolean => {
  const selectors = prelude.match(/(?:\((?:[^()]|\([^()]*\))*\)|[^,])+/g) ?? [];
  const without = selectors.filter((selector) => !selector.includes(':has('));
  return without.length > 0 && without.length < selectors.length;
};

/** Returns the rules of a built style sheet that a browser of the floor drops, beyond those behind `@supports` and for paper. */
export function newerStyles(css: string): string[] {
  const found: string[] = [];
  const plain = css.replace(/@(?:supports|media print)[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '');
  for (const [, prelude = '', block = ''] of plain.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    if (mixesHas(prelude) || /(?:^|,)(?::root|html|body):has\(/.test(prelude)) found.push(prelude);
    if (/color-mix\(|light-dark\(|oklch\(/.test(block)) found.push(`${prelude}{${block}}`);
    if (/(?:^|;)mask(?:-image)?:/.test(block) && !block.includes('-webkit-mask'))
      found.push(`${prelude}{${block}}`);
  }
  return found;
}
