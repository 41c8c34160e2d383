/** Removes these signs from a text's end. An expression for it takes time with the square of their number. */
export function withoutTail(text: string, signs: string): string {
  let end = text.length;
  while (end > 0 && signs.includes(text.charAt(end - 1))) end--;
  return text.slice(0, end);
}
