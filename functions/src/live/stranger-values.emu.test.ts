import { callables } from '@vidriera/domain/api/callables-schema';
import { uploadUrl } from '@vidriera/domain/image/upload-url';
import { messages } from '@vidriera/domain/messages/messages';
import { bucketOf } from '@vidriera/domain/site/config';
import { beforeAll, describe, expect, test } from 'vitest';
import { refs } from '../base/firestore/refs.ts';
import { alive, call, type LiveAccount, newAccount } from '../testing/live.ts';

const BUCKET = bucketOf(process.env.GCLOUD_PROJECT ?? '');
/** Callables for people without a session. */
const OPEN = ['accountLetter', 'checkUsername', 'codes', 'complain', 'counter', 'door', 'seats', 'signUp'];
let me: LiveAccount;

beforeAll(async () => {
  me = await newAccount('borde.real');
  const perfil = { role: 'creador', creador: { descripcion: 'Bailamos' } };
  expect(await call('saveProfile', perfil, me.token)).toMatchObject({ status: 200 });
});

const upload = (path: string) =>
  uploadUrl(BUCKET, path, 't', `http://${process.env.FIREBASE_STORAGE_EMULATOR_HOST}`);
/** Returns foreign variants of an own URL. */
const foreignOnes = (url: string): string[] => [
  url.replace(/^http:\/\/[^/]+/, 'javascript:'),
  url.replace(/^http:\/\/[^/]+/, 'https://malo.example'),
  url.replace('http://', 'http://ana@'),
  url.replace(BUCKET, 'otro.appspot.com'),
];

describe('a profile', () => {
  const save = (change: object) =>
    call('saveProfile', { role: 'personal', before: { role: 'creador' }, ...change }, me.token);
  const face = () => upload(`users/${me.uid}/profile/1_a.jpg`);

  test('refuses foreign pictures', async () => {
    const creador = (more: object) => ({ role: 'creador', creador: { descripcion: 'Bailamos', ...more } });
    const { foreign } = messages.imagen;
    for (const url of foreignOnes(face())) {
      const changes = [
        ['photo_url', { photo_url: url }],
        ['creador.url_imagenPortada', creador({ url_imagenPortada: url })],
        ['creador.galeria', creador({ galeria: { before: [], urls: [url] } })],
      ] as const;
      for (const [field, change] of changes) {
        expect((await save(change)).refusal?.fields, url).toEqual([{ field, message: foreign }]);
      }
    }
    expect(await save({ photo_url: face() })).toMatchObject({ status: 200 });
  });

  test('refuses a blank description, and stores a blank name as null', async () => {
    const noneAtAll = { role: 'creador', creador: { descripcion: '\u3164\u00A0' } };
    expect((await save(noneAtAll)).refusal?.fields).toEqual([
      { field: 'creador.descripcion', message: messages.perfil.missingDescripcion },
    ]);
    expect(await save({ display_name: '\u2800' })).toMatchObject({ status: 200 });
    expect((await refs.user(alive.db, me.uid).get()).get('display_name')).toBeNull();
  });
});

describe('a call', () => {
  const nested = '['.repeat(50_000) + ']'.repeat(50_000);
  const text = 'x'.repeat(1024 * 1024);
  const NULL = '{"data":null}';
  test.each([
    ['fifty thousand nested lists', `{"data":${nested}}`],
    ['fifty thousand nested objects', `{"data":${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}}`],
    ['nested lists beside the data', `{"data":{},"otro":${nested}}`],
    ['nested lists without data', nested],
    ['a megabyte', JSON.stringify({ data: { username: text } })],
    ['a megabyte of elements', `{"data":[${'1,'.repeat(500_000)}1]}`],
    [
      'a type of the library',
      '{"data":{"@type":"type.googleapis.com/google.protobuf.Int64Value","value":{"toString":1}}}',
    ],
    ['an unknown type', '{"data":{"username":{"@type":"x"}}}'],
    ['a prototype', '{"data":{"__proto__":{"username":"libre"}}}'],
    ['a deep prototype', '{"data":{"username":"libre","creador":[{"__proto__":null}]}}'],
    ['no JSON', '{"data":'],
    ['no data', '{}'],
    ['null data', NULL],
  ])('%s: 400, and the next call is answered', async (_, body) => {
    const ask = async (nombre: string) => {
      const { status } = await fetch(`${alive.origin}/fn/${nombre}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      });
      // Callables for signed-in people refuse a stranger before they read the data.
      const refused = body === NULL && !OPEN.includes(nombre) ? 401 : 400;
      expect(status, `functions/src/…/on-*.ts of ${nombre}: uidOf(request) first, or add it to OPEN`).toBe(
        refused,
      );
    };
    // A process starts for each. Where more start at once than there are cores, an answer may outlast its function's limit.
    const names = Object.keys(callables).values();
    const askInTurn = async () => {
      for (const nombre of names) await ask(nombre);
    };
    await Promise.all([askInTurn(), askInTurn()]);
    expect(await call('checkUsername', { username: 'libre.todavia' })).toMatchObject({ status: 200 });
  });
});
