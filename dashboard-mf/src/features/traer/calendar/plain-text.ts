import { Parser } from 'htmlparser2';

/** Elements that stand on lines of their own; after some comes a blank line. */
const APART = new Set(['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'table', 'blockquote']);
const LINES = new Set(['div', 'li', 'tr', 'section', 'article', 'header', 'footer', 'pre', 'hr']);
const SILENT = new Set(['script', 'style', 'title']);

/** Returns the text of HTML, or of plain text: paragraphs apart, addresses of links beside their words. */
export function plainText(html: string): string {
  let text = '';
  let silent = 0;
  /** Address and beginning of the link that is open. */
  let link: { href: string; from: number } | null = null;
  const breakLine = (name: string): void => {
    if (APART.has(name)) text += '\n\n';
    else if (LINES.has(name) && !text.endsWith('\n')) text += '\n';
  };
  const parser = new Parser({
    onopentag(name, { href }) {
      if (SILENT.has(name)) silent++;
      if (name === 'br') text += '\n';
      if (name === 'a' && href) link = { href, from: text.length };
      breakLine(name);
    },
    ontext(part) {
      if (silent === 0) text += part;
    },
    onclosetag(name) {
      if (SILENT.has(name)) silent--;
      if (name === 'a' && link) {
        const { href, from } = link;
        const words = text.slice(from).trim();
        if (/^(?:https?|mailto|tel):/i.test(href) && words !== href && `mailto:${words}` !== href)
          text += words ? ` (${href})` : href;
        link = null;
      }
      breakLine(name);
    },
  });
  parser.end(html);
  return tidied(text);
}

/** Trims lines, and leaves one blank line at most between two. */
function tidied(text: string): string {
  const lines: string[] = [];
  for (const line of text
    .replaceAll('\u00a0', ' ')
    .split('\n')
    .map((one) => one.trim()))
    if (line !== '' || (lines.length > 0 && lines.at(-1) !== '')) lines.push(line);
  return lines.join('\n').trim();
}
