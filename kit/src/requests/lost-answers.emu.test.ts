import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cursoFormSchema } from '@vidriera/domain/curso/schema';
import { eventoFormSchema } from '@vidriera/domain/evento/schema';
import type { Tipo } from '@vidriera/domain/values/ids';
import { derivedItemId } from '@vidriera/domain/values/item-id';
import { WRITING_MS } from '@vidriera/domain/writing-limit';
import { expect, it, vi } from 'vitest';
import { link, person, type TestPerson } from '../testing/person.ts';
import { readBrought, rememberBrought } from './brought.ts';
import { copyItem } from './copy-item.ts';
import { like, myLikes, unlike } from './likes.ts';
import { readMailSetting, writeMailSetting } from './mail-settings.ts';
import { changeItem, confirmItem, createItem, deleteItem, newId, updateItem } from './publish.ts';
import { listOwn, readItem } from './read.ts';

/** The person, whose next write arrives, but its answer is lost. */
function losing(one: TestPerson): TestPerson {
  let isLost = false;
  const lose =
    (write: (...args: never[]) => Promise<unknown>) =>
    async (...args: never[]) => {
      const done = await write(...args);
      if (isLost) return done;
      isLost = true;
      throw Object.assign(new Error('Failed to fetch'), { code: 'unavailable' });
    };
  return { ...one, connection: withWrites(one, lose) };
}

/** The person, whose next write goes nowhere and never ends. `stalled` resolves once it was sent. */
function stalling(one: TestPerson): TestPerson & { stalled: Promise<void> } {
  const sent = Promise.withResolvers<void>();
  let isStalled = false;
  const stall =
    (write: (...args: never[]) => Promise<unknown>) =>
    (...args: never[]) => {
      if (isStalled) return write(...args);
      isStalled = true;
      sent.resolve();
      return new Promise(() => undefined);
    };
  return { ...one, connection: withWrites(one, stall), stalled: sent.promise };
}

type Wrap = (write: (...args: never[]) => Promise<unknown>) => (...args: never[]) => Promise<unknown>;

/** The person's connection, with each function that writes wrapped. */
const withWrites = (one: TestPerson, wrap: Wrap) => async () => {
  const sdk = await one.connection();
  const writes = Object.entries(sdk)
    .filter(([name]) => WRITING.includes(name))
    .map(([name, write]) => [name, wrap(write as never)]);
  return { ...sdk, ...Object.fromEntries(writes) } as typeof sdk;
};

/** The SDK's functions that write. */
const WRITING = ['addDoc', 'deleteDoc', 'runTransaction', 'setDoc', 'updateDoc'];

const evento = eventoFormSchema.parse({
  titulo: 'Milonga',
  descripcion: 'Bailamos',
  categoria: 'Musica',
  tipoFecha: 'periodica',
  fechaPeriodica: 'Todos los jueves',
  horaInicio: '21:30',
});
const curso = cursoFormSchema.parse({
  titulo: 'Telar',
  descripcion: 'Desde cero',
  categorias: ['educacion'],
});

async function countOf(one: TestPerson, tipo: Tipo): Promise<unknown> {
  const { db, doc, getDoc, uid } = await one.connection();
  return (await getDoc(doc(db, 'user', uid, 'counter', tipo))).get('count');
}

interface Write {
  tipo: Tipo;
  /** Stores an item, and returns its id and version. */
  before: (ana: TestPerson) => Promise<{ id: string; version: string }>;
  /** The write, as a screen repeats it. */
  write: (ana: TestPerson, item: { id: string; version: string }) => Promise<unknown>;
  /** What is stored then. */
  stored: (ana: TestPerson, id: string) => Promise<unknown>;
  becomes: unknown;
}

const newItem =
  (tipo: 'link' | 'evento' | 'curso'): Write['before'] =>
  async (ana) => {
    const id = await createItem(tipo, { link: link('Uno'), evento, curso }[tipo], ana);
    return { id, version: (await readItem(tipo, id, ana)).version };
  };
const own: Write['stored'] = async (ana) => [
  (await listOwn('link', null, ana)).items.map(({ titulo }) => titulo),
  await countOf(ana, 'link'),
];

