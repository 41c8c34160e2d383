import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CallableName, callables } from '@vidriera/domain/api/callables-schema';
import { expect, it, vi } from 'vitest';
import { definedKinds } from '../../testing/definitions.ts';
import type { ReaderName } from '../limits/table.ts';

vi.stubEnv('FIREBASE_CONFIG', '{"storageBucket":"vidriera.appspot.com"}');
vi.stubEnv('GCLOUD_PROJECT', 'vidriera');

/** Readers of the Internet reach no database: they count in memory (link-reader/reading.ts). */
const READERS: ReaderName[] = ['readCalendar', 'readLink', 'readPicture'];
/** Its mailbox is known once the account is read. */
const COUNTED_LATER = ['accountLetter confirm'];

const kinds = await definedKinds();

it('every callable is made by `define`, but those that read the Internet', () => {
  const names = new Set<string>([...kinds.map(({ callable }) => callable), ...READERS]);
  expect([...names].sort()).toEqual((Object.keys(callables) as CallableName[]).sort());
});

it('docs/security.md names each callable that anybody may call', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../../docs/security.md'), 'utf8');
  const [row = ''] = /^\| anybody .*$/m.exec(page) ?? [];
  const open = new Set(kinds.filter(({ who }) => who === 'anybody').map(({ callable }) => callable));
  expect([...row.matchAll(/`(\w+)`/g)].map(([, name]) => name)).toEqual([...open].sort());
});

it('every kind counts its calls', () => {
  const uncounted = kinds.filter(({ limits }) => limits.length === 0).map(({ name }) => name);
  expect(uncounted, '`limits` of functions/src/…/on-*.ts').toEqual(COUNTED_LATER);
});

it('says of each kind who may call, also when suspended, and what counts', () => {
  const table = kinds
    .map(
      ({ name, who, even, limits }) => `${name}: ${who}${even ? `, even ${even}` : ''}; ${limits.join(', ')}`,
    )
    .sort();
  expect(table.join('\n')).toMatchInlineSnapshot(`
    "acceptTerms: session, even gone; acceptTerms
    accountLetter confirm: session, even suspended; 
    accountLetter reset: anybody; accountLetter, lettersToOwner, lettersToStranger
    checkUsername: anybody; checkUsername
    claims bind: session; claims
    claims list: session, even suspended; claims
    claims release: session, even suspended; claims
    claims take: session; claims, take
    codes ask: anybody; accountLetter, lettersToOwner, lettersToStranger
    codes device: session, even suspended; codes
    codes enter: anybody; codes
    comeBack answer: session; comeBack
    comeBack asked: session, even suspended; comeBack
    comeBack kept: session, even suspended; comeBack
    comeBack restore: session; comeBack
    complain about: session, even suspended; complain
    complain appeal: session, even suspended; complain
    complain open: anybody; complainOpen
    complain send: session; complain
    complain status: anybody; complaintStatus
    completeAccount: session, even suspended; completeAccount
    counter invite: session, even gone; counter
    counter join: anybody, even gone; counter
    counter listed: session, even gone; counter
    counter open: helper, even gone; counter
    counter redeem: helper, even gone; counter
    counter settle: helper, even gone; counter
    counter undo: helper, even gone; counter
    counter withdraw: session, even gone; counter
    deleteAccount: session, even gone; deleteAccount
    desk account: session, even gone; desk
    desk author: session, even gone; desk
    desk case: session, even gone; desk
    desk decide: session, even gone; desk
    desk lane: session, even gone; desk
    desk log: session, even gone; desk
    desk mute: session, even gone; desk
    desk person: session, even gone; desk
    desk picture: session, even gone; desk
    desk queue: session, even gone; desk
    desk verify: session, even gone; desk
    door dates: session; door
    door find: helper; door, doorFind
    door invite: session; door
    door join: anybody; door
    door open: helper; door
    door sync: helper; door
    door withdraw: session; door
    exportData: session, even suspended; exportData, exportPart
    following block: session; following
    following follow: session; following
    following followers: session, even suspended; following
    following mine: session, even suspended; following
    following news: session, even suspended; following
    following read: session, even suspended; following
    following unblock: session, even suspended; following
    following unfollow: session, even suspended; following
    ownCalendar make: session; ownCalendar
    ownCalendar revoke: session, even suspended; ownCalendar
    ownCalendar show: session, even suspended; ownCalendar
    ownCounts: session, even suspended; ownCounts
    rename change: session; rename
    rename names: session; rename
    saveProfile: session; saveProfile
    seats answer: session; seats, go
    seats ask: session; seats
    seats attending: session, even suspended; seats
    seats dates: anybody; seats
    seats go: session; seats, go
    seats impact: session, even suspended; seats
    seats keep: session; seats
    seats leave: session, even suspended; seats, go
    seats mine: session, even suspended; seats
    seats remind: session; seats, go
    seats seen: session, even suspended; seats
    seats unremind: session, even suspended; seats, go
    seats write: session; seats, go
    signUp: anybody; signUp"
  `);
});
