import { createHmac, timingSafeEqual } from 'node:crypto';
import { messages } from '@vidriera/domain/messages/messages';
import { escapeHtml } from '@vidriera/domain/values/escape-html';
import { isUid } from '@vidriera/domain/values/ids';
import type { Request, Response } from 'express';
import type { Firestore } from 'firebase-admin/firestore';
import { refs } from '../firestore/refs.ts';
import { isClosed } from '../people/is-gone.ts';
import { EVENT_MAIL } from './recipient.ts';

const PATH = '/fn/eventMail';

const signature = (secret: string, uid: string): string =>
  createHmac('sha256', secret).update(['event-mail', uid].join('\n')).digest('base64url');

/** Address where a person stops or resumes notices, without signing in. */
export const eventMailLink = (origin: string, secret: string, uid: string): string =>
  `${origin}${PATH}?${new URLSearchParams({ de: uid, firma: signature(secret, uid) })}`;

/** Returns the link's person; `null` if it is forged. Some mail programs leave `&amp;` between the parameters. */
function personOf(secret: string, { de, ...query }: Record<string, unknown>): string | null {
  const firma = query.firma ?? query['amp;firma'];
  if (typeof de !== 'string' || typeof firma !== 'string' || !isUid(de)) return null;
  const [own, given] = [signature(secret, de), firma].map((text) => Buffer.from(text));
  return own && given && own.length === given.length && timingSafeEqual(own, given) ? de : null;
}

/** GET shows a button, because scanners open links. POST stops notices (RFC 8058), or resumes them with `start=1`. */
export const eventMailPage =
  ({ db, secret }: { db: Firestore; secret: string }) =>
  async (req: Request, res: Response): Promise<{ kind: string }> => {
    const words = messages.letters.stopPage;
    const send = (status: number, body: string) =>
      res
        .status(status)
        .set({
          'Cache-Control': 'no-store',
          'Content-Security-Policy':
            "default-src 'none'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
          'Referrer-Policy': 'no-referrer',
          'X-Content-Type-Options': 'nosniff',
          'X-Robots-Tag': 'noindex',
        })
        .type('html')
        .send(page(body));
    const uid = personOf(secret, req.query);
    const person = uid ? await refs.user(db, uid).get() : null;
    if (!uid || !person?.exists || isClosed(person)) {
      send(404, `<p>${escapeHtml(words.invalid)}</p>`);
      return { kind: 'invalid' };
    }
    const isWrite = req.method === 'POST';
    const isOn = isWrite ? req.query.start === '1' : person.get(EVENT_MAIL) !== false;
    if (isWrite) await person.ref.update({ [EVENT_MAIL]: isOn });
    const query = new URLSearchParams({
      de: uid,
      firma: signature(secret, uid),
      ...(isOn ? {} : { start: '1' }),
    });
    send(
      200,
      [
        `<p>${escapeHtml(isOn ? words.on : words.off)}</p>`,
        `<form method="post" action="${escapeHtml(`${PATH}?${query}`)}"><button>${escapeHtml(isOn ? words.stop : words.start)}</button></form>`,
        `<p><a href="/">${escapeHtml(words.home)}</a></p>`,
      ].join('\n'),
    );
    return { kind: isWrite ? (isOn ? 'started' : 'stopped') : 'shown' };
  };

const page = (body: string): string => {
  const title = escapeHtml(messages.letters.stopPage.title);
  return `<!doctype html>
<html lang="es">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title></head>
<body>
<h1>${title}</h1>
${body}
</body>
</html>
`;
};
