import { escapeHtml } from '@vidriera/domain/values/escape-html';
export interface ReceivedLetter {
  /** Counts from 1. */
  number: number;
  receivedAt: string;
  to: string[];
  from: string;
  subject: string;
  messageId: string;
  /** By lower-case name; values unchanged. */
  headers: Record<string, string>;
  text: string;
  html: string;
}

const PATH = '/__correo';

interface Answer {
  status: number;
  type: string;
  body: string;
}

/**
 * Answers a request for a stack's letters.
 * - `/__correo`: a list, newest first.
 * - `/__correo?carta=3`: one letter.
 * - `/__correo.json`: all letters, oldest first.
 */
export function answerMailbox(letters: readonly ReceivedLetter[], url: string): Answer {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  if (pathname === `${PATH}.json`)
    return { status: 200, type: 'application/json; charset=utf-8', body: JSON.stringify(letters) };
  const number = searchParams.get('carta');
  const letter = letters.find((sent) => `${sent.number}` === number);
  if (pathname !== PATH || (number !== null && !letter))
    return page(404, 'No hay tal carta', `<p><a href="${PATH}">Todas las cartas</a></p>`);
  return letter ? page(200, letter.subject, letterBody(letter)) : page(200, 'Correo', listBody(letters));
}

const listBody = (letters: readonly ReceivedLetter[]): string => {
  if (letters.length === 0) return '<p>Todavía no salió ninguna carta.</p>';
  const items = letters.toReversed().map(({ number, receivedAt, to, subject }) => {
    const about = `${receivedAt.slice(0, 19).replace('T', ' ')} UTC · ${to.join(', ')}`;
    return `<li><a href="${PATH}?carta=${number}">${escapeHtml(subject)}</a><br>${escapeHtml(about)}</li>`;
  });
  return `<ul>\n${items.join('\n')}\n</ul>`;
};

/** Links open in a new tab: the frame has no scripts and no origin. */
const letterBody = ({ from, to, text, html, headers }: ReceivedLetter): string => {
  const shown = `<base target="_blank">${html}`;
  return `<p><a href="${PATH}">Todas las cartas</a></p>
<p>De: ${escapeHtml(from)}<br>Para: ${escapeHtml(to.join(', '))}</p>
<iframe title="HTML" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${escapeHtml(shown)}"></iframe>
<h2>Texto</h2>
<pre>${withLinks(text)}</pre>
<h2>Encabezados</h2>
<pre>${Object.entries(headers)
    .map(([name, value]) => escapeHtml(`${name}: ${value}`))
    .join('\n')}</pre>`;
};

const withLinks = (text: string): string =>
  text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((part, i) =>
      i % 2
        ? `<a href="${escapeHtml(part)}" target="_blank" rel="noreferrer">${escapeHtml(part)}</a>`
        : escapeHtml(part),
    )
    .join('');

const page = (status: number, title: string, body: string): Answer => ({
  status,
  type: 'text/html; charset=utf-8',
  body: `<!doctype html>
<html lang="es">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title>
<style>body{font:1rem/1.5 system-ui;margin:1rem auto;max-width:60rem;padding:0 1rem}li{margin:.5rem 0}iframe{border:1px solid #999;width:100%;height:24rem}pre{white-space:pre-wrap;overflow-wrap:anywhere}</style></head>
<body>
<h1>${escapeHtml(title)}</h1>
${body}
</body>
</html>
`,
});
