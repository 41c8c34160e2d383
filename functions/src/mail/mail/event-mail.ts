import { createHmac, timingSafeEqual } from 'node:crypto';
import { escapeHtml } from '@vidriera/domain/values/escape-html';
import { isUid } from '@vidriera/domain/values/ids';
import type { Request, Response } from 'express';
import type { Firestore } from 'firebase-admin/firestore';
import { refs } from '../../base/firestore/refs.ts';
import { isClosed } from '../../base/people/is-gone.ts';
import { isSubscribed, SUBSCRIPTIONS, type Subscription } from './subscriptions.ts';

const PATH = '/fn/eventMail';

const NAMES = Object.keys(SUBSCRIPTIONS) as Subscription[];

const signature = (secret: string, uid: string, what: Subscription): string =>
  createHmac('sha256', secret).update([what, uid].join('\n')).digest('base64url');

/** Address where a person stops or resumes letters, without signing in. Its signature says which. */
export const stopLink = (origin: string, secret: string, uid: string, what: Subscription): string =>
  `${origin}${PATH}?${new URLSearchParams({ de: uid, firma: signature(secret, uid, what) })}`;

/** Returns the link's person and letters; `null` if it is forged. Some mail programs leave `&amp;` between the parameters. */
function askedOf(
  secret: string,
  { de, ...query }: Record<string, unknown>,
): { uid: string; what: Subscription } | null {
  const firma = query.firma ?? query['amp;firma'];
  if (typeof de !== 'string' || typeof firma !== 'string' || !isUid(de)) return null;
  const given = Buffer.from(firma);
  const what = NAMES.find((name) => {
    const own = Buffer.from(signature(secret, de, name));
    return own.length === given.length && timingSafeEqual(own, given);
  });
  return what ? { uid: de, what } : null;
}

/** GET shows a button, because scanners open links. POST stops notices (RFC 8058), or resumes them with `start=1`. */
export const eventMailPage =
  ({ db, secret }: { db: Firestore; secret: string }) =>
  async (req: Request, res: Response): Promise<{ kind: string }> => {
    const link = askedOf(secret, req.query);
    const { field, words } = SUBSCRIPTIONS[link?.what ?? 'event-mail'];
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
        .send(page(words.title, body));
    const person = link ? await refs.user(db, link.uid).get() : null;
    if (!link || !person?.exists || isClosed(person)) {
      send(404, `<p>${escapeHtml(words.invalid)}</p>`);
      return { kind: 'invalid' };
    }
    const isWrite = req.method === 'POST';
    const isOn = isWrite ? req.query.start === '1' : isSubscribed(person, link.what);
    if (isWrite) await person.ref.update({ [field]: isOn });
    const query = new URLSearchParams({
      de: link.uid,
      firma: signature(secret, link.uid, link.what),
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

const page = (name: string, body: string): string => {
  const title = escapeHtml(name);
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
