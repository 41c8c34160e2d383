/** Characters that fit the line beneath a name. */
const LENGTH = 140;

/** The first sentence of a description, cut at a word where it is too long; '' for an empty one. */
export function firstSentence(descripcion: string): string {
  const line = descripcion.trim().split('\n')[0] ?? '';
  const sentence = /^.*?[.!?…](?=\s|$)/.exec(line)?.[0] ?? line;
  if (sentence.length <= LENGTH) return sentence;
  return `${sentence.slice(0, LENGTH).replace(/[\s,;:]+\S*$/, '')}…`;
}