/** Every write of this folder, by its name. */
const WRITES: Record<string, Write> = {
  createItem: {
    tipo: 'link',
    before: async (ana) => ({ id: await newId(ana), version: '' }),
    write: (ana, { id }) => createItem('link', link('Uno'), { ...ana, id }),
    stored: own,
    becomes: [['Uno'], 1],
  },
  copyItem: {
    tipo: 'link',
    before: newItem('link'),
    write: async (ana, { id }) => copyItem('link', id, { ...ana, as: await derivedItemId(ana.uid, id) }),
    stored: own,
    becomes: [['Uno', 'Uno'], 2],
  },
  rememberBrought: {
    tipo: 'evento',
    before: async () => ({ id: 'k'.repeat(20), version: '' }),
    write: (ana, { id }) => rememberBrought({ events: [{ key: id }] }, ana),
    stored: async (ana) => (await readBrought(ana))?.keys,
    becomes: ['k'.repeat(20)],
  },
  updateItem: {
    tipo: 'link',
    before: newItem('link'),
    write: (ana, { id, version }) => updateItem('link', id, link('Dos'), { ...ana, version }),
    stored: own,
    becomes: [['Dos'], 1],
  },
  changeItem: {
    tipo: 'evento',
    before: newItem('evento'),
    write: (ana, { id, version }) => changeItem('evento', id, { agotado: true }, { ...ana, version }),
    stored: async (ana, id) => (await readItem('evento', id, ana)).agotado,
    becomes: true,
  },
  writeMailSetting: {
    tipo: 'link',
    before: newItem('link'),
    write: (ana) => writeMailSetting('reminderMail', false, ana),
    stored: (ana) => readMailSetting('reminderMail', ana),
    becomes: false,
  },
  confirmItem: {
    tipo: 'evento',
    before: newItem('evento'),
    write: (ana, { id, version }) => confirmItem('evento', id, { ...ana, version }),
    stored: async (ana, id) => {
      const { createdAt, updatedAt } = await readItem('evento', id, ana);
      return Number(updatedAt) > Number(createdAt);
    },
    becomes: true,
  },
  deleteItem: {
    tipo: 'link',
    before: newItem('link'),
    write: (ana, { id }) => deleteItem('link', id, ana),
    stored: own,
    becomes: [[], 0],
  },
  like: {
    tipo: 'link',
    before: newItem('link'),
    write: (ana, { id }) => like('link', id, ana),
    stored: async (ana, id) => (await myLikes(ana)).link.filter((one) => one === id).length,
    becomes: 1,
  },
  unlike: {
    tipo: 'link',
    before: async (ana) => {
      const item = await newItem('link')(ana);
      await like('link', item.id, ana);
      return item;
    },
    write: (ana, { id }) => unlike('link', id, ana),
    stored: async (ana) => (await myLikes(ana)).link,
    becomes: [],
  },
};

/** They take their caller's connection. */
const HELPERS = ['withCounter', 'writeNew'];

it('names every write of the folder', () => {
  const isWrite = new RegExp(`connectToWrite|\\b(?:${WRITING.join('|')}|withCounter|writeBatch)\\(`);
  const names = readdirSync(import.meta.dirname)
    .filter((file) => /^[a-z-]+\.ts$/.test(file))
    .flatMap((file) =>
      readFileSync(join(import.meta.dirname, file), 'utf8')
        .split(/^export /m)
        .slice(1),
    )
    .filter((text) => isWrite.test(text))
    .map((text) => /^(?:async )?(?:function|const) (\w+)/.exec(text)?.[1] ?? text.slice(0, 60));
  expect(names.filter((name) => !HELPERS.includes(name)).sort()).toEqual(Object.keys(WRITES).sort());
});

it.each(Object.entries(WRITES))('%s: succeeds when it is repeated after a lost answer', async (name, one) => {
  const ana = await person(`lost-${name}`, 'creador');
  const item = await one.before(ana);
  const unlucky = losing(ana);
  await one.write(unlucky, item).catch((error: unknown) => {
    expect(error).toMatchObject({ code: 'no-connection' });
  });
  await one.write(unlucky, item);
  expect(await one.stored(ana, item.id)).toEqual(one.becomes);
});

it.each(Object.entries(WRITES))(
  '%s: ends when it stalls, and succeeds when it is repeated',
  async (name, one) => {
    const ana = await person(`stalled-${name}`, 'creador');
    const item = await one.before(ana);
    const unlucky = stalling(ana);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const failed = expect(one.write(unlucky, item)).rejects.toMatchObject({ code: 'no-connection' });
      await unlucky.stalled;
      await vi.advanceTimersByTimeAsync(WRITING_MS);
      await failed;
    } finally {
      vi.useRealTimers();
    }
    await one.write(unlucky, item);
    expect(await one.stored(ana, item.id)).toEqual(one.becomes);
  },
);

it('createItem: asks before it replaces what is there under its id with other fields', async () => {
  const ana = await person('lost-published', 'creador');
  const id = await newId(ana);
  await createItem('link', link('Uno'), { ...ana, id });
  await createItem('link', link('Uno'), { ...ana, id });
  const { version } = await readItem('link', id, ana);
  await expect(createItem('link', link('Dos'), { ...ana, id })).rejects.toMatchObject({
    code: 'published',
    version,
  });
  expect(await own(ana, id)).toEqual([['Uno'], 1]);
  await updateItem('link', id, link('Dos'), { ...ana, version });
  expect(await own(ana, id)).toEqual([['Dos'], 1]);
});

it('deleteItem: deletes nothing of others, and says so', async () => {
  const [ana, beto] = await Promise.all([person('lost-ana', 'creador'), person('lost-beto', 'creador')]);
  const id = await createItem('link', link(), ana);
  await expect(deleteItem('link', id, beto)).rejects.toMatchObject({
    message: 'No se pudo eliminar. Intentá de nuevo.',
  });
  expect((await readItem('link', id, ana)).id).toBe(id);
});
