/** Characters that fit the line below a name. */
const LENGTH = 140;

/** Returns a description's first sentence, cut at a word; '' for none. */
export function firstSentence(descripcion: string): string {
  const line = descripcion.trim().split('\n')[0] ?? '';
  const sentence = /^.*?[.!?…](?=\s|$)/.exec(line)?.[0] ?? line;
  if (sentence.length <= LENGTH) return sentence;
  return `${sentence.slice(0, LENGTH).replace(/[\s,;:]+\S*$/, '')}…`;
}
