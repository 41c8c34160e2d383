import { messages } from '@vidriera/domain/messages/messages';
import { escapeHtml } from '@vidriera/domain/values/escape-html';

/** Plain texts; a link has a line of its own. */
export interface Content {
  subject: string;
  before: readonly string[];
  link?: { label: string; href: string };
  after?: readonly string[];
  footer?: { text: string; href: string };
  /** An attached calendar file. */
  ics?: string | null;
}
export interface Rendered {
  subject: string;
  text: string;
  html: string;
}

const paragraph = (text: string): string => `<p>${escapeHtml(text)}</p>`;
const anchor = (href: string, label = href): string =>
  `<a href="${escapeHtml(href)}">${escapeHtml(label)}</a>`;

export function render({ subject, before, link, after = [], footer }: Content): Rendered {
  const { signature } = messages.letters;
  return {
    subject,
    text: [
      ...before,
      ...(link ? [link.href] : []),
      ...after,
      signature,
      ...(footer ? [`${footer.text}\n${footer.href}`] : []),
    ].join('\n\n'),
    html: [
      '<!doctype html>',
      `<html lang="es"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head><body>`,
      ...before.map(paragraph),
      ...(link ? [`<p>${anchor(link.href, link.label)}</p>`, `<p>${anchor(link.href)}</p>`] : []),
      ...after.map(paragraph),
      paragraph(signature),
      ...(footer ? [`<p><small>${escapeHtml(footer.text)} ${anchor(footer.href)}</small></p>`] : []),
      '</body></html>',
    ].join('\n'),
  };
}
