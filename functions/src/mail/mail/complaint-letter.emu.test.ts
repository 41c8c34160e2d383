import type { Subject } from '@vidriera/domain/held/subject-schema';
import { describe, expect, test, vi } from 'vitest';
import { refs } from '../../base/firestore/refs.ts';
import type { ComplaintLetter } from '../../base/letters/letter-schema.ts';
import { OPERATOR } from '../../base/letters/queue.ts';
import { mailProject } from '../../testing/mail.ts';
import { complaintContent } from './complaint-letter.ts';
import { sendLetter } from './send.ts';

const { deps, server, db, signedUp, queue, mail } = await mailProject('complaint-mail');
const ORIGIN = 'https://vidriera.example';

const letter = (about: ComplaintLetter['about'], change: Partial<ComplaintLetter> = {}): ComplaintLetter => ({
  kind: 'complaint',
  about,
  case: 'evento_e',
  subject: 'evento/e' as Subject,
  titulo: 'Fiesta',
  reasons: ['fraud'],
  text: '',
  reference: 'D-BCDFGHJK',
  until: null,
  waiting: 0,
  appeal: 'open',
  ...change,
});

describe('complaintContent', () => {
  test('a receipt names the thing and the number', () => {
    const { subject, before, link } = complaintContent(letter('received'), ORIGIN);
    expect(subject).toContain('D-BCDFGHJK');
    expect(before.join(' ')).toContain('Fiesta');
    expect(link?.href).toBe(`${ORIGIN}/explore/evento/e`);
  });

  test('the author’s has reasons, the moderator’s words without links, and the way to appeal', () => {
    const { before, link } = complaintContent(
      letter('removed', { text: 'Mirá https://malo.example' }),
      ORIGIN,
    );
    expect(before.join(' ')).toContain('Estafa o robo de datos');
    expect(before.join(' ')).not.toContain('malo.example');
    expect(link?.href).toBe(`${ORIGIN}/apelar?de=evento%2Fe`);
  });

  test('the author reads of complaints only where somebody complained', () => {
    const first = (reasons: ComplaintLetter['reasons']) =>
      complaintContent(letter('held', { reasons }), ORIGIN).before[0];
    expect(first(['fraud'])).toContain('Denunciaron «Fiesta»');
    expect(first([])).toBe('Una persona revisa «Fiesta». Mientras tanto, nadie más lo ve.');
  });

  test.each([
    ['open', /podés apelar una vez/, true],
    ['used', /podés apelar una vez|final/, false],
    ['answered', /Es la respuesta a tu apelación, y la decisión es final/, true],
  ] as const)('the author’s, appeal %s', (appeal, words, isThere) => {
    for (const about of ['removed', 'suspended'] as const)
      expect(words.test(complaintContent(letter(about, { appeal }), ORIGIN).before.join(' '))).toBe(isThere);
    const { before } = complaintContent(letter('removed', { appeal: 'answered' }), ORIGIN);
    expect(before.join(' ')).not.toContain('podés apelar');
  });

  test('a moderator’s leads to the desk', () => {
    expect(complaintContent(letter('grave'), ORIGIN).link?.href).toBe(`${ORIGIN}/moderar`);
  });
});

test('while nobody moderates, the operator’s mailbox gets the desk’s letter, and reads why', async () => {
  vi.stubEnv('VIDRIERA_CONTACT', 'hola@vidriera.example');
  expect(await sendLetter(deps, await queue(OPERATOR, letter('desk', { waiting: 2 })))).toBe('sent');
  vi.unstubAllEnvs();
  const sent = server.taken.at(-1);
  expect(sent?.to).toEqual(['hola@vidriera.example']);
  expect(sent?.text).toContain('Nadie modera todavía');
});

test('goes to a confirmed address, also of people without letters about events, and to no other', async () => {
  await signedUp(['si', 'calla']);
  await signedUp(['no'], { emailVerified: false });
  await refs.user(db, 'calla').update({ eventMail: false });
  for (const uid of ['si', 'calla']) {
    expect(await sendLetter(deps, await queue(uid, letter('received')))).toBe('sent');
  }
  const id = await queue('no', letter('received'));
  expect(await sendLetter(deps, id)).toBe('dropped');
  expect(await mail(id)).toMatchObject({ reason: 'unverified' });
  expect(server.taken.map(({ to }) => to)).toEqual([['si@correo.example'], ['calla@correo.example']]);
  expect(server.taken[0]?.headers.has('list-unsubscribe')).toBe(false);
});
