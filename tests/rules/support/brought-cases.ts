import { deleteDoc, doc, getDoc, setDoc } from 'firebase/firestore/lite';
import type { Actor } from '../../support/actors.ts';
import { admin, db, put, type RulesVerdict } from './harness.ts';
import { changed, forClient, LEFT_OUT, NOW, type RulesFixture } from './values.ts';

const PATH = 'user/creador/brought/evento';
const SALT = '0123456789abcdef'.repeat(2);
const KEY = `${'Aa0'.repeat(6)}zZ`;
const BROUGHT = { salt: SALT, keys: [KEY, KEY], address: 'https://ejemplo.com/agenda.ics', updatedAt: NOW };

interface Writing {
  actor?: Actor;
  path?: string;
  before?: RulesFixture;
  change?: RulesFixture;
}
async function write({ actor = 'creador', path = PATH, before, change = {} }: Writing): Promise<void> {
  await admin.doc(PATH).delete();
  if (before) await put(PATH, changed({ ...BROUGHT, updatedAt: new Date(0) }, before));
  await setDoc(doc(db(actor), path), forClient(db(actor), changed(BROUGHT, change)));
}
type BroughtCase = [title: string, verdict: RulesVerdict, run: () => Promise<unknown>];
const writes = (title: string, verdict: RulesVerdict, writing: Writing): BroughtCase => [
  title,
  verdict,
  () => write(writing),
];
const change = (title: string, verdict: RulesVerdict, change: RulesFixture) =>
  writes(title, verdict, { change });
const reads = (actor: Actor, verdict: RulesVerdict): BroughtCase => [
  `${actor} reads it`,
  verdict,
  async () => {
    await put(PATH, { ...BROUGHT, updatedAt: new Date(0) });
    await getDoc(doc(db(actor), PATH));
  },
];

/** A creator's record of what came from calendars. */
export const BROUGHT_CASES: BroughtCase[] = [
  writes('its creator begins it', 'allow', {}),
  writes('another begins it', 'deny', { actor: 'otherCreador' }),
  writes('a visitor begins it', 'deny', { actor: 'visitor' }),
  writes('its creator goes on', 'allow', { before: { keys: [] } }),
  writes('another goes on', 'deny', { actor: 'otherCreador', before: {} }),
  writes('the salt changes', 'deny', { before: { salt: 'f'.repeat(32) } }),
  writes('a suspended creator begins it', 'deny', {
    actor: 'suspended',
    path: 'user/suspended/brought/evento',
  }),
  [
    'a suspended creator goes on',
    'deny',
    async () => {
      const path = 'user/suspended/brought/evento';
      await put(path, { ...BROUGHT, updatedAt: new Date(0) });
      try {
        await setDoc(doc(db('suspended'), path), forClient(db('suspended'), BROUGHT));
      } finally {
        await admin.doc(path).delete();
      }
    },
  ],
  writes('of links', 'deny', { path: 'user/creador/brought/link' }),
  change('no keys', 'allow', { keys: [] }),
  change('2,000 keys', 'allow', { keys: Array(2000).fill(KEY) }),
  change('2,001 keys', 'deny', { keys: Array(2001).fill(KEY) }),
  change('a long key', 'deny', { keys: [`${KEY}a`] }),
  change('a key with another sign', 'deny', { keys: [`${KEY.slice(1)}-`] }),
  change('keys that are no list', 'deny', { keys: KEY }),
  change('2,000 prints', 'allow', { prints: Array(2000).fill(KEY + KEY) }),
  change('2,001 prints', 'deny', { prints: Array(2001).fill(KEY + KEY) }),
  change('a short print', 'deny', { prints: [KEY] }),
  change('a print with another sign', 'deny', { prints: [`${KEY}${KEY.slice(1)}-`] }),
  change('prints that are no list', 'deny', { prints: KEY + KEY }),
  change('no address', 'allow', { address: null }),
  change('an address that is no link', 'deny', { address: 'javascript:alert(1)' }),
  change('a short salt', 'deny', { salt: SALT.slice(1) }),
  change('a salt that is no text', 'deny', { salt: 1 }),
  change('a time of one’s own', 'deny', { updatedAt: new Date(0) }),
  change('no time', 'deny', { updatedAt: LEFT_OUT }),
  change('one more field', 'deny', { otro: 1 }),
  reads('creador', 'allow'),
  reads('otherCreador', 'deny'),
  reads('visitor', 'deny'),
  [
    'its creator deletes it',
    'deny',
    async () => {
      await put(PATH, { ...BROUGHT, updatedAt: new Date(0) });
      await deleteDoc(doc(db('creador'), PATH));
    },
  ],
];
